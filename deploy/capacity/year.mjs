/**
 * What a year costs where nobody asks, and where one network of each kind (a /48, a /24) takes without paying all that the
 * rules allow. Rules come from the application's own modules, bytes and rows from the tables of the server at hand: use one of
 * its own that has stood idle, TRUST_PROXY=loopback. `seconds` of watching say what the clocks write.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const DAY = 86_400;
const YEAR = 365;
/** Below so many rows the pages of a table say little about one of them. */
const ENOUGH = 200;
const ADDRESSES = { '/24': 256, '/48': 65_536 };

const from = (path) => import(new URL(`../../dist/src/${path}.js`, import.meta.url));

/** The application's rules, from where it reads them itself. */
async function rules() {
  const [env, ...modules] = await Promise.all(
    [
      'common/config/env',
      'design/design.states',
      'tools/images/image-jobs.service',
      'kept',
      'common/quota/counters/day-caps',
      'common/mail/mail-caps',
      'tools/tools.names',
      'arena/decisions/decision-bytes',
      'common/auth/keys',
    ].map(from),
  );
  const config = env.loadConfig({ ...process.env, DATABASE_URL: undefined, REDIS_URL: undefined });
  return Object.assign({ config }, ...modules);
}

/**
 * @param seconds of watching an idle server
 * @param ask sends a request, answers with its JSON
 * @param processor seconds that it has used so far
 * @param cost ms of processor of one { read, image, design }
 * @returns rows [what, figure]
 */
export async function year({ databaseUrl, seconds, ask, processor, cost }) {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    const rule = await rules();
    const idle = await idleYear(db, rule, seconds, processor);
    const fill = await bytesOfAFill(db, ask);
    const key = await bytesOfKeys(db, ask);
    return [...idle, ...greedyYear(rule, { fill, key }, await cost())];
  } finally {
    await db.end();
  }
}

async function tablesOf(db) {
  const { rows } = await db.query(
    `SELECT relname AS name, n_tup_ins::float8 AS added, n_live_tup::float8 AS rows, pg_total_relation_size(relid)::float8 AS bytes
     FROM pg_stat_user_tables`,
  );
  return new Map(rows.map((row) => [row.name, row]));
}

/** Rows and bytes by table that clocks write, and the processor they take. */
async function idleYear(db, { keptDays, config }, seconds, processor) {
  const [before, used] = [await tablesOf(db), await processor()];
  await sleep(seconds * 1000);
  const [after, spent] = [await tablesOf(db), (await processor()) - used];
  const kept = keptDays(config.retentionDays);
  const lines = [...after.values()]
    .map(({ name, added, rows, bytes }) => {
      const perDay = ((added - before.get(name).added) / seconds) * DAY;
      const each = rows >= ENOUGH ? bytes / rows : 0;
      const days = kept[name] === null ? YEAR : kept[name] === 'few' ? 0 : Math.min(YEAR, kept[name] ?? 0);
      return { name, perDay, each, days, year: perDay * each * days };
    })
    .filter(({ perDay, each }) => perDay > 0 && each > 0)
    .sort((a, b) => b.year - a.year);
  const total = lines.reduce((sum, line) => sum + line.year, 0);
  return [
    [
      'idle: processor',
      `${((spent / seconds) * 100).toFixed(1)} % of one (${hours((spent / seconds) * DAY * YEAR)} h a year)`,
    ],
    ...lines
      .filter((line) => line.year > total / 100)
      .map((line) => [
        `idle: ${line.name}`,
        `${line.perDay.toFixed(0)} rows a day of ${line.each.toFixed(0)} bytes, kept ${line.days === YEAR ? 'for good' : `${line.days} days`}: ${size(line.year)}`,
      ]),
    ['idle: the database after a year', size(total)],
  ];
}

/** What a fill leaves in all tables, by decisions of ten entries and ten closes. */
async function bytesOfAFill(db, ask) {
  const decisions = 40;
  const registered = await ask(
    'POST',
    '/api/v1/agents',
    { 'X-Forwarded-For': '198.18.0.1' },
    { name: `Meter ${Date.now() % 1e9}` },
  );
  const headers = { 'X-Arena-Key': registered.api_key, 'X-Forwarded-For': '198.18.0.1' };
  await ask('POST', '/api/v1/agents/heartbeat', headers);
  const [before, books] = [await rowsOf(db), await booksOf(db)];
  for (let n = 0; n < decisions; n++) {
    const actions = Array.from({ length: 20 }, (_, i) =>
      i % 2 === 0 ? { symbol: 'BTC', signal: 'LONG', notional_usd: 60 } : { symbol: 'BTC', signal: 'CLOSE' },
    );
    await ask('POST', '/api/v1/agents/decide', headers, { actions });
  }
  const [after, grown] = [await rowsOf(db), await booksOf(db)];
  const fills = after.arena_fill - before.arena_fill;
  return { fills, decisions, bytes: (grown - books) / fills };
}

const BOOKS = ['arena_command', 'arena_answer_page', 'arena_fill', 'arena_posting', 'arena_round_trip', 'arena_tape'];

