import { setTimeout as sleep } from 'node:timers/promises';
import { Client as Postgres } from 'pg';
import { SHOWCASE_JOB } from '../src/tools/showcase.service.js';
import type { Client } from './support/http.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { ADMIN_TOKEN, createWorld, type World } from './support/world.js';

jest.setTimeout(120_000);

const KILLS = 3;
const PER_ROUND = 4;
const DAILY = 500;
const TEXTS = ['a white shirt', 'a red dress', 'a chocolate cake', 'a navy coat'];
const CONCEPT = { style: 'noir', count: 1 };

let world: World;
beforeAll(async () => (world = await createWorld({ SERVICES: 'tools', BURST_LIMIT: '100000' })));
afterAll(() => world.close());

interface Row {
  id: string;
  status: string;
}

async function issueKey(server: Server): Promise<string> {
  const operator = server.with({ Authorization: `Bearer ${ADMIN_TOKEN}` });
  const wish = { interface: 'tools', overrides: { fashion_daily: DAILY } };
  return String((await operator.post('/api/admin/keys', wish)).body.api_key);
}

const order = (client: Client, i: number) =>
  client.post('/api/generate', { description: TEXTS[i % TEXTS.length], image_size: '512x768', seed: i });

const jobs = (): Promise<Row[]> =>
  world.query<Row>('SELECT id, status FROM tools_image_job WHERE id <> $1', [SHOWCASE_JOB]);

const final = (patienceMs: number): Promise<Row[]> =>
  eventually(
    'every job final',
    async () => {
      const rows = await jobs();
      return rows.every(({ status }) => status === 'completed' || status === 'failed') && rows;
    },
    patienceMs,
  );

/** Endings that the diary holds of image jobs, the showcase's own left out. */
async function endings(): Promise<number> {
  const ended = await world.query(
    `SELECT 1 FROM domain_event WHERE type IN ('job_completed', 'job_failed') AND data->>'kind' = 'image'`,
  );
  const drawn = await world.query(`SELECT 1 FROM tools_image_job WHERE id = $1 AND status = 'completed'`, [
    SHOWCASE_JOB,
  ]);
  return ended.length - drawn.length;
}

/** Requests that are charged and then stand still, until their process dies. */
async function dieWhileCharged(server: Server, keyed: Client): Promise<void> {
  const lock = new Postgres(world.databaseUrl);
  await lock.connect();
  await lock.query('BEGIN');
  await lock.query('LOCK TABLE domain_event IN ACCESS EXCLUSIVE MODE');
  const asked = [1, 2].map(() => keyed.post('/api/fashion-concept', CONCEPT).catch(() => 'cut off'));
  await eventually('charged', async () => (await held()) === asked.length);
  await server.kill9();
  await lock.end();
  expect(await Promise.all(asked)).toEqual(['cut off', 'cut off']);
}

const held = async (): Promise<number> => (await world.query('SELECT 1 FROM quota_reservation')).length;

it('loses no acknowledged job over kill -9, draws each once, and counts right', async () => {
  let server = await world.start();
  const key = await issueKey(server);
  const keyed = () => server.with({ 'X-API-Key': key });
  const acknowledged = new Set<string>();
  for (let round = 0; round < KILLS; round++) {
    const sent = await Promise.all(Array.from({ length: PER_ROUND }, (_, i) => order(keyed(), i)));
    for (const { status, body } of sent) if (status === 202) acknowledged.add(String(body.job_id));
    const cutOff = order(keyed(), 0).catch(() => undefined);
    await sleep(round * 250);
    if (round < KILLS - 1) await server.kill9();
    else await dieWhileCharged(server, keyed());
    await cutOff;
    server = await world.start();
  }
  expect(acknowledged.size).toBe(KILLS * PER_ROUND);
  await world.query(`UPDATE quota_reservation SET created_at = created_at - interval '61 seconds'`);
  const rows = await final(60_000);
  for (const id of acknowledged) expect(rows.map((row) => row.id)).toContain(id);
  expect(rows.filter(({ status }) => status === 'failed')).toHaveLength(KILLS);
  expect(await endings()).toBe(rows.length);
  await eventually('nothing held', async () => (await held()) === 0, 20_000);
  const { body } = await keyed().get('/api/keys/me');
  expect(body.usage.fashion).toMatchObject({ used: rows.length - KILLS });
  for (const { id, status } of rows)
    expect((await server.get(`/api/images/${id}/1.png`)).status).toBe(status === 'completed' ? 200 : 404);
});

it('completes jobs whose queue Redis has forgotten', async () => {
  const api = await world.start({ ROLE: 'api' });
  await Promise.all(world.servers.filter((s) => s !== api).map((s) => s.stop()));
  const keyed = api.with({ 'X-API-Key': await issueKey(api) });
  const before = await endings();
  const waiting = async () => (await api.get('/api/health')).body.queues.image.waiting as unknown;
  for (let i = 0; i < 3; i++) expect((await order(keyed, 3)).status).toBe(202);
  await eventually('sent to Bull', async () => (await waiting()) === 3);
  await world.redis.flushdb();
  for (let i = 0; i < 2; i++) expect((await order(keyed, 3)).status).toBe(202);
  await eventually('sent to Bull', async () => (await waiting()) === 2);
  await world.redis.del(`${world.environment().REDIS_PREFIX}:bull:image:wait`); // known, but in no list
  await world.start({ ROLE: 'worker' });
  await final(30_000);
  await Promise.all([0, 1, 2, 3].map(() => order(keyed, 3)));
  await world.redis.flushdb(); // under the worker's hands
  const rows = await final(30_000);
  expect(rows.filter(({ status }) => status === 'completed').length).toBeGreaterThanOrEqual(9);
  expect((await endings()) - before).toBe(9);
  expect((await keyed.get('/api/keys/me')).body.usage.fashion).toMatchObject({ used: 9 });
});
