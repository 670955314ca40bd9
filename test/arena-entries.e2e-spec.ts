import { MailServer } from './support/mail-server.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { ADMIN_TOKEN, createFoundedWorld, type World } from './support/world.js';

/** Of one address, and of one operator, only so many entries count in a match. */
let world: World;
let server: Server;
let mail: MailServer;

beforeAll(async () => {
  mail = await MailServer.open();
  world = await createFoundedWorld({
    SERVICES: 'arena',
    TICK_MS: '200',
    TRUST_PROXY: 'loopback',
    ENTRIES_PER_IP: '3',
    ENTRIES_PER_OPERATOR: '2',
  });
  server = await world.start({ SMTP_URL: mail.url, MAIL_FROM: 'Fyra <hello@fyra.example>' });
});
afterAll(async () => {
  await world.close();
  await mail.close();
});

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

const contact = (name: string, address: string, email: string) =>
  from(address).post<Agent>('/api/v1/agents', { name, contact_email: email });
const linkTo = async (email: string, n: number) => {
  const { text } = await eventually(`mail ${n} to ${email}`, () => mail.to(email)[n - 1]);
  return /\/api\/v1\/agents\/confirm\/[\w.-]+/.exec(text)![0];
};
const confirmed = async ({ api_key }: Agent) =>
  (await server.with({ 'X-Arena-Key': api_key }).get<{ contact_confirmed: boolean }>('/api/v1/agents/me')).body
    .contact_confirmed;

it('of one confirmed e-mail address two count, wherever they came from and however many links are pressed at once', async () => {
  const emails = ['ada@example.com', 'Ada+two@example.com', 'ada+3@example.com', 'ada@example.com'];
  const agents: Agent[] = [];
  for (const [k, email] of emails.entries()) {
    agents.push((await contact(`Far Flung ${k}`, `198.51.100.${k}`, email)).body);
  }
  const sent = ['ada@example.com', 'ada+two@example.com', 'ada+3@example.com', 'ada@example.com'];
  const links = await Promise.all(sent.map((email, k) => linkTo(email, k === 3 ? 2 : 1)));
  const page = await server.get(links[0], { headers: { Accept: 'text/html' } });
  expect([page.status, await confirmed(agents[0])]).toEqual([200, false]); // a mail reader opens links by itself
  const pressed = await Promise.all([...links, ...links].map((link) => server.post(link)));
  expect(pressed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 200, 200, 200, 410, 410, 410, 410,
  ]);
  const boxes = await world.query<{ mailbox: string }>(
    `SELECT DISTINCT mailbox FROM arena_participant WHERE contact_email LIKE 'ada%'`,
  );
  expect(boxes).toEqual([{ mailbox: expect.stringMatching(/^box_/) as string }]);
  await Promise.all(agents.map(enter));
  const lines = await reasons(agents);
  expect(surplus(lines)).toHaveLength(2); // whom the earlier tick took counts already
  expect(lines.map(({ operator }) => operator)).toEqual([null, null, null, null]); // an address is shown to nobody
});

it('who has confirmed is no more of those who share its address, and counts from its next match when it has entered', async () => {
  const agents: Agent[] = [];
  for (let k = 0; k < 4; k++) agents.push((await contact(`Hall ${k}`, '203.0.113.40', `hall${k}@example.com`)).body);
  const last = agents[3];
  const [early] = await Promise.all([server.post(await linkTo('hall3@example.com', 1)), enter(last)]);
  expect(early.body).toEqual({ confirmed: true, id: last.id });
  await Promise.all(agents.slice(0, 3).map(enter));
  expect(surplus(await reasons(agents))).toEqual([]);
  const [command] = await world.query<{ mailbox: string }>(
    `SELECT payload ->> 'mailbox' AS mailbox FROM arena_command WHERE kind = 'owned' AND participant_id = $1`,
    [last.id],
  );
  expect(command.mailbox).toMatch(/^box_/);
});

it('a link is good for its challenger alone, for a day, and no more when that has left', async () => {
  const agent = (await contact('Old Link', '203.0.113.50', 'old@example.com')).body;
  const other = (await contact('New Link', '203.0.113.51', 'new@example.com')).body;
  const [link, second] = [await linkTo('old@example.com', 1), await linkTo('new@example.com', 1)];
  for (const forged of [
    link.replace(agent.id, other.id),
    `${link.slice(0, -1)}${link.endsWith('A') ? 'E' : 'A'}`,
    `${link}x`,
  ]) {
    expect((await server.post(forged)).body.code).toBe('not_found');
  }
  await server.with({ 'X-Arena-Key': other.api_key }).post('/api/v1/agents/heartbeat');
  await server.with({ 'X-Arena-Key': other.api_key }).delete('/api/v1/agents/me');
  expect((await server.post(second)).body.code).toBe('gone');
  expect(await confirmed(agent)).toBe(false);
  expect((await server.post(link)).status).toBe(200);
  expect(await confirmed(agent)).toBe(true);
});
