import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { whenFinal } from './support/final.js';
import type { Client, Json } from './support/http.js';
import { finalJob } from './support/image-jobs.js';
import { S3Server } from './support/s3-server.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { ADMIN_TOKEN, createWorld, type World } from './support/world.js';

/** An api and a worker on two machines share nothing but PostgreSQL, Redis and a bucket. */
const PICTURE = { description: 'a red dress', image_size: '512x768' };

let world: World;
let s3: S3Server;
let api: Server;
let designer: Client;
let painter: Client;
beforeAll(async () => {
  [world, s3] = await Promise.all([createWorld({ SERVICES: 'design,tools' }), S3Server.open()]);
  const machine = (name: string) => ({ ...s3.settings(), DATA_DIR: join(world.dataDir, name) });
  [api] = await Promise.all([
    world.start({ ROLE: 'api', ...machine('api') }),
    world.start({ ROLE: 'worker', ...machine('worker') }),
  ]);
  [designer, painter] = await Promise.all([keyed('design'), keyed('tools')]);
});
afterAll(async () => {
  await world.close();
  await s3.close();
});

async function keyed(kind: string): Promise<Client> {
  const operator = api.with({ Authorization: `Bearer ${ADMIN_TOKEN}` });
  const { body } = await operator.post('/api/admin/keys', { interface: kind, overrides: {} });
  return api.with({ 'X-API-Key': String(body.api_key) });
}

const pathOf = (address: unknown): string => new URL(String(address)).pathname;

async function order(): Promise<string> {
  const { status, body } = await painter.post('/api/generate', PICTURE, { headers: { Prefer: 'wait=0' } });
  expect(status).toBe(202);
  return String(body.job_id);
}

const painted = (id: string): Promise<Json> => finalJob(api, id);

async function designed(): Promise<{ id: string; techpack: string }> {
  const { body: taken } = await designer.post('/api/v1/design', { description: 'a red linen A-line dress', seed: 3 });
  const id = String(taken.id);
  const { body } = await whenFinal(api, `/api/design/${id}`);
  return { id, techpack: pathOf(body.result.techpack.pdf) };
}

it('serves from the api what a worker elsewhere has made, and keeps nothing on a disk', async () => {
  const done = await painted(await order());
  const path = pathOf(done.image_url);
  const picture = await api.get(path);
  expect(picture.status).toBe(200);
  expect(picture.headers.get('Content-Type')).toBe('image/png');
  expect(Number(picture.headers.get('Content-Length'))).toBeGreaterThan(1000);
  const known = { 'If-None-Match': picture.headers.get('ETag')! };
  expect((await api.get(path, { headers: known })).status).toBe(304);
  for (const name of ['api', 'worker']) expect(existsSync(join(world.dataDir, name, 'artefacts'))).toBe(false);
});

it('makes a file again that the bucket has lost, and removes all of a design with it', async () => {
  const { id, techpack } = await designed();
  expect((await api.get(techpack)).headers.get('Content-Type')).toBe('application/pdf');
  const file = `artefacts/design/${id}/${techpack.split('/').at(-1)}`;
  s3.lose(file);
  const again = await api.get(techpack);
  expect([again.status, s3.has(file)]).toEqual([200, true]);
  expect((await designer.delete(`/api/design/${id}`)).status).toBeLessThan(300);
  expect((await api.get(techpack)).status).toBe(410);
  await eventually('its files gone', () => !s3.has(`artefacts/design/${id}`));
});

it('waits for a store that is away: reads are 503, jobs are done when it is back, removals too', async () => {
  const [{ id: design }, before] = await Promise.all([designed(), order().then(painted)]);
  await s3.stop();
  const readiness = await api.get('/readyz');
  expect(readiness).toMatchObject({ status: 200, body: { status: 'degraded', degraded: ['storage'] } });
  const read = await api.get(pathOf(before.image_url));
  expect(read).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(read.headers.get('Retry-After')).toBe('5');
  const id = await order();
  expect((await designer.delete(`/api/design/${design}`)).status).toBeLessThan(300);
  const excused = `SELECT id FROM outbox_job WHERE ref = $1 AND excused > 1`;
  await eventually('twice excused', async () => (await world.query(excused, [id])).length > 0);
  // As after an hour of it:
  await world.query('UPDATE outbox_job SET attempt = attempt + 900, excused = excused + 900 WHERE ref = $1', [id]);
  await s3.start();
  expect((await painted(id)).status).toBe('completed');
  await eventually('removed late', () => !s3.has(`artefacts/design/${design}`));
  expect((await api.get('/readyz')).body).toEqual({ status: 'ok' });
});
