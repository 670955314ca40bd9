import { setTimeout as sleep } from 'node:timers/promises';
import { SHOWCASE_ID } from '../src/design/design-id.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { ADMIN_TOKEN, createWorld, type World } from './support/world.js';

const TEXTS = [
  'a white shirt',
  'black trousers',
  'a red dress with no garment words denied',
  'a chocolate cake',
  'a green hoodie',
  'a navy coat',
  'a yellow skirt',
  'a blue t-shirt',
];
const KILLS = 2;
const PER_ROUND = 4;

let world: World;
beforeAll(async () => (world = await createWorld({ SERVICES: 'design' })));
afterAll(() => world.close());

interface Row {
  id: string;
  status: string;
  result: object | null;
  charged: number;
}

/** An operator's key without a narrow limit. */
async function issueKey(server: Server): Promise<string> {
  const admin = server.with({ Authorization: `Bearer ${ADMIN_TOKEN}` });
  const { body } = await admin.post('/api/admin/keys', {
    interface: 'design',
    tier: 'beta',
    overrides: { uses_total: 500 },
  });
  return String(body.api_key);
}

it('loses no acknowledged design over kill -9, and makes each once', async () => {
  let server = await world.start();
  const key = await issueKey(server);
  const acknowledged = new Set<string>();
  for (let round = 0; round < KILLS; round++) {
    const keyed = server.with({ 'X-API-Key': key });
    const sent = Array.from({ length: PER_ROUND }, (_, i) =>
      keyed.post('/api/v1/design', { description: TEXTS[(round * PER_ROUND + i) % TEXTS.length] }),
    );
    for (const { status, body } of await Promise.all(sent)) if (status === 202) acknowledged.add(String(body.id));
    await sleep(150 + round * 350);
    await server.kill9();
    server = await world.start();
  }
  expect(acknowledged.size).toBe(KILLS * PER_ROUND);
  const final = await eventually(
    'every design final',
    async () => {
      const rows = await world.query<Row>(
        `SELECT id, status, result, jsonb_array_length(receipts) AS charged FROM design_submission WHERE id <> '${SHOWCASE_ID}'`,
      );
      return rows.every(({ status }) => status === 'completed' || status === 'failed') && rows;
    },
    120_000,
  );
  expect(new Set(final.map(({ id }) => id))).toEqual(acknowledged);
  const failed = final.filter(({ status }) => status === 'failed');
  expect(failed).toHaveLength((KILLS * PER_ROUND) / TEXTS.length);
  // One effect each: one completion or failure in the diary per design, the charges are those of the completed ones.
  const [{ ended }] = await world.query<{ ended: number }>(
    `SELECT count(*)::int AS ended FROM domain_event WHERE type IN ('job_completed', 'job_failed')`,
  );
  expect(ended).toBe(acknowledged.size);
  const keyed = server.with({ 'X-API-Key': key });
  const { body } = await keyed.post('/api/v1/design', { description: 'a pink skirt' });
  expect(body.uses_remaining).toBe(500 - (acknowledged.size - failed.length) - 1);
  for (const { id, status } of final) {
    if (status !== 'completed') continue;
    expect((await server.get(`/api/design/${id}/files/illustration.png`)).status).toBe(200);
  }
});

it('gives the use back of a design that is cancelled before it starts', async () => {
  const api = await world.start({ ROLE: 'api' });
  await Promise.all(world.servers.filter((s) => s !== api).map((s) => s.stop()));
  const keyed = api.with({ 'X-API-Key': await issueKey(api) });
  const first = await keyed.post('/api/v1/design', { description: 'a black skirt' });
  const cancelled = await keyed.delete(`/api/design/${String(first.body.id)}`);
  expect(cancelled.body).toMatchObject({ status: 'cancelled' });
  expect((await api.get(`/api/design/${String(first.body.id)}`)).body).toMatchObject({ status: 'cancelled' });
  const second = await keyed.post('/api/v1/design', { description: 'a black skirt' });
  expect(second.body.uses_remaining).toBe(first.body.uses_remaining);
  expect((await api.get(`/api/design/${String(second.body.id)}`)).body).toMatchObject({
    status: 'queued',
    queue_position: 1,
  });
  const worker = await world.start({ ROLE: 'worker' });
  await eventually(
    'made by the worker',
    async () => ((await api.get(`/api/design/${String(second.body.id)}`)).body.status as unknown) === 'completed',
  );
  expect((await worker.get('/api/v1/design')).status).toBe(404);
});

it('holds a key to twenty open designs', async () => {
  const api = await world.start({ ROLE: 'api' });
  await Promise.all(world.servers.filter((s) => s !== api).map((s) => s.stop()));
  const keyed = api.with({ 'X-API-Key': await issueKey(api) });
  const all = await Promise.all(
    Array.from({ length: 26 }, () => keyed.post('/api/v1/design', { description: 'a black skirt' })),
  );
  expect(all.filter((a) => a.status === 202)).toHaveLength(20);
  expect(all.find((a) => a.status === 429)?.body).toMatchObject({
    code: 'too_many_open_jobs',
    upgrade_url: expect.stringContaining('/api/pricing'),
  });
});
