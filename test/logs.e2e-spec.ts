import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FaultProxy } from './support/fault-proxy.js';
import { order } from './support/image-jobs.js';
import { linesOf } from './support/log-lines.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { ADMIN_TOKEN, createFoundedWorld, type World } from './support/world.js';

/** What an operator finds in the logs at the level that nobody had to set, and how little of it repeats. */
const { version } = JSON.parse(readFileSync(join(__dirname, '../package.json'), 'utf8')) as { version: string };

let world: World;
/** Of the api, and of the worker to its database. */
let lines: { redis: FaultProxy; postgres: FaultProxy; market: FaultProxy };
let api: Server;
let work: Server;
let quiet: Server;
let account: string;
let key: { 'X-API-Key': string };
beforeAll(async () => {
  world = await createFoundedWorld({ SERVICES: 'arena,tools' });
  lines = await proxies();
  work = await world.start(asWorker());
  const throughProxies = {
    DATABASE_URL: lines.postgres.inFrontOf(world.databaseUrl),
    REDIS_URL: lines.redis.inFrontOf(world.redisUrl),
  };
  [api, quiet] = await Promise.all([
    world.start({ ROLE: 'api', ...throughProxies }),
    world.start({ ROLE: 'api', LOG_REQUESTS: 'false' }),
  ]);
  const wish = { interface: 'tools', overrides: { fashion_daily: 50 } };
  const { body } = await operator().post('/api/admin/keys', wish, { headers: { 'X-Request-Id': 'issue-1' } });
  account = String(body.id);
  key = { 'X-API-Key': String(body.api_key) };
});
afterAll(async () => {
  await world.close();
  for (const one of Object.values(lines)) one.close();
});

async function proxies(): Promise<typeof lines> {
  const [database, redis] = [world.databaseUrl, world.redisUrl].map((url) => Number(new URL(url).port));
  return {
    redis: await FaultProxy.before(redis),
    postgres: await FaultProxy.before(database),
    market: await FaultProxy.before(database),
  };
}

const asWorker = () => ({ ROLE: 'worker', DATABASE_URL: lines.market.inFrontOf(world.databaseUrl) });
const operator = () => api.with({ Authorization: `Bearer ${ADMIN_TOKEN}` });
const named = (id: string) => ({ headers: { 'X-Request-Id': id } });
const line = (server: Server, ...wanted: Record<string, unknown>[]) =>
  eventually(`a line with ${JSON.stringify(wanted)}`, () =>
    linesOf(server).find((one) =>
      wanted.every((fields) => Object.entries(fields).every(([name, value]) => one[name] === value)),
    ),
  );

describe('the life of a process', () => {
  it('begins with who it is, then where it listens', async () => {
    const [first] = linesOf(api);
    expect(first).toEqual({
      level: 'info',
      time: expect.any(String),
      context: 'Process',
      msg: 'starting',
      version,
      node: process.versions.node,
      role: 'api',
      services: ['arena', 'tools'],
      instance: `${hostname()}:${api.pid}`,
      public_url: api.base,
    });
    expect(await line(api, { msg: 'listening' })).toMatchObject({ host: '127.0.0.1', port: api.port });
  });

  it('ends with what it was told and that it ended', async () => {
    const short = await world.start({ ROLE: 'api', SERVICES: 'tools' });
    expect(await short.stop()).toBe(0);
    const life = linesOf(short).filter(({ context }) => context === 'Process');
    expect(life.map(({ msg }) => msg)).toEqual(['starting', 'listening', 'draining', 'ended']);
    expect(life[2]).toMatchObject({ level: 'info', signal: 'SIGTERM', seconds: 0 });
  });
});

describe('requests', () => {
  it('have a line each, with the pattern of the route and the account, and nothing of what was written', async () => {
    const mine = api.with(key);
    await mine.get('/api/status/img_00000000000000000000000000?word=secretive', named('seen-1'));
    expect(await line(api, { request_id: 'seen-1' })).toMatchObject({
      level: 'info',
      time: expect.any(String),
      context: 'Http',
      msg: 'request',
      method: 'GET',
      route: expect.stringMatching(/^\/api\/status\/:\w+$/),
      status: 404,
      ms: expect.any(Number),
      request_id: 'seen-1',
    });
    await mine.post('/api/chat', { message: 'secretive' }, named('seen-2'));
    expect(await line(api, { request_id: 'seen-2' })).toMatchObject({ route: '/api/chat', account_id: account });
    expect(api.logs).not.toContain('secretive');
  });

  it('that are prepared reads or probes have none, unless all are asked for', async () => {
    const all = await world.start({ ROLE: 'api', LOG_REQUESTS: 'all' });
    for (const server of [api, all]) {
      for (const path of ['/api/v1/league', '/livez', '/readyz', '/metrics', '/api/keys/me']) await server.get(path);
    }
    const routes = (server: Server) => new Set(linesOf(server).map(({ route }) => route));
    await line(all, { route: '/api/keys/me' });
    expect([...routes(all)]).toEqual(
      expect.arrayContaining(['/api/v1/league', '/livez', '/readyz', '/metrics', '/api/keys/me']),
    );
    await line(api, { route: '/api/keys/me' });
    for (const route of ['/api/v1/league', '/livez', '/readyz', '/metrics']) expect(routes(api)).not.toContain(route);
    await all.stop();
  });

  it('can be left out', async () => {
    await quiet.get('/api/pricing', named('unseen'));
    await quiet.get('/api/nothing', named('unseen-too'));
    expect(linesOf(quiet).filter(({ msg }) => msg === 'request')).toEqual([]);
  });
});

