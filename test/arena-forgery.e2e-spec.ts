import { deflateRawSync, gunzipSync, gzipSync, inflateRawSync } from 'node:zlib';
import type { EntityManager } from 'typeorm';
import { DECLARED_COLUMNS } from '../src/arena/ledger/declared-columns.js';
import { BOOK_CHECKS, differencesIn } from '../src/arena/ledger/ledger-audit.js';
import { LEDGER_CHECKS } from '../src/arena/ledger/ledger-checks.js';
import { replayMatch } from '../src/arena/matches/match-replay.js';
import { ratingDifferences, RATING_CHECK } from '../src/arena/ratings/rating-check.js';
import { CHAIN_CHECK, chainDifferences } from '../src/arena/records/chain-check.js';
import { CLOCK } from './support/clock-ahead.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { createFoundedWorld, type World } from './support/world.js';

const HOUR = 3_600_000;
/** The hour whose match is played live from its first tick. */
const live = Math.floor(Date.now() / HOUR) * HOUR + 2 * HOUR;
const LIVE = `1h-${new Date(live).toISOString().slice(0, 13)}`;

let world: World;
let server: Server;

/** A match of an hour whose seed is shown by now, soon after a kept state: its prices are made anew. */
const SEEDED = `(SELECT m.id FROM arena_match m JOIN arena_epoch e USING (starts_at) WHERE m.duration = '1h' AND m.status = 'settled'
  AND e.seed IS NOT NULL AND e.latent -> 'path' IS NOT NULL
  ORDER BY m.first_tick - (SELECT max(tick) FROM arena_checkpoint WHERE tick < m.first_tick) LIMIT 1)`;

/** The link before that of the match. */
let sealedBefore = 0;

const startAt = (time: number): Promise<Server> =>
  world.start({ NODE_OPTIONS: `--import=${CLOCK}`, CLOCK_AHEAD_MS: String(time - Date.now()) });

const ACTIONS = [
  { symbol: 'BTC', signal: 'BUY', notional_usd: 40_000, leverage: 20, justification: 'Up it goes.' },
  { symbol: 'SOL', signal: 'BUY', quantity: 2, order_type: 'limit', limit_price: 1 },
  { symbol: 'ETH', signal: 'SELL', notional_usd: 900, stop_loss: 90_000, profit_target: 10 },
];

/** Waits until the hour has so many ticks more: what is forged lies between its first one and its last. */
async function ticksMore(n: number): Promise<void> {
  const ticks = async (): Promise<number> =>
    Number(
      (await world.query<{ n: string }>('SELECT count(*) AS n FROM arena_tick WHERE at >= $1', [new Date(live)]))[0].n,
    );
  const before = await ticks();
  await eventually('ticks of the hour', async () => (await ticks()) >= before + n, 60_000);
}

async function trade(): Promise<void> {
  const { body } = await server.post('/api/v1/agents', { name: 'Forged Lark' });
  const headers = { 'X-Arena-Key': String(body.api_key) };
  await server.post('/api/v1/agents/heartbeat', {}, { headers });
  for (const action of ACTIONS) {
    const { status } = await server.post('/api/v1/agents/decide', action, { headers });
    expect([200, 503]).toContain(status);
  }
}

beforeAll(async () => {
  world = await createFoundedWorld({ SERVICES: 'arena', TICK_MS: '200' });
  server = await startAt(live + 2_000);
  await ticksMore(5);
  await trade();
  await ticksMore(5);
  await server.stop();
  server = await startAt(live + HOUR + 50_000);
  const isDone = async (sql: string): Promise<boolean> => (await world.query(sql, [LIVE])).length > 0;
  await eventually('the seal', () => isDone('SELECT 1 FROM arena_seal WHERE match_id = $1'), 60_000);
  await eventually(
    'a minute',
    () =>
      isDone(
        `SELECT 1 FROM arena_candle WHERE interval = '1m' AND time > (SELECT ends_at FROM arena_match WHERE id = $1)`,
      ),
    90_000,
  );
  await eventually('the round trips', () =>
    isDone(
      `SELECT 1 FROM installation, arena_match WHERE id = $1 AND name = 'round trips until' AND value::bigint > last_tick`,
    ),
  );
  await server.stop();
  const [{ seq }] = await world.query<{ seq: string }>('SELECT seq FROM arena_seal WHERE match_id = $1', [LIVE]);
  sealedBefore = Number(seq) - 1;
  await world.query('ANALYZE');
}, 400_000);
afterAll(() => world.close());

/** Looks with a session of its own, as an audit does. */
type Look = <T>(sql: string, values?: unknown[]) => Promise<T>;
const managerOf = (query: Look) => ({ query }) as unknown as EntityManager;

