import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { SOUND, tell, unsoundBooks } from '../support/accounts.js';
import { createFaultWorld, type FaultWorld } from '../support/fault-world.js';
import { figure, SEED } from '../support/figures.js';
import { Fleet } from '../support/fleet.js';
import { seededRandom } from '../support/seeded-random.js';
import { eventually } from '../support/wait.js';

/** Random operations on the arena's ledger from a seed, under kill -9 of the market and of PostgreSQL. */
jest.setTimeout(15 * 60_000);

const ROOT = join(__dirname, '../..');
const OPERATIONS = Number(process.env.FAULT_OPERATIONS ?? 10_000);
const AGENTS = 20;
const PER_DECISION = 5;
const CRASHES = 8;
const SYMBOLS = ['BTC', 'ETH', 'SOL'];

let world: FaultWorld;
let fleet: Fleet;
beforeAll(async () => {
  world = await createFaultWorld({
    SERVICES: 'arena',
    TICK_MS: '200',
    ARENA_HOURLY_LIMIT: '1000000',
    MARKET_SEED: SEED,
    REGISTRATIONS_PER_IP: '1000',
  });
  fleet = await Fleet.start(world, { market: {} });
}, 240_000);
afterAll(() => world.close());

async function enter(n: number): Promise<Record<string, string>> {
  const { body } = await fleet.client('market').post('/api/v1/agents', { name: `Seeded ${n}` });
  const headers = { 'X-Arena-Key': String(body.api_key) };
  await fleet.client('market', headers).post('/api/v1/agents/heartbeat', {});
  return headers;
}

/** What an agent decides as its n-th: of the seed alone. */
function decision(agent: number, n: number) {
  const random = seededRandom(`${SEED} ${agent} ${n}`);
  const of = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)];
  const action = () => {
    const signal = of(['BUY', 'SELL', 'BUY', 'SELL', 'CLOSE']);
    const symbol = of(SYMBOLS);
    if (signal === 'CLOSE') return { symbol, signal };
    return {
      symbol,
      signal,
      notional_usd: Math.round(1000 * 10 ** (4 * random())) / 100,
      leverage: 1 + Math.floor(20 * random()),
    };
  };
  return { decision_id: `n${n}`, actions: Array.from({ length: PER_DECISION }, action) };
}

/** Until each is acknowledged. @returns results by status */
async function trade(agent: number, headers: Record<string, string>, tally: Map<string, number>): Promise<void> {
  const client = fleet.client('market', headers);
  for (let n = 0; n < OPERATIONS / PER_DECISION / AGENTS; n++) {
    const { body } = await eventually(
      `decision ${n} of agent ${agent}`,
      async () => {
        const answer = await client.post('/api/v1/agents/decide', decision(agent, n)).catch(() => null);
        if (answer !== null && answer.status < 500 && answer.status !== 200) throw new Error(answer.text);
        return answer?.status === 200 && answer;
      },
      120_000,
    );
    for (const { status } of body.results as unknown as { status: string }[])
      tally.set(status, (tally.get(status) ?? 0) + 1);
  }
}

/** Ends the connections of open transactions: ticks are not committed, and the lease stays where it is. */
async function cutTransactions(): Promise<void> {
  for (let n = 0; n < 20; n++) {
    await sleep(50);
    await world.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'fyra' AND xact_start IS NOT NULL AND pid <> pg_backend_pid()`,
    );
  }
}

async function crash(n: number): Promise<void> {
  await sleep(2000);
  if (n % 4 === 3) {
    world.postgres.kill();
    await world.postgres.start();
  } else if (n % 4 === 1) {
    await cutTransactions();
  } else {
    await fleet.kill('market');
  }
  await fleet.ready();
}

it(`${OPERATIONS} random operations from a seed, with ${CRASHES} crashes, leave exact books`, async () => {
  const agents = await Promise.all(Array.from({ length: AGENTS }, (_, n) => enter(n)));
  const tally = new Map<string, number>();
  const trading = Promise.all(agents.map((headers, n) => trade(n, headers, tally)));
  for (let n = 0; n < CRASHES; n++) await crash(n);
  await trading;
  const executed = await world.query(`SELECT 1 FROM arena_command WHERE decision_id LIKE 'n%' AND tick IS NOT NULL`);
  const books = await unsoundBooks(world);
  const audit = await promisify(execFile)(process.execPath, [join(ROOT, 'scripts/audit.mjs')], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: world.databaseUrl, DATA_DIR: world.dataDir },
  }).then(({ stdout }) => stdout.trim().split('\n').at(-1));
  figure(
    'ledger',
    `seed ${SEED}: ${executed.length} decisions of ${PER_DECISION}, ${CRASHES} crashes: ${JSON.stringify(Object.fromEntries(tally))}; audit: ${audit}`,
  );
  tell('ledger', books);
  expect(executed).toHaveLength(OPERATIONS / PER_DECISION);
  expect([...tally.values()].reduce((sum, n) => sum + n, 0)).toBe(OPERATIONS);
  expect(books).toEqual(SOUND);
  expect(audit).toBe('0 differences');
});
