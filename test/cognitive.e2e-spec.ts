import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { HISTORIES_AN_HOUR, REPLAYS_AN_HOUR } from '../src/cognitive/cognitive.names.js';
import type { Answer, Client } from './support/http.js';
import type { Server } from './support/server.js';
import { streamUntil } from './support/sse.js';
import { eventually } from './support/wait.js';
import { ADMIN_TOKEN, createWorld, type World } from './support/world.js';

const FIELDS = `source timestamp confidence emotion curiosity fatigue health active_modules current_dream hypotheses
  ede_phase lucidity dreams total_dreams creativity trial try_also`.split(/\s+/);

interface Snapshot {
  timestamp: number;
  [field: string]: unknown;
}
interface Trial {
  free_slots: number;
}
interface Explained {
  value: number;
  contributions: { contribution: number }[];
  recent_events: { at: string; kind: string }[];
}
interface Model {
  second: string;
  seq: number;
  state_hash: string;
  body: { A: number };
}

let world: World;
let server: Server;
beforeAll(async () => {
  world = await createWorld({ SERVICES: 'cognitive' });
  server = await world.start();
});
afterAll(() => world.close());

const snapshot = async (from: Client = server): Promise<Snapshot> => (await from.get<Snapshot>('/api/cognitive')).body;
const model = async (from: Client = server): Promise<Model> => (await from.get<Model>('/api/cognitive/model')).body;
const texts = async (from: Client = server): Promise<string[]> => {
  const { recent_events } = (await from.get<Explained>('/api/cognitive/explain/curiosity')).body;
  return recent_events.filter(({ kind }) => kind === 'text').map(({ at }) => at);
};
/** What a command prints in a shell. */
const pasted = async (command: string, env: Record<string, string> = {}): Promise<string> =>
  (await promisify(execFile)('sh', ['-c', command], { env: { ...process.env, ...env } })).stdout;
const nextSecond = async (from: Client = server): Promise<void> => {
  const { timestamp } = await snapshot(from);
  await eventually('the next second', async () => (await snapshot(from)).timestamp > timestamp);
};

describe('the snapshot', () => {
  it('has exactly the fields of the interface, made anew each second', async () => {
    const { body, headers } = await server.get<Snapshot>('/api/cognitive');
    expect(new Set(Object.keys(body))).toEqual(new Set(FIELDS));
    expect(Object.keys(body.trial as object)).toEqual(['free_slots', 'url', 'instant_key_url', 'cta']);
    expect(Object.keys(body.try_also as object)).toEqual(['bride_say', 'free_demo', 'cognitive_api']);
    expect(body.current_dream).toBe('Ännu ingen dröm');
    const explained = readFileSync(join(__dirname, '../docs/cognitive.md'), 'utf8');
    for (const field of FIELDS) expect(explained).toMatch(new RegExp(`^\\|[^|]*\`${field}\``, 'm'));
    expect(Math.abs(body.timestamp - Date.now() / 1000)).toBeLessThan(60);
    expect(body.timestamp % 1).not.toBe(0);
    expect(headers.get('Cache-Control')).toBe('no-cache');
    await nextSecond();
  });

  it('answers 304 to its ETag', async () => {
    const { headers } = await server.get('/api/cognitive');
    const again = await server.get('/api/cognitive', { headers: { 'If-None-Match': headers.get('ETag')! } });
    expect([200, 304]).toContain(again.status);
    if (again.status === 200) expect(again.headers.get('ETag')).not.toBe(headers.get('ETag'));
    else expect(again.text).toBe('');
  });

  it('is not moved by being polled', async () => {
    for (let i = 0; i < 60; i++) await snapshot();
    await server.get('/api/bride-say');
    await nextSecond();
    await nextSecond();
    expect((await model()).body.A).toBe(0);
  });
});

