import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { EntityManager } from 'typeorm';
import type { LeagueCommand } from '../src/arena/engine/league/index.js';
import { AGENT, Episode } from '../src/arena/gym/episode.js';
import { replayMatch, type ReplayReport } from '../src/arena/matches/match-replay.js';
import { CLOCK } from './support/clock-ahead.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { ADMIN_TOKEN, createWorld, type World } from './support/world.js';

const ROOT = join(__dirname, '..');
const HOUR = 3_600_000;
/** The hour whose match is played live from its first tick. */
const live = Math.floor(Date.now() / HOUR) * HOUR + 2 * HOUR;
const idOf = (time: number): string => `1h-${new Date(time).toISOString().slice(0, 13)}`;
/** A day of the replayed week. */
const WEEK = `1d-${new Date(live - 5 * 24 * HOUR).toISOString().slice(0, 10)}T00`;
const [SPANNING, LIVE, RUNNING] = [live - HOUR, live, live + HOUR].map(idOf);

let world: World;
let server: Server;

/** Starts the application as if it were `time` (ms). */
const startAt = (time: number, settings: Record<string, string> = {}): Promise<Server> =>
  world.start({ NODE_OPTIONS: `--import=${CLOCK}`, CLOCK_AHEAD_MS: String(time - Date.now()), ...settings });

const agents: string[] = [];

async function enter(name: string): Promise<void> {
  const { body } = await server.post('/api/v1/agents', { name });
  agents.push(String(body.api_key));
  await server.post('/api/v1/agents/heartbeat', {}, { headers: { 'X-Arena-Key': String(body.api_key) } });
}

const ACTIONS = [
  { symbol: 'BTC', signal: 'BUY', notional_usd: 40_000, leverage: 20, confidence: 0.7 },
  { symbol: 'DOGE', signal: 'SELL', equity_pct: 300, leverage: 10, justification: 'Åt fel håll 🐕' },
  { symbol: 'SOL', signal: 'BUY', quantity: 2, order_type: 'limit', limit_price: 1 },
  { symbol: 'BTC', signal: 'SELL', notional_usd: 90_000, leverage: 20 },
  { symbol: 'ETH', signal: 'BUY', notional_usd: 333.33, stop_loss: 10, profit_target: 90_000 },
  { symbol: 'DOGE', signal: 'CLOSE' },
  { symbol: 'BTC', signal: 'CLOSE' },
];

/** Everybody decides, one decision after another; on a slow machine an answer may come later than we wait. */
const trade = (): Promise<unknown> =>
  Promise.all(
    agents.map(async (key) => {
      for (const action of ACTIONS) {
        const answer = await server.post('/api/v1/agents/decide', action, { headers: { 'X-Arena-Key': key } });
        expect([200, 503]).toContain(answer.status);
      }
    }),
  );

interface Run {
  code: number;
  out: string;
  err: string;
}

const command = (script: string, ...args: string[]): Promise<Run> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...world.environment() };
    execFile(process.execPath, [join(ROOT, 'scripts', script), ...args], { env, cwd: ROOT }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err }),
    );
  });

async function replay(id: string) {
  const { code, out, err } = await command('replay.mjs', id, '--json');
  return { code, err, report: out.startsWith('{') ? (JSON.parse(out) as Record<string, unknown>) : null };
}

/** What the command does, here: loading it anew takes longer than a match. */
const replayed = (id = LIVE): Promise<ReplayReport> =>
  replayMatch({ query: (sql: string, values?: unknown[]) => world.query(sql, values) } as EntityManager, id);

const settled = (id: string): Promise<unknown> =>
  eventually(
    `${id} is settled`,
    async () => String((await server.get(`/api/v1/matches/${id}`)).body.status) === 'settled',
  );

beforeAll(async () => {
  world = await createWorld({ SERVICES: 'arena', TICK_MS: '200', ARENA_HOURLY_LIMIT: '100000', REVEAL_HOURS: '0' });
  server = await startAt(live - HOUR / 2);
  await enter('Replay One');
  await enter('Replay Two');
  await trade();
  await server.stop();
  server = await startAt(live + 2_000);
  await trade();
  await server.kill9();
  server = await startAt(live + 60_000, { TICK_MS: '500' });
  await enter('Replay Three');
  await trade();
  await server.stop();
  server = await startAt(live + HOUR + 1_000);
  await settled(LIVE);
  await settled(SPANNING);
});
afterAll(() => world.close());

