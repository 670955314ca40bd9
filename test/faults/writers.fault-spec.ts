import { setTimeout as sleep } from 'node:timers/promises';
import { SOUND, tell, unsoundBooks } from '../support/accounts.js';
import { createFaultWorld, type FaultWorld } from '../support/fault-world.js';
import { figure, SEED } from '../support/figures.js';
import { Fleet } from '../support/fleet.js';
import { seededRandom } from '../support/seeded-random.js';
import { eventually } from '../support/wait.js';

/** Two processes stand for the market clock and the engine's writer; one or the other is killed, again and again. */
jest.setTimeout(20 * 60_000);

const KILLS = Number(process.env.FAULT_KILLS ?? 50);
const TAKE_OVER_MS = 60_000;

let world: FaultWorld;
let fleet: Fleet;
beforeAll(async () => {
  world = await createFaultWorld({ SERVICES: 'arena,cognitive', TICK_MS: '250' });
  fleet = await Fleet.start(world, { left: {}, right: {} });
}, 240_000);
afterAll(() => world.close());

interface Standing {
  tick: number;
  second: number;
}

const standing = async (): Promise<Standing> => {
  const [row] = await world.query<{ tick: string; second: string }>(
    'SELECT (SELECT max(tick) FROM arena_tick) AS tick, (SELECT second FROM cognitive_head WHERE id = 1) AS second',
  );
  return { tick: Number(row.tick), second: Number(row.second) };
};

/** Both clocks have gone on by two. */
async function goneOn(since: Standing): Promise<void> {
  const further = async (): Promise<boolean> => {
    const now = await standing();
    return now.tick >= since.tick + 2 && now.second >= since.second + 2;
  };
  await eventually('both clocks go on', further, TAKE_OVER_MS);
}

it(`after ${KILLS} kills no tick and no second is missing or doubled`, async () => {
  const random = seededRandom(SEED);
  const [{ first }] = await world.query<{ first: string }>(`SELECT sum(epoch) AS first FROM lease`);
  let longest = 0;
  for (let n = 0; n < KILLS; n++) {
    const before = await standing();
    await sleep(300 * random());
    const began = performance.now();
    await fleet.kill(random() < 0.5 ? 'left' : 'right');
    await goneOn(before);
    longest = Math.max(longest, performance.now() - began);
  }
  const [{ last }] = await world.query<{ last: string }>(`SELECT sum(epoch) AS last FROM lease`);
  const books = await unsoundBooks(world);
  const engine = await unsoundLog();
  const { tick, second } = await standing();
  figure(
    'two writers',
    `${KILLS} kills, ${Number(last) - Number(first)} leases passed on, ${tick} ticks, second ${second}; longest pause ${Math.round(longest)} ms`,
  );
  tell('two writers', { ...books, ...engine });
  expect({ books, engine }).toEqual({ books: SOUND, engine: WHOLE });
  expect(Number(last)).toBeGreaterThan(Number(first) + KILLS / 5);
});

const WHOLE = { batches_not_in_a_row: 0, events_missing_or_twice: 0, checkpoints_that_differ: 0 };

/** The engine's log: each batch begins where the one before ended, and every event has one place. */
async function unsoundLog(): Promise<typeof WHOLE> {
  const count = async (sql: string): Promise<number> => (await world.query(sql)).length;
  return {
    batches_not_in_a_row: await count(
      `SELECT second FROM (SELECT second, first_seq, last_seq, lag(last_seq) OVER w AS before, lag(second) OVER w AS earlier
         FROM cognitive_batch WINDOW w AS (ORDER BY second)) b
       WHERE first_seq <> before + 1 OR last_seq < first_seq OR second <= earlier`,
    ),
    events_missing_or_twice: await count(
      `SELECT n FROM generate_series(1, (SELECT seq FROM cognitive_head WHERE id = 1)) AS n
       LEFT JOIN domain_event e ON e.seq = n GROUP BY n HAVING count(e.seq) <> 1`,
    ),
    checkpoints_that_differ: await count(
      `SELECT c.second FROM cognitive_checkpoint c JOIN cognitive_batch b ON b.second <= c.second
       GROUP BY c.second, c.seq HAVING max(b.last_seq) <> c.seq`,
    ),
  };
}
