import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Client, Json } from './support/http.js';
import type { Server } from './support/server.js';
import { eventually } from './support/wait.js';
import { createFoundedWorld, type World } from './support/world.js';

const HOUR = 3_600_000;
const VERIFY = join(__dirname, '../examples/verify-epoch.mjs');
const SHIFT = join(__dirname, 'support/clock-shift.mjs');

let world: World;
let server: Server;
let agent: Client;
let key: string;
beforeAll(async () => {
  world = await createFoundedWorld({
    SERVICES: 'arena',
    TICK_MS: '200',
    ARENA_HOURLY_LIMIT: '100000',
    REVEAL_HOURS: '0',
  });
  server = await world.start();
  const { body } = await server.post('/api/v1/agents', { name: 'Long Sleeper' });
  key = String(body.api_key);
  agent = server.with({ 'X-Arena-Key': key });
  await agent.post('/api/v1/agents/heartbeat', {});
});
afterAll(() => world.close());

/** Another process after this one, whose clock is ahead by so many hours. */
async function sleepFor(hours: number): Promise<void> {
  await server.stop();
  server = await world.start({ NODE_OPTIONS: `--import=${SHIFT}`, CLOCK_SHIFT_MS: String(hours * HOUR) });
  agent = server.with({ 'X-Arena-Key': key });
}

interface Account {
  equity_usd: number;
  funding_usd: number;
  positions: { symbol: string; quantity: number; mark_price: number }[];
  open_orders: Json[];
}

const account = async (): Promise<Account> => (await agent.get<{ account: Account }>('/api/v1/agents/me')).body.account;

interface Epoch {
  epoch: number;
  commitment: string;
  seed: string | null;
  latent_state: { path: { from: number; until?: number }[] } | null;
}

const epochs = async (): Promise<Epoch[]> =>
  (await server.get<{ epochs: Epoch[] }>('/api/v1/epochs?limit=500')).body.epochs;

const verify = (epoch: number | string): Promise<string> =>
  promisify(execFile)(process.execPath, [VERIFY, String(epoch)], { env: { BASE: server.base } }).then(
    ({ stdout }) => stdout,
    (error: Error & { stdout: string; stderr: string }) => `${error.stdout}${error.stderr}`,
  );

const PUBLIC = [
  '/api/v1/league',
  '/api/state',
  '/api/v1/leaderboard?limit=500',
  '/api/v1/fighters',
  '/api/v1/agents?status=all',
  '/api/v1/trades?limit=200',
  '/api/v1/matches?limit=500',
  '/api/v1/epochs?limit=500',
  '/api/v1/markets/BTC-USD/candles?limit=500',
  '/openapi.json',
];

interface Reads {
  running: Epoch;
  secret: string;
  latent: { values: number[]; random: number[] };
  paths: string[];
  texts: string[];
}

/** All public reads and what they must not show, of one hour: an hour that ended meanwhile tells its seed. */
async function readsOfOneHour(): Promise<Reads> {
  const running = await runningEpoch();
  const [{ secret, latent }] = await world.query<Pick<Reads, 'secret' | 'latent'>>(
    'SELECT secret, latent FROM arena_market',
  );
  const matches = (await server.get<{ matches: { id: string }[] }>('/api/v1/matches')).body.matches;
  const paths = [...PUBLIC, ...matches.slice(0, 5).map(({ id }) => `/api/v1/matches/${id}`)];
  paths.push(`/api/v1/epochs/${running.epoch}`, `/api/v1/epochs/${running.epoch + 1}`);
  const texts = await Promise.all(paths.map(async (path) => (await server.get(path)).text));
  const isStill = (await runningEpoch()).epoch === running.epoch;
  return isStill ? { running, secret, latent, paths, texts } : readsOfOneHour();
}

async function runningEpoch(): Promise<Epoch> {
  const all = await epochs();
  return all.find(({ seed, epoch }) => seed === null && all.some((one) => one.epoch === epoch - 1 && one.seed))!;
}

