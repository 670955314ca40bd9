import { setTimeout as sleep } from 'node:timers/promises';
import { createFaultWorld, type FaultWorld } from '../support/fault-world.js';
import { figure, quantile } from '../support/figures.js';
import { Fleet } from '../support/fleet.js';
import { issueKey } from '../support/image-jobs.js';
import { DRILL, withoutRedis, type Drill } from '../support/outage-drill.js';
import { ErrandLoad } from '../support/errand-load.js';
import { countsOf, msUntil, timed } from '../support/stopwatch.js';
import { eventually } from '../support/wait.js';
import { ADMIN_TOKEN } from '../support/world.js';

/** Redis and PostgreSQL dead, frozen, exhausted and behind a bad line. */
jest.setTimeout(180_000);

const SECONDS = 15;
const OPERATOR = { Authorization: `Bearer ${ADMIN_TOKEN}` };

let world: FaultWorld;
let fleet: Fleet;
let key: string;
beforeAll(async () => {
  world = await createFaultWorld({ SERVICES: 'tools' });
  fleet = await Fleet.start(world, {
    api: { ROLE: 'api' },
    second: { ROLE: 'api' },
    worker: { ROLE: 'worker' },
    far: { ROLE: 'api', ...world.throughProxies() },
  });
  key = await issueKey(fleet.get('api'));
}, 240_000);
afterAll(() => world.close());

function expectUnharmed(drill: Drill): void {
  expect(drill.ready).toEqual(['200 degraded', '200 degraded']);
  expect(new Set(drill.orders)).toEqual(new Set([202]));
  expect(drill.day_admitted).toBe(DRILL.day);
  expect(drill.pack_spent).toBe(DRILL.pack);
  for (const admitted of drill.burst_admitted) expect(admitted).toBe(DRILL.burst);
  expect(drill.completed).toBe(Math.ceil(drill.orders.length / 3));
  expect(drill.slowestOrderMs).toBeLessThanOrEqual(300);
  expect(drill.doneAfterMs).toBeLessThanOrEqual(2000);
}

const told = (drill: Drill): string =>
  `${drill.orders.length} orders, slowest ${drill.slowestOrderMs} ms, median ${drill.medianOrderMs} ms; first job done ${drill.firstAfterMs} ms after, all ${drill.doneAfterMs} ms; day ${drill.day_admitted} of ${DRILL.day}, pack ${drill.pack_spent} of ${DRILL.pack}, burst ${drill.burst_admitted.join(' and ')} of ${DRILL.burst}; ready ${drill.ready[0]}`;

const posts = (client: ReturnType<Fleet['client']>, name: string): ErrandLoad =>
  new ErrandLoad(
    name,
    client.with(OPERATOR),
    (n) => ({
      path: '/api/admin/keys',
      body: { interface: 'tools', name: `${name} ${n}` },
      headers: { 'Idempotency-Key': `${name}-${n}`.padEnd(24, '-') },
    }),
    20,
  );

const namesLike = async (name: string): Promise<number> =>
  (await world.query('SELECT 1 FROM account WHERE name LIKE $1', [`${name} %`])).length;

describe('Redis', () => {
  it(`dead for ${SECONDS} s: requests go on, work waits`, async () => {
    const drill = await withoutRedis(fleet, ['api', 'second'], {
      begin: () => world.redisServer.kill(),
      end: () => world.redisServer.start(),
      seconds: SECONDS,
    });
    figure('Redis dead 15 s', told(drill));
    expectUnharmed(drill);
  });

  it(`frozen for ${SECONDS} s: requests go on, work waits`, async () => {
    const drill = await withoutRedis(fleet, ['api', 'second'], {
      begin: () => world.redisServer.freeze(),
      end: () => world.redisServer.thaw(),
      seconds: SECONDS,
    });
    figure('Redis frozen 15 s', told(drill));
    expectUnharmed(drill);
  });
});

