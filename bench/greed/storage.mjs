/**
 * One address stores all it may of each kind that costs nothing, in a day of 2 MB (BYTES_PER_IP): after how many requests is it
 * refused, what has the database grown by, and how much of that was counted? Beyond 1 of what was counted is the greedy one's gain.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { startApp } from '../support/app.mjs';
import { callerOf } from '../support/called-from.mjs';
import { withClient } from '../support/challengers.mjs';

const BYTES = 2_000_000;
/** Enough for what has no other bound. */
const MOST = 2200;

const kinds = [
  ['decisions of holds with long texts', 'arena', hold(37_000)],
  ['decisions of ten entries and ten closes', 'arena', trades()],
  ['refusals under an Idempotency-Key each', 'refused'],
  ['keys for e-mail addresses', 'keys'],
  ['changes of a key', 'rotate'],
];

export async function measure({ servers, dataDir }) {
  const settings = { SERVICES: 'arena,tools', TRUST_PROXY: 'loopback', BYTES_PER_IP: String(BYTES), DATA_DIR: dataDir };
  const app = await startApp(servers, settings);
  try {
    const call = callerOf(app.port);
    return await withClient(servers.databaseUrl, async (db) => {
      while (await weekIsBeingWritten(db)) await sleep(500);
      const rows = [];
      for (const [n, [name, kind, body]] of kinds.entries()) {
        const send = await senders[kind](call, `198.51.${100 + n}.1`, body);
        rows.push([name, await untilRefused(db, send)]);
      }
      return rows;
    });
  } finally {
    await app.stop();
  }
}

/** The replayed week comes into its tables behind the opening: that is nobody's greed. */
async function weekIsBeingWritten(db) {
  const { rows } = await db.query(
    'SELECT (SELECT count(*) FROM arena_week) > 0 OR (SELECT count(*) FROM arena_fill) = 0 AS is',
  );
  return rows[0].is;
}

async function untilRefused(db, send) {
  const [grown, counted] = [await sizeOf(db), await countedOf(db)];
  let taken = 0;
  let answer = await send(0);
  while (answer.status !== 429 && taken < MOST) answer = await send(++taken);
  const [bytes, kib] = [(await sizeOf(db)) - grown, (await countedOf(db)) - counted];
  const ratio = (bytes / Math.max(1, kib * 1024)).toFixed(2);
  const end = answer.status === 429 ? answer.body.code : 'never refused';
  return `${taken} until ${end}; the tables grew by ${(bytes / 1e6).toFixed(2)} MB, counted ${((kib * 1024) / 1e6).toFixed(2)} MB: ${ratio}`;
}

const sizeOf = async (db) =>
  (
    await db.query(
      `SELECT sum(pg_total_relation_size(relid))::float8 AS n FROM pg_stat_user_tables
       WHERE relname NOT IN ('arena_tick', 'arena_market', 'arena_candle', 'arena_match', 'arena_checkpoint', 'arena_week')`,
    )
  ).rows[0].n;

const countedOf = async (db) =>
  (
    await db.query(
      `SELECT coalesce(sum(used), 0)::float8 AS n FROM quota_counter WHERE bucket = 'bytes' AND subject LIKE 'ip:%'`,
    )
  ).rows[0].n;

const senders = {
  arena: async (call, address, body) => {
    const { body: agent } = await call('POST', '/api/v1/agents', address, { name: `Hoarder ${address.split('.')[2]}` });
    const key = { 'X-Arena-Key': agent.api_key };
    await call('POST', '/api/v1/agents/heartbeat', address, undefined, key);
    return () => call('POST', '/api/v1/agents/decide', address, body, key);
  },
  refused: async (call, address) => {
    const taken = { email: 'taken@example.com', name: 'Taken' };
    await call('POST', '/api/register', address, taken);
    return (n) =>
      call('POST', '/api/register', address, taken, { 'Idempotency-Key': `refused-${n}-${'x'.repeat(22)}` });
  },
  keys: async (call, address) => (n) =>
    call('POST', '/api/register', address, { email: `hoard${n}@example.com`, name: 'Hoard' }),
  rotate: async (call, address) => {
    let { api_key: key } = (await call('POST', '/api/register', address, { email: 'wheel@example.com', name: 'W' }))
      .body;
    return async () => {
      const answer = await call('POST', '/api/keys/rotate', address, undefined, { 'X-API-Key': key });
      key = answer.body.api_key ?? key;
      return answer;
    };
  },
};

function hold(bytes) {
  const justification = 'w'.repeat(bytes / 20);
  return { actions: Array.from({ length: 20 }, () => ({ symbol: 'BTC', signal: 'HOLD', justification })) };
}

function trades() {
  const pair = [
    { symbol: 'BTC', signal: 'LONG', notional_usd: 60 },
    { symbol: 'BTC', signal: 'CLOSE' },
  ];
  return { actions: Array.from({ length: 10 }, () => pair).flat() };
}