it('an hour with a crash, gaps and another length of tick comes out the same', async () => {
  const { code, report } = await replay(LIVE);
  expect(report).toMatchObject({ equal: true, difference: null, differing_chapter: null, board_differences: [] });
  expect(report?.replayed_hash).toBe(report?.stored_hash);
  expect(report?.ticks_from_seeds).toBe(report?.ticks);
  expect(Number(report?.states_compared)).toBe(1);
  expect(code).toBe(0);
  const fills = await world.query(
    `SELECT 1 FROM arena_fill f JOIN arena_participant p ON p.id = f.participant_id WHERE p.kind = 'challenger'`,
  );
  expect(fills.length).toBeGreaterThan(20);
});

it('so does one that began in the replayed week and ended live', async () => {
  const { code, out, err } = await command('replay.mjs', SPANNING);
  expect({ code, out, err }).toMatchObject({ code: 0, out: expect.stringMatching(/^equal$/m) });
});

/** A fill by all that it is, but for numbers that count who else acts in its tick. */
const FILL =
  'f.tick, f.symbol, f.side, f.kind, f.maker, f.lots, f.price, f.notional, f.fee, f.realized, f.slippage_bps';

it('the offline gym fills the same decisions alike, over restarts, gaps and a crash', async () => {
  const [{ secret, opened, agent }] = await world.query<{ secret: string; opened: Date; agent: string }>(
    `SELECT secret, opened_at AS opened, (SELECT id FROM arena_participant WHERE name = 'Replay One') AS agent FROM arena_market`,
  );
  const until = new Date(live + 60_000); // from there on the market walked in other steps
  const ticks = await world.query<{ tick: string; at: Date }>(
    'SELECT tick, at FROM arena_tick WHERE at > $1 AND at < $2 ORDER BY tick',
    [opened, until],
  );
  const asked = await world.query<{ tick: string; payload: LeagueCommand }>(
    'SELECT tick, payload FROM arena_command WHERE participant_id = $1 AND tick IS NOT NULL ORDER BY tick, place',
    [agent],
  );
  const kept = await world.query(
    `SELECT ${FILL} FROM arena_fill f WHERE f.participant_id = $1 AND f.at < $2 ORDER BY f.tick, length(f.id), f.id`,
    [agent, until],
  );
  const start = opened.getTime();
  const episode = new Episode({ secret, start, warmupHours: 168, tickMs: 200, house: false });
  const made = ticks.flatMap(({ tick, at }) => {
    const own = asked.filter((one) => one.tick === tick).map(({ payload }) => ownOf(payload));
    const { fills } = episode.advance(at.getTime(), own);
    expect(String(episode.league.tick)).toBe(tick);
    return fills.map((fill) => ({ tick, ...fill }));
  });
  expect(kept.length).toBeGreaterThan(5);
  expect(made).toMatchObject(kept.map(numbered));
});

/** As its own agent's, in the gym. */
const ownOf = (command: LeagueCommand): LeagueCommand =>
  'participant_id' in command
    ? { ...command, participant_id: AGENT }
    : { kind: 'say', participant_id: AGENT, message: '' };

/** Numbers as numbers: drivers hand large ones out as text. */
const numbered = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      name === 'tick' || typeof value !== 'string' || !/^-?[\d.]+$/.test(value) ? value : Number(value),
    ]),
  );

interface Page {
  hash: string;
  entries: { chapter: number; tick: number; line: string }[];
  next_cursor: string | null;
}