describe('PostgreSQL', () => {
  it('killed: ready 503, back by itself, nothing acknowledged lost', async () => {
    const api = fleet.client('api');
    const load = posts(api, 'killed').start();
    await sleep(1000);
    world.postgres.kill();
    const away = await msUntil(api, '/readyz', 503, 10_000);
    await sleep(3000);
    await world.postgres.start();
    const back = await msUntil(api, '/readyz', 200, 30_000);
    await sleep(1000);
    await load.stop();
    await load.settle(90_000);
    figure(
      'PostgreSQL killed',
      `ready 503 after ${away} ms, 200 again ${back} ms after its return; ${load.errands.length} posts, ${await namesLike('killed')} effects`,
    );
    expect(await namesLike('killed')).toBe(load.errands.length);
    expect(load.statuses.has(500)).toBe(false);
    expect(away).toBeLessThanOrEqual(2000);
    expect(back).toBeLessThanOrEqual(5000);
  });

  it('frozen: every request ends with 503, no connections pile up, it goes on afterwards', async () => {
    const api = fleet.client('api');
    const keyed = api.with({ 'X-API-Key': key });
    const concept = () => timed(() => keyed.post('/api/fashion-concept', { style: 'noir', count: 1 }));
    await Promise.all(Array.from({ length: 40 }, concept)); // the pool is full of connections that will stand still
    world.postgres.freeze();
    const away = msUntil(api, '/readyz', 503, 10_000);
    const asked = Array.from({ length: 60 }, (_, i) =>
      timed(() =>
        keyed.post('/api/fashion-concept', { style: 'noir', count: 1 }, { signal: AbortSignal.timeout(60_000) }),
      ).then(async (one) => ({ ...one, i })),
    );
    const readyAway = await away;
    const alive = await timed(() => api.get('/livez'));
    const answers = await Promise.all(asked);
    const late = await timed(() => keyed.post('/api/fashion-concept', { style: 'noir', count: 1 }));
    world.postgres.thaw();
    const back = await msUntil(api, '/readyz', 200, 30_000);
    const [{ n }] = await world.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name = 'fyra'`,
    );
    const after = await timed(() => keyed.post('/api/fashion-concept', { style: 'noir', count: 1 }));
    const slowest = Math.round(Math.max(...answers.map(({ tookMs }) => tookMs)));
    figure(
      'PostgreSQL frozen',
      `60 requests: ${JSON.stringify(countsOf(answers))}, slowest ${slowest} ms; a later one ${late.status} in ${Math.round(late.tookMs)} ms; ready 503 after ${readyAway} ms, 200 again after ${back} ms; ${n} connections of 4 processes after`,
    );
    expect(countsOf(answers)).toEqual({ 503: 60 });
    expect([late.status, alive.status, after.status]).toEqual([503, 200, 200]);
    expect(slowest).toBeLessThanOrEqual(25_000);
    expect(readyAway).toBeLessThanOrEqual(2000);
    expect(back).toBeLessThanOrEqual(5000);
    expect(n).toBeLessThanOrEqual(4 * 8);
  });

  it('with all connections held by locks: clear 503, alive, and all well afterwards', async () => {
    const api = fleet.client('api');
    const keyed = api.with({ 'X-API-Key': key });
    const before = Number((await keyed.get('/api/keys/me')).body.usage.fashion.used);
    const release = await world.lock('quota_counter');
    const asked = Array.from({ length: 40 }, () =>
      timed(() => keyed.post('/api/fashion-concept', { style: 'noir', count: 1 })),
    );
    await sleep(500);
    const alive = await timed(() => api.get('/livez'));
    const answers = await Promise.all(asked);
    await release();
    const back = await msUntil(api, '/readyz', 200, 10_000);
    const after = await timed(() => keyed.post('/api/fashion-concept', { style: 'noir', count: 1 }));
    const used = Number((await keyed.get('/api/keys/me')).body.usage.fashion.used);
    const times = answers.map(({ tookMs }) => tookMs);
    figure(
      'connections exhausted',
      `40 requests: ${JSON.stringify(countsOf(answers))}, slowest ${Math.round(Math.max(...times))} ms, median ${Math.round(quantile(times, 0.5))} ms; livez ${alive.status} in ${Math.round(alive.tookMs)} ms; ready again after ${back} ms`,
    );
    expect(countsOf(answers)).toEqual({ 503: 40 });
    expect(answers.every(({ answer }) => answer?.headers.get('Retry-After') !== null)).toBe(true);
    expect([alive.status, after.status, used]).toEqual([200, 200, before + 1]);
    expect(Math.max(...times)).toBeLessThanOrEqual(15_000);
  });
});

describe('a bad line', () => {
  const far = () => fleet.client('far');
  const { postgres, redis } = { postgres: () => world.lines.postgres, redis: () => world.lines.redis };

  it('with 50 ms each way and 200 kB/s: slower, and right', async () => {
    postgres().latencyMs = 50;
    postgres().bytesPerSecond = 200_000;
    redis().latencyMs = 50;
    const one = await timed(() =>
      far().with({ 'X-API-Key': key }).post('/api/fashion-concept', { style: 'noir', count: 1 }),
    );
    for (const line of [postgres(), redis()]) Object.assign(line, { latencyMs: 0, bytesPerSecond: Infinity });
    figure('line of 50 ms each way', `${one.status} in ${Math.round(one.tookMs)} ms`);
    expect(one.status).toBe(200);
  });

  it('that is cut ten times under posts: each has one effect', async () => {
    const load = posts(far(), 'cut').start();
    for (let n = 0; n < 10; n++) {
      await sleep(300);
      postgres().cut();
      redis().cut();
    }
    await load.stop();
    await load.settle(90_000);
    figure(
      'line cut ten times',
      `${load.errands.length} posts, ${await namesLike('cut')} effects, ${JSON.stringify([...load.statuses])}`,
    );
    expect(await namesLike('cut')).toBe(load.errands.length);
    expect(load.statuses.has(500)).toBe(false);
  });

  it('to Redis that is half open: degraded, orders taken, whole again afterwards', async () => {
    await redis().set('swallow');
    const state = await eventually('degraded', async () => {
      const { status, body } = await far().get('/readyz');
      return `${status} ${String(body.status)}` === '200 degraded' && `${status} ${String(body.status)}`;
    });
    const order = await timed(() =>
      far().with({ 'X-API-Key': key }).post('/api/generate', { description: 'a white shirt', image_size: '512x768' }),
    );
    await redis().set('pass');
    const back = performance.now();
    await eventually('whole', async () => ((await far().get('/readyz')).body.status as unknown) === 'ok', 20_000);
    const whole = Math.round(performance.now() - back);
    figure(
      'Redis half open',
      `${state}, order ${order.status} in ${Math.round(order.tookMs)} ms, ok ${whole} ms after`,
    );
    expect(order.status).toBe(202);
    expect(order.tookMs).toBeLessThanOrEqual(1000);
    const id = String(order.answer?.body.job_id);
    const done = async () => ((await far().get(`/api/status/${id}`)).body.status as unknown) === 'completed';
    await eventually('the job done', done, 30_000);
  });

  it('to PostgreSQL that is half open or refuses: 503, and back by itself', async () => {
    const keyed = far().with({ 'X-API-Key': key });
    const concept = () => timed(() => keyed.post('/api/fashion-concept', { style: 'noir', count: 1 }));
    await postgres().set('swallow');
    const asked = await Promise.all(Array.from({ length: 20 }, concept));
    await postgres().set('refuse');
    const refused = await concept();
    await postgres().set('pass');
    const back = await msUntil(far(), '/readyz', 200, 30_000);
    const slowest = Math.round(Math.max(...asked.map(({ tookMs }) => tookMs)));
    figure(
      'PostgreSQL half open',
      `20 requests: ${JSON.stringify(countsOf(asked))}, slowest ${slowest} ms; refusing: ${refused.status} in ${Math.round(refused.tookMs)} ms; ready ${back} ms after`,
    );
    expect(countsOf(asked)).toEqual({ 503: 20 });
    expect(refused.status).toBe(503);
    expect(slowest).toBeLessThanOrEqual(25_000);
    expect(back).toBeLessThanOrEqual(5000);
    expect((await concept()).status).toBe(200);
  });
});
