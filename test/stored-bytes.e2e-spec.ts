import type { DataSource, EntityManager } from 'typeorm';
import { BYTES_OF_A_FILL } from '../src/arena/decisions/decision-bytes.js';
import { auditLedger } from '../src/arena/ledger/ledger-audit.js';
import { forgetTexts } from '../src/arena/history/forgotten-texts.js';
import { MOST_KEYS } from '../src/common/auth/keys.js';
import { EventLog } from '../src/common/events/event-log.js';
import { QuotaLedger } from '../src/common/quota/counters/quota-ledger.js';
import { forgetLinks } from '../src/tools/accounts/email-links.service.js';
import { EMAIL_KEYS_PER_IP } from '../src/tools/tools.names.js';
import type { Answer, Client } from './support/http.js';
import type { Server } from './support/server.js';
import { eventually, toldAtLast } from './support/wait.js';
import { createFoundedWorld, type World } from './support/world.js';

/** What callers who pay nothing store in a day is bounded; their words are forgotten, the books are not. */
const BYTES = 1_000_000;
const KIB = Math.floor(BYTES / 1024);

let world: World;
let servers: Server[];
beforeAll(async () => {
  world = await createFoundedWorld({
    SERVICES: 'arena,tools',
    TRUST_PROXY: 'loopback',
    TICK_MS: '200',
    ARENA_HOURLY_LIMIT: '10000',
    BYTES_PER_IP: String(BYTES),
    ALLOWANCES: '10.8.0.0/16 x2',
  });
  const first = await world.launch();
  servers = [await first.ready(300_000), await world.start({ ROLE: 'api' })];
}, 400_000);
afterAll(() => world.close());

const from = (address: string, n = 0): Client => servers[n % 2].with({ 'X-Forwarded-For': address });
const used = async (address: string) => {
  const rows = await world.query<{ subject: string; used: number }>(
    `SELECT subject, used FROM quota_counter WHERE bucket = 'bytes' AND subject LIKE '${address}%' ORDER BY used DESC`,
  );
  return rows[0]?.used ?? 0;
};
/** A decision is committed before anybody waits for the tick that executes it. */
const isTaken = ({ status, body }: Pick<Answer, 'status' | 'body'>): boolean =>
  status < 300 || String(body.code) === 'market_paused';
const statuses = (answers: Answer[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const word = isTaken({ status, body }) ? 'taken' : `${status} ${String(body.code ?? '')}`.trim();
    counts[word] = (counts[word] ?? 0) + 1;
  }
  return counts;
};

let named = 0;
/** A challenger in the ring, as both processes see it. */
async function challenger(address: string): Promise<(n?: number) => Client> {
  const { body } = await from(address).post('/api/v1/agents', { name: `Scribe ${++named}` });
  const agent = (n = 0) => from(address, n).with({ 'X-Arena-Key': String(body.api_key) });
  expect((await agent().post('/api/v1/agents/heartbeat')).status).toBe(200);
  return agent;
}

const hold = (bytes: number) => ({
  actions: Array.from({ length: 20 }, () => ({ symbol: 'BTC', signal: 'hold', justification: 'w'.repeat(bytes / 20) })),
});
/** KiB that a decision counts for. */
const kib = (decision: unknown) => Math.ceil(JSON.stringify(decision).length / 1024);

