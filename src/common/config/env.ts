import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { allowances, type Allowance } from './allowances.js';
import { contestants, type ListedContestant } from './contestants.js';
import { operators, type NamedOperator } from './operators.js';
import { marketFeed, type MarketFeed } from './market-feed.js';
import { ConfigError, Reader, type Environment, type ReadFile } from './reader.js';
import { storage, type Storage } from './storage-url.js';
import { oidc, type Oidc } from './oidc.js';
import { operatorOidc, type OperatorOidc } from './operator-oidc.js';
import { trustProxy, type TrustProxy } from './trust-proxy.js';
import { weakSecrets } from './weak-secrets.js';

export const SERVICES = ['arena', 'design', 'cognitive', 'tools'] as const;
export type ServiceName = (typeof SERVICES)[number];
export const ROLES = ['api', 'worker', 'all'] as const;
export type Role = (typeof ROLES)[number];
export const PROVIDERS = ['embedded', 'openai'] as const;
export type Provider = (typeof PROVIDERS)[number];
export const BILLINGS = ['sandbox', 'stripe', 'off'] as const;
export type BillingMode = (typeof BILLINGS)[number];
export const REGISTRATIONS = ['open', 'closed'] as const;
export type RegistrationMode = (typeof REGISTRATIONS)[number];
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export const LOGGED_REQUESTS = ['true', 'false', 'all'] as const;
export type LoggedRequests = (typeof LOGGED_REQUESTS)[number];

/** Nest's token for the settings: `@Inject(CONFIG) config: Config`. */
export const CONFIG = Symbol('CONFIG');

/** All settings of a process; `docs` of each variable are in `.env.example`. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** Only source of absolute addresses; no trailing slash. */
  publicUrl: string;
  corsOrigins: '*' | string[];
  /** Absolute. */
  dataDir: string;
  /** Absent: the embedded server is used. */
  databaseUrl?: string;
  databasePoolSize: number;
  /** Absent: the embedded server is used. */
  redisUrl?: string;
  /** Certificates (PEM) of the authority that `rediss:` is checked against; absent: those that Node knows. */
  redisCa?: string;
  /** Starts every Redis key, Bull's too, so that deployments can share a server. */
  redisPrefix: string;
  storage: Storage;
  services: ServiceName[];
  role: Role;
  trustProxy: TrustProxy;
  /** Of whoever may do everything. Without it and `operators` the operator's routes are 404. */
  adminToken?: string;
  operators: NamedOperator[];
  /** Empty only before the embedded servers have made one. */
  keyPepper: string;
  /** Keys made under this one are known too: the one to come, or the one that was. */
  keyPepperAlso?: string;
  persona: string;
  trialSlots: number;
  retentionDays: number;
  arenaHourlyLimit: number;
  burstLimit: number;
  burstWindowSeconds: number;
  registrationsPerIp: number;
  /** Challengers of one operator, and of one address without one, that count in a match. */
  entries: { perOperator: number; perAddress: number };
  /** hours from the end of an hour of the simulated market until its seed and latent state are shown */
  revealHours: number;
  keyRequestsPerIp: number;
  instantKeysPerNetwork: number;
  /** Jobs of a queue of designs or images that may be open at a time; half of them for networks with none. */
  queueLimit: number;
  /** Bytes that the free keys of an address, and who has none, may store in a day. */
  bytesPerIp: number;
  /** Caps raised for networks, the narrowest first. */
  allowances: Allowance[];
  /** Whether callers may get keys by themselves. */
  registration: RegistrationMode;
  marketFeed: MarketFeed;
  /** Absent: one is drawn and kept in the database. */
  marketSeed?: string;
  tickMs: number;
  /** Models that take part as guests of the house; undefined: none is asked, and nobody retires for it. */
  contestants?: ListedContestant[];
  cognitiveKappa: number;
  drainSeconds: number;
  closeSeconds: number;
  /** Between two looks at each interface; 0: nothing is measured. */
  probeSeconds: number;
  textProvider: Provider;
  imageProvider: Provider;
  openaiBaseUrl: string;
  openaiApiKey?: string;
  /** Longest wait for an answer to begin, and between its pieces. */
  openaiTimeoutSeconds: number;
  textModel: string;
  imageModel: string;
  billing: BillingMode;
  stripeSecretKey?: string;
  stripeWebhookSecret?: string;
  /** Origin of Stripe's API. */
  stripeApiUrl: string;
  /** Absent: no mail is sent. */
  smtpUrl?: string;
  /** Sender of mails, `Name <address>` or an address. */
  mailFrom: string;
  webhookAllowPrivate: boolean;
  /** Whose tokens the agents' door takes, and as whom they must name it; absent: only keys. */
  oidc?: Oidc;
  /** Who vouches for operators that sign in to their page; absent: only tokens. */
  operatorOidc?: OperatorOidc;
  logLevel: LogLevel;
  /** Whether each request has a line of level info; all: prepared reads and probes too. */
  logRequests: LoggedRequests;
  /** Absent: nothing is traced. */
  otelEndpoint?: string;
  otelServiceName: string;
}

