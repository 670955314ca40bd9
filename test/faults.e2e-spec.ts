import { setTimeout as sleep } from 'node:timers/promises';
import { unfinished } from './support/accounts.js';
import { ErrandLoad } from './support/errand-load.js';
import { createFaultWorld, type FaultWorld } from './support/fault-world.js';
import { Fleet } from './support/fleet.js';
import type { Answer, Client } from './support/http.js';
import { endingsIn, issueKey, jobsIn } from './support/image-jobs.js';
import { DRILL, issued, withoutRedis } from './support/outage-drill.js';
import { msUntil, timed, type Timed } from './support/stopwatch.js';
import { eventually } from './support/wait.js';
import { ADMIN_TOKEN } from './support/world.js';

/** The short form of test/faults: every kind of fault once. Bounds of time are for a busy machine; the exact ones stand there. */
const OPERATOR = { Authorization: `Bearer ${ADMIN_TOKEN}` };

let world: FaultWorld;
let fleet: Fleet;
beforeAll(async () => {
  world = await createFaultWorld({ SERVICES: 'tools' });
  fleet = await Fleet.start(world, {
    api: { ROLE: 'api' },
    second: { ROLE: 'api', ...world.throughProxies() },
    worker: { ROLE: 'worker' },
  });
});
afterAll(() => world.close());

const both = (headers: Record<string, string> = {}): Client[] =>
  ['api', 'second'].map((name) => fleet.client(name, headers));
const rush = (n: number, headers: Record<string, string>, ask: (client: Client, i: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: n }, (_, i) => timed(() => ask(both(headers)[i % 2], i))));
const admitted = (answers: Timed[]): number => answers.filter(({ status }) => status === 200).length;

const posts = (client: Client, name: string): ErrandLoad =>
  new ErrandLoad(
    name,
    client.with(OPERATOR),
    (n) => ({
      path: '/api/admin/keys',
      body: { interface: 'tools', name: `${name} ${n}` },
      headers: { 'Idempotency-Key': `${name}-${n}`.padEnd(24, '-') },
    }),
    30,
  );
const images = (client: Client): ErrandLoad =>
  new ErrandLoad(
    'images',
    client,
    (n) => ({
      path: '/api/generate',
      body: { description: n % 2 ? 'a chocolate cake' : 'a white shirt', image_size: '512x768', seed: n },
      headers: { 'Idempotency-Key': `image-${n}` },
    }),
    300,
  );
const effectsOf = async (name: string): Promise<number> =>
  (await world.query('SELECT 1 FROM account WHERE name LIKE $1', [`${name} %`])).length;
/** An execution that died holds its key for a minute; here the minute is over at once. */
const minutePasses = async (): Promise<void> => {
  await world.query(`UPDATE idempotency_record SET locked_until = now() WHERE status IS NULL`);
  await world.query(`UPDATE quota_reservation SET created_at = created_at - interval '61 seconds'`);
};

it('one effect of 200 parallel posts under one key while a process is killed', async () => {
  const headers = { ...OPERATOR, 'Idempotency-Key': 'two hundred at the same time' };
  const wish = { interface: 'tools', name: 'manifold' };
  const rushing = rush(200, headers, (client) => client.post('/api/admin/keys', wish));
  await sleep(50);
  await fleet.kill('api');
  const answers = await rushing;
  await fleet.ready();
  await minutePasses();
  const last = await fleet.client('api', headers).post('/api/admin/keys', wish);
  const bodies = new Set(answers.filter(({ status }) => status === 201).map(({ answer }) => answer!.text));
  expect([last.status, bodies.add(last.text).size]).toEqual([201, 1]);
  expect(await world.query(`SELECT 1 FROM account WHERE name = 'manifold'`)).toHaveLength(1);
});

