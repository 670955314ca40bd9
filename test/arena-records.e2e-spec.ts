import { execFile } from 'node:child_process';
import { createHash, createPublicKey, verify } from 'node:crypto';
import { join } from 'node:path';
import { canonical } from '../src/arena/engine/matches/index.js';
import { ratingDifferences } from '../src/arena/ratings/rating-check.js';
import { chainDifferences } from '../src/arena/records/chain-check.js';
import { streamUntil } from './support/sse.js';
import type { EndedMatchRow } from '../src/arena/matches/match-course.js';
import { findFollowers } from '../src/arena/matches/match-followers.js';
import { verifyRecord } from '../web/client/lib/verify-record.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { createFoundedWorld, type World } from './support/world.js';

interface Seal {
  seq: number;
  match_id: string;
  previous: string;
  body_hash: string;
  hash: string;
  key_id: string;
  signature: string;
}
interface Keys {
  key_id: string;
  public_key: string;
  vouched_by: string | null;
  vouch: string | null;
  head: Seal | null;
  earlier: { key_id: string; public_key: string }[];
}
const ROOT = join(__dirname, '..');
const COPIER = `agt_${'c'.repeat(26)}`;
const NEW_PEPPER = 'a new pepper, long enough to be one';
let world: World;
let server: Server;
let settled: number;

beforeAll(async () => {
  world = await createFoundedWorld({ SERVICES: 'arena', TICK_MS: '200', ARENA_HOURLY_LIMIT: '100000' });
  server = await world.start();
  settled = Number(
    (await world.query<{ n: string }>(`SELECT count(*) AS n FROM arena_match WHERE status = 'settled'`))[0].n,
  );
  await sealedAll();
});
afterAll(() => world.close());

const keys = async (): Promise<Keys> => (await server.get<Keys>('/api/v1/records/key')).body;
const sealedAll = () =>
  eventually('all records sealed', async () => {
    const [{ n }] = await world.query<{ n: string }>('SELECT count(*) AS n FROM arena_seal');
    return Number(n) >= settled;
  });