describe('texts', () => {
  it('move it, and come back with what they did', async () => {
    const before = await snapshot();
    const { status, body, headers } = await server.post('/api/bride-demo', {
      text: 'Kappan är underbar, tack så mycket!',
    });
    expect(status).toBe(200);
    expect(headers.get('X-RateLimit-Remaining')).toBe('9');
    expect(body).toMatchObject({
      language: 'sv',
      sentiment: { label: 'positive' },
      appraisal: { emotion: 'gratitude', goal: 'liked' },
      state_after: { ede_phase: 'awake' },
    });
    await eventually('the text is felt', async () => (await model()).body.A > 0.2);
    expect((await snapshot()).curiosity).toBeGreaterThan(before.curiosity as number);
    const { value, contributions } = (await server.get<Explained>('/api/cognitive/explain/curiosity')).body;
    expect(Math.abs(contributions.reduce((sum, c) => sum + c.contribution, 0) - value)).toBeLessThan(1e-12);
  });

  it('are the cause of the label that they make, then and later', async () => {
    type Why = {
      label: string;
      cause: { kind: string; emotion: string; at: string } | null;
      value: number;
      sum: number;
    };
    const why = async (query = ''): Promise<Why> =>
      (await server.get<Why>(`/api/cognitive/explain/emotion${query}`)).body;
    const { label, cause, value, sum } = await why();
    expect([label, cause?.kind, cause?.emotion]).toEqual(['gratitude', 'text', 'gratitude']);
    expect(value).toBeGreaterThan(0);
    expect(sum).toBeCloseTo(value, 12);
    const before = Math.floor(Date.parse(cause?.at ?? '') / 1000) - 1;
    expect((await why(`?at=${before}`)).cause).toBeNull();
    const then = await server.get<Explained>(`/api/cognitive/explain/lucidity?at=${before}`);
    expect(then.headers.get('X-RateLimit-Limit')).toBe('120');
    expect(
      Math.abs(then.body.contributions.reduce((total, c) => total + c.contribution, 0) - then.body.value),
    ).toBeLessThan(1e-12);
  });

  it('are refused when they are none, and cost nothing then', async () => {
    for (const body of [{}, { text: '' }, { text: 'x'.repeat(2001) }, { text: 7 }, { text: 'a', more: 1 }]) {
      const refused = await server.post('/api/bride-demo', body);
      expect([refused.status, refused.body.code]).toEqual([400, 'validation_failed']);
    }
    const { headers } = await server.post('/api/bride-demo', { text: 'Hej' });
    expect(headers.get('X-RateLimit-Remaining')).toBe('8');
    await eventually('both texts are felt', async () => (await texts()).length === 2);
  });

  it('of ten megabytes, NaN and control characters are refused or read, and leave no trace in logs', async () => {
    const huge = await server.post('/api/bride-demo', { text: 'hemligt '.repeat(1_300_000) });
    expect([huge.status, huge.body.code]).toEqual([413, 'body_too_large']);
    const controlled = await server.post('/api/bride-demo', { text: '\u0000\u001b[31m hemligt' });
    expect([controlled.status, controlled.body.code]).toEqual([400, 'validation_failed']);
    const odd = await server.post('/api/bride-demo', { text: '\u202eNaN ∞ 🧥🤮 hemligt' });
    expect(odd.status).toBe(200);
    expect((await server.get('/api/cognitive/history?from=NaN&to=-1e400')).status).toBeLessThan(500);
    expect((await server.get('/api/cognitive/replay?at=NaN')).status).toBeLessThan(500);
    expect(server.logs).not.toContain('hemligt');
    await eventually('the text is felt', async () => (await texts()).length === 3);
  });

  it('are read by the sample commands as they are pasted', async () => {
    const { try_also, trial } = (await snapshot()) as unknown as { try_also: Record<string, string>; trial: Trial };
    const said = JSON.parse(await pasted(try_also.bride_say)) as { language: string };
    expect(said.language).toBe('sv');
    const felt = JSON.parse(await pasted(try_also.free_demo)) as { sentiment: { label: string } };
    expect(felt.sentiment.label).toBe('positive');
    const admin = server.with({ Authorization: `Bearer ${ADMIN_TOKEN}` });
    const { body: key } = await admin.post<{ api_key: string }>('/api/admin/keys', { interface: 'tools' });
    const keyed = JSON.parse(await pasted(try_also.cognitive_api, { API_KEY: key.api_key })) as { language: string };
    expect(keyed.language).toBe('en');
    expect(trial.free_slots).toBe(0);
    await eventually('all are felt', async () => (await texts()).length === 5);
  });

  it('are a conversation when the session comes back: it is asked why, and knows what was asked', async () => {
    const admin = server.with({ Authorization: `Bearer ${ADMIN_TOKEN}` });
    const { body: key } = await admin.post<{ api_key: string }>('/api/admin/keys', { interface: 'tools' });
    const keyed = server.with({ 'X-API-Key': key.api_key });
    type Said = { reply: string; session: string };
    const ask = async (text: string, session?: string): Promise<Said> => {
      const query = new URLSearchParams({ text, dry_run: 'true', ...(session === undefined ? {} : { session }) });
      return (await keyed.get<Said>(`/api/bride/v1/cognitive?${query.toString()}`)).body;
    };
    const { session } = await ask('Varför är du trött?');
    expect(session).toMatch(/^1\.\.tired\.[0-9a-z]+$/);
    expect((await ask('Varför?', session)).reply).toMatch(/mitt sömntryck/);
    expect((await ask('Varför?')).reply).toMatch(/^Vad vill du veta/);
    const forged = await keyed.get('/api/bride/v1/cognitive?text=hej&session=1.love..');
    expect([forged.status, forged.body.code]).toEqual([400, 'validation_failed']);
  });

  it('with a key say more, and on a dry run leave it alone', async () => {
    expect((await server.get('/api/bride/v1/cognitive?text=hej')).status).toBe(401);
    const admin = server.with({ Authorization: `Bearer ${ADMIN_TOKEN}` });
    const { body: key } = await admin.post<{ api_key: string }>('/api/admin/keys', { interface: 'tools' });
    const keyed = server.with({ 'X-API-Key': key.api_key });
    const dry = await keyed.get('/api/bride/v1/cognitive?dry_run=true&text=The+coat+is+wonderful');
    expect(dry.body).toMatchObject({ language: 'en', keywords: ['coat', 'wonderful'], model_version: '1.1.0' });
    expect(dry.headers.get('Cache-Control')).toBe('no-store');
    expect(dry.headers.get('X-RateLimit-Limit')).toBe('100');
    await nextSecond();
    await nextSecond();
    expect((await texts()).length).toBe(5);
    await keyed.get('/api/bride/v1/cognitive?text=The+coat+is+wonderful');
    await eventually('the text is felt', async () => (await texts()).length === 6);
    for (const word of ['wonderful', 'underbar']) expect(server.logs).not.toContain(word);
  });
});

