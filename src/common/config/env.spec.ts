import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadConfig, type Config } from './env.js';
import { ConfigError, type Environment } from './reader.js';

const noFile = (path: string): string => {
  throw Object.assign(new Error(path), { code: 'ENOENT' });
};
const load = (env: Environment): Config => loadConfig(env, noFile);
const message = (env: Environment): string => {
  try {
    load(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'accepted';
};

describe('defaults', () => {
  it('are those of the contract', () => {
    expect(load({})).toEqual({
      production: false,
      port: 3000,
      host: '0.0.0.0',
      publicUrl: 'http://localhost:3000',
      corsOrigins: '*',
      trustProxy: false,
      drainSeconds: 3,
      closeSeconds: 3,
      probeSeconds: 60,
      dataDir: resolve('data'),
      databaseUrl: undefined,
      databasePoolSize: 16,
      redisUrl: undefined,
      redisCa: undefined,
      redisPrefix: 'fyra',
      storage: { kind: 'file', directory: resolve('data/artefacts') },
      services: ['arena', 'design', 'cognitive', 'tools'],
      role: 'all',
      adminToken: undefined,
      operators: [],
      keyPepper: '',
      keyPepperAlso: undefined,
      trialSlots: 100,
      retentionDays: 30,
      arenaHourlyLimit: 300,
      burstLimit: 600,
      burstWindowSeconds: 60,
      registrationsPerIp: 20,
      entries: { perOperator: 3, perAddress: 3 },
      revealHours: 72,
      keyRequestsPerIp: 10,
      instantKeysPerNetwork: 6,
      queueLimit: 1000,
      bytesPerIp: 200_000_000,
      allowances: [],
      registration: 'open',
      persona: 'bride',
      marketFeed: { kind: 'simulated' },
      marketSeed: undefined,
      tickMs: 1000,
      cognitiveKappa: 24,
      textProvider: 'embedded',
      imageProvider: 'embedded',
      openaiBaseUrl: 'https://api.openai.com/v1',
      openaiTimeoutSeconds: 20,
      openaiApiKey: undefined,
      textModel: 'gpt-4o-mini',
      imageModel: 'gpt-image-1',
      billing: 'sandbox',
      stripeSecretKey: undefined,
      stripeWebhookSecret: undefined,
      stripeApiUrl: 'https://api.stripe.com',
      smtpUrl: undefined,
      mailFrom: 'Fyra <no-reply@localhost>',
      webhookAllowPrivate: false,
      logLevel: 'info',
      logRequests: 'true',
      otelEndpoint: undefined,
      otelServiceName: 'fyra',
    });
  });

  it('count an empty variable as absent', () => expect(load({ PORT: '', DATABASE_URL: ' ' })).toEqual(load({})));
  it('take the public address from the port', () =>
    expect(load({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080'));
});

describe('accepted values', () => {
  const cases: [Environment, Partial<Config>][] = [
    [{ PUBLIC_URL: 'https://fyra.example/base/' }, { publicUrl: 'https://fyra.example/base' }],
    [
      { CORS_ORIGINS: 'https://a.example, http://b.example:8080' },
      { corsOrigins: ['https://a.example', 'http://b.example:8080'] },
    ],
    [{ CORS_ORIGINS: 'off' }, { corsOrigins: [] }],
    [{ TRUST_PROXY: 'off' }, { trustProxy: false }],
    [{ TRUST_PROXY: '0' }, { trustProxy: false }],
    [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
    [{ TRUST_PROXY: 'loopback' }, { trustProxy: ['loopback'] }],
    [{ TRUST_PROXY: '10.0.0.0/8, ::1,fd00::/8' }, { trustProxy: ['10.0.0.0/8', '::1', 'fd00::/8'] }],
    [{ SERVICES: 'tools,arena' }, { services: ['arena', 'tools'] }],
    [{ ROLE: 'worker' }, { role: 'worker' }],
    [{ MARKET_FEED: 'replay:/data/btc.csv' }, { marketFeed: { kind: 'replay', path: '/data/btc.csv' } }],
    [{ MARKET_FEED: 'replay:btc.csv' }, { marketFeed: { kind: 'replay', path: resolve('btc.csv') } }],
    [{ MARKET_FEED: 'live:kraken' }, { marketFeed: { kind: 'live', exchange: 'kraken' } }],
    [
      { MARKET_FEED: 'live:kraken@http://127.0.0.1:9' },
      { marketFeed: { kind: 'live', exchange: 'kraken', baseUrl: 'http://127.0.0.1:9' } },
    ],
    [{ COGNITIVE_KAPPA: '1' }, { cognitiveKappa: 1 }],
    [{ COGNITIVE_KAPPA: '10000' }, { cognitiveKappa: 10_000 }],
    [{ STORAGE_URL: 'file:///var/fyra' }, { storage: { kind: 'file', directory: '/var/fyra' } }],
    [{ STORAGE_URL: 'file:./art' }, { storage: { kind: 'file', directory: resolve('art') } }],
    [
      {
        STORAGE_URL: 's3://bucket/a/b?endpoint=http://minio:9000',
        AWS_ACCESS_KEY_ID: 'id',
        AWS_SECRET_ACCESS_KEY: 'key',
      },
      {
        storage: {
          kind: 's3',
          bucket: 'bucket',
          prefix: 'a/b/',
          region: 'us-east-1',
          endpoint: 'http://minio:9000',
          pathStyle: true,
          accessKeyId: 'id',
          secretAccessKey: 'key',
        },
      },
    ],
    [
      { DATABASE_URL: 'postgres://u:p@db/x', KEY_PEPPER: 'pepper' },
      { databaseUrl: 'postgres://u:p@db/x', keyPepper: 'pepper' },
    ],
    [{ REDIS_URL: 'rediss://:p@r:6380/2' }, { redisUrl: 'rediss://:p@r:6380/2' }],
    [{ NODE_ENV: 'production' }, { billing: 'off', production: true }],
    [{ NODE_ENV: 'production', BILLING: 'sandbox' }, { billing: 'sandbox' }],
    [{ NODE_ENV: 'production', STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'wh' }, { billing: 'stripe' }],
    [
      { TEXT_PROVIDER: 'openai', OPENAI_BASE_URL: 'http://localhost:11434/v1/' },
      { openaiBaseUrl: 'http://localhost:11434/v1' },
    ],
    [{ WEBHOOK_ALLOW_PRIVATE: 'true' }, { webhookAllowPrivate: true }],
    [{ BYTES_PER_IP: '64kB' }, { bytesPerIp: 64_000 }],
    [{ BYTES_PER_IP: '1500' }, { bytesPerIp: 1500 }],
    [
      { ALLOWANCES: '10.0.0.0/8 x5;2001:db8::/31 x2 registrations=200 bytes=2GB; 192.0.2.1 mails=50;' },
      {
        allowances: [
          { address: '192.0.2.1', bits: 32, version: 4, factor: 1, caps: { mails: 50 } },
          { address: '2001:db8::', bits: 31, version: 6, factor: 2, caps: { registrations: 200, bytes: 2e9 } },
          { address: '10.0.0.0', bits: 8, version: 4, factor: 5, caps: {} },
        ],
      },
    ],
  ];
  it.each(cases)('%j', (env, expected) => expect(load(env)).toMatchObject(expected));
});

describe('refused values name the variable, the value and what is allowed', () => {
  it.each<[Environment, string]>([
    [{ PORT: '70000' }, 'PORT="70000" is not allowed: give a whole number from 1 to 65535'],
    [{ PORT: '3e3' }, 'PORT="3e3" is not allowed: give a whole number from 1 to 65535'],
    [{ COGNITIVE_KAPPA: '0' }, 'COGNITIVE_KAPPA="0" is not allowed: give a whole number from 1 to 10000'],
    [{ COGNITIVE_KAPPA: '10001' }, 'COGNITIVE_KAPPA="10001" is not allowed: give a whole number from 1 to 10000'],
    [{ ROLE: 'web' }, 'ROLE="web" is not allowed: give one of api, worker, all'],
    [
      { SERVICES: 'arena,chat' },
      'SERVICES="arena,chat" is not allowed: give a comma-separated list of arena, design, cognitive, tools',
    ],
    [{ PERSONA: '../x' }, 'PERSONA="../x" is not allowed: give text that matches ^[a-z][a-z0-9]{1,30}$'],
    [{ WEBHOOK_ALLOW_PRIVATE: 'yes' }, 'WEBHOOK_ALLOW_PRIVATE="yes" is not allowed: give one of true, false'],
    [{ BILLING: 'paypal' }, 'BILLING="paypal" is not allowed: give one of sandbox, stripe, off'],
  ])('%j', (env, expected) => expect(message(env)).toBe(expected));

  it.each<Environment>([
    { TRUST_PROXY: 'true' },
    { TRUST_PROXY: '*' },
    { TRUST_PROXY: '11' },
    { TRUST_PROXY: '0.0.0.0/0' },
    { TRUST_PROXY: '10.0.0.0/33' },
    { TRUST_PROXY: 'loopback,everyone' },
    { MARKET_FEED: 'replay:' },
    { MARKET_FEED: 'live:' },
    { MARKET_FEED: 'live:kraken@nowhere' },
    { REDIS_TLS_CA: 'ca.pem', REDIS_URL: 'redis://r' },
    { STORAGE_URL: 'ftp://x' },
    { STORAGE_URL: 's3://' },
    { STORAGE_URL: 's3://bucket?regoin=x' },
    { STORAGE_URL: 's3://bucket?path_style=yes' },
    { STORAGE_URL: 'file:' },
    { PUBLIC_URL: 'fyra.example' },
    { PUBLIC_URL: 'https://fyra.example/?a=1' },
    { CORS_ORIGINS: 'https://*.example' },
    { QUEUE_LIMIT: '1' },
    { LOG_LEVEL: 'loud' },
    { LOG_REQUESTS: 'yes' },
    { TICK_MS: '-1' },
    { BYTES_PER_IP: '2 MB' },
    { BYTES_PER_IP: '1000' },
    { ALLOWANCES: '10.0.0.0/8' },
    { ALLOWANCES: '10.0.0.0/33 x2' },
    { ALLOWANCES: '0.0.0.0/0 x2' },
    { ALLOWANCES: 'office x2' },
    { ALLOWANCES: '2001:db8::/96 x2' },
    { ALLOWANCES: '10.0.0.0/8 x1' },
    { ALLOWANCES: '10.0.0.0/8 x2 x3' },
    { ALLOWANCES: '10.0.0.0/8 x1001' },
    { ALLOWANCES: '10.0.0.0/8 wishes=3' },
    { ALLOWANCES: '10.0.0.0/8 mails=0' },
    { ALLOWANCES: '10.0.0.0/8 mails=2MB' },
    { ALLOWANCES: '10.0.0.0/8 bytes=2TB' },
    { ALLOWANCES: '10.0.0.0/8 mails=2 mails=3' },
  ])('%j', (env) => expect(message(env)).toMatch(new RegExp(`^${Object.keys(env)[0]}=".*" is not allowed: give .+$`)));

  it.each<[string, Environment]>([
    ['KEY_PEPPER', { DATABASE_URL: 'postgres://u:p@db/x' }],
    ['AWS_SECRET_ACCESS_KEY', { STORAGE_URL: 's3://bucket', AWS_ACCESS_KEY_ID: 'id' }],
    ['OPENAI_API_KEY', { IMAGE_PROVIDER: 'openai' }],
    ['STRIPE_SECRET_KEY', { BILLING: 'stripe' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk' }],
  ])('%s is missed where it is needed', (name, env) =>
    expect(message(env)).toMatch(new RegExp(`^${name} is not set: .+`)),
  );
});

describe('secrets', () => {
  const files: Record<string, string> = {
    '/run/secrets/pepper': 'from a file\n',
    '/run/secrets/db': 'postgres://u:p@db/x',
  };
  const read = (path: string): string => files[path] ?? noFile(path);

  it('come from a file', () => {
    const env = { KEY_PEPPER_FILE: '/run/secrets/pepper', DATABASE_URL_FILE: '/run/secrets/db' };
    expect(loadConfig(env, read)).toMatchObject({ keyPepper: 'from a file', databaseUrl: 'postgres://u:p@db/x' });
  });

  it('are refused twice', () =>
    expect(message({ ADMIN_TOKEN: 'a', ADMIN_TOKEN_FILE: '/x' })).toBe(
      'ADMIN_TOKEN and ADMIN_TOKEN_FILE are both set: keep one of them',
    ));

  it('name an unreadable file', () =>
    expect(message({ ADMIN_TOKEN_FILE: '/nowhere' })).toBe(
      'ADMIN_TOKEN_FILE="/nowhere" cannot be read (ENOENT): give the path of a readable file',
    ));

  it.each<Environment>([
    { DATABASE_URL: 'mysql://root:hunter2@db/x' },
    { REDIS_URL: 'hunter2' },
    { SMTP_URL: 'http://hunter2@mail' },
    { ADMIN_TOKEN: 'hunter2 with spaces' },
    { PUBLIC_URL: 'https://me:hunter2@fyra.example' },
  ])('are never shown: %#', (env) => {
    expect(message(env)).toContain(Object.keys(env)[0]);
    expect(message(env)).not.toContain('hunter2');
  });
});

describe('secrets that could be guessed', () => {
  const strong = '0123456789abcdef0123456789abcdef';
  const production = { NODE_ENV: 'production', KEY_PEPPER: strong };
  it.each<[string, Environment]>([
    ['KEY_PEPPER is weak: give at least 32', { ...production, KEY_PEPPER: strong.slice(1) }],
    ['KEY_PEPPER is weak: give at least 32', { ...production, KEY_PEPPER: 'abcdefg'.repeat(9) }],
    ['ADMIN_TOKEN is weak: give at least 16', { ...production, ADMIN_TOKEN: strong.slice(17) }],
  ])('are refused in production: %s', (beginning, env) => {
    expect(message(env)).toMatch(new RegExp(`^${beginning} characters, 8 of them different`));
    expect(message({ ...env, NODE_ENV: 'development' })).toBe('accepted');
  });
  it('are not seen where there is none', () =>
    expect(message({ ...production, ADMIN_TOKEN: strong.slice(16) })).toBe('accepted'));
});

describe('.env.example', () => {
  it('explains every variable and no other', () => {
    const asked = new Set<string>();
    const set: Environment = { STORAGE_URL: 's3://bucket' };
    load(new Proxy(set, { get: (_, name: string) => (asked.add(name), set[name]) }));
    const example = readFileSync(join(__dirname, '../../../.env.example'), 'utf8');
    const explained = [...example.matchAll(/^#([A-Z0-9_]+)=/gm)].map((match) => match[1]);
    const variables = [...asked].filter((name) => !name.endsWith('_FILE'));
    expect(explained.filter((name) => name !== 'POSTGRES_PASSWORD').sort()).toEqual(variables.sort());
  });
});
