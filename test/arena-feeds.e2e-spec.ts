import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wholeWeek } from './support/accounts.js';
import { describeWithClients, WITH_CCXT } from './support/clients.js';
import { StandInExchange, type StandInTicker } from './support/exchange.js';
import type { Client, Json } from './support/http.js';
import type { Server } from './support/server.js';
import { buys, HOLD, says } from './support/stand-in-models.js';
import { inTurn, StandInUpstream } from './support/stand-in-upstream.js';
import { eventually } from './support/wait.js';
import { createWorld, type World } from './support/world.js';

const WITHOUT = join(__dirname, 'support/without-ccxt.mjs');
const SETTINGS = { SERVICES: 'arena', TICK_MS: '200', ARENA_HOURLY_LIMIT: '100000' };

const as = (server: Server, key: string): Client => server.with({ 'X-Arena-Key': key });

async function enter(server: Server, name: string): Promise<string> {
  const { body } = await server.post('/api/v1/agents', { name });
  await as(server, String(body.api_key)).post('/api/v1/agents/heartbeat', {});
  return String(body.api_key);
}

/** The result of one action, sent again while no tick comes in time, as its refusal says. */
function act(agent: Client, action: Record<string, unknown>): Promise<Json> {
  const decision = { decision_id: randomUUID(), actions: [action] };
  return eventually('a result', async () => {
    const { status, body } = await agent.post('/api/v1/agents/decide', decision);
    return status === 200 && (body.results[0 as never] as Json);
  });
}

const account = async (agent: Client): Promise<Record<string, never>> =>
  (await agent.get<Record<string, Record<string, never>>>('/api/v1/agents/me')).body.account;

interface Market {
  symbol: string;
  price: number;
  halted: boolean;
}

const league = async (server: Client) =>
  (
    await server.get<{ feed: Record<string, unknown>; replayed: Json; rules: Json; markets: Market[] }>(
      '/api/v1/league',
    )
  ).body;

const marketOf = async (server: Client, symbol: string): Promise<Market> =>
  (await league(server)).markets.find((one) => one.symbol === symbol)!;

const halted = (server: Client, symbol: string, wanted: boolean) =>
  eventually(`${symbol} ${wanted ? 'halted' : 'open'}`, async () => (await marketOf(server, symbol)).halted === wanted);