async function rowsOf(db) {
  const { rows } = await db.query('SELECT count(*)::int AS arena_fill FROM arena_fill');
  return rows[0];
}

async function booksOf(db) {
  const { rows } = await db.query(
    `SELECT sum(pg_total_relation_size(t::regclass))::float8 AS bytes FROM unnest($1::text[]) AS t`,
    [BOOKS],
  );
  return rows[0].bytes;
}

/** What an account with its key leaves. */
async function bytesOfKeys(db, ask) {
  const sum = `SELECT sum(pg_total_relation_size(t::regclass))::float8 AS bytes FROM unnest(ARRAY['account', 'api_key', 'tools_registration']) AS t`;
  const count = 300;
  const before = (await db.query(sum)).rows[0].bytes;
  for (let n = 0; n < count; n++) {
    const headers = { 'X-Forwarded-For': `198.18.${1 + Math.floor(n / 50)}.${n % 50}` };
    await ask('POST', '/api/register', headers, { email: `meter${Date.now()}-${n}@example.com`, name: 'Meter' });
  }
  return ((await db.query(sum)).rows[0].bytes - before) / count;
}

/** All of it in one day, and in a year of such days. */
function greedyYear(rule, { fill, key: bytesOfAKey }, cost) {
  const { config } = rule;
  const perNetwork = config.bytesPerIp * rule.NETWORK_ADDRESSES;
  const networks = Object.keys(ADDRESSES).length;
  const stored = perNetwork * networks;
  const capped = (perAddress) => perAddress * rule.NETWORK_ADDRESSES * networks;
  const designKeys = capped(config.keyRequestsPerIp);
  const designs = Math.min(designKeys * rule.BETA_USES, stored / rule.FILES_OF_A_DESIGN);
  const images = Math.min(
    Object.values(ADDRESSES).reduce((sum, addresses) => sum + addresses * rule.FREE_FASHION_DAILY, 0),
    stored / rule.BYTES_OF_AN_IMAGE,
  );
  const fills = stored / rule.BYTES_OF_A_FILL;
  const challengers = capped(config.registrationsPerIp);
  const emailKeys = capped(rule.EMAIL_KEYS_PER_IP);
  const instantKeys = config.instantKeysPerNetwork * networks;
  const keys = emailKeys + designKeys + instantKeys + challengers;
  const requests = (DAY / config.burstWindowSeconds) * config.burstLimit;
  return [
    [
      'a fill leaves, measured',
      `${fill.bytes.toFixed(0)} bytes (${fill.fills} fills of ${fill.decisions} decisions; counted as ${rule.BYTES_OF_A_FILL})`,
    ],
    ['an account with its key leaves, measured', `${bytesOfAKey.toFixed(0)} bytes`],
    ['greedy: counted bytes', `${size(stored)} a day of both networks; either as`],
    ['greedy: … trades', `${whole(fills)} fills a day; for good: ${size(fills * fill.bytes * YEAR)} a year`],
    [
      'greedy: … designs',
      `${whole(designs)} a day; ${config.retentionDays} days: ${size(designs * rule.FILES_OF_A_DESIGN * config.retentionDays)}; processor ${hours((designs * cost.design) / 1000)} h a day`,
    ],
    [
      'greedy: … images',
      `${whole(images)} a day; ${config.retentionDays} days: ${size(images * rule.BYTES_OF_AN_IMAGE * config.retentionDays)}; processor ${hours((images * cost.image) / 1000)} h a day`,
    ],
    ['greedy: … rows of a KiB (texts, jobs, talks)', `${whole(stored / 1024)} a day`],
    [
      'greedy: keys',
      `${whole(keys)} a day (${emailKeys} for e-mail addresses, ${designKeys} for designs, ${instantKeys} instant, ${challengers} challengers); for good: ${size(keys * bytesOfAKey * YEAR)} a year; of each at most ${2 * rule.MOST_KEYS} rows`,
    ],
    ['greedy: mails', `${capped(rule.MAILS_PER_DAY)} a day, ${whole(capped(rule.MAILS_PER_DAY) * YEAR)} a year`],
    [
      'greedy: requests',
      `${whole(requests)} a day and address, ${hours((requests * cost.read) / 1000)} h of processor as prepared reads; of ${whole(Object.values(ADDRESSES).reduce((a, b) => a + b))} addresses: a gateway's work`,
    ],
    [
      'greedy: counters of addresses',
      `${whole(Object.values(ADDRESSES).reduce((a, b) => a + b))} rows a bucket and day, ${rule.keptDays(config.retentionDays).quota_counter} days`,
    ],
    [
      'greedy: open jobs',
      `${Math.floor(config.queueLimit / 2)} of a queue of ${config.queueLimit}; others take turns before them (bench/greed.mjs queue)`,
    ],
  ];
}

const whole = (n) => Math.floor(n).toLocaleString('en');
const hours = (seconds) => (seconds / 3600).toFixed(1);
const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];
function size(bytes) {
  const power = bytes < 1 ? 0 : Math.min(4, Math.floor(Math.log10(bytes) / 3));
  return `${(bytes / 1000 ** power).toFixed(power < 2 ? 0 : 1)} ${UNITS[power]}`;
}