describe('decisions', () => {
  it('are taken until the address has stored its bytes, exactly so over two processes and two keys', async () => {
    const [one, two] = [await challenger('203.0.113.1'), await challenger('203.0.113.1')];
    const wordy = hold(37_000);
    const spent = await used('ip:');
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => (n % 4 < 2 ? one : two)(n).post('/api/v1/agents/decide', wordy)),
    );
    const fit = Math.floor((KIB - spent) / kib(wordy));
    expect(statuses(answers)).toEqual({ taken: fit, '429 storage_exhausted': 40 - fit });
    const refused = answers.find(({ status }) => status === 429)!;
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(refused.body.upgrade_url).toMatch(/^http:.*\/api\/pricing$/);
    expect(await used('ip:')).toBe(spent + fit * kib(wordy));
    const known = answers.find(isTaken)!.body.decision_id;
    const [{ n }] = await world.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM arena_command WHERE kind = 'decide' AND participant_id LIKE 'agt%'`,
    );
    expect([n, typeof known]).toEqual([fit, 'string']);
  });

  it('of another address, and those of a network that is allowed more, go on', async () => {
    const other = await challenger('203.0.113.2');
    expect(statuses([await other().post('/api/v1/agents/decide', hold(37_000))])).toEqual({ taken: 1 });
    const office = await challenger('10.8.0.1');
    const wordy = hold(37_000);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => office(n).post('/api/v1/agents/decide', wordy)),
    );
    expect(statuses(answers)).toEqual({ taken: 30 });
  });

  it('of a full address still repeat, and its orders can still be cancelled', async () => {
    const agent = await challenger('203.0.113.4');
    const order = { symbol: 'BTC', signal: 'buy_to_enter', notional_usd: 100, order_type: 'limit', limit_price: 1 };
    const place = (n = 0) =>
      eventually('placed', async () => {
        const answer = await agent(n).post('/api/v1/agents/decide', { decision_id: 'first', actions: [order] });
        return answer.status === 200 && answer;
      });
    const placed = await place();
    const { orders } = (await agent().get('/api/v1/agents/me')).body as unknown as { orders: { id: string }[] };
    await Promise.all(Array.from({ length: 30 }, (_, n) => agent(n).post('/api/v1/agents/decide', hold(37_000))));
    expect(statuses([await agent().post('/api/v1/agents/decide', hold(37_000))])).toEqual({
      '429 storage_exhausted': 1,
    });
    expect((await place(1)).body.results).toEqual(placed.body.results);
    await eventually(
      'cancelled',
      async () => (await agent().delete(`/api/v1/agents/me/orders/${orders[0].id}`)).status !== 503,
    );
    const left = (await agent().get('/api/v1/agents/me')).body as unknown as { orders: unknown[] };
    expect(left.orders).toEqual([]);
  });

  it('of one network share what ten of its addresses may store', async () => {
    const wordy = hold(39_000);
    const taken = await Promise.all(
      Array.from({ length: 12 }, async (_, n) => {
        const agent = await challenger(`198.51.100.${n + 1}`);
        const answers = await Promise.all(
          Array.from({ length: 25 }, (_, i) => agent(i).post('/api/v1/agents/decide', wordy)),
        );
        return answers.filter(isTaken).length;
      }),
    );
    const stored = taken.reduce((sum, n) => sum + n, 0) * kib(wordy);
    expect(Math.max(...taken) * kib(wordy)).toBeLessThanOrEqual(KIB);
    expect(stored).toBeLessThanOrEqual(10 * KIB);
    expect(stored).toBeGreaterThan(10 * KIB - 12 * kib(wordy));
  });
});

it('whatever else is stored for nothing fills the same bytes, and a unit of a refused request comes back', async () => {
  const address = '203.0.115.1';
  const agent = await challenger(address);
  await Promise.all(Array.from({ length: 25 }, (_, n) => agent(n).post('/api/v1/agents/decide', hold(39_000))));
  const message = { message: 'w'.repeat(270) };
  const register = (n: number) =>
    from(address, n).post('/api/register', { email: `many${n}@example.com`, name: 'n'.repeat(60) });
  const answers: Answer[] = [];
  for (let n = 0; n < 60; n++) answers.push(await register(n));
  expect(statuses(answers)['429 storage_exhausted']).toBeGreaterThan(0);
  expect(statuses([await agent().post('/api/v1/agents/heartbeat', message)])).toEqual({ '429 storage_exhausted': 1 });
  expect((await agent().post('/api/v1/agents/heartbeat')).status).toBe(200);
  for (let n = 0; n < 2; n++) {
    const order = await from(address).post('/api/generate', { description: 'a red dress' });
    expect([order.status, order.body.code]).toEqual([429, 'storage_exhausted']);
  }
  const fashion = await from(address).post('/api/fashion-concept', { style: 'noir', count: 1 });
  expect([fashion.status, fashion.headers.get('X-RateLimit-Remaining')]).toEqual([200, '9']);
});

/** Its rows and its UPDATEs, as the services know them. */
const manager = () =>
  ({ query: (sql: string, values: unknown[]) => world.query(sql, values) }) as unknown as EntityManager;
const count = async (sql: string, values: unknown[] = []): Promise<number> =>
  Number((await world.query<{ n: string }>(`SELECT count(*) AS n FROM ${sql}`, values))[0].n);

describe('what a request leaves beside its own bytes counts too', () => {
  const trade = (actions: number) => ({
    actions: Array.from({ length: actions }, (_, n) =>
      n % 2 === 0
        ? { symbol: 'BTC', signal: 'LONG', notional_usd: 60, stop_loss: 1 }
        : { symbol: 'BTC', signal: 'close' },
    ),
  });

  it('the books that a decision of trades leaves for good, and not those that one of holds does not', async () => {
    const agent = await challenger('203.0.117.1');
    const usedNow = async () =>
      Number(
        (
          await world.query<{ n: string }>(
            `SELECT sum(used) AS n FROM quota_counter WHERE bucket = 'bytes' AND subject LIKE 'ip:%'`,
          )
        )[0].n,
      );
    const start = await usedNow();
    expect(isTaken(await agent().post('/api/v1/agents/decide', hold(1000)))).toBe(true);
    const held = (await usedNow()) - start;
    expect(held).toBe(kib(hold(1000)));
    expect(isTaken(await agent().post('/api/v1/agents/decide', trade(20)))).toBe(true);
    const traded = (await usedNow()) - start - held;
    // ten entries with an exit each, ten closes
    expect(traded).toBe(Math.ceil((JSON.stringify(trade(20)).length + 30 * BYTES_OF_A_FILL) / 1024));
  });

  it('answers that an Idempotency-Key will be given again, refusals too; one without room is not kept', async () => {
    const address = '203.0.118.1';
    const keyed = (n: number) => ({ headers: { 'Idempotency-Key': `a-key-of-twenty-two-characters-${n}` } });
    const taken = { email: 'taken@example.com', name: 'Ada' };
    await from(address).post('/api/register', taken);
    const refused = (n: number) => from(address, n).post('/api/register', taken, keyed(n));
    const kept = () => count('idempotency_record WHERE status = 409');
    const answers: Answer[] = [];
    for (let n = 0; n < 20; n++) answers.push(await refused(n));
    expect(statuses(answers)).toEqual({ '409 already_registered': 20 });
    expect(await kept()).toBe(20);
    expect((await refused(0)).headers.get('Idempotent-Replayed')).toBe('true');
    await world.query(`UPDATE quota_counter SET used = $1 WHERE bucket = 'bytes' AND subject LIKE 'ip:%'`, [KIB]);
    expect(statuses([await refused(21), await refused(22)])).toEqual({ '409 already_registered': 2 });
    expect(await kept()).toBe(20);
    await world.query(`UPDATE quota_counter SET used = 0 WHERE bucket = 'bytes'`);
    expect(statuses([await refused(21)])).toEqual({ '409 already_registered': 1 });
    expect(await kept()).toBe(21);
  });
});

describe('keys', () => {
  it('for e-mail addresses are a hundred a day to an address, over two processes', async () => {
    await world.query(`UPDATE quota_counter SET used = 0 WHERE bucket = 'bytes'`);
    const registered = (n: number) =>
      from('203.0.119.1', n).post('/api/register', { email: `one${n}@example.com`, name: 'Ada' });
    const answers = await Promise.all(Array.from({ length: 130 }, (_, n) => toldAtLast(() => registered(n))));
    expect(statuses(answers)).toEqual({ taken: EMAIL_KEYS_PER_IP, '429 insufficient_quota': 130 - EMAIL_KEYS_PER_IP });
    const office = await from('10.8.0.2').post('/api/register', { email: 'office@example.com', name: 'Ada' });
    expect(office.status).toBe(201);
  });

  it('of an account are so many at a time and so many that were, however often it is changed', async () => {
    const { body } = await from('203.0.120.1').post('/api/register', { email: 'wheel@example.com', name: 'Ada' });
    let key = String(body.api_key);
    const rotate = () => from('203.0.120.1').post('/api/keys/rotate', undefined, { headers: { 'X-API-Key': key } });
    const rows = () => count(`api_key k JOIN account a ON a.id = k.account_id WHERE a.email = 'wheel@example.com'`);
    const first = key;
    for (let round = 0; round < 3; round++) {
      const answers: Answer[] = [];
      for (let n = 0; n < MOST_KEYS + 2; n++) {
        const answer = await rotate();
        answers.push(answer);
        if (answer.status === 201) key = String(answer.body.api_key);
      }
      expect(statuses(answers)).toMatchObject({ '429 rate_limit_exceeded': expect.any(Number) });
      expect(Number(answers.at(-1)!.headers.get('Retry-After'))).toBeGreaterThan(3500);
      expect(await rows()).toBeLessThanOrEqual(2 * MOST_KEYS);
      await world.query(`UPDATE api_key SET expires_at = now() WHERE expires_at IS NOT NULL`);
    }
    const me = (presented: string) => from('203.0.120.1').with({ 'X-API-Key': presented }).get('/api/keys/me');
    expect((await me(key)).status).toBe(200);
    expect((await me(first)).status).toBe(401);
  });
});

describe('rows that nobody needs any more go', () => {
  const aged = (days: number) => `now() - interval '${days} days'`;

  it('counters of addresses after three days, of accounts after forty, of keys never', async () => {
    const row = (subject: string, days: number | null) =>
      world.query(
        `INSERT INTO quota_counter (bucket, subject, window_start, used) VALUES ('swept', $1, ${days === null ? `'epoch'` : aged(days)}, 1)`,
        [subject],
      );
    await row('ip:new', 2);
    await row('ip:old', 4);
    await row('net:old', 4);
    await row('account:new', 39);
    await row('account:old', 41);
    await row('account:for-good', null);
    await new QuotaLedger(manager() as unknown as DataSource).sweep();
    const left = await world.query<{ subject: string }>(
      `SELECT subject FROM quota_counter WHERE bucket = 'swept' ORDER BY subject`,
    );
    expect(left.map(({ subject }) => subject)).toEqual(['account:for-good', 'account:new', 'ip:new']);
  });

  it('events that the engine took in three days before the last one, and those that it never took in after forty', async () => {
    const event = (type: string, days: number, seq: number | null) =>
      world.query(
        `INSERT INTO domain_event (id, type, data, occurred_at, seq) VALUES (gen_random_uuid(), $1, '{}', ${aged(days)}, $2)`,
        [type, seq],
      );
    await event('test.old', 10, -3);
    await event('test.kept', 7, -2);
    await event('test.last', 5, 9_000_000);
    await event('test.unread', 39, null);
    await event('test.forgotten', 41, null);
    await new EventLog(manager() as never).sweep(manager());
    const left = await world.query<{ type: string }>(
      `SELECT type FROM domain_event WHERE type LIKE 'test.%' ORDER BY type`,
    );
    expect(left.map(({ type }) => type)).toEqual(['test.kept', 'test.last', 'test.unread']);
  });

  it('mailed links a month after they were sent', async () => {
    const link = (name: string, days: number) =>
      world.query(
        `INSERT INTO tools_email_link (hash, account_id, purpose, created_at) VALUES ($1, gen_random_uuid(), 'confirm', ${aged(days)})`,
        [Buffer.from(name)],
      );
    await link('new', 29);
    await link('old', 31);
    await forgetLinks(manager());
    const left = await world.query<{ hash: Buffer }>('SELECT hash FROM tools_email_link');
    expect(left.map(({ hash }) => hash.toString())).toEqual(['new']);
  });
});

describe('texts of challengers', () => {
  const texts = async () => {
    const rows = await world.query<{
      n: number;
    }>(`SELECT (SELECT count(*) FROM arena_command WHERE payload::text LIKE '%secret plan%')
      + (SELECT count(*) FROM arena_tape WHERE entry::text LIKE '%secret plan%')
      + (SELECT count(*) FROM arena_chat WHERE line::text LIKE '%secret plan%')
      + (SELECT count(*) FROM arena_fill WHERE reasoning LIKE '%secret plan%') AS n`);
    return Number(rows[0].n);
  };

  const forget = (kept: number, daysLater: number): Promise<void> =>
    forgetTexts(manager(), kept, new Date(Date.now() + daysLater * 86_400_000));

  it('are forgotten; decisions, fills, books and the answers to repetitions stay', async () => {
    const agent = await challenger('203.0.116.1');
    const said = 'my secret plan';
    const decision = {
      decision_id: 'spoken',
      actions: [
        { symbol: 'BTC', signal: 'buy_to_enter', notional_usd: 500, justification: said, invalidation_condition: said },
        { symbol: 'ETH', signal: 'hold', justification: said },
      ],
      research: { title: said, body: said, symbols: ['BTC/USD'] },
      message: said,
    };
    const decide = (n = 0) =>
      eventually('decided', async () => {
        const answer = await agent(n).post('/api/v1/agents/decide', decision);
        return answer.status === 200 && answer;
      });
    const answered = await decide();
    await agent().post('/api/v1/agents/heartbeat', { message: said });
    await eventually('said', async () => (await texts()) >= 6);
    await forget(1, 10);
    expect(await texts()).toBeGreaterThanOrEqual(6); // a match that can be replayed needs them
    const house = () => world.query(`SELECT 1 FROM arena_tape WHERE participant_id NOT LIKE 'agt%'`);
    const [before, fills] = [(await house()).length, (await world.query('SELECT 1 FROM arena_fill')).length];
    await forget(30, 23);
    expect(await texts()).toBeGreaterThanOrEqual(6);
    await forget(1, 23);
    expect(await texts()).toBe(0);
    expect([(await house()).length >= before, (await world.query('SELECT 1 FROM arena_fill')).length >= fills]).toEqual(
      [true, true],
    );
    const [row] = await world.query<{ actions: unknown[]; hash: Buffer | null; salt: Buffer | null }>(
      `SELECT payload -> 'actions' AS actions, body_hash AS hash, salt FROM arena_command WHERE decision_id = 'spoken'`,
    );
    expect(row).toEqual({
      actions: [
        { symbol: 'BTC', signal: 'buy_to_enter', notional_usd: 500 },
        { symbol: 'ETH', signal: 'hold' },
      ],
      // neither what was said nor anything that a guess could be tried against
      hash: null,
      salt: null,
    });
    expect((await decide(1)).body.results).toEqual(answered.body.results);
    const other = await agent(1).post('/api/v1/agents/decide', { ...decision, actions: decision.actions.slice(1) });
    expect([other.status, other.body.code]).toEqual([422, 'decision_id_reused']);
    const reworded = await agent(1).post('/api/v1/agents/decide', { ...decision, message: 'in other words' });
    expect([reworded.status, reworded.body.results]).toEqual([200, answered.body.results]);
    const mine = await agent().get('/api/v1/agents/me');
    expect([mine.status, JSON.stringify(mine.body).includes('secret')]).toEqual([200, false]);
    expect((await servers[0].get('/api/v1/trades?limit=200')).status).toBe(200);
    const audit = await world.snapshot((query) => auditLedger({ query } as unknown as EntityManager));
    expect(audit).toMatchObject({ differences: [], difference_count: 0 });
    expect(audit.checked.fills).toBeGreaterThan(0);
  });
});