describeWithClients('a live market through a stand-in for Bitstamp', () => {
  let world: World;
  let exchange: StandInExchange;
  let models: StandInUpstream;
  let server: Server;
  let agent: Client;

  beforeAll(async () => {
    exchange = await StandInExchange.open();
    models = await StandInUpstream.open();
    models.manner = inTurn(says(buys()), says(HOLD));
    world = await createWorld({ ...SETTINGS, ...WITH_CCXT, MARKET_FEED: `live:bitstamp@${exchange.base}` });
    const contestants = join(world.dataDir, 'contestants.json');
    writeFileSync(
      contestants,
      JSON.stringify([{ name: 'Quiet Heron', model: 'm', base_url: models.base, every_seconds: 5 }]),
    );
    server = await world.start({ CONTESTANTS: contestants });
    agent = as(server, await enter(server, 'Live Wire'));
  });
  afterAll(async () => {
    await world.close();
    exchange.close();
    models.close();
  });

  it('opens at the prices of the exchange and says where they come from', async () => {
    const { feed, replayed, rules, markets } = await league(server);
    expect(feed).toMatchObject({
      kind: 'live',
      source: 'bitstamp',
      markets: { 'BTC/USD': 'BTC/USD', 'DOGE/USD': 'DOGE/USD' },
    });
    expect(feed).not.toHaveProperty('seed_commitment');
    expect(replayed).toMatchObject({ source: expect.stringContaining('scaled to end at the first prices') });
    expect(rules).toMatchObject({ predictable_r2: null });
    const open = markets.filter((one) => !one.halted);
    expect(open.map(({ symbol }) => symbol)).toEqual(['BTC/USD', 'ETH/USD', 'SOL/USD', 'XRP/USD', 'DOGE/USD']);
    for (const [symbol, price] of [
      ['BTC/USD', 64_000],
      ['DOGE/USD', 0.15],
    ] as const) {
      const found = markets.find((one) => one.symbol === symbol)!;
      expect(found.price / price).toBeCloseTo(1, 2);
    }
    expect((await server.get('/api/v1/epochs')).body).toEqual({ epochs: [] });
  });

  it('a model in the file of contestants trades at the prices of the exchange: an Alpha Arena of its own', async () => {
    interface Decided {
      name: string;
      actions: { symbol: string; status: string; fill?: { price: number } }[];
      asked: { tokens_in: number };
    }
    const { asked, actions } = await eventually('a decision', async () => {
      const { body } = await server.get<{ decisions: Decided[] }>('/api/v1/decisions?symbol=BTC');
      return body.decisions.findLast(({ name }) => name === 'Quiet Heron');
    });
    expect(asked).toMatchObject({ tokens_in: 2000 });
    expect(actions).toEqual([expect.objectContaining({ symbol: 'BTC/USD', status: 'filled' })]);
    expect(actions[0].fill!.price / 64_000).toBeCloseTo(1, 2);
    const told = JSON.stringify(models.asked[0].body.messages);
    expect(told).toMatch(/BTC\/USD.{1,40}price.{1,4}6[34]\d{3}/);
  });

  it('a market that the exchange has not is halted', async () =>
    expect(await act(agent, { symbol: 'BNB', signal: 'BUY', notional_usd: 100 })).toMatchObject({
      status: 'rejected',
      code: 'market_halted',
    }));

  const absurd: [string, Partial<StandInTicker>][] = [
    ['a price beyond the band', { bid: '640', ask: '640.1', last: '640' }],
    ['a price that is no number', { bid: 'NaN', ask: 'NaN', last: 'NaN' }],
    ['a crossed book', { bid: '64100', ask: '63900' }],
    ['an old quote', { timestamp: String(Math.floor(Date.now() / 1000) - 120) }],
  ];

  it.each(absurd)('%s halts the market: nothing fills, no stop fires, nobody is liquidated', async (_, fault) => {
    await halted(server, 'BTC/USD', false);
    const before = await act(agent, {
      symbol: 'BTC',
      signal: 'BUY',
      notional_usd: 40_000,
      leverage: 20,
      stop_loss: 50_000,
      profit_target: 90_000,
    });
    expect(before.status).toBe('filled');
    const resting = await act(agent, {
      symbol: 'BTC',
      signal: 'BUY',
      notional_usd: 100,
      order_type: 'limit',
      limit_price: 50_000,
    });
    expect(resting.status).toBe('resting');
    const { price } = await marketOf(server, 'BTC/USD');
    exchange.spoil.set('BTC/USD', () => fault);
    await halted(server, 'BTC/USD', true);
    expect(await act(agent, { symbol: 'BTC', signal: 'CLOSE' })).toMatchObject({
      status: 'rejected',
      code: 'market_halted',
    });
    expect(await act(agent, { symbol: 'ETH', signal: 'BUY', notional_usd: 50 })).toMatchObject({ status: 'filled' });
    expect((await marketOf(server, 'BTC/USD')).price / price).toBeCloseTo(1, 2);
    const { positions, open_orders, equity_usd } = (await account(agent)) as unknown as {
      positions: Json[];
      open_orders: Json[];
      equity_usd: number;
    };
    expect(positions.find(({ symbol }) => String(symbol) === 'BTC/USD')).toBeDefined();
    expect(open_orders).toHaveLength(1);
    expect(equity_usd).toBeGreaterThan(9_000);
    exchange.spoil.clear();
    await halted(server, 'BTC/USD', false);
    expect(await act(agent, { symbol: 'BTC', signal: 'CLOSE' })).toMatchObject({ status: 'filled' });
    expect((await account(agent)).open_orders).toEqual([]);
  });

  it.each(['error', 'garbage', 'hang'] as const)('ticks go on while the exchange answers with %s', async (fault) => {
    exchange.fault = fault;
    const asked = exchange.asked.length;
    const { body } = await server.get<{ tick: number }>('/api/v1/league');
    await eventually(
      'ten ticks',
      async () => (await server.get<{ tick: number }>('/api/v1/league')).body.tick > body.tick + 10,
    );
    if (fault === 'hang') {
      expect(exchange.asked.length - asked).toBeLessThan(5); // no tick waits for an answer
      await halted(server, 'ETH/USD', true);
      expect(await act(agent, { symbol: 'ETH', signal: 'BUY', notional_usd: 50 })).toMatchObject({
        code: 'market_halted',
      });
    }
    exchange.fault = 'none';
    await halted(server, 'ETH/USD', false);
    await eventually(
      'a fill',
      async () => String((await act(agent, { symbol: 'ETH', signal: 'BUY', notional_usd: 50 })).status) === 'filled',
    );
  });

  it('no challenger was liquidated, and the books are sound', async () => {
    expect(
      await world.query(`SELECT 1 FROM arena_tape WHERE type = 'liquidation' AND participant_id LIKE 'agt_%'`),
    ).toEqual([]);
    await wholeWeek(world);
    const [{ total }] = await world.query<{ total: string }>('SELECT sum(amount) AS total FROM arena_posting');
    expect(Number(total)).toBe(0);
  });

  it('a restart goes on at the same exchange', async () => {
    await server.stop();
    server = await world.start();
    await halted(server, 'BTC/USD', false);
    expect((await league(server)).feed).toMatchObject({ kind: 'live', source: 'bitstamp' });
  });

  it('an exchange that nobody knows ends the start with one line', async () => {
    const line = 'MARKET_FEED: ccxt knows no exchange nosuch; it knows binance, bitstamp, bybit';
    const said = await lastWords(world, { ...WITH_CCXT, MARKET_FEED: 'live:nosuch' });
    expect(said).toEqual([expect.stringContaining(`fyra: ${line}`)]);
  });
});