it('anybody can recompute the hash from the record', async () => {
  const entries: Page['entries'] = [];
  let cursor = '';
  do {
    const { body } = await server.get<Page>(`/api/v1/matches/${LIVE}/record?limit=97${cursor}`);
    entries.push(...body.entries);
    cursor = body.next_cursor === null ? '' : `&cursor=${body.next_cursor}`;
  } while (cursor !== '');
  const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
  const chapter = sha(entries.map(({ line }) => `${line}\n`).join(''));
  const { body } = await server.get<{ settlement: object }>(`/api/v1/matches/${LIVE}`);
  expect(body.settlement).toMatchObject({ chapters: [chapter], hash: sha(`"${chapter}"\n`) });
  expect((await server.get(`/api/v1/matches/${RUNNING}/record`)).body).toMatchObject({ code: 'match_not_settled' });
  expect((await server.get('/api/v1/matches/x/record')).status).toBe(404);
  expect((await server.get(`/api/v1/matches/${LIVE}/record?cursor=x`)).status).toBe(400);
});

/** Changes one row, replays, changes it back. */
async function tampered<T>(change: string, undo: string, ids: unknown[], look: () => Promise<T>): Promise<T> {
  await world.forge(change, ids);
  try {
    return await look();
  } finally {
    await world.forge(undo, ids);
  }
}

const oneOf = async <Row extends Record<string, string>>(sql: string): Promise<Row> => {
  const { first_tick, last_tick } = (
    await world.query<{ first_tick: string; last_tick: string }>(
      'SELECT first_tick, last_tick FROM arena_match WHERE id = $1',
      [LIVE],
    )
  )[0];
  return (await world.query<Row>(sql, [first_tick, last_tick]))[0];
};

it('names a tampered fill', async () => {
  const { id, tick } = await oneOf<{ id: string; tick: string }>(
    'SELECT id, tick FROM arena_fill WHERE tick >= $1 AND tick < $2 ORDER BY tick DESC LIMIT 1',
  );
  const { code, report } = await tampered(
    'UPDATE arena_fill SET realized = realized + 1 WHERE id = $1',
    'UPDATE arena_fill SET realized = realized - 1 WHERE id = $1',
    [id],
    () => replay(LIVE),
  );
  expect(report).toMatchObject({ equal: false, difference: { kind: 'fill', id, tick: Number(tick), chapter: 0 } });
  expect(code).toBe(1);
});

it('names a tampered decision by what comes of it', async () => {
  const { seq, decision_id, tick } = await oneOf<{ seq: string; decision_id: string; tick: string }>(
    `SELECT seq, decision_id, tick FROM arena_command
     WHERE tick >= $1 AND tick < $2 AND payload @? '$.actions[*] ? (@.notional_usd == 40000)' ORDER BY tick LIMIT 1`,
  );
  const set = (usd: number): string =>
    `UPDATE arena_command SET payload = jsonb_set(payload, '{actions,0,notional_usd}', '${usd}') WHERE seq = $1`;
  const report = await tampered(set(41_000), set(40_000), [seq], () => replayed());
  expect(report).toMatchObject({
    equal: false,
    difference: { kind: 'fill', tick: Number(tick) },
    differing_chapter: { chapter: 0 },
  });
  expect(JSON.stringify(report.difference)).toContain(decision_id);
});

it('names a tampered word of a decision by its chapter', async () => {
  const { seq } = await oneOf<{ seq: string }>(
    `SELECT seq FROM arena_command WHERE tick >= $1 AND tick < $2 AND payload @? '$.actions[*].justification ? (@ like_regex "fel")' LIMIT 1`,
  );
  const set = (word: string): string =>
    `UPDATE arena_command SET payload = jsonb_set(payload, '{actions,0,justification}', '"${word}"') WHERE seq = $1`;
  const report = await tampered(set('Åt rätt håll'), set('Åt fel håll 🐕'), [seq], () => replayed());
  expect(report).toMatchObject({ equal: false, difference: null, differing_chapter: { chapter: 0 } });
});

it('names a tampered price', async () => {
  const { tick } = await oneOf<{ tick: string }>(
    'SELECT tick FROM arena_tick WHERE tick >= $1 AND tick < $2 ORDER BY tick OFFSET 7 LIMIT 1',
  );
  const set = (by: string): string =>
    `UPDATE arena_tick SET mids = jsonb_set(mids, '{2}', to_jsonb((mids -> 2)::bigint ${by})) WHERE tick = $1`;
  const report = await tampered(set('+ 10000'), set('- 10000'), [tick], () => replayed());
  expect(report).toMatchObject({ equal: false, difference: { kind: 'prices', id: null, tick: Number(tick) } });
});