/** What a check of the audit, the chain or the replay names. */
async function namedBy(check: string, query: Look): Promise<string[]> {
  const manager = managerOf(query);
  const said = ({ subject, member }: { subject: string; member: string }): string => `${subject} ${member}`;
  const sql = LEDGER_CHECKS.find(({ name }) => name === check);
  if (sql) return (await differencesIn(manager, sql)).differences.map(said);
  if (check === CHAIN_CHECK) return (await chainDifferences(manager, sealedBefore)).differences.map(said);
  if (check === RATING_CHECK) return (await ratingDifferences(manager)).differences.map(said);
  if (check === 'replay') return replayed(manager);
  const book = BOOK_CHECKS.find(({ name }) => name === check);
  if (!book) throw new Error(`there is no check ${check}`);
  return (await book.find(manager)).differences.map(said);
}

/** The first of two matches that does not come out as it was; the other would say nothing more. */
async function replayed(manager: EntityManager): Promise<string[]> {
  const [{ seeded }] = await manager.query<{ seeded: string }[]>(`SELECT ${SEEDED} AS seeded`);
  for (const match of [LIVE, seeded]) {
    const report = await replayMatch(manager, match);
    if (!report.equal) return [JSON.stringify(report)];
  }
  return [];
}

const oneOf = (table: string, where: string, order = '1'): string =>
  `ctid = (SELECT ctid FROM ${table} WHERE ${where} ORDER BY ${order} LIMIT 1)`;
const IN_LIVE = (tick: string): string =>
  `${tick} > (SELECT first_tick FROM arena_match WHERE id = '${LIVE}') AND ${tick} < (SELECT last_tick FROM arena_match WHERE id = '${LIVE}')`;
const OURS = `participant_id LIKE 'agt\\_%'`;

/** Rows that show something; elsewhere the first one does. */
const ROWS: Record<string, string> = {
  arena_answer_page: `(tick, page) = (SELECT tick, place / 100 FROM arena_command
    WHERE ${OURS} AND words_hash IS NOT NULL AND ${IN_LIVE('tick')} ORDER BY seq LIMIT 1)`,
  arena_candle: oneOf('arena_candle', `interval = '5m'`, 'time DESC OFFSET 30'),
  arena_checkpoint: oneOf('arena_checkpoint', 'tick > 0', 'tick DESC'),
  arena_command: oneOf('arena_command', `${OURS} AND words_hash IS NOT NULL AND ${IN_LIVE('tick')}`),
  arena_curve_point: oneOf(
    'arena_curve_point',
    `at > (SELECT max(at) - interval '3 days' FROM arena_curve_point)`,
    'at',
  ),
  'arena_epoch.latent': `starts_at = (SELECT starts_at FROM arena_match WHERE id = ${SEEDED})`,
  'arena_epoch.seed': oneOf('arena_epoch', 'seed IS NOT NULL'),
  'arena_fill.reasoning': oneOf('arena_fill', `${OURS} AND reasoning IS NOT NULL`),
  arena_fill: oneOf('arena_fill', `${OURS} AND ${IN_LIVE('tick')}`),
  arena_match: `id = '${LIVE}'`,
  arena_mind: `id = 'echo-harrow'`,
  arena_posting: oneOf('arena_posting', `kind = 'trade' AND account NOT LIKE 'house:%'`),
  arena_rating_change: oneOf('arena_rating_change', 'estimate IS NOT NULL'),
  'arena_round_trip.exit_fill': oneOf('arena_round_trip', 'exit_fill IS NOT NULL'),
  'arena_round_trip.closed_tick': oneOf('arena_round_trip', 'exit_fill IS NOT NULL'),
  'arena_participant.rating': `id = 'echo-harrow'`,
  'arena_participant.evidence': `id = 'echo-harrow'`,
  arena_tape: oneOf('arena_tape', `type = 'trade'`),
  arena_tick: oneOf('arena_tick', IN_LIVE('tick'), 'tick OFFSET 3'),
  'arena_tick.halted': oneOf(
    'arena_tick',
    `tick > (SELECT first_tick FROM arena_match WHERE id = ${SEEDED})`,
    'tick OFFSET 3',
  ),
  arena_match_course: `match_id = '${LIVE}'`,
  arena_record_key: oneOf('arena_record_key', 'TRUE'),
  arena_seal: `match_id = '${LIVE}'`,
};

/** Values by column, where that of its type would not do. */
const VALUES: Record<string, string> = {
  'arena_account.positions': `'[{"lots": 7, "cost": 7, "market": 5, "leverage": 1}]'`,
  'arena_command.payload': `jsonb_set(payload, '{actions,0,notional_usd}', '41000')`,
  'arena_curve_point.participant_id': `'nobody'`,
  'arena_epoch.latent': `jsonb_set(latent, '{values,0}', '0.5')`,
  'arena_match.board': `jsonb_set(board, '{0,score}', '9')`,
  'arena_match.settlement': `jsonb_set(settlement, '{winner}', '"tumble"')`,
  'arena_market.observed': `jsonb_set(observed, '{trend,0}', '0.5')`,
  'arena_market.covariance': `jsonb_set(covariance, '{0}', '[]')`,
  'arena_mind.mind': `jsonb_set(mind, '{memory}', '{"forged": 1}')`,
  'arena_tape.entry': `jsonb_set(entry, '{price}', '1')`,
  'arena_tick.mids': `jsonb_set(mids, '{2}', to_jsonb((mids -> 2)::bigint + 10000))`,
};