/** What a process that does not start says outside its log. */
async function lastWords(world: World, settings: Record<string, string>): Promise<string[]> {
  const failed = await world.launch(settings);
  await eventually('the end', () => failed.hasEnded);
  return failed.logs
    .trim()
    .split('\n')
    .filter((one) => !one.startsWith('{'));
}

describe('a replayed market', () => {
  const SECONDS = 24;
  const START = Date.UTC(2024, 2, 1);
  let world: World;
  let server: Server;
  let key: string;
  let agent: Client;
  let folder: string;

  /** Bars of two seconds: bitcoin rises by a fiftieth in all, ether falls. */
  const bars = (from: number, to: number, up: number): string => {
    const lines = ['Date,Open,High,Low,Close,Volume'];
    for (let s = 0; s < SECONDS; s += 2) {
      const [open, close] = [s, s + 2].map((at) => from + ((to - from) * at) / SECONDS);
      const [high, low] = [Math.max(open, close) * (1 + up), Math.min(open, close) * (1 - up)];
      lines.push([new Date(START + s * 1000).toISOString(), open, high, low, close, 10].join(','));
    }
    return `${lines.join('\r\n')}\r\n`;
  };

  beforeAll(async () => {
    world = await createWorld({ ...SETTINGS });
    folder = join(world.dataDir, 'bars');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'BTC-USD.csv'), bars(50_000, 51_000, 1e-4));
    writeFileSync(join(folder, 'ethusdt_2s.csv'), bars(3_000, 2_940, 1e-4));
    server = await world.start({ MARKET_FEED: `replay:${folder}` });
    key = await enter(server, 'Tape Reader');
    agent = as(server, key);
  });
  afterAll(() => world.close());

  const position = async (): Promise<number> => Date.parse(String((await league(server)).feed.position)) - START;

  it('plays the bars at the pace of the clock, goes on after a restart and halts at the end', async () => {
    const { feed, markets } = await league(server);
    expect(feed).toMatchObject({ kind: 'replay', source: 'bars', markets: ['BTC/USD', 'ETH/USD'], ended: false });
    expect(feed).not.toHaveProperty('seed_commitment');
    expect(markets.filter((one) => !one.halted).map(({ symbol }) => symbol)).toEqual(['BTC/USD', 'ETH/USD']);
    expect((await server.get('/api/v1/epochs')).body).toEqual({ epochs: [] });
    expect(await act(agent, { symbol: 'BTC', signal: 'BUY', notional_usd: 1_000 })).toMatchObject({ status: 'filled' });
    expect(await act(agent, { symbol: 'SOL', signal: 'BUY', notional_usd: 100 })).toMatchObject({
      code: 'market_halted',
    });
    const [at, { price }] = [await position(), await marketOf(server, 'BTC/USD')];
    expect(Math.abs(price / (50_000 + at / 24) - 1)).toBeLessThan(0.003);

    await server.stop();
    server = await world.start({ MARKET_FEED: `replay:${folder}` });
    agent = as(server, key);
    const later = await position();
    expect(later).toBeGreaterThan(at);
    await eventually('the end', async () => (await league(server)).feed.ended === true);
    const end = await league(server);
    expect(end.markets.every((one) => one.halted)).toBe(true);
    expect(end.markets[0].price / 51_000).toBeCloseTo(1, 2);
    expect(await act(agent, { symbol: 'BTC', signal: 'CLOSE' })).toMatchObject({ code: 'market_halted' });
    expect((await account(agent)).positions).toHaveLength(1);
    await eventually('the word in the log', () => server.logs.includes('all markets are halted'));
  });

  it.each([
    ['replay:/nowhere/prices.csv', 'MARKET_FEED: there is no /nowhere/prices.csv', {}],
    [
      'live:kraken',
      'MARKET_FEED=live needs the package ccxt, which is not installed: npm install ccxt',
      { NODE_OPTIONS: `--import=${WITHOUT}` },
    ],
  ])('%s ends the start with one line', async (MARKET_FEED, line, settings) => {
    expect(await lastWords(world, { MARKET_FEED, ...settings })).toEqual([expect.stringContaining(`fyra: ${line}`)]);
  });
});