it('names a seed that is not the committed one, and a board that is not what came out', async () => {
  const swap = `UPDATE arena_epoch SET seed = translate(seed, '01', '10') WHERE starts_at = $1`;
  const report = await tampered(swap, swap, [new Date(live)], () => replayed());
  expect(report.broken_epochs).toMatchObject({ 0: { reason: 'its seed is not the committed one' } });
  expect(report).toMatchObject({ equal: false, difference: { kind: 'prices' } });
  const set = (by: string): string =>
    `UPDATE arena_match SET board = jsonb_set(board, '{3,trades}', to_jsonb((board -> 3 -> 'trades')::int ${by})) WHERE id = $1`;
  const other = await tampered(set('+ 1'), set('- 1'), [LIVE], () => replayed());
  expect(other).toMatchObject({ equal: false, difference: null, board_differences: [{ member: 'trades' }] });
});

it('says plainly why a match cannot be replayed', async () => {
  const unknown = await replay('1h-2020-01-01T00');
  expect(unknown).toMatchObject({ code: 1, report: null, err: 'there is no match 1h-2020-01-01T00\n' });
  await expect(replayed(RUNNING)).rejects.toThrow(`match ${RUNNING} is not settled yet: it is running`);
  expect((await command('replay.mjs', LIVE, '--chapter=1')).err).toMatch(/has the chapters 0 to 0/);
  expect((await command('replay.mjs')).code).toBe(2);
  await world.query(`DELETE FROM arena_tick WHERE at < now() - interval '3 days'`);
  await expect(replayed(SPANNING)).rejects.toThrow(/has been retired/);
  expect((await server.get(`/api/v1/matches/${WEEK}/record`)).status).toBe(410);
});

describe('the audit of the ledger', () => {
  const operator = () => server.with({ Authorization: `Bearer ${ADMIN_TOKEN}` });
  const ROUTE = '/api/admin/arena/audit';
  const latest = async () => (await operator().get<{ audit: Record<string, unknown> | null }>(ROUTE)).body.audit;
  it('finds nothing after a week, live trading, funding and crashes, and is told by route and metric', async () => {
    expect((await server.post(ROUTE)).status).toBe(401);
    const answer = await operator().post(ROUTE, undefined, { headers: { Prefer: 'wait=0' } });
    expect(answer).toMatchObject({ status: 202, body: { audit: null } });
    expect(answer.headers.get('location')).toBe(ROUTE);
    const audit = await eventually('the audit', latest);
    expect(audit).toMatchObject({ differences: [], difference_count: 0, checked: { accounts: 17 } });
    expect((await server.get('/metrics')).text).toMatch(/^fyra_arena_ledger_differences 0$/m);
    const trail = await world.query(`SELECT 1 FROM audit_entry WHERE action = 'ledger_audited'`);
    expect(trail).toHaveLength(1);
    const kinds = await world.query<{ kind: string }>('SELECT DISTINCT kind FROM arena_posting ORDER BY kind');
    expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['capital', 'fee', 'funding', 'trade']));
  });

  it('names a balance that is not the sum of its postings, while the market goes on', async () => {
    await world.query(`UPDATE arena_account SET cash = cash + 5 WHERE id = 'stillwater'`);
    const { code, out } = await command('audit.mjs');
    expect(out).toMatch(/accounts_from_postings: cash of stillwater is stored as/);
    expect(code).toBe(1);
    const { status, body } = await operator().post<Record<string, unknown> & { audit?: { at: string } }>(ROUTE);
    const found = () => (status === 200 ? body : latest().then((audit) => audit?.at !== body.audit?.at && audit));
    expect((await eventually('the audit', found)).differences).toMatchObject(
      ['cash_identity', 'accounts_from_postings', 'state_from_replay'].map((check) => ({ check })),
    );
    await eventually('the error in the log', () => /the ledger has 3 differences/.test(server.logs));
    expect((await server.get('/metrics')).text).toMatch(/^fyra_arena_ledger_differences 3$/m);
  });
});