const BY_TYPE: Record<string, (column: string) => string> = {
  text: (column) => `coalesce(${column}, '') || '0'`,
  bigint: (column) => `coalesce(${column}, 0) + 1000003`,
  integer: (column) => `coalesce(${column}, 0) + 1000003`,
  'double precision': (column) => `coalesce(${column}, 0) + 1`,
  boolean: (column) => `NOT ${column}`,
  jsonb: () => `'{"forged": true}'`,
  'timestamp with time zone': (column) => `${column} + interval '1 second'`,
  bytea: (column) => `coalesce(${column}, '') || '\\x00'::bytea`,
};

const types = async (): Promise<Map<string, string>> => {
  const rows = await world.query<{ name: string; type: string }>(
    `SELECT table_name || '.' || column_name AS name, data_type AS type FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name LIKE 'arena\\_%'`,
  );
  return new Map(rows.map(({ name, type }) => [name, type]));
};

const declared = Object.entries(DECLARED_COLUMNS).flatMap(([table, columns]) =>
  Object.entries(columns).map(([column, how]) => ({ name: `${table}.${column}`, table, column, how })),
);

it('every column of every table is declared, and nothing else is', async () => {
  expect(declared.map(({ name }) => name).sort()).toEqual([...(await types()).keys()].sort());
});

it('nothing is named where nothing was forged, by no link of the whole chain', async () => {
  expect((await chainDifferences(managerOf((sql, values) => world.query(sql, values) as never))).total).toBe(0);
  const checks = new Set(declared.flatMap(({ how }) => (how.kind === 'operational' ? [] : [how.by])));
  for (const check of checks)
    expect([check, await namedBy(check, (sql, values) => world.query(sql, values) as never)]).toEqual([check, []]);
});

/** What a forger writes; states of the league are packed. */
async function forgedValue(name: string, column: string): Promise<{ sql: string; values: unknown[] }> {
  if (name !== 'arena_checkpoint.state' && name !== 'arena_answer_page.body')
    return { sql: VALUES[name] ?? BY_TYPE[(await types()).get(name)!](`"${column}"`), values: [] };
  const [{ body }] = await world.query<{ body: Buffer }>(
    `SELECT ${column} AS body FROM ${name.split('.')[0]} WHERE ${ROWS[name.split('.')[0]]}`,
  );
  if (column === 'body')
    return {
      sql: '$1',
      values: [
        deflateRawSync(
          inflateRawSync(body)
            .toString()
            .replace(/"tick":/g, '"tock":'),
        ),
      ],
    };
  return { sql: '$1', values: [gzipSync(gunzipSync(body).toString().replace('"cash":', '"cash":1'))] };
}

it.each(declared.filter(({ how }) => how.kind !== 'operational'))(
  'a forged $name is named',
  async ({ name, table, column, how }) => {
    const { sql, values } = await forgedValue(name, column);
    const where = ROWS[name] ?? ROWS[table] ?? oneOf(table, `"${column}" IS NOT NULL`);
    const found = await world.forging(`UPDATE ${table} SET "${column}" = ${sql} WHERE ${where}`, values, (query) =>
      namedBy(how.kind === 'operational' ? '' : how.by, query),
    );
    expect(found).not.toEqual([]);
  },
);

it('funding of a thousand dollars that sums to zero, with the account that got it, is named', async () => {
  const [{ tick }] = await world.query<{ tick: string }>(
    `SELECT max(tick) AS tick FROM arena_posting WHERE kind = 'funding'`,
  );
  const found = await world.forging(
    `WITH booked AS (INSERT INTO arena_posting (tick, entry, kind, account, amount)
       VALUES ($1, 'fun_forged', 'funding', 'tumble', 1000000000), ($1, 'fun_forged', 'funding', 'house:funding', -1000000000))
     UPDATE arena_account SET cash = cash + 1000000000, funding = funding + 1000000000 WHERE id = 'tumble'`,
    [tick],
    async (query) => ({
      sums: [...(await namedBy('entries_sum_to_zero', query)), ...(await namedBy('accounts_from_postings', query))],
      prices: await namedBy('funding_from_prices', query),
    }),
  );
  expect(found.sums).toEqual([]);
  expect(found.prices).toEqual([`tick ${tick} posting`]);
});