const readText: ReadFile = (path) => readFileSync(path, 'utf8');
const OPENAI = 'https://api.openai.com/v1';

/** Reads and checks every setting. @throws ConfigError at the first value that is not allowed */
export function loadConfig(env: Environment, readFile: ReadFile = readText): Config {
  const reader = new Reader(env, readFile);
  const dataDir = resolve(reader.text('DATA_DIR') ?? 'data');
  return {
    production: env.NODE_ENV === 'production',
    ...http(reader),
    ...servers(reader, dataDir),
    ...secrets(reader),
    ...limits(reader),
    ...engines(reader),
    ...providers(reader),
    ...billing(reader),
    ...surroundings(reader),
    oidc: oidc(reader, http(reader).publicUrl),
    operatorOidc: operatorOidc(reader, operators(reader)),
  };
}

function http(reader: Reader) {
  const port = reader.whole('PORT', 3000, 1, 65_535);
  return {
    port,
    host: reader.matching('HOST', /^[A-Za-z0-9.:_-]+$/, '0.0.0.0'),
    publicUrl: reader.address('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`,
    corsOrigins: corsOrigins(reader),
    trustProxy: trustProxy(reader),
    drainSeconds: reader.whole('DRAIN_SECONDS', 3, 0, 60),
    closeSeconds: reader.whole('CLOSE_SECONDS', 3, 1, 60),
    probeSeconds: reader.whole('PROBE_SECONDS', 60, 0, 60),
  };
}

function corsOrigins(reader: Reader): '*' | string[] {
  const given = reader.text('CORS_ORIGINS') ?? '*';
  if (given === '*') return '*';
  if (given === 'off') return [];
  const origins = reader.list('CORS_ORIGINS') ?? [];
  if (origins.length > 0 && origins.every((origin) => /^https?:\/\/[^/\s*]+$/.test(origin))) return origins;
  return reader.refuse('CORS_ORIGINS', given, '*, off, or a comma-separated list such as https://app.example');
}

function servers(reader: Reader, dataDir: string) {
  return {
    dataDir,
    databaseUrl: databaseUrl(reader),
    databasePoolSize: reader.whole('DATABASE_POOL_SIZE', 16, 2, 200),
    redisUrl: reader.secretAddress('REDIS_URL', ['redis:', 'rediss:']),
    redisCa: redisCa(reader),
    redisPrefix: reader.matching('REDIS_PREFIX', /^[A-Za-z0-9_-]{1,40}$/, 'fyra'),
    storage: storage(reader, dataDir),
    services: reader.someOf('SERVICES', SERVICES),
    role: reader.oneOf('ROLE', ROLES, 'all'),
  };
}

/** What `sslrootcert` names is read by each connection: a wrong path stops the start. */
function databaseUrl(reader: Reader): string | undefined {
  const url = reader.secretAddress('DATABASE_URL', ['postgres:', 'postgresql:']);
  const certificate = url === undefined ? null : new URL(url).searchParams.get('sslrootcert');
  if (certificate !== null) reader.file('sslrootcert of DATABASE_URL', certificate);
  return url;
}

function redisCa(reader: Reader): string | undefined {
  const path = reader.text('REDIS_TLS_CA');
  if (path === undefined) return undefined;
  const isSecure = reader.secret('REDIS_URL')?.startsWith('rediss://') === true;
  if (!isSecure) return reader.refuse('REDIS_TLS_CA', path, 'it together with a REDIS_URL that starts with rediss://');
  return reader.file('REDIS_TLS_CA', path);
}

function secrets(reader: Reader) {
  const adminToken = reader.secret('ADMIN_TOKEN');
  if (adminToken !== undefined && !/^[\x21-\x7e]+$/.test(adminToken)) {
    throw new ConfigError('ADMIN_TOKEN has spaces or characters outside ASCII: give printable ASCII without spaces');
  }
  const keyPepper = reader.secret('KEY_PEPPER');
  if (keyPepper === undefined && reader.secret('DATABASE_URL') !== undefined) {
    throw new ConfigError(
      'KEY_PEPPER is not set: give the secret under which keys are hashed, the same on every process (openssl rand -hex 32)',
    );
  }
  const keyPepperAlso = reader.secret('KEY_PEPPER_ALSO');
  if (keyPepperAlso !== undefined && keyPepperAlso === keyPepper) {
    throw new ConfigError(
      'KEY_PEPPER_ALSO is the same as KEY_PEPPER: give the one to come or the one that was, or none',
    );
  }
  const found = { adminToken, keyPepper: keyPepper ?? '', keyPepperAlso, operators: operators(reader) };
  const [weak] = isProduction(reader) ? weakSecrets(found) : [];
  if (weak !== undefined) throw new ConfigError(weak);
  return found;
}

const isProduction = (reader: Reader): boolean => reader.text('NODE_ENV') === 'production';

function limits(reader: Reader) {
  return {
    trialSlots: reader.whole('TRIAL_SLOTS', 100, 0, 1_000_000),
    retentionDays: reader.whole('RETENTION_DAYS', 30, 1, 3650),
    arenaHourlyLimit: reader.whole('ARENA_HOURLY_LIMIT', 300, 1, 1_000_000),
    burstLimit: reader.whole('BURST_LIMIT', 600, 1, 10_000_000),
    burstWindowSeconds: reader.whole('BURST_WINDOW_SECONDS', 60, 1, 3600),
    registrationsPerIp: reader.whole('REGISTRATIONS_PER_IP', 20, 0, 1_000_000),
    entries: {
      perOperator: reader.whole('ENTRIES_PER_OPERATOR', 3, 1, 1_000_000),
      perAddress: reader.whole('ENTRIES_PER_IP', 3, 1, 1_000_000),
    },
    revealHours: reader.whole('REVEAL_HOURS', 72, 0, 720),
    keyRequestsPerIp: reader.whole('KEY_REQUESTS_PER_IP', 10, 0, 1_000_000),
    instantKeysPerNetwork: reader.whole('INSTANT_KEYS_PER_NETWORK', 6, 0, 1_000_000),
    queueLimit: reader.whole('QUEUE_LIMIT', 1000, 2, 100_000),
    bytesPerIp: reader.size('BYTES_PER_IP', 200e6, 1024),
    allowances: allowances(reader),
    registration: reader.oneOf('REGISTRATION', REGISTRATIONS, 'open'),
  };
}

function engines(reader: Reader) {
  return {
    persona: reader.matching('PERSONA', /^[a-z][a-z0-9]{1,30}$/, 'bride'),
    marketFeed: absoluteReplay(marketFeed(reader)),
    marketSeed: reader.secret('MARKET_SEED'),
    tickMs: reader.whole('TICK_MS', 1000, 10, 60_000),
    contestants: contestants(reader),
    cognitiveKappa: reader.whole('COGNITIVE_KAPPA', 24, 1, 10_000),
  };
}

function absoluteReplay(feed: MarketFeed): MarketFeed {
  return feed.kind === 'replay' && !isAbsolute(feed.path) ? { ...feed, path: resolve(feed.path) } : feed;
}

function providers(reader: Reader) {
  const textProvider = reader.oneOf('TEXT_PROVIDER', PROVIDERS, 'embedded');
  const imageProvider = reader.oneOf('IMAGE_PROVIDER', PROVIDERS, 'embedded');
  const openaiBaseUrl = reader.address('OPENAI_BASE_URL', ['http:', 'https:']) ?? OPENAI;
  const openaiApiKey = reader.secret('OPENAI_API_KEY');
  if ([textProvider, imageProvider].includes('openai') && openaiBaseUrl === OPENAI && openaiApiKey === undefined) {
    throw new ConfigError('OPENAI_API_KEY is not set: give the key that TEXT_PROVIDER or IMAGE_PROVIDER=openai needs');
  }
  return {
    textProvider,
    imageProvider,
    openaiBaseUrl,
    openaiApiKey,
    openaiTimeoutSeconds: reader.whole('OPENAI_TIMEOUT_SECONDS', 20, 1, 600),
    textModel: reader.matching('TEXT_MODEL', /^\S{1,200}$/, 'gpt-4o-mini'),
    imageModel: reader.matching('IMAGE_MODEL', /^\S{1,200}$/, 'gpt-image-1'),
  };
}

function billing(reader: Reader) {
  const stripeSecretKey = reader.secret('STRIPE_SECRET_KEY');
  const stripeWebhookSecret = reader.secret('STRIPE_WEBHOOK_SECRET');
  const mode = reader.oneOf('BILLING', BILLINGS, usualBilling(reader, stripeSecretKey));
  if (mode === 'stripe' && (stripeSecretKey === undefined || stripeWebhookSecret === undefined)) {
    const missing = stripeSecretKey === undefined ? 'STRIPE_SECRET_KEY' : 'STRIPE_WEBHOOK_SECRET';
    throw new ConfigError(`${missing} is not set: BILLING=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET`);
  }
  const stripeApiUrl = reader.address('STRIPE_API_URL', ['http:', 'https:']) ?? 'https://api.stripe.com';
  return { billing: mode, stripeSecretKey, stripeWebhookSecret, stripeApiUrl };
}

function usualBilling(reader: Reader, stripeSecretKey: string | undefined): BillingMode {
  if (stripeSecretKey !== undefined) return 'stripe';
  return isProduction(reader) ? 'off' : 'sandbox';
}

function surroundings(reader: Reader) {
  return {
    mailFrom: reader.matching('MAIL_FROM', /^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'Fyra <no-reply@localhost>'),
    smtpUrl: reader.secretAddress('SMTP_URL', ['smtp:', 'smtps:']),
    webhookAllowPrivate: reader.flag('WEBHOOK_ALLOW_PRIVATE', false),
    logLevel: reader.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    logRequests: reader.oneOf('LOG_REQUESTS', LOGGED_REQUESTS, 'true'),
    otelEndpoint: reader.address('OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:']),
    otelServiceName: reader.matching('OTEL_SERVICE_NAME', /^[\w.-]{1,80}$/, 'fyra'),
  };
}

/** What `load` makes of the environment, completed by a `.env` file in the working directory. A wrong value ends the process with one clear line on stderr. */
function orExit<T>(load: (env: Environment) => T): T {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    return load(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`fyra: ${error.message}\n`);
    process.exit(1);
  }
}

/** Settings of this process. */
export const processConfigOrExit = (): Config => orExit(loadConfig);

/** Of commands that need nothing but the database. */
export const databaseUrlOrExit = (): string =>
  orExit((env) => {
    const url = databaseUrl(new Reader(env, readText));
    if (url !== undefined) return url;
    throw new ConfigError('DATABASE_URL is not set: give the address of PostgreSQL, or DATABASE_URL_FILE');
  });