/** A word by which to find in logs what was sent. */
const TRACE = 'spårord';
const NASTY = [
  'NaN',
  '-Infinity',
  '1e308',
  '-1e400',
  '0x10',
  '9'.repeat(400),
  '2026-02-31T25:00:00Z',
  '9999-12-31T23:59:59Z',
  '1970-01-01T00:00:00Z',
  '-1',
  '',
  'constructor',
  '__proto__',
  'very constructor valueOf good, inte toString bra',
  '\u0007\u001b[2J\u202e',
  '\u0000',
  '\ud83d',
  '💥'.repeat(400),
  '🙄🙃'.repeat(300),
  'inte '.repeat(399),
  "<script>alert(1)</script>'; DROP TABLE cognitive_head; --",
];

describe('whatever careless and hostile callers send', () => {
  const NUMBERS = ['confidence', 'curiosity', 'fatigue', 'lucidity', 'creativity'];
  const query = (address: string, values: Record<string, string>): string =>
    `${address}?${new URLSearchParams(values).toString()}`;

  /** Every operation with one such value in each place that takes one. */
  const addresses = (value: string): string[] => [
    ...['from', 'to', 'step', 'fields'].map((name) => query('/api/cognitive/history', { [name]: value })),
    query('/api/cognitive/replay', { at: value }),
    query('/api/bride/v1/cognitive', { text: `${value} ${TRACE}` }),
    query('/api/bride/v1/cognitive', { text: TRACE, dry_run: value }),
    query('/api/cognitive', { any: value }),
    query('/api/bride-say', { any: value }),
    ...['explain', 'dreams'].map(
      (path) => `/api/cognitive/${path}/${encodeURIComponent(Buffer.from(value).toString())}`,
    ),
  ];

  it('is refused or read; nothing leaves its bounds, nothing reaches the logs', async () => {
    const admin = server.with({ Authorization: `Bearer ${ADMIN_TOKEN}` });
    const key = { interface: 'tools', overrides: { cognitive_daily: 1000 } };
    const { body: issued } = await admin.post<{ api_key: string }>('/api/admin/keys', key);
    const keyed = server.with({ 'X-API-Key': issued.api_key });
    for (const value of NASTY) {
      for (const address of addresses(value)) {
        const { status } = await keyed.get(address);
        expect([address, [200, 400, 404, 410].includes(status)]).toEqual([address, true]);
      }
      const { status } = await keyed.post('/api/bride-demo', { text: value, [value]: TRACE });
      expect([400, 429]).toContain(status); // units are given back twenty times a day
    }
    await eventually('all is felt', async () => {
      const waiting = await world.query("SELECT 1 FROM domain_event WHERE type = 'text_felt' AND seq IS NULL");
      return waiting.length === 0;
    });
    await nextSecond();
    const { body } = await server.get<Snapshot>('/api/cognitive');
    for (const name of NUMBERS) expect(body[name]).toEqual(expect.any(Number));
    for (const name of NUMBERS) expect(Math.abs((body[name] as number) - 0.5)).toBeLessThanOrEqual(0.5);
    for (const value of Object.values((await model()).body)) expect(Number.isFinite(value)).toBe(true);
    expect(server.logs).not.toContain(TRACE);
    const kept = await world.query(`SELECT 1 FROM domain_event e WHERE e::text LIKE '%${TRACE}%'`);
    expect(kept).toEqual([]);
  });

  it('finds mood, label, phase and events in the stream and in the history', async () => {
    const told = await streamUntil(new URL('/api/cognitive/stream', server.base), '"events":');
    for (const name of ['affect', 'mood', 'cause', 'sleep_pressure']) expect(told).toContain(`"${name}":`);
    type Buckets = { buckets: Record<string, { counts?: Record<string, number>; n: number }>[] };
    const fields = 'emotion,ede_phase,mood_pleasure,events';
    const { buckets } = (await server.get<Buckets>(`/api/cognitive/history?step=900&fields=${fields}`)).body;
    const last = buckets.at(-1)!;
    expect(Object.keys(last)).toEqual(['t', ...fields.split(',')]);
    expect(Object.values(last.emotion.counts!).reduce((a, b) => a + b, 0)).toBe(last.emotion.n);
    expect(last.emotion.counts!.gratitude).toBeGreaterThan(0);
  });

  it('asks for a stream from any event on', async () => {
    const address = new URL('/api/cognitive/stream', server.base);
    for (const id of ['NaN', '1e400', '-1', 'abc', '9'.repeat(50)]) {
      await streamUntil(address, 'event: snapshot', { headers: { 'Last-Event-ID': id } });
    }
  });
});

