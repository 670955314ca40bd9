import { randomUUID } from 'node:crypto';
import type { Answer, Client } from './support/http.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { ADMIN_TOKEN, createWorld, type World } from './support/world.js';

/** Day and lifetime quotas: exact over processes, and nothing is lost or won by refusals, replays and crashes. */
const CONCEPT = { style: 'noir', count: 1 };
const HELLO = { message: 'Hello' };

let world: World;
let servers: Server[];
beforeAll(async () => {
  world = await createWorld({ SERVICES: 'tools', TRUST_PROXY: 'loopback', TRIAL_SLOTS: '5' });
  servers = await Promise.all([world.start(), world.start()]);
});
afterAll(() => world.close());

let addresses = 0;
const address = (): Record<string, string> => ({ 'X-Forwarded-For': `10.1.${++addresses}.1` });

async function issued(wish: object): Promise<Record<string, string>> {
  const operator = servers[0].with({ Authorization: `Bearer ${ADMIN_TOKEN}` });
  const { body } = await operator.post('/api/admin/keys', { interface: 'tools', ...wish });
  return { 'X-API-Key': String(body.api_key), ...address() };
}

/** `n` requests at once, every other one at the other process. */
const rush = (n: number, headers: Record<string, string>, ask: (client: Client, i: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: n }, (_, i) => ask(servers[i % 2].with(headers), i)));

const count = (answers: Answer[], status: number): number => answers.filter((a) => a.status === status).length;
const held = async (): Promise<number> =>
  (await world.query<{ n: number }>('SELECT count(*)::int AS n FROM quota_reservation'))[0].n;
const used = async (key: Record<string, string>) => (await servers[0].with(key).get('/api/keys/me')).body;