it('no public read shows a seed that is not spent, the secret, or the latent state of the running hour', async () => {
  const { running, secret, latent, paths, texts } = await readsOfOneHour();
  const { seedChain } = await import('../src/arena/engine/market/index.js');
  const chain = seedChain(secret);
  expect(texts.some((text) => text.includes(chain.seedOf(running.epoch - 1)))).toBe(true);
  const [{ latent: start }] = await world.query<{ latent: { values: number[] } }>(
    'SELECT latent FROM arena_epoch WHERE epoch = $1',
    [running.epoch],
  );
  const hidden = [secret, ...[0, 1, 2, 24, 500].map((ahead) => chain.seedOf(running.epoch + ahead))];
  // a league that stood still since an earlier hour began goes on from where that hour, which is told, had begun
  const earlier = await world.query<{ latent: { values: number[] } | null }>(
    'SELECT latent FROM arena_epoch WHERE epoch < $1',
    [running.epoch],
  );
  const told = new Set(earlier.flatMap(({ latent: of }) => of?.values ?? []));
  const numbers = [...latent.values, ...start.values]
    .filter((value) => String(value).length > 10 && !told.has(value))
    .map(String);
  expect(numbers.length).toBeGreaterThan(20);
  for (const [n, text] of texts.entries()) {
    for (const one of [...hidden, ...numbers]) expect([paths[n], text.includes(one) && one]).toEqual([paths[n], false]);
  }
});

it('an hour of the replayed week is recomputed by the example', async () => {
  const over = (await epochs()).filter(({ seed }) => seed !== null);
  const text = await verify(over[3].epoch);
  expect(text).toContain('seed answers to its commitment: yes');
  expect(text).toContain('seed before it is its hash: yes');
  expect(text).toContain('ticks with recomputed prices: 60 of 60');
  expect(await verify('999999')).toContain('404');
});

it('candles of five minutes, hours and days are exactly made of those of minutes, also after a restart', async () => {
  const read = async (interval: string): Promise<Record<string, number | string>[]> =>
    (await server.get<{ candles: never[] }>(`/api/v1/markets/ETH-USD/candles?interval=${interval}&limit=500`)).body
      .candles;
  const check = async (): Promise<void> => {
    const [minutes, ...longer] = await Promise.all(['1m', '5m', '1h'].map(read));
    const first = Date.parse(String(minutes[0].time));
    for (const [n, list] of longer.entries()) {
      const length = [300_000, HOUR][n];
      const whole = list.filter(({ time }) => Date.parse(String(time)) >= first).slice(0, -1);
      expect(whole.length).toBeGreaterThan(5);
      for (const candle of whole) {
        const start = Date.parse(String(candle.time));
        const parts = minutes.filter(
          ({ time }) => Date.parse(String(time)) >= start && Date.parse(String(time)) < start + length,
        );
        const { open, high, low, close } = candle;
        expect({ open, high, low, close }).toEqual({
          open: parts[0].open,
          high: Math.max(...parts.map((one) => Number(one.high))),
          low: Math.min(...parts.map((one) => Number(one.low))),
          close: parts.at(-1)!.close,
        });
        const volume = parts.reduce((total, one) => total + Number(one.volume_usd), 0);
        expect(Math.abs(volume - Number(candle.volume_usd))).toBeLessThanOrEqual(parts.length);
      }
    }
  };
  await check();
  const before = await read('1m');
  await server.stop();
  server = await world.start();
  agent = server.with({ 'X-Arena-Key': key });
  await check();
  const after = await read('1m');
  const same = after.filter(({ time }) => before.slice(0, -1).some((one) => one.time === time));
  expect(same).toEqual(before.slice(0, -1).filter(({ time }) => after.some((one) => one.time === time)));
});