async function chain(): Promise<Seal[]> {
  const all: Seal[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const path: string = `/api/v1/records?limit=70${cursor && `&cursor=${cursor}`}`;
    const page = (await server.get<{ records: Seal[]; next_cursor: string | null }>(path)).body;
    all.push(...page.records);
    cursor = page.next_cursor;
  }
  return all;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What the match's page says, which asks the place that it was loaded from. */
async function inBrowser(matchId: string) {
  const { fetch } = globalThis;
  globalThis.fetch = (path, init) => fetch(server.base + /\/api\/.*/.exec(String(path))![0], init);
  return verifyRecord(matchId).finally(() => (globalThis.fetch = fetch));
}

const program = (script: string, ...args: string[]): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, BASE: server.base, ...world.environment() };
    execFile(process.execPath, [join(ROOT, script), ...args], { env, cwd: ROOT }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

async function chainFaults(): Promise<string[]> {
  const query = <T>(sql: string, values?: unknown[]) => world.query(sql, values) as Promise<T>;
  return (await chainDifferences({ query })).differences.map(({ subject, member }) => `${subject} ${member}`);
}

it('every settled match is a link of one chain, in the order in which they ended, signed by the key that is shown', async () => {
  const links = await chain();
  const { public_key } = await keys();
  expect(links.length).toBeGreaterThanOrEqual(settled);
  const x = Buffer.from(public_key, 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  let previous = '0'.repeat(64);
  links.forEach((link, i) => {
    expect(link.seq).toBe(i + 1);
    expect(link.previous).toBe(previous);
    expect(link.hash).toBe(sha256(`fyra record\n${link.seq}\n${link.match_id}\n${previous}\n${link.body_hash}\n`));
    expect(verify(null, Buffer.from(link.hash, 'hex'), key, Buffer.from(link.signature, 'base64'))).toBe(true);
    previous = link.hash;
  });
  expect((await keys()).head?.hash).toBe(previous);
});

it('a record is shown as it was hashed, and is what the match shows', async () => {
  const [{ match_id, body_hash }] = (await chain()).slice(-1);
  const { seal, body } = (await server.get<{ seal: Seal; body: string }>(`/api/v1/matches/${match_id}/record?limit=1`))
    .body;
  expect(seal.body_hash).toBe(body_hash);
  expect(sha256(body)).toBe(body_hash);
  const match = (await server.get<{ entries: unknown; settlement: unknown }>(`/api/v1/matches/${match_id}`)).body;
  expect(JSON.parse(body)).toMatchObject({ id: match_id, board: match.entries, settlement: match.settlement });
});

it('it covers the curves, scores too, and the course of the odds, as they are shown', async () => {
  const [{ match_id }] = (await chain()).slice(-1);
  const { body } = (await server.get<{ body: string }>(`/api/v1/matches/${match_id}/record?limit=1`)).body;
  const sealed = JSON.parse(body) as Record<string, string>;
  for (const [course, member, shown, lines] of [
    ['curves', 'curves', ['step_seconds', 'times'], ['participant_id', 'equity_usd', 'return_pct', 'score']],
    ['odds', 'odds_course', ['step_seconds', 'times'], ['participant_id', 'win_probability', 'by_return']],
  ] as const) {
    const answer = (await server.get(`/api/v1/matches/${match_id}/${course}`)).body;
    const text = canonical({
      ...picked(answer, shown),
      [course]: (answer[course] as never as Record<string, unknown>[]).map((line) => picked(line, lines)),
    } as never);
    expect(sha256(text)).toBe(sealed[member]);
  }
});

const picked = (from: Record<string, unknown>, members: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(members.map((member) => [member, from[member]]));

it('anybody checks a record with the public key alone, and a past with a head that was kept', async () => {
  const links = await chain();
  const { match_id } = links[20];
  const fine = await program('examples/verify-record.mjs', match_id);
  expect([fine.code, fine.out]).toEqual([0, expect.stringContaining('(the record, curves, odds)')]);
  expect(await inBrowser(match_id)).toMatchObject({ right: true });
  expect((await program('examples/verify-record.mjs', match_id, `--head=${links[5].hash}`)).out).toContain(
    'head that was kept',
  );
  const other = await program('examples/verify-record.mjs', match_id, `--head=${'ab'.repeat(32)}`);
  expect([other.code, other.out]).toEqual([1, expect.stringContaining('not in this chain')]);
});

it.each([
  ['curves', 'curves', 21],
  ['odds', 'odds', 22],
])('and that the %s it is shown are those that were signed', async (path, column, place) => {
  const { match_id } = (await chain())[place];
  const [{ was }] = await world.query<{ was: string }>(
    `SELECT ${column} AS was FROM arena_match_course WHERE match_id = $1`,
    [match_id],
  );
  const set = (text: string) =>
    world.forge(`UPDATE arena_match_course SET ${column} = $2 WHERE match_id = $1`, [match_id, text]);
  const check = () => program('examples/verify-record.mjs', match_id);
  await set(was.replace(/(\d)([,\]])/, (_, digit: string, end: string) => `${9 - Number(digit)}${end}`));
  expect((await check()).out).toContain('is not the one that was signed'); // the record holds the hash of the course
  const lie = await server.get(`/api/v1/matches/${match_id}/${path}`);
  expect(lie.status).toBe(200);
  await set(was);
  const shown = await check(); // the record is right again, and what was drawn meanwhile is still shown
  expect([shown.code, shown.out]).toEqual([1, `the ${column} that are shown are not those that were signed\n`]);
  expect(await inBrowser(match_id)).toEqual({
    right: false,
    said: `The ${column} are not those that were signed.`,
  });
});

/** What can be changed in a match that was sealed. */
const MATCH_FORGERIES = {
  'a winner': `settlement = jsonb_set(settlement, '{winner}', '"nobody"')`,
  'a board': `board = jsonb_set(board, '{0,return_pct}', '99')`,
  'a rating after it': `settlement = jsonb_set(settlement, '{ratings,0,after,estimate}', '40')`,
  'what the odds were': `quotes = jsonb_set(quotes, '{0,elapsed}', '0.5')`,
  'how good the odds were': `settlement = jsonb_set(settlement, '{odds,calibration_error}', '0')`,
  'when it ended': `ends_at = ends_at + interval '1 second'`,
};

it(`the audit names each match of which was changed: ${Object.keys(MATCH_FORGERIES).join(', ')}`, async () => {
  const hours = (await chain()).filter((link) => link.match_id.startsWith('1h-')); // ratings follow from hours
  const forged = Object.values(MATCH_FORGERIES).map((set, i) => ({ set, id: hours[25 + 2 * i].match_id }));
  const ids = forged.map(({ id }) => id);
  const before = await world.query<{ row: object }>(
    'SELECT to_jsonb(m) AS row FROM arena_match m WHERE id = ANY($1::text[])',
    [ids],
  );
  for (const { set, id } of forged) await world.forge(`UPDATE arena_match SET ${set} WHERE id = $1`, [id]);
  try {
    expect(await chainFaults()).toEqual(ids.map((id) => `${id} record`));
  } finally {
    await world.forge(
      `UPDATE arena_match m SET settlement = r.settlement, board = r.board, quotes = r.quotes, ends_at = r.ends_at
       FROM jsonb_populate_recordset(NULL::arena_match, $1) r WHERE m.id = r.id`,
      [JSON.stringify(before.map(({ row }) => row))],
    );
  }
  expect(await chainFaults()).toEqual([]);
});

it('the audit command goes along the chain, and an onlooker sees a forged winner too', async () => {
  const { match_id } = (await chain())[30];
  const set = (id: string): string =>
    `UPDATE arena_match SET settlement = jsonb_set(settlement, '{winner}', '"${id}"') WHERE id = $1`;
  const [{ winner }] = await world.query<{ winner: string }>(
    `SELECT settlement ->> 'winner' AS winner FROM arena_match WHERE id = $1`,
    [match_id],
  );
  await world.forge(set('nobody'), [match_id]);
  const { out } = await program('scripts/audit.mjs', '--json');
  expect(JSON.parse(out)).toMatchObject({
    differences: [{ check: 'records_chained', subject: match_id, member: 'record' }],
  });
  expect((await program('examples/verify-record.mjs', match_id)).out).toContain('is not the one that was signed');
  await world.forge(set(winner), [match_id]);
});

const SEALED = ['hash', 'previous', 'signature', 'key_id', 'body_hash'];

it(`the audit names each seal of which was changed: ${SEALED.join(', ')}`, async () => {
  const forged = SEALED.map((column, i) => ({ column, seq: 9 + 10 * i }));
  const seals = await world.query<Record<string, string>>('SELECT * FROM arena_seal');
  const sealOf = (seq: number) => seals.find((seal) => Number(seal.seq) === seq)!;
  const set = (column: string, seq: number, value: string) =>
    world.forge(`UPDATE arena_seal SET ${column} = $2 WHERE seq = $1`, [seq, value]);
  for (const { column, seq } of forged) await set(column, seq, 'ab'.repeat(32));
  const subjects = new Set((await chainFaults()).map((fault) => fault.split(' ')[0]));
  // What a changed hash was linked by does not fit either.
  expect(subjects).toEqual(new Set([...forged.map(({ seq }) => seq), 10].map((seq) => sealOf(seq).match_id)));
  for (const { column, seq } of forged) await set(column, seq, sealOf(seq)[column]);
  expect(await chainFaults()).toEqual([]);
});

it('who mirrored a fighter half a minute late is found by its fills of a day, and no fighter mirrors another', async () => {
  await eventually('the week is filled', async () => {
    const { body } = await server.get<{ replayed: { complete: boolean } }>('/api/v1/league');
    return body.replayed.complete;
  });
  const busiest = await world.query<EndedMatchRow>(
    `SELECT id, duration, starts_at, ends_at, first_tick, last_tick, board FROM arena_match
     WHERE status = 'settled' AND duration = '1h' AND ends_at > starts_at + interval '59 minutes'
     ORDER BY (SELECT count(*) FROM arena_fill f WHERE f.participant_id = $1 AND f.tick >= first_tick AND f.tick < last_tick) DESC LIMIT 5`,
    ['maestra-orrery'],
  );
  const found: string[] = [];
  for (const match of busiest) found.push(...(await mirrored(match)));
  // Of the matches of simulated weeks .98 are told (bench/arena/followers.mjs); which week this is is chance.
  expect(found.filter((one) => one === `${COPIER} of maestra-orrery`).length).toBeGreaterThanOrEqual(2);
  expect([...new Set(found)]).toEqual([`${COPIER} of maestra-orrery`]);
});

/** Who is found when every fighter is suspected, and somebody does what one of them does half a minute later. */
async function mirrored(match: EndedMatchRow): Promise<string[]> {
  const columns = 'tick, symbol, side, kind, maker, lots, price, notional, fee, realized, slippage_bps';
  await world.forge(
    `INSERT INTO arena_fill (id, participant_id, at, ${columns})
     SELECT 'copy-' || id, $1, at + interval '30 seconds', ${columns} FROM arena_fill
     WHERE participant_id = 'maestra-orrery' AND at >= $2::timestamptz - interval '1 day' AND at < $2`,
    [COPIER, match.ends_at],
  );
  try {
    const suspects = match.board.map((line) => ({ ...line, kind: 'challenger' as const, eligible: true }));
    const board = [...suspects, { ...suspects[0], id: COPIER }];
    const questions = { query: (sql: string, values: unknown[]) => world.query(sql, values) } as never;
    const found = await findFollowers(questions, { ...match, board });
    return found.map(({ participant_id, leader }) => `${participant_id} of ${leader}`);
  } finally {
    await world.forge('DELETE FROM arena_fill WHERE participant_id = $1', [COPIER]);
  }
}

/** One of the ratings of the newest match that has any. */
const ONE_HOUR = `(match_id, participant_id) = (SELECT match_id, participant_id FROM arena_rating_change
  WHERE estimate IS NOT NULL ORDER BY match_id DESC, participant_id LIMIT 1)`;

it.each([
  ['arena_rating_change', 'estimate', 'estimate + 0.001', ONE_HOUR],
  ['arena_rating_change', 'low', 'low + 1', ONE_HOUR],
  ['arena_rating_change', 'high', 'NULL', ONE_HOUR],
  ['arena_rating_change', 'rank', 'rank + 1', ONE_HOUR],
  ['arena_rating_change', 'at', `at + interval '1 second'`, ONE_HOUR],
  ['arena_rating_change', 'participant_id', `'tumble-two'`, ONE_HOUR],
  ['arena_participant', 'rating', `jsonb_set(rating, '{skill_low}', '1')`, `id = 'echo-harrow'`],
  ['arena_participant', 'evidence', `jsonb_set(evidence, '{gains}', '99')`, `id = 'echo-harrow'`],
  ['arena_participant', 'rating', `'{"low": 9}'`, `id = 'tumble'`],
])('the audit names a rating of which %s.%s was changed', async (table, column, value, where) => {
  const database = { query: <T>(sql: string, values?: unknown[]) => world.query(sql, values) as Promise<T> };
  expect(await ratingDifferences(database)).toEqual({ total: 0, differences: [] });
  const rows = await world.query<{ row: object }>(`SELECT to_jsonb(t) AS row FROM ${table} t WHERE ${where}`);
  expect(rows).toHaveLength(1);
  const [{ ctid }] = await world.query<{ ctid: string }>(
    `UPDATE ${table} SET ${column} = ${value} WHERE ${where} RETURNING ctid::text`,
  );
  const { differences } = await ratingDifferences(database);
  await world.query(
    `UPDATE ${table} SET ${column} = (jsonb_populate_record(NULL::${table}, $1)).${column}
     WHERE ${table === 'arena_participant' ? where : `ctid = '${ctid}'`}`,
    [JSON.stringify(rows[0].row)],
  );
  const members = new Set(differences.map(({ member }) => member));
  expect([...members]).toEqual(column === 'participant_id' ? expect.arrayContaining(['rank']) : [column]);
  expect((await ratingDifferences(database)).total).toBe(0);
});

it.each(['arena_posting', 'arena_fill', 'arena_match_course', 'arena_tape', 'arena_seal', 'arena_record_key'])(
  'rows of %s are only ever added',
  async (table) => {
    const refused = /only ever added/;
    await expect(world.query(`DELETE FROM ${table}`)).rejects.toThrow(refused);
    await expect(world.query(`TRUNCATE ${table}`)).rejects.toThrow(refused);
    const column =
      { arena_tape: 'symbol', arena_seal: 'key_id', arena_record_key: 'vouch', arena_match_course: 'odds' }[table] ??
      'tick';
    const value = column === 'tick' ? '1' : `'x'`;
    await expect(world.query(`UPDATE ${table} SET ${column} = ${value}`)).rejects.toThrow(refused);
  },
);

it('words may go, and nothing with them', async () => {
  await world.query(`UPDATE arena_fill SET reasoning = NULL WHERE tick = (SELECT max(tick) FROM arena_fill)`);
  await world.query(
    `UPDATE arena_tape SET entry = entry || '{"reasoning": null}' WHERE seq = (SELECT max(seq) FROM arena_tape WHERE type = 'trade')`,
  );
  await expect(world.query(`UPDATE arena_fill SET reasoning = 'better ones'`)).rejects.toThrow(/only ever added/);
  await expect(
    world.query(`UPDATE arena_tape SET entry = entry || '{"price": 1}' WHERE type = 'trade'`),
  ).rejects.toThrow(/only ever added/);
});

it('a new pepper brings a new key, which the old one vouches for; what was signed stays signed; the stream tells the head', async () => {
  const before = await keys();
  const [{ id }] = await world.query<{ id: string }>(`SELECT match_id AS id FROM arena_seal ORDER BY seq DESC LIMIT 1`);
  await server.stop();
  const old = String(world.environment().KEY_PEPPER);
  server = await world.start({ KEY_PEPPER: NEW_PEPPER, KEY_PEPPER_ALSO: old });
  const after = await eventually('the new key', async () => {
    const now = await keys();
    return now.key_id !== before.key_id && now;
  });
  expect(after.earlier.map(({ key_id }) => key_id)).toEqual([before.key_id]);
  expect(after.vouched_by).toBe(before.key_id);
  const heard = streamUntil(new URL('/api/v1/stream', server.base), 'event: record');
  await world.forge('DELETE FROM arena_seal WHERE match_id = $1', [id]);
  expect(await heard).toContain(id);
  const [newest] = (await chain()).slice(-1);
  expect(newest).toMatchObject({ match_id: id, key_id: after.key_id });
  expect(await chainFaults()).toEqual([]);
  expect((await program('examples/verify-record.mjs', id)).code).toBe(0);
});