it('a pack of 10 pays 10 of 40 parallel calls; 20 forged addresses are one', async () => {
  const key = await issued(fleet.client('api'), { overrides: { chat_daily: 0 }, chat_calls: 10 });
  expect(admitted(await rush(40, key, (client, i) => client.post('/api/chat', { message: `Hello ${i}` })))).toBe(10);
  const forged = await rush(20, {}, (client, i) =>
    client.post(
      '/api/fashion-concept',
      { style: 'noir', count: 1 },
      { headers: { 'X-Forwarded-For': `203.0.113.${i}` } },
    ),
  );
  expect(admitted(forged)).toBe(10);
});

it('Redis dead for 3 s: orders are taken and done afterwards, quotas are exact, bursts counted per process', async () => {
  const drill = await withoutRedis(fleet, ['api', 'second'], {
    begin: () => world.redisServer.kill(),
    end: () => world.redisServer.start(),
    seconds: 3,
  });
  expect(drill.ready[0]).toBe('200 degraded');
  expect(new Set(drill.orders)).toEqual(new Set([202]));
  expect([drill.day_admitted, drill.pack_spent]).toEqual([DRILL.day, DRILL.pack]);
  for (const burst of drill.burst_admitted) expect(burst).toBe(DRILL.burst);
});

it('kill -9 of api, worker, Redis and PostgreSQL under load: everything acknowledged is there, once', async () => {
  const key = await issueKey(fleet.get('api'));
  const earlier = { jobs: (await jobsIn(world)).length, endings: await endingsIn(world) };
  const loads = [posts(fleet.client('api'), 'killed'), images(fleet.client('api', { 'X-API-Key': key }))];
  for (const load of loads) load.start();
  await sleep(500);
  await fleet.kill('api');
  await fleet.kill('worker');
  world.redisServer.kill();
  await world.redisServer.start();
  await fleet.ready();
  world.postgres.kill();
  await msUntil(fleet.client('api'), '/readyz', 503, 90_000);
  await world.postgres.start();
  await msUntil(fleet.client('api'), '/readyz', 200, 90_000);
  await sleep(500);
  for (const load of loads) await load.stop();
  await minutePasses();
  for (const load of loads) await load.settle(60_000);
  await eventually('nothing is open', async () => Object.values(await unfinished(world)).every((n) => n === 0));
  await minutePasses();
  const [accounts, orders] = loads;
  expect(await effectsOf('killed')).toBe(accounts.errands.length);
  const rows = await jobsIn(world);
  const there = new Set(rows.map(({ id }) => id));
  for (const { job_id } of orders.answers<{ job_id: string }>()) expect(there).toContain(job_id);
  expect(rows.length - earlier.jobs).toBe(orders.errands.length);
  expect((await endingsIn(world)) - earlier.endings).toBe(orders.errands.length);
  const done = orders.errands.filter((_, n) => n % 2 === 0).length;
  const used = async () =>
    Number((await fleet.client('api', { 'X-API-Key': key }).get('/api/keys/me')).body.usage.fashion.used);
  await eventually('one unit for each picture', async () => (await used()) === done);
  for (const load of loads) expect(load.statuses.has(500)).toBe(false);
});

it('a line to PostgreSQL that is cut, refused or half open: 503 or right, and back by itself', async () => {
  const { postgres } = world.lines;
  const load = posts(fleet.client('second'), 'cut').start();
  for (let n = 0; n < 5; n++) {
    await sleep(200);
    postgres.cut();
  }
  await load.stop();
  await postgres.set('refuse');
  expect((await fleet.client('second', OPERATOR).get('/api/admin/keys')).status).toBe(503);
  await postgres.set('swallow');
  expect((await fleet.client('second').get('/readyz')).status).toBe(503);
  expect((await fleet.client('second').get('/livez')).status).toBe(200);
  await postgres.set('pass');
  await msUntil(fleet.client('second'), '/readyz', 200, 90_000);
  await minutePasses();
  await load.settle(60_000);
  expect(await effectsOf('cut')).toBe(load.errands.length);
  expect(load.statuses.has(500)).toBe(false);
});
