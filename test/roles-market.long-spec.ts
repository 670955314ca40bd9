import { wholeWeek } from './support/accounts.js';
import type { Client } from './support/http.js';
import type { Server } from './support/server.js';
import { streamUntil } from './support/sse.js';
import { eventually } from './support/wait.js';
import { ADMIN_TOKEN, createWorld, type World } from './support/world.js';

/** Two api processes and two workers over one PostgreSQL and one Redis have one market; the operator's changes leave a trail. */
jest.setTimeout(120_000);

const TICK_MS = 250;
/** A worker first plays the league's past week. */
const FOUNDED_MS = 200_000;

let world: World;
let apis: Server[];
let workers: Server[];
beforeAll(async () => {
  world = await createWorld({ SERVICES: 'arena,tools', TICK_MS: String(TICK_MS) });
  const launch = (role: string): Promise<Server[]> => Promise.all([1, 2].map(() => world.launch({ ROLE: role })));
  [apis, workers] = await Promise.all([launch('api'), launch('worker')]);
  await Promise.all(world.servers.map((server) => eventually('ready', () => isReady(server), FOUNDED_MS)));
}, FOUNDED_MS + 20_000);
afterAll(() => world.close());

const isReady = (server: Server): Promise<boolean> =>
  server.get('/readyz').then(
    ({ status }) => status === 200,
    () => false,
  );
const operator = (): Client => apis[0].with({ Authorization: `Bearer ${ADMIN_TOKEN}` });

async function issued(overrides: object = {}): Promise<{ id: string; header: Record<string, string> }> {
  const { body } = await operator().post('/api/admin/keys', { interface: 'tools', overrides });
  return { id: String(body.id), header: { 'X-API-Key': String(body.api_key) } };
}

/** Each operation that changes something for the operator, and the entry that it leaves. */
const CHANGES: Record<string, (paid: string) => Promise<[action: string, path: string, body?: object]>> = {
  'POST /api/admin/keys': async () => ['key.issue', '/api/admin/keys', { interface: 'tools' }],
  'PATCH /api/admin/keys/{id}': async () => ['key.change', `/api/admin/keys/${(await issued()).id}`, { tier: 'pro' }],
  'POST /api/admin/league/pause': async () => ['league_paused', '/api/admin/league/pause'],
  'POST /api/admin/league/resume': async () => ['league_running', '/api/admin/league/resume'],
  'POST /api/admin/arena/audit': async () => ['ledger_audited', '/api/admin/arena/audit'],
  'POST /api/admin/agents/{id}/retire': async () => {
    const { body } = await apis[0].post('/api/v1/agents', { name: 'Leaver' });
    return ['agent_retired', `/api/admin/agents/${String(body.id)}/retire`];
  },
  'POST /api/admin/orders/{id}/confirm': async (id) => ['order.confirm', `/api/admin/orders/${id}/confirm`],
  'POST /api/admin/orders/{id}/refund': async (id) => ['order.refund', `/api/admin/orders/${id}/refund`],
};

it("every change of the operator's leaves an entry in the trail", async () => {
  const { paths } = (await apis[0].get('/openapi.json')).body;
  const changing = Object.entries(paths as unknown as Record<string, object>)
    .filter(([path]) => path.startsWith('/api/admin'))
    .flatMap(([path, item]) => Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`))
    .filter((operation) => !operation.startsWith('GET'));
  expect(Object.keys(CHANGES).toSorted()).toEqual(changing.toSorted());
  const { header } = await issued();
  const { body } = await apis[0].with(header).post('/api/pricing/checkout', { item: 'chat-100' });
  for (const [operation, wish] of Object.entries(CHANGES)) {
    const [action, path, change] = await wish(String(body.order_id));
    const trail = () => world.query('SELECT 1 FROM audit_entry WHERE action = $1', [action]);
    const before = (await trail()).length;
    const { status, text } = await operator().send(operation.split(' ')[0], path, change);
    expect([operation, status, text]).toEqual([operation, status < 300 ? status : 200, text]);
    await eventually(`the entry of ${operation}`, async () => (await trail()).length > before); // an audit may go on
    expect([operation, (await trail()).length]).toEqual([operation, before + 1]);
  }
});

describe('the market', () => {
  it('has one clock, whose ticks both apis show and stream alike', async () => {
    const holders = await world.query<{ name: string; n: string }>(
      'SELECT name, count(*) AS n FROM lease WHERE expires_at > now() GROUP BY name',
    );
    expect(holders.map(({ n }) => Number(n))).toEqual(holders.map(() => 1));
    const streams = await Promise.all(
      apis.map((api) => streamUntil(new URL('/api/v1/stream', api.base), 'event: tick', { patienceMs: 30_000 })),
    );
    expect(streams).toHaveLength(2);
    const busy = await Promise.all(workers.map(ticksOf));
    expect(busy.filter((ticks) => ticks > 0)).toHaveLength(1);
  });

  it('goes on when the worker that holds it dies, no tick missing or doubled', async () => {
    const busy = await Promise.all(workers.map(ticksOf));
    await workers[busy[0] > 0 ? 0 : 1].kill9();
    const heir = workers[busy[0] > 0 ? 1 : 0];
    await eventually('an heir', async () => (await ticksOf(heir)) > 3, 30_000);
    await wholeWeek(world);
    const gaps = await world.query(
      `SELECT tick FROM (SELECT tick, lag(tick) OVER (ORDER BY tick) AS before FROM arena_tick) t WHERE tick <> before + 1`,
    );
    expect(gaps).toEqual([]);
  });
});

const metric = async (server: Server, name: string): Promise<number> => {
  const lines = (await server.get('/metrics')).text.split('\n').filter((line) => line.startsWith(name));
  return lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
};
const ticksOf = (server: Server): Promise<number> => metric(server, 'fyra_arena_tick_seconds_count');
