import { setTimeout as sleep } from 'node:timers/promises';
import { createFaultWorld, type FaultWorld } from '../support/fault-world.js';
import { figure } from '../support/figures.js';
import { Fleet } from '../support/fleet.js';
import type { Answer, Client } from '../support/http.js';
import { issued } from '../support/outage-drill.js';
import { countsOf, timed, type Timed } from '../support/stopwatch.js';
import { eventually } from '../support/wait.js';
import { ADMIN_TOKEN } from '../support/world.js';

/** Exact over four processes. */
jest.setTimeout(180_000);

const NAMES = ['one', 'two', 'three', 'four'];
const OPERATOR = { Authorization: `Bearer ${ADMIN_TOKEN}` };
const CONCEPT = { style: 'noir', count: 1 };

let world: FaultWorld;
let fleet: Fleet;
beforeAll(async () => {
  world = await createFaultWorld({ SERVICES: 'tools', ROLE: 'api' });
  fleet = await Fleet.start(world, Object.fromEntries(NAMES.map((name) => [name, {}])));
}, 240_000);
afterAll(() => world.close());

const clients = (headers: Record<string, string> = {}): Client[] => NAMES.map((name) => fleet.client(name, headers));

/** `n` requests at once, spread over the four, in as many waves as are asked for. */
const rush = async (
  n: number,
  headers: Record<string, string>,
  ask: (client: Client, i: number) => Promise<Answer>,
  waves = 1,
) => {
  const all = clients(headers);
  const answers: Timed[] = [];
  for (let wave = 0; wave < waves; wave++) {
    const asked = Array.from({ length: n / waves }, (_, i) => timed(() => ask(all[i % 4], i)));
    answers.push(...(await Promise.all(asked)));
  }
  return answers;
};
const admitted = (answers: Timed[]): number => answers.filter(({ status }) => status === 200).length;

it('4 × 25 parallel calls of a pack of 25 spend 25', async () => {
  const key = await issued(clients()[0], { overrides: { chat_daily: 0 }, chat_calls: 25 });
  const answers = await rush(100, key, (client, i) => client.post('/api/chat', { message: `Hello ${i}` }));
  figure('paid packs', `100 parallel calls over 4 processes at a pack of 25: ${JSON.stringify(countsOf(answers))}`);
  expect(admitted(answers)).toBe(25);
  expect(answers.filter(({ status }) => ![200, 429, 503].includes(status))).toEqual([]); // 503: no connection in 3 s
  expect((await clients(key)[0].get('/api/keys/me')).body.packs).toEqual({ calls_bought: 25, calls_left: 0 });
});

it.each([
  ['day quota of 40', { fashion_daily: 40 }, (client: Client) => client.post('/api/fashion-concept', CONCEPT)],
  [
    'burst limit of 40',
    { burst_limit: 40, burst_window_seconds: 3600 },
    (client: Client) => client.get('/api/keys/me'),
  ],
])('a %s admits 40 of 200', async (what, overrides, ask) => {
  const key = await issued(clients()[0], { overrides });
  // In waves: a Redis that has no processor for 200 ms is taken for dead, and each process counts for itself.
  const answers = await rush(200, key, ask, 5);
  figure('limits', `${what}, 200 requests over 4 processes: ${JSON.stringify(countsOf(answers))}`);
  expect([admitted(answers), countsOf(answers)['429']]).toEqual([40, 160]);
});

it('60 forged X-Forwarded-For are one client', async () => {
  const answers = await rush(60, {}, (client, i) =>
    client.post('/api/fashion-concept', CONCEPT, {
      headers: { 'X-Forwarded-For': `203.0.113.${i}`, Forwarded: `for=203.0.113.${i}`, 'X-Real-IP': `203.0.113.${i}` },
    }),
  );
  figure('spoofing', `60 forged addresses at a limit of 10 per address: ${JSON.stringify(countsOf(answers))}`);
  expect(countsOf(answers)).toEqual({ 200: 10, 429: 50 });
});

it('1,000 parallel posts under one Idempotency-Key, and kill -9 of a process meanwhile, have one effect', async () => {
  const headers = { ...OPERATOR, 'Idempotency-Key': 'a thousand at the same time' };
  const wish = { interface: 'tools', name: 'thousandfold' };
  const rushing = rush(1000, headers, (client) => client.post('/api/admin/keys', wish));
  await sleep(150);
  await fleet.kill('one');
  const answers = await rushing;
  await fleet.ready();
  const last = await eventually(
    'the answer',
    async () => {
      const answer = await clients(headers)[0].post('/api/admin/keys', wish);
      return answer.status === 201 && answer;
    },
    90_000, // an execution that died holds its key for a minute
  );
  const bodies = new Set(answers.filter(({ status }) => status === 201).map(({ answer }) => answer!.text));
  bodies.add(last.text);
  const effects = (await world.query(`SELECT 1 FROM account WHERE name = 'thousandfold'`)).length;
  figure(
    'idempotent POST',
    `1,000 parallel with kill -9: ${JSON.stringify(countsOf(answers))}, ${bodies.size} answer, ${effects} effect`,
  );
  const allowed = answers.filter(
    ({ status, answer }) =>
      [0, 201, 503].includes(status) || answer?.body.code === ('idempotency_in_progress' as unknown),
  );
  expect([allowed.length, bodies.size, effects]).toEqual([1000, 1, 1]);
});