it.each([
  ['an address', () => Promise.resolve(address())],
  ['a key', () => issued({ overrides: { fashion_daily: 10 } })],
])('admits exactly 10 of 100 at a limit of 10 over two processes, of %s', async (_what, whose) => {
  const answers = await rush(100, await whose(), (client) => client.post('/api/fashion-concept', CONCEPT));
  expect([count(answers, 200), count(answers, 429)]).toEqual([10, 90]);
  const left = answers.filter((a) => a.status === 200).map((a) => Number(a.headers.get('X-RateLimit-Remaining')));
  expect(left.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(await held()).toBe(0);
});

it('admits ten of a free key and its address together', async () => {
  const place = address();
  const { body } = await servers[0].with(place).post('/api/register', { email: 'both@example.com', name: 'B' });
  const key = { ...place, 'X-API-Key': String(body.api_key) };
  const answers = await rush(60, {}, (client, i) =>
    client.with(i % 3 === 0 ? place : key).post('/api/fashion-concept', CONCEPT),
  );
  expect([count(answers, 200), count(answers, 429)]).toEqual([10, 50]);
});

it('admits three chat calls, and with a pack of five exactly eight', async () => {
  const free = await rush(40, address(), (client) => client.post('/api/chat', HELLO));
  expect([count(free, 200), count(free, 429)]).toEqual([3, 37]);
  const key = await issued({ chat_calls: 5 });
  const packed = await rush(40, key, (client) => client.post('/api/chat', HELLO));
  expect([count(packed, 200), count(packed, 429)]).toEqual([8, 32]);
  expect((await used(key)).packs).toEqual({ calls_bought: 5, calls_left: 0 });
});

it('admits exactly five of two forms of chat that pay before and after their work', async () => {
  const key = await issued({ overrides: { chat_daily: 2 }, chat_calls: 3 });
  const messages = [{ role: 'user', content: 'Hello' }];
  const answers = await rush(40, key, (client, i) =>
    i % 4 < 2 ? client.post('/api/chat', HELLO) : client.post('/v1/chat/completions', { messages }),
  );
  expect([count(answers, 200), count(answers, 429)]).toEqual([5, 35]);
  expect((await used(key)).packs).toEqual({ calls_bought: 3, calls_left: 0 });
});

/** Holds the counter of the first key with that many concepts a day, which has been used once. @returns how to let go */
const heldCounter = (daily: number) =>
  world.hold(`SELECT 1 FROM quota_counter c WHERE c.subject = (SELECT 'account:' || a.id FROM account a
    WHERE a.overrides = '{"fashion_daily": ${daily}}' ORDER BY a.created_at LIMIT 1) FOR UPDATE`);

const bothWait = () =>
  eventually('both wait', async () => {
    const waiting = await world.query(`SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%AS MATERIALIZED%'`);
    return waiting.length >= 2;
  });

it('waits for a counter that is held elsewhere, and for nobody else’s', async () => {
  const key = await issued({ overrides: { fashion_daily: 9 } });
  const other = await issued({ overrides: { fashion_daily: 9 } });
  for (const one of [key, other]) await servers[0].with(one).post('/api/fashion-concept', CONCEPT);
  const release = await heldCounter(9);
  const rushing = rush(40, key, (client) => client.post('/api/fashion-concept', CONCEPT));
  await bothWait();
  const answer = await servers[0].with(other).post('/api/fashion-concept', CONCEPT);
  await release();
  const answers = await rushing;
  expect([answer.status, count(answers, 200), count(answers, 429)]).toEqual([200, 8, 32]);
});

it('pays once for an Idempotency-Key that two processes have both worked for', async () => {
  const key = await issued({ overrides: { fashion_daily: 8 } });
  await servers[0].with(key).post('/api/fashion-concept', CONCEPT);
  const release = await heldCounter(8);
  const again = { ...key, 'Idempotency-Key': 'worked for twice' };
  const rushing = rush(2, again, (client) => client.post('/api/fashion-concept', CONCEPT));
  await bothWait();
  await release();
  const answers = await rushing;
  expect([count(answers, 200), new Set(answers.map(({ text }) => text)).size]).toEqual([2, 1]);
  expect((await used(key)).usage).toMatchObject({ fashion: { used: 2, remaining: 6 } });
});

it('stores and tells nothing that was not paid, and takes one unit for each Idempotency-Key', async () => {
  const key = await issued({ overrides: { fashion_daily: 10 } });
  const told = async () =>
    (await world.query<{ n: number }>(`SELECT count(*)::int AS n FROM domain_event WHERE type = 'concepts_planned'`))[0]
      .n;
  const kept = async () => (await world.query('SELECT 1 FROM idempotency_record')).length;
  const [toldBefore, keptBefore] = [await told(), await kept()];
  const answers = await rush(90, key, (client, i) =>
    client.post('/api/fashion-concept', CONCEPT, { headers: { ...key, 'Idempotency-Key': `wish ${i % 30}` } }),
  );
  const texts = answers.filter(({ status }) => status === 200).map(({ text }) => text);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  expect([new Set(texts).size, (await told()) - toldBefore, (await kept()) - keptBefore]).toEqual([10, 10, 10]);
  expect((await used(key)).usage).toMatchObject({ fashion: { used: 10, remaining: 0 } });
});

it('keeps the order where all is spent: a replay is free, another body 422, then 429, and 400 last', async () => {
  const key = await issued({ overrides: { fashion_daily: 2 } });
  const [first, second] = servers.map((server) => server.with(key));
  const ask = (client: Client, wish: object, name?: string) =>
    client.post('/api/fashion-concept', wish, name ? { headers: { ...key, 'Idempotency-Key': name } } : undefined);
  const seen = async (answer: Promise<Answer>) => {
    const { status, body, headers } = await answer;
    return [status, body.code, headers.get('X-RateLimit-Remaining')];
  };
  const bad = { style: '' };
  const kept = await ask(first, CONCEPT, 'kept');
  expect(await seen(ask(first, bad))).toEqual([400, 'validation_failed', '1']);
  expect(await seen(ask(second, bad, 'kept'))).toEqual([422, 'idempotency_key_reused', null]);
  expect(await seen(ask(second, CONCEPT))).toEqual([200, undefined, '0']);
  for (const client of [first, first, second]) {
    expect(await seen(ask(client, CONCEPT, 'other'))).toEqual([429, 'insufficient_quota', '0']);
    expect(await seen(ask(client, bad))).toEqual([429, 'insufficient_quota', '0']);
    expect(await seen(ask(client, { ...CONCEPT, count: 2 }, 'kept'))).toEqual([422, 'idempotency_key_reused', null]);
    const again = await ask(client, CONCEPT, 'kept');
    expect([again.text, again.headers.get('Idempotent-Replayed')]).toEqual([kept.text, 'true']);
  }
  // What comes back, or is allowed, elsewhere is known at once.
  await world.query(`UPDATE quota_counter c SET used = used - 1 FROM account a
    WHERE c.subject = 'account:' || a.id AND a.overrides = '{"fashion_daily": 2}'`);
  expect(await seen(ask(first, CONCEPT))).toEqual([200, undefined, '0']);
});

it('gives refused requests their unit back, in parallel too', async () => {
  const place = address();
  const wrong = await rush(10, place, (client) => client.post('/api/fashion-concept', { style: '' }));
  expect(count(wrong, 400)).toBe(10);
  const answers = await rush(30, place, (client) => client.post('/api/fashion-concept', CONCEPT));
  expect(count(answers, 200)).toBe(10);
});

it('registers an address once in 30 attempts at once', async () => {
  const answers = await rush(30, address(), (client, i) =>
    client.post('/api/register', { email: i % 2 ? 'One@example.com' : 'one@example.com', name: 'One' }),
  );
  expect([count(answers, 201), count(answers, 409)]).toEqual([1, 29]);
  const accounts = await world.query(`SELECT 1 FROM account WHERE email = 'one@example.com'`);
  expect(accounts).toHaveLength(1);
});

it('issues three instant keys to one address, and no more than there are slots to all', async () => {
  const one = await rush(20, address(), (client) => client.get('/api/register'));
  expect([count(one, 200), count(one, 429)]).toEqual([3, 17]);
  const all = await rush(20, {}, (client) => client.with(address()).get('/api/register'));
  expect(count(all, 200)).toBe(2);
  expect(new Set(all.filter((a) => a.status !== 200).map((a) => a.body.code))).toEqual(
    new Set(['trial_slots_exhausted']),
  );
  const [{ n }] = await world.query<{ n: number }>('SELECT count(*)::int AS n FROM tools_instant_key');
  expect(n).toBe(5);
});

it('takes nothing for a replay', async () => {
  const key = await issued({ overrides: { fashion_daily: 3 } });
  const again = { ...key, 'Idempotency-Key': 'the same wish' };
  const answers = await rush(20, again, (client) => client.post('/api/fashion-concept', CONCEPT));
  const texts = new Set(answers.filter((a) => a.status === 200).map((a) => a.text));
  expect(texts.size).toBe(1);
  expect(count(answers, 200) + count(answers, 409)).toBe(20);
  const replay = await servers[1].with(again).post('/api/fashion-concept', CONCEPT);
  expect([replay.headers.get('Idempotent-Replayed'), texts.has(replay.text)]).toEqual(['true', true]);
  expect((await used(key)).usage).toMatchObject({ fashion: { used: 1, remaining: 2 } });
});

it('gives back what a crash left held, and only that', async () => {
  const key = await issued({ overrides: { fashion_daily: 6 } });
  for (let i = 0; i < 3; i++) await servers[0].with(key).post('/api/fashion-concept', CONCEPT);
  const [row] = await world.query<{ subject: string; window_start: Date }>(
    `SELECT c.subject, c.window_start FROM quota_counter c
     JOIN account a ON c.subject = 'account:' || a.id WHERE a.overrides = '{"fashion_daily": 6}'`,
  );
  // What three requests leave that were charged and whose processes then died: one just now, two a minute ago.
  for (const seconds of [30, 61, 62]) {
    await world.query(
      `INSERT INTO quota_reservation (id, bucket, subject, window_start, units, ceiling, created_at)
       VALUES ($1, 'fashion', $2, $3, 1, 6, now() - make_interval(secs => $4))`,
      [randomUUID(), row.subject, row.window_start, seconds],
    );
    await world.query('UPDATE quota_counter SET used = used + 1 WHERE subject = $1', [row.subject]);
  }
  expect((await used(key)).usage).toMatchObject({ fashion: { used: 6, remaining: 0 } });
  await eventually('given back', async () => (await held()) === 1);
  expect((await used(key)).usage).toMatchObject({ fashion: { used: 4, remaining: 2 } });
});

it('takes and gives back side by side without ever standing in its own way', async () => {
  const place = address();
  const { body } = await servers[0].with(place).post('/api/register', { email: 'busy@example.com', name: 'Busy' });
  const key = { ...place, 'X-API-Key': String(body.api_key) };
  // Cakes fail and give their unit back later; up to 20 refused requests (twice the limit) do so at once.
  const wish = (turn: number, i: number) => ({ description: turn < 6 && i % 8 === 0 ? '' : 'a chocolate cake' });
  for (let turn = 0; turn < 12; turn++) {
    const answers = await rush(24, key, (client, i) => client.post('/api/generate', wish(turn, i)));
    expect(answers.filter(({ status }) => status >= 500).map((a) => a.text)).toEqual([]);
  }
  const nothing = async () => ((await used(key)).usage.fashion.used as unknown) === 0;
  await eventually('all given back', nothing);
});