it("tells the operator's changes, each with the id of its request", async () => {
  expect(await line(api, { msg: 'changed', request_id: 'issue-1' })).toMatchObject({
    level: 'info',
    context: 'Operator',
    action: 'key.issue',
    target: account,
  });
  const change = { overrides: { fashion_daily: 60 } };
  await operator().patch(`/api/admin/keys/${account}`, change, named('change-1'));
  expect(await line(api, { msg: 'changed', request_id: 'change-1' })).toMatchObject({
    action: 'key.change',
    target: account,
  });
  await operator().patch('/api/admin/keys/00000000-0000-4000-8000-000000000000', change, named('change-2'));
  await line(api, { msg: 'request', request_id: 'change-2' });
  expect(linesOf(api).filter(({ msg, request_id }) => msg === 'changed' && request_id === 'change-2')).toEqual([]);
});

it('tells of a lease that is taken, given up and taken by another, and who has it', async () => {
  const taken = await line(work, { msg: 'lease taken', lease: 'market' });
  expect(taken.holder).toMatch(new RegExp(`^${hostname()}:${work.pid}:[0-9a-f-]{36}$`));
  const holder = async (): Promise<string> =>
    (await world.query<{ holder: string }>(`SELECT holder FROM lease WHERE name = 'market'`))[0].holder;
  expect(await holder()).toBe(taken.holder);
  const next = await world.start(asWorker());
  await work.stop();
  expect(await line(work, { msg: 'lease given up', lease: 'market' })).toMatchObject({ holder: taken.holder });
  const then = await line(next, { msg: 'lease taken', lease: 'market' });
  expect(await holder()).toBe(then.holder);
  work = next;
});

it('tells of a job that failed: which, where, the how-manieth time, and what follows', async () => {
  await world.query("ALTER TABLE tools_image_job ADD CONSTRAINT never CHECK (status <> 'completed') NOT VALID");
  const { body } = await order(api.with(key), 0);
  const ref = String(body.job_id);
  const [{ id }] = await world.query<{ id: string }>('SELECT id FROM outbox_job WHERE ref = $1', [ref]);
  const failed = () => linesOf(work).find(({ msg, job_id }) => msg === 'a job failed' && job_id === id);
  const seen = await eventually('failed', failed).finally(() =>
    world.query('ALTER TABLE tools_image_job DROP CONSTRAINT never'),
  );
  expect(seen).toMatchObject({ level: 'warn', queue: 'image', ref, attempt: 1, outcome: 'tried again' });
  expect(seen.reason).toEqual(expect.any(String));
});

describe('a Redis that stands still', () => {
  it('is seen in the figures, by people and in the logs, and so is its return', async () => {
    await lines.redis.set('swallow');
    expect((await api.with(key).get('/api/keys/me')).status).toBe(200);
    const ready = await api.get('/readyz');
    expect(ready.body).toEqual({ status: 'degraded', degraded: ['redis'] });
    expect((await api.get('/metrics')).text).toMatch(/^fyra_redis_ready 0$/m);
    expect((await api.get('/api/health')).body).toMatchObject({
      status: 'degraded',
      dependencies: { database: 'up', redis: 'down' },
    });
    expect(await line(api, { context: 'Readiness' }, { msg: 'degraded: redis' })).toMatchObject({ level: 'warn' });
    expect(await line(api, { context: 'Redis' })).toMatchObject({ level: 'warn' });
    await lines.redis.set('pass');
    await eventually('well again', async () => String((await api.get('/readyz')).body.status) === 'ok');
    expect((await api.get('/metrics')).text).toMatch(/^fyra_redis_ready 1$/m);
    await line(api, { msg: 'no longer degraded: redis' });
  });
});

describe('a PostgreSQL that is away', () => {
  it('has a line for each request that it cost, and for itself one in 10 s', async () => {
    const before = linesOf(api).length;
    await lines.postgres.set('refuse');
    const began = performance.now();
    const { status, body } = await api.with(key).get('/api/keys/me', named('db-down'));
    expect([status, body.code, body.request_id]).toEqual([503, 'unavailable', 'db-down']);
    const told = await line(api, { request_id: 'db-down' }, { msg: 'request' });
    expect(told).toMatchObject({
      level: 'warn',
      route: '/api/keys/me',
      status: 503,
      code: 'unavailable',
      method: 'GET',
    });
    await sleep(5_000);
    expect((await api.get('/readyz')).status).toBe(503);
    const seconds = (performance.now() - began) / 1000;
    const away = linesOf(api)
      .slice(before)
      .filter(({ msg }) => /PostgreSQL|ECONNREFUSED/.test(String(msg)));
    expect(away.length).toBeGreaterThan(0);
    expect(away.length).toBeLessThanOrEqual(1 + Math.floor(seconds / 10));
    await lines.postgres.set('pass');
    await eventually('well again', async () => (await api.get('/readyz')).status === 200);
    await line(api, { msg: 'ready again: database' });
  });

  it('has none that repeats in a worker with the market either', async () => {
    const before = linesOf(work).length;
    const began = performance.now();
    await lines.market.set('refuse');
    await sleep(5_000);
    await lines.market.set('pass');
    const seconds = (performance.now() - began) / 1000;
    const said = linesOf(work).slice(before);
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter(({ context }) => context !== 'Readiness').length).toBeLessThanOrEqual(4 + seconds / 10);
    expect(await line(work, { msg: 'lease lost' })).toMatchObject({ level: 'warn' });
  });
});
