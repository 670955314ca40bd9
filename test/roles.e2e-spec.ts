import type { Answer, Client } from './support/http.js';
import { finalJobs, isGarment, order } from './support/image-jobs.js';
import type { Server } from './support/server.js';
import { ADMIN_TOKEN, createWorld, type World } from './support/world.js';

/** Two api processes and two workers over one PostgreSQL and one Redis behave as one. */
const JOBS = 8;

let world: World;
let apis: Server[];
let workers: Server[];
beforeAll(async () => {
  world = await createWorld({ SERVICES: 'tools' });
  const start = (role: string): Promise<Server> => world.start({ ROLE: role });
  const [first, second, third, fourth] = await Promise.all(['api', 'api', 'worker', 'worker'].map(start));
  [apis, workers] = [
    [first, second],
    [third, fourth],
  ];
});
afterAll(() => world.close());

const count = (answers: Answer[], status: number): number => answers.filter((one) => one.status === status).length;
const operator = (): Client => apis[0].with({ Authorization: `Bearer ${ADMIN_TOKEN}` });

async function issued(overrides: object = {}): Promise<{ id: string; header: Record<string, string> }> {
  const { body } = await operator().post('/api/admin/keys', { interface: 'tools', overrides });
  return { id: String(body.id), header: { 'X-API-Key': String(body.api_key) } };
}

describe('keys and limits', () => {
  it('a key works everywhere at once, and is dead everywhere with the answer that revokes it', async () => {
    const { id, header } = await issued();
    const statuses = async () =>
      Promise.all(apis.map(async (api) => (await api.with(header).get('/api/keys/me')).status));
    expect(await statuses()).toEqual([200, 200]);
    expect((await operator().patch(`/api/admin/keys/${id}`, { revoked: true })).status).toBe(200);
    expect(await statuses()).toEqual([401, 401]);
  });

  it('admits exactly the limit over both', async () => {
    const { header } = await issued({ fashion_daily: 10 });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        apis[i % 2].with(header).post('/api/fashion-concept', { style: 'noir', count: 1 }),
      ),
    );
    expect([count(answers, 200), count(answers, 429)]).toEqual([10, 30]);
  });
});

describe('work', () => {
  it('is taken at either api and done once each, by the workers together', async () => {
    const { header } = await issued({ fashion_daily: 50 });
    const orders = await Promise.all(Array.from({ length: JOBS }, (_, i) => order(apis[i % 2].with(header), i)));
    expect(count(orders, 202)).toBe(JOBS);
    const jobs = await finalJobs(world);
    expect(jobs).toHaveLength(JOBS);
    const runs = await Promise.all(workers.map((worker) => executions(worker)));
    expect(runs.reduce((sum, n) => sum + n)).toBeGreaterThanOrEqual(JOBS);
    expect(await Promise.all(apis.map(executions))).toEqual([0, 0]);
    const endings = await Promise.all(
      orders.map(async ({ body }) => String((await apis[1].get(`/api/status/${String(body.job_id)}`)).body.status)),
    );
    expect(endings).toEqual(orders.map((_, i) => (isGarment(i) ? 'completed' : 'failed')));
  });

  it('a worker answers for its health and nothing else', async () => {
    for (const path of ['/livez', '/readyz', '/metrics']) expect((await workers[0].get(path)).status).toBe(200);
    for (const path of ['/', '/docs', '/openapi.json', '/api/health', '/api/state', '/api/v1/league', '/api/keys/me'])
      expect([path, (await workers[0].get(path)).status]).toEqual([path, 404]);
    expect((await workers[0].with({ Authorization: `Bearer ${ADMIN_TOKEN}` }).get('/api/admin/keys')).status).toBe(404);
    expect((await workers[0].post('/api/chat', { message: 'Hello' })).status).toBe(404);
  });
});

const metric = async (server: Server, name: string): Promise<number> => {
  const lines = (await server.get('/metrics')).text.split('\n').filter((line) => line.startsWith(name));
  return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
};
const executions = (server: Server): Promise<number> => metric(server, 'fyra_job_seconds_count{queue="image"');
