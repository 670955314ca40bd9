import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { ADMIN_TOKEN, createFoundedWorld, type World } from './support/world.js';

/** Of one address, and of one operator, only so many entries count in a match. */
let world: World;
let server: Server;

beforeAll(async () => {
  world = await createFoundedWorld({
    SERVICES: 'arena',
    TICK_MS: '200',
    TRUST_PROXY: 'loopback',
    ENTRIES_PER_IP: '3',
    ENTRIES_PER_OPERATOR: '2',
  });
  server = await world.start();
});
afterAll(() => world.close());

interface Agent {
  id: string;
  api_key: string;
}
interface Line {
  id: string;
  eligible: boolean;
  operator: string | null;
  reason?: string;
}

const from = (address: string) => server.with({ 'X-Forwarded-For': address });
const register = async (name: string, address: string): Promise<Agent> =>
  (await from(address).post<Agent>('/api/v1/agents', { name })).body;
const enter = ({ api_key }: Agent) => server.with({ 'X-Arena-Key': api_key }).post('/api/v1/agents/heartbeat');

const reasons = (agents: readonly Agent[]) =>
  eventually('all are on the board', async () => {
    const { body } = await server.get<{ entries: Line[] }>('/api/v1/leaderboard?duration=1w&limit=500');
    const lines = agents.flatMap(({ id }) => body.entries.find((entry) => entry.id === id) ?? []);
    return lines.length === agents.length ? lines : null;
  });
const surplus = (lines: readonly Line[]): string[] =>
  lines.filter(({ reason }) => reason === 'too_many_entries').map(({ id }) => id);

it('of six that register and enter at once from one address three count, on every board, whatever their order', async () => {
  const agents = await Promise.all(Array.from({ length: 6 }, (_, k) => register(`Sibling ${k}`, '203.0.113.7')));
  const stranger = await register('A Stranger', '203.0.113.8');
  await Promise.all([...agents, stranger].map(enter));
  const lines = await reasons([...agents, stranger]);
  expect(surplus(lines)).toHaveLength(3);
  expect(surplus(lines)).not.toContain(stranger.id);
  expect(lines.filter(({ eligible }) => eligible)).toEqual([]); // nobody has traded yet
  for (const duration of ['1h', '1d']) {
    const { body } = await server.get<{ entries: Line[] }>(`/api/v1/leaderboard?duration=${duration}&limit=500`);
    const here = body.entries.filter(({ id }) => agents.some((agent) => agent.id === id));
    expect(surplus(here).toSorted()).toEqual(surplus(lines).toSorted());
  }
});

it('keeps no address in the clear, and none of who has left', async () => {
  const [{ id, api_key }] = [await register('Soon Gone', '203.0.113.9')];
  const stored = () =>
    world.query<{ address: string | null }>('SELECT address FROM arena_participant WHERE id = $1', [id]);
  expect((await stored())[0].address).toMatch(/^entry:[\w-]{22}$/);
  await enter({ id, api_key });
  await server.with({ 'X-Arena-Key': api_key }).delete('/api/v1/agents/me');
  expect(await stored()).toEqual([{ address: null }]);
});

it('who is named as run by somebody counts as theirs from the next match on, and says so at once', async () => {
  const agents: Agent[] = [];
  for (const k of [1, 2, 3]) agents.push(await register(`House ${k} of Ox`, `192.0.2.${k}`));
  for (const { id } of agents) {
    const named = await server
      .with({ Authorization: `Bearer ${ADMIN_TOKEN}` })
      .patch(`/api/admin/agents/${id}`, { operator: 'Ox Labs' });
    expect(named).toMatchObject({ status: 200, body: { operator: 'Ox Labs' } });
  }
  for (const agent of agents) await enter(agent);
  const lines = await reasons(agents);
  expect(surplus(lines)).toEqual([agents[2].id]);
  expect(lines.map(({ operator }) => operator)).toEqual(['Ox Labs', 'Ox Labs', 'Ox Labs']);
});