it('a market that nobody moved for a day goes on where it stood; its chain of seeds still holds', async () => {
  const asked = {
    decision_id: 'before the sleep',
    actions: [
      { symbol: 'BTC', signal: 'BUY', notional_usd: 150_000, leverage: 20, stop_loss: 1_000 },
      { symbol: 'ETH', signal: 'SELL', notional_usd: 100, order_type: 'limit', limit_price: 1_000_000 },
    ],
  };
  const opened = await eventually('a decision', async () => {
    const answer = await agent.post('/api/v1/agents/decide', asked);
    return answer.status === 200 && answer; // 503 while a busy machine has lost its lease
  });
  expect(opened.body.results).toMatchObject([{ status: 'filled' }, { status: 'resting' }]);
  const before = await account();
  const running = (await epochs()).find(({ seed, latent_state }) => seed === null && latent_state === null)!;
  const lastBefore = (await epochs()).filter(({ seed }) => seed !== null)[0].epoch + 1;

  await server.stop();
  await world.query(
    `UPDATE arena_participant SET last_heartbeat_at = now() - interval '26 hours' WHERE name = 'Long Sleeper'`,
  );
  await sleepFor(26);
  const after = await eventually('a tick of the next day', async () => {
    const now = await account();
    return now.funding_usd !== before.funding_usd && now;
  });
  const [was, is] = [before, after].map(({ positions }) => positions.find(({ symbol }) => symbol === 'BTC/USD')!);
  expect(is.quantity).toBe(was.quantity);
  expect(Math.abs(is.mark_price / was.mark_price - 1)).toBeLessThan(0.005);
  expect(Math.abs(after.funding_usd - before.funding_usd)).toBeLessThan((150_000 * 0.0005) / 8 + 0.01);
  const { body } = await server.get<{ markets: { halted: boolean }[] }>('/api/v1/league');
  expect(body.markets.every(({ halted }) => !halted)).toBe(true);
  const ended = await world.query<{ id: string; status: string }>(
    `SELECT id, status FROM arena_match WHERE status <> 'settled' AND duration <> '1w' AND ends_at < (SELECT at FROM arena_market)`,
  );
  await eventually('settlements', async () => {
    const rows = await world.query('SELECT 1 FROM arena_match WHERE id = ANY($1) AND status = $2', [
      ended.map(({ id }) => id),
      'settled',
    ]);
    return rows.length === ended.length;
  });

  await sleepFor(28);
  const all = await eventually('the next epoch', async () => {
    const found = await epochs();
    return found.filter(({ latent_state, seed }) => seed !== null && latent_state !== null).length > 1 && found;
  });
  const spent = all.filter(({ seed }) => seed !== null);
  const closed = spent.filter(({ latent_state }) => latent_state === null);
  expect(closed.length).toBeGreaterThanOrEqual(25);
  const { verifyLink, verifySeed } = await import('../src/arena/engine/market/index.js');
  for (const [n, one] of spent.entries()) {
    expect(verifySeed(one.seed!, one.commitment)).toBe(true);
    if (n > 0) expect([one.epoch, verifyLink(one.seed!, spent[n - 1].seed!)]).toEqual([one.epoch, true]);
  }
  expect(running).toBeDefined();
  for (const epoch of [lastBefore, spent.filter(({ latent_state }) => latent_state !== null)[0].epoch]) {
    expect(await verify(epoch)).toMatch(/recomputed prices: (\d+) of \1\n/);
  }
  expect(await verify(closed[0].epoch)).toContain('closed in this hour');
});

it('silence is not held against those who could not be heard', async () => {
  const { tick } = (await server.get<{ tick: number }>('/api/v1/league')).body;
  await eventually(
    'six seconds',
    async () => (await server.get<{ tick: number }>('/api/v1/league')).body.tick > tick + 30,
  );
  const { body } = await agent.get<{ status: string }>('/api/v1/agents/me');
  expect(body.status).toBe('active');
  expect((await account()).open_orders).toHaveLength(1);
});
