import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Client } from './support/http.js';
import type { Server } from './support/server.js';
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
    expect(Math.abs(body.timestamp - Date.now() / 1000)).toBeLessThan(3);
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

  it('with a key say more, and on a dry run leave it alone', async () => {
    expect((await server.get('/api/bride/v1/cognitive?text=hej')).status).toBe(401);
    const admin = server.with({ Authorization: `Bearer ${ADMIN_TOKEN}` });
    const { body: key } = await admin.post<{ api_key: string }>('/api/admin/keys', { interface: 'tools' });
    const keyed = server.with({ 'X-API-Key': key.api_key });
    const dry = await keyed.get('/api/bride/v1/cognitive?dry_run=true&text=The+coat+is+wonderful');
    expect(dry.body).toMatchObject({ language: 'en', keywords: ['coat', 'wonderful'], model_version: '1.0.0' });
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
