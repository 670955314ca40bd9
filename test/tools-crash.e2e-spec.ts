import { setTimeout as sleep } from 'node:timers/promises';
import { Client as Postgres } from 'pg';
import type { Client } from './support/http.js';
import { endingsIn, finalJobs, issueKey, order } from './support/image-jobs.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { createWorld, type World } from './support/world.js';

const KILLS = 3;
const PER_ROUND = 4;

let world: World;
beforeAll(async () => (world = await createWorld({ SERVICES: 'tools' })));
afterAll(() => world.close());

/** Requests that are charged and then stand still, until their process dies. */
async function dieWhileCharged(server: Server, keyed: Client): Promise<void> {
  const lock = new Postgres(world.databaseUrl);
  await lock.connect();
  await lock.query('BEGIN');
  await lock.query('LOCK TABLE outbox_job IN ACCESS EXCLUSIVE MODE');
  const before = await held();
  const asked = [1, 2].map((n) => order(keyed, n).catch(() => 'cut off'));
  await eventually('charged', async () => (await held()) >= before + asked.length);
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
  const rows = await finalJobs(world);
  for (const id of acknowledged) expect(rows.map((row) => row.id)).toContain(id);
  expect(rows.filter(({ status }) => status === 'failed')).toHaveLength(KILLS);
  expect(await endingsIn(world)).toBe(rows.length);
  await eventually('nothing held', async () => (await held()) === 0);
  const { body } = await keyed().get('/api/keys/me');
  expect(body.usage.fashion).toMatchObject({ used: rows.length - KILLS });
  for (const { id, status } of rows)
    expect((await server.get(`/api/images/${id}/1.png`)).status).toBe(status === 'completed' ? 200 : 404);
});
