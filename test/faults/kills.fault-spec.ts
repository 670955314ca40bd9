import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '../support/seeded-random.js';
import { SOUND, tell, unfinished, unsoundBooks } from '../support/accounts.js';
import { EXACT, balanceSheet } from '../support/balance-sheet.js';
import { createFaultWorld, type FaultWorld } from '../support/fault-world.js';
import { figure, SEED } from '../support/figures.js';
import { Fleet } from '../support/fleet.js';
import { loadsOf, mixedLoad, type MixedLoad } from '../support/mixed-load.js';
import { Receiver } from '../support/receiver.js';
import { eventually } from '../support/wait.js';

/** kill -9 of everything in turn under steady load: what was acknowledged is there, once. */
jest.setTimeout(20 * 60_000);

const KILLS = Number(process.env.FAULT_KILLS ?? 60);
const PACE_MS = 150;

let world: FaultWorld;
let fleet: Fleet;
let receiver: Receiver;
let load: MixedLoad | undefined;
beforeAll(async () => {
  world = await createFaultWorld({ ARENA_HOURLY_LIMIT: '1000000', TICK_MS: '500' });
  receiver = await Receiver.open();
  fleet = await Fleet.start(world, {
    api: { ROLE: 'api', SERVICES: 'tools,design' },
    relay: { ROLE: 'api', SERVICES: 'tools,design' },
    worker: { ROLE: 'worker', SERVICES: 'tools,design' },
    arena: { SERVICES: 'arena' },
  });
  load = await mixedLoad({ api: fleet.client('api'), arena: fleet.client('arena') }, receiver, PACE_MS);
}, 240_000);
afterAll(async () => {
  if (load !== undefined) await Promise.all(loadsOf(load).map((one) => one.stop()));
  receiver.close();
  await world.close();
});

/** What is killed in turn, and how it comes back. */
const victims: Record<string, () => Promise<void>> = {
  api: () => fleet.kill('api'),
  worker: () => fleet.kill('worker'),
  relay: () => fleet.kill('relay'),
  arena: () => fleet.kill('arena'),
  redis: async () => {
    world.redisServer.kill();
    await world.redisServer.start();
  },
  postgres: async () => {
    world.postgres.kill();
    await world.postgres.start();
  },
};

it(`${KILLS} kills lose nothing, double nothing and leave nothing behind`, async () => {
  const random = seededRandom(SEED);
  if (load === undefined) throw new Error('no load');
  const names = Object.keys(victims);
  for (const one of loadsOf(load)) one.start();
  for (let n = 0; n < KILLS; n++) {
    await sleep(500 + 2000 * random());
    await victims[names[n % names.length]]();
  }
  await fleet.ready();
  await Promise.all(loadsOf(load).map((one) => one.stop()));
  await Promise.all(loadsOf(load).map((one) => one.settle(90_000)));
  await world.query(`UPDATE quota_reservation SET created_at = created_at - interval '61 seconds'`);
  const nothingOpen = async (): Promise<boolean> => {
    const { outbox, bull } = await unfinished(world);
    const held = await world.query('SELECT 1 FROM quota_reservation');
    return outbox + bull + held.length === 0;
  };
  await eventually('nothing is open', nothingOpen, 240_000).catch(() => undefined); // the figures below say what is
  const sheet = await balanceSheet(world, load, fleet.client('api'), receiver);
  const books = await unsoundBooks(world);
  const open = await unfinished(world);
  const asked = loadsOf(load).map(({ name, errands }) => `${errands.length} ${name}`);
  figure('kill -9 in turn', `${KILLS} kills, ${asked.join(', ')}; ${fleet.startedAgain} starts made again`);
  tell('kill -9 in turn', { ...sheet, ...books, ...open });
  const statuses = loadsOf(load).map(({ name, statuses: seen }) => `${name} ${JSON.stringify([...seen])}`);
  figure('kill -9 in turn', `statuses: ${statuses.join('; ')}`);
  expect({ sheet, books, open }).toEqual({ sheet: EXACT, books: SOUND, open: { outbox: 0, bull: 0 } });
  for (const { statuses: seen } of loadsOf(load)) expect(seen.has(500)).toBe(false);
});