it('speaks Swedish about itself', async () => {
  const { body } = await server.get<Record<string, string>>('/api/bride-say');
  expect(Object.keys(body)).toEqual(['say', 'language', 'emotion', 'ede_phase', 'about', 'because', 'timestamp']);
  expect(body.say).toMatch(/^[A-ZÅÄÖ].*\.$/);
});

describe('processes', () => {
  it('show the same state, and one takes over when the other dies', async () => {
    const other = await world.start();
    const same = await eventually('one second seen by both', async () => {
      const [a, b] = await Promise.all([model(), model(other)]);
      return a.second === b.second && [a, b];
    });
    expect(same[0].state_hash).toBe(same[1].state_hash);
    const felt = await texts();
    await server.kill9();
    server = other;
    await nextSecond();
    expect(await texts()).toEqual(felt);
  });

  it('killed outright, are followed by one that goes on where they were', async () => {
    const before = { model: await model(), texts: await texts(), state: await snapshot() };
    await server.kill9();
    server = await world.start();
    await nextSecond();
    const after = await model();
    expect(after.seq).toBeGreaterThanOrEqual(before.model.seq);
    expect(after.second > before.model.second).toBe(true);
    expect(await texts()).toEqual(before.texts);
    expect(Math.abs(Number((await snapshot()).fatigue) - Number(before.state.fatigue))).toBeLessThan(0.1);
  });

  it('stopped politely, save a checkpoint from which the next one starts', async () => {
    const before = await texts();
    await server.stop();
    const [{ n }] = await world.query<{ n: string }>('SELECT count(*) AS n FROM cognitive_checkpoint');
    expect(Number(n)).toBeGreaterThan(0);
    await world.query('DELETE FROM cognitive_batch');
    server = await world.start();
    await nextSecond();
    expect(await texts()).toEqual(before);
  });

  it('computes a past moment again, to the same hash', async () => {
    const { second, state_hash } = await model();
    const { body } = await server.get<Model>(`/api/cognitive/replay?at=${second}`);
    expect(body.state_hash).toBe(state_hash);
    expect((await server.get('/api/cognitive/replay?at=2000-01-01T00:00:00Z')).status).toBe(410);
    expect((await server.get('/api/cognitive/replay?at=2200-01-01T00:00:00Z')).status).toBe(400);
  });
});

/** Last: nothing of the hour is left to this address. */
it('what a reader of the past may cost is bounded by the hour: moments that are computed again, and buckets', async () => {
  const { second } = await model();
  for (const [path, most] of [
    [`/api/cognitive/replay?at=${second}`, REPLAYS_AN_HOUR],
    ['/api/cognitive/history?fields=confidence', HISTORIES_AN_HOUR],
  ] as const) {
    let refused: Answer | undefined;
    // twice as many: another hour may begin meanwhile
    for (let n = 0; n <= 2 * most && !refused; n++) {
      const answer = await server.get(path);
      if (answer.status === 429) refused = answer;
    }
    expect(refused?.body.code).toBe('rate_limit_exceeded');
    expect(Number(refused!.headers.get('Retry-After'))).toBeGreaterThan(0);
  }
  expect((await server.get('/api/cognitive')).status).toBe(200);
});
