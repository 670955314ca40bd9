import { setTimeout as sleep } from 'node:timers/promises';
import { Client as Postgres } from 'pg';
import { MAX_ATTEMPTS } from '../src/common/jobs/queues.js';
import type { Client } from './support/http.js';
import { endingsIn, finalJobs, issueKey, order } from './support/image-jobs.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { createWorld, type World } from './support/world.js';

/** Redis forgets, workers freeze: the rows in PostgreSQL are what counts. */
let world: World;
let api: Server;
let worker: Server | undefined;
let keyed: Client;
beforeAll(async () => {
  world = await createWorld({ SERVICES: 'tools' });
  api = await world.start({ ROLE: 'api' });
  keyed = api.with({ 'X-API-Key': await issueKey(api) });
});
afterAll(() => world.close());

it('completes jobs whose queue Redis has forgotten', async () => {
  const waiting = async () => (await api.get('/api/health')).body.queues.image?.waiting as unknown; // none where Redis is late
  for (let i = 0; i < 3; i++) expect((await order(keyed, 3)).status).toBe(202);
  await eventually('sent to Bull', async () => (await waiting()) === 3);
  await world.redis.flushdb();
  for (let i = 0; i < 2; i++) expect((await order(keyed, 3)).status).toBe(202);
  await eventually('sent to Bull', async () => (await waiting()) === 2);
  await world.redis.del(`${world.environment().REDIS_PREFIX}:bull:image:wait`); // known, but in no list
  worker = await world.start({ ROLE: 'worker' });
  await finalJobs(world);
  await Promise.all([0, 1, 2, 3].map(() => order(keyed, 3)));
  await world.redis.flushdb(); // under the worker's hands
  const rows = await finalJobs(world);
  expect(rows.map(({ status }) => status)).toEqual(Array(9).fill('completed'));
  expect(await endingsIn(world)).toBe(9);
  expect((await keyed.get('/api/keys/me')).body.usage.fashion).toMatchObject({ used: 9 });
});

it('lets a worker that was taken for dead write nothing when it comes back', async () => {
  worker ??= await world.start({ ROLE: 'worker' });
  const before = await endingsIn(world);
  const wish = { description: 'a camel wool coat', image_size: '1024x1536', n: 4 };
  const { body } = await keyed.post('/api/generate-fashion-image', wish, { headers: { Prefer: 'wait=0' } });
  const path = `/api/status/${String(body.job_id)}`;
  const half = async () => Number((await api.get(path)).body.progress) > 10;
  await eventually('half drawn', half);
  worker.signal('SIGSTOP');
  expect((await api.get(path)).body.status).toBe('processing');
  await world.redis.flushdb(); // or Bull would wait for its lock to end
  await world.start({ ROLE: 'worker' });
  await finalJobs(world);
  const done = (await api.get(path)).text;
  worker.signal('SIGCONT');
  await sleep(2500);
  expect((await api.get(path)).text).toBe(done);
  expect((await endingsIn(world)) - before).toBe(1);
  for (const i of [1, 2, 3, 4]) expect((await api.get(`/api/images/${String(body.job_id)}/${i}.png`)).status).toBe(200);
});

it('holds no outage of the database against a job, however many there are', async () => {
  worker ??= await world.start({ ROLE: 'worker' });
  const wish = { description: 'a camel wool coat', image_size: '512x768', n: 1 };
  const { body } = await keyed.post('/api/generate-fashion-image', wish, { headers: { Prefer: 'wait=0' } });
  const id = String(body.job_id);
  const blocker = new Postgres({ connectionString: world.environment().DATABASE_URL });
  await blocker.connect();
  await blocker.query('BEGIN');
  await blocker.query('SELECT 1 FROM tools_image_job WHERE id = $1 FOR UPDATE', [id]);
  const told = async () =>
    (
      await world.query<{ attempt: number; excused: number }>(
        'SELECT attempt, excused FROM outbox_job WHERE ref = $1',
        [id],
      )
    )[0];
  const executed = () => eventually('a worker’s connection is killed', killWaiting).then(told);
  while ((await executed()).attempt <= MAX_ATTEMPTS);
  await blocker.query('COMMIT');
  await blocker.end();
  await finalJobs(world);
  expect((await api.get(`/api/status/${id}`)).body.status).toBe('completed');
  const { attempt, excused } = await told();
  expect(attempt - excused).toBeLessThan(MAX_ATTEMPTS);
});

/** Ends connections that wait for a row. @returns whether there was one */
const killWaiting = async (): Promise<boolean> =>
  (
    await world.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
  ).length > 0;
