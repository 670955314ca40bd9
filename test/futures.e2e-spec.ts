import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { WebSocket } from 'ws';
import { CLIENTS, describeWithClients } from './support/clients.js';
import { FuturesBot, type FuturesKey } from './support/futures.js';
import type { Answer, Json } from './support/http.js';
import { RawRequest } from './support/raw-request.js';
import type { Server } from './support/server.js';
import { eventually, toldAtLast } from './support/wait.js';
import { ADMIN_TOKEN, createFoundedWorld, type World } from './support/world.js';

/** The futures protocol: what its clients ask, and that their books are the league's. */

let world: World;
let server: Server;

beforeAll(async () => {
  const many = { ARENA_HOURLY_LIMIT: '100000', REGISTRATIONS_PER_IP: '1000' };
  world = await createFoundedWorld({ SERVICES: 'arena', TICK_MS: '200', ...many });
  server = await world.start();
});
afterAll(() => world.close());

let bots = 0;
const register = async (): Promise<FuturesKey> =>
  (await server.post<FuturesKey>('/api/v1/agents', { name: `Futures Bot ${++bots}` })).body;
const newBot = async (): Promise<FuturesBot> => new FuturesBot(server, await register());
const own = async ({ api_key }: FuturesKey): Promise<Json> =>
  (await server.with({ 'X-Arena-Key': api_key }).get('/api/v1/agents/me')).body.account;
const refusal = ({ status, body }: Answer) => [status, body.code];
const BUY = { symbol: 'BTCUSDT', side: 'BUY', type: 'MARKET', quantity: '0.01' };
/** As clients do that were told nothing: the same request again, which trades once. */
function order(bot: FuturesBot, wish: Record<string, string | number | boolean> = {}, carried?: 'form') {
  const text = bot.signed({ ...BUY, ...wish });
  return toldAtLast(() => bot.send('POST', '/fapi/v1/order', text, carried));
}

async function told(script: string, key: FuturesKey): Promise<Json> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(CLIENTS, script)], {
    env: { PATH: process.env.PATH, BASE: server.base, KEY: key.api_key, SECRET: key.api_secret },
    timeout: 180_000,
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(stdout) as Json;
}

const cents = (text: unknown): number => Math.round(Number(text) * 100);

/** The account by the protocol and by the league's own reads, at the same cash: prices move in between. */
async function booksOf(bot: FuturesBot) {
  const [account, mine] = [(await bot.ask('GET', '/fapi/v2/account')).body, await own(bot.key)];
  const [asset] = account.assets as unknown as Json[];
  const held = (account.positions as unknown as Json[]).filter(({ positionAmt }) => Number(positionAmt) !== 0);
  const trades = (await bot.ask<Json[]>('GET', '/fapi/v1/userTrades')).body;
  const sum = (name: string): number => trades.reduce((total, trade) => total + Number(trade[name]), 0);
  return {
    theirs: [cents(asset.walletBalance), cents(sum('commission')), cents(sum('realizedPnl')), held.map(positionOf)],
    ours: [
      cents(mine.cash_usd),
      cents(mine.fees_usd),
      cents(mine.realized_pnl_usd),
      (mine.positions as unknown as Json[]).map(({ symbol, side, quantity, entry_price, leverage }) => [
        `${String(symbol).slice(0, -4)}USDT`,
        Number(quantity) * (String(side) === 'short' ? -1 : 1),
        entry_price,
        leverage,
      ]),
    ],
  };
}

const positionOf = ({ symbol, positionAmt, entryPrice, leverage }: Json) => [
  symbol,
  Number(positionAmt),
  Number(entryPrice),
  Number(leverage),
];

const MANY: unknown = expect.any(Array);

describe('public reads', () => {
  it('name the markets of the league, with its lots, ticks and limits', async () => {
    const { body } = await server.get('/fapi/v1/exchangeInfo');
    const { rules } = (await server.get('/api/v1/league')).body;
    const ours = (rules.symbols as unknown as Json[]).map(({ symbol, lot, tick }) => [
      `${String(symbol).slice(0, -4)}USDT`,
      lot,
      tick,
    ]);
    const theirs = (body.symbols as unknown as Json[]).map(({ symbol, filters }) => {
      const [price, lot] = filters as unknown as Json[];
      return [symbol, Number(lot.stepSize), Number(price.tickSize)];
    });
    expect(theirs).toEqual(ours);
  });

  it.each([
    ['ping', {}],
    ['time', { serverTime: expect.any(Number) }],
    ['ticker/price?symbol=ETHUSDT', { symbol: 'ETHUSDT', price: expect.stringMatching(/^\d+\.\d\d$/) }],
    ['ticker/bookTicker?symbol=BTCUSDT', { symbol: 'BTCUSDT', bidQty: expect.stringMatching(/^0\.\d{6}$/) }],
    ['premiumIndex?symbol=SOLUSDT', { symbol: 'SOLUSDT', markPrice: expect.any(String) }],
    ['ticker/24hr?symbol=XRPUSDT', { symbol: 'XRPUSDT', quoteVolume: expect.any(String) }],
    ['depth?symbol=BTCUSDT&limit=5', { bids: expect.any(Array), asks: expect.any(Array) }],
    ['ticker/price', MANY],
    ['trades?symbol=BTCUSDT&limit=2', MANY],
    ['aggTrades?symbol=BTCUSDT&startTime=0&limit=2', MANY],
    ['fundingRate?symbol=BTCUSDT', []],
  ])('%s', async (path, expected) => {
    const { status, body, headers } = await server.get(`/fapi/v1/${path}`);
    expect([status, Number(headers.get('X-MBX-USED-WEIGHT-1M')) > 0]).toEqual([200, true]);
    expect(body).toEqual(
      expected === MANY || Array.isArray(expected) ? expected : expect.objectContaining(expected as object),
    );
  });

  it('bars of every length end with the open one and fit together', async () => {
    for (const [interval, limit] of [
      ['1m', 30],
      ['15m', 40],
      ['4h', 20],
      ['1d', 5],
    ] as const) {
      const { body } = await server.get<number[][]>(
        `/fapi/v1/klines?symbol=BTCUSDT&interval=${interval}&limit=${limit}`,
      );
      expect([interval, body.length]).toEqual([interval, limit]);
      const gaps = body.slice(1).map(([opened], i) => opened - body[i][6] - 1);
      // the league stood still once, between its founding and this start
      expect(gaps.filter((gap) => gap !== 0).length).toBeLessThanOrEqual(1);
      expect(Math.min(...gaps)).toBe(0);
    }
    const from = Date.now() - 6 * 3_600_000;
    const { body } = await server.get<number[][]>(
      `/fapi/v1/klines?symbol=BTCUSDT&interval=1h&startTime=${from}&limit=3`,
    );
    expect(body.map(([opened]) => opened)).toEqual(
      [0, 1, 2].map((k) => (Math.floor(from / 3_600_000) + 1 + k) * 3_600_000),
    );
  });

  it.each([
    ['v1/depth?symbol=SHIBUSDT', 400, -1121],
    ['v1/depth?symbol=btcusdt', 400, -1121],
    ['v1/depth', 400, -1102],
    ['v1/klines?symbol=BTCUSDT&interval=7m', 400, -1120],
    ['v1/klines?symbol=BTCUSDT&interval=1m&startTime=-1', 400, -1102],
    ['v1/depth?symbol=BTCUSDT&symbol=ETHUSDT', 400, -1101],
    ['v1/aggTrades?symbol=BTCUSDT&fromId=1&startTime=1', 400, -1128],
    ['v1/openInterest?symbol=BTCUSDT', 404, -5000],
    ['v1/order', 401, -2014],
  ])('%s is refused in the protocol’s words', async (path, status, code) => {
    const answer = await server.get(`/fapi/${path}`);
    expect(refusal(answer)).toEqual([status, code]);
    expect(Object.keys(answer.body)).toEqual(['code', 'msg']);
  });

  it('other exchanges of the family are not here, and say so', async () => {
    for (const path of ['/dapi/v1/ping', '/sapi/v1/asset/transfer', '/papi/v1/um/order'])
      expect(refusal(await server.get(path))).toEqual([404, -5000]);
  });
});

describe('a signed request', () => {
  let bot: FuturesBot;
  beforeAll(async () => {
    bot = await newBot();
  });

  it('may be signed in the query, in a form, or in both', async () => {
    for (const carried of ['query', 'form'] as const)
      expect((await bot.ask('POST', '/fapi/v1/order/test', BUY, carried)).status).toBe(200);
    const [query, form] = [`symbol=BTCUSDT&side=BUY&timestamp=${Date.now()}`, 'type=MARKET&quantity=1'];
    const signature = bot.signature(query + form);
    const headers = { 'X-MBX-APIKEY': bot.key.api_key, 'Content-Type': 'application/x-www-form-urlencoded' };
    const answer = await server.send('POST', `/fapi/v1/order/test?${query}`, `${form}&signature=${signature}`, {
      headers,
    });
    expect(answer.status).toBe(200);
  });

  it('brings its challenger into the ring', async () => {
    await bot.ask('GET', '/fapi/v3/balance');
    const { body } = await server.with({ 'X-Arena-Key': bot.key.api_key }).get('/api/v1/agents/me');
    expect(body.status).toBe('active');
  });

  it.each([
    ['of another time', { timestamp: Date.now() - 70_000 }, -1021],
    ['of the future', { timestamp: Date.now() + 3_600_000 }, -1021],
    ['beyond its own window', { timestamp: Date.now() - 2_000, recvWindow: 1 }, -1021],
    ['with a window too wide', { recvWindow: 60_001 }, -1131],
    ['with a time that is none', { timestamp: 'NaN' }, -1102],
  ])('%s is refused', async (_what, given, code) =>
    expect(refusal(await bot.ask('GET', '/fapi/v3/account', given))).toEqual([400, code]),
  );

  it('without a true signature is refused, and without a true key', async () => {
    const good = bot.signed();
    const bad = good.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    expect(refusal(await bot.send('GET', '/fapi/v3/account', bad))).toEqual([400, -1022]);
    expect(refusal(await bot.send('GET', '/fapi/v3/account', `${good}&symbol=BTCUSDT`))).toEqual([400, -1022]);
    expect(refusal(await bot.send('GET', '/fapi/v3/account', good.split('&signature')[0]))).toEqual([400, -1102]);
    const stranger = new FuturesBot(server, { ...bot.key, api_key: `${bot.key.api_key.slice(0, -1)}!` });
    expect(refusal(await stranger.ask('GET', '/fapi/v3/account'))).toEqual([401, -2015]);
  });

  it('a rotated key has a secret of its own; the old ones go on for the hour', async () => {
    const old = await newBot();
    const { body } = await server
      .with({ 'X-Arena-Key': old.key.api_key })
      .post<FuturesKey>('/api/v1/agents/rotate-key');
    expect(body.api_secret).not.toBe(old.key.api_secret);
    for (const key of [old.key, body])
      expect((await new FuturesBot(server, key).ask('GET', '/fapi/v3/balance')).status).toBe(200);
    const mixed = new FuturesBot(server, { ...body, api_secret: old.key.api_secret });
    expect(refusal(await mixed.ask('GET', '/fapi/v3/balance'))).toEqual([400, -1022]);
  });

  it('sent again as it was trades once and is answered the same; a name of the client’s own is taken once', async () => {
    const replayed = await newBot();
    const text = replayed.signed(BUY);
    const answers = await Promise.all(
      [1, 2, 3].map(() => toldAtLast(() => replayed.send('POST', '/fapi/v1/order', text))),
    );
    expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1);
    expect((await replayed.ask<Json[]>('GET', '/fapi/v1/userTrades')).body).toHaveLength(1);
    expect((await order(replayed, { newClientOrderId: 'mine' })).body).toMatchObject({ clientOrderId: 'mine' });
    expect(refusal(await order(replayed, { newClientOrderId: 'mine' }))).toEqual([400, -4116]);
    expect((await replayed.ask<Json[]>('GET', '/fapi/v1/userTrades')).body).toHaveLength(2);
  });
});

describe('orders', () => {
  let bot: FuturesBot;
  beforeAll(async () => {
    bot = await newBot();
    await order(bot, { quantity: '0.02' });
  });

  it.each<[string, Record<string, string | number | boolean>, number]>([
    ['an unknown market', { symbol: 'SHIBUSDT' }, -1121],
    ['a side that is none', { side: 'LONG' }, -1117],
    ['a type the league has not', { type: 'TRAILING_STOP_MARKET', callbackRate: 1 }, -1116],
    ['a patience it has not', { type: 'LIMIT', price: '90000', timeInForce: 'FOK' }, -1115],
    ['hedge mode', { positionSide: 'LONG' }, -4061],
    ['more decimals than a lot has', { quantity: '0.0100001' }, -1111],
    ['more decimals than a tick has', { type: 'LIMIT', price: '90000.05', timeInForce: 'GTC' }, -1111],
    ['less than the minimum', { quantity: '0.00001' }, -4164],
    ['more than the margin', { quantity: '50' }, -2019],
    ['nothing at all', { quantity: '0' }, -4003],
    ['more than anybody', { quantity: '99999999' }, -4005],
    ['a number that is none', { quantity: 'NaN' }, -1102],
    ['a number without end', { quantity: '1e308' }, -1102],
    ['nothing to reduce', { reduceOnly: true }, -2022],
    ['a stop that opens', { type: 'STOP_MARKET', stopPrice: '50000', side: 'SELL' }, -1116],
    [
      'a stop by the mark',
      {
        type: 'STOP_MARKET',
        stopPrice: '500',
        side: 'SELL',
        closePosition: true,
        quantity: '',
        workingType: 'MARK_PRICE',
      },
      -1106,
    ],
    [
      'a stop on the wrong side',
      { type: 'STOP_MARKET', stopPrice: '900000', side: 'SELL', closePosition: true, quantity: '' },
      -2021,
    ],
    [
      'a stop against nothing',
      { type: 'STOP_MARKET', stopPrice: '500', side: 'BUY', closePosition: true, quantity: '' },
      -2022,
    ],
    [
      'a stop of a part',
      { type: 'STOP_MARKET', stopPrice: '500', side: 'SELL', reduceOnly: true, quantity: '0.001' },
      -4131,
    ],
    ['a name that is none', { newClientOrderId: 'ö' }, -1100],
    ['a market order at a price', { price: '90000' }, -1106],
  ])('%s is refused and changes nothing', async (_what, wish, code) => {
    expect(refusal(await order(bot, wish))).toEqual([400, code]);
    expect((await bot.ask<Json[]>('GET', '/fapi/v1/userTrades')).body).toHaveLength(1);
    expect((await bot.ask('GET', '/fapi/v1/openOrders')).body).toEqual([]);
  });

  it('leverage is that of the next position, and what the league has one of stays', async () => {
    const set = (leverage: string | number) => bot.ask('POST', '/fapi/v1/leverage', { symbol: 'ETHUSDT', leverage });
    expect((await set(7)).body).toEqual({ symbol: 'ETHUSDT', leverage: 7, maxNotionalValue: '2000000' });
    for (const wrong of [0, 21, 1.5, 'x']) expect(refusal(await set(wrong))).toEqual([400, -4028]);
    await order(bot, { symbol: 'ETHUSDT', side: 'SELL', quantity: '0.1' });
    expect(refusal(await set(3))).toEqual([400, -4161]);
    const { body } = await bot.ask<Json[]>('GET', '/fapi/v2/positionRisk', { symbol: 'ETHUSDT' });
    expect(body).toMatchObject([{ leverage: '7', positionAmt: '-0.10000', marginType: 'cross' }]);
    const mode = { marginType: 'CROSSED', symbol: 'BTCUSDT' };
    expect(refusal(await bot.ask('POST', '/fapi/v1/marginType', mode))).toEqual([400, -4046]);
    expect(refusal(await bot.ask('POST', '/fapi/v1/positionSide/dual', { dualSidePosition: true }))).toEqual([
      400, -4061,
    ]);
  });

  it('rest, are found by either name, and are taken back', async () => {
    const limit = { type: 'LIMIT', timeInForce: 'GTC', price: '20000', quantity: '0.001', newClientOrderId: 'deep' };
    const placed = await order(bot, limit, 'form');
    expect(placed.body).toMatchObject({ status: 'NEW', clientOrderId: 'deep', price: '20000.0', origQty: '0.001000' });
    const { orderId } = placed.body;
    const symbol = 'BTCUSDT';
    for (const by of [{ orderId: Number(orderId) }, { origClientOrderId: 'deep' }] as Record<string, string | number>[])
      expect((await bot.ask('GET', '/fapi/v1/order', { symbol, ...by })).body).toMatchObject({
        orderId,
        status: 'NEW',
      });
    expect((await bot.ask('GET', '/fapi/v1/openOrders', { symbol })).body).toMatchObject([{ orderId }]);
    const gone = await toldAtLast(() => bot.ask('DELETE', '/fapi/v1/order', { symbol, orderId: Number(orderId) }));
    expect(gone.body).toMatchObject({ orderId, status: 'CANCELED' });
    expect(refusal(await bot.ask('DELETE', '/fapi/v1/order', { symbol, orderId: Number(orderId) }))).toEqual([
      400, -2011,
    ]);
    expect((await bot.ask('GET', '/fapi/v1/order', { symbol, orderId: Number(orderId) })).body.status).toBe('CANCELED');
    expect(refusal(await bot.ask('GET', '/fapi/v1/order', { symbol, orderId: 1 }))).toEqual([400, -2013]);
    expect(refusal(await bot.ask('GET', '/fapi/v1/openOrder', { symbol, origClientOrderId: 'deep' }))).toEqual([
      400, -2013,
    ]);
  });

  it('of others are nobody’s', async () => {
    const [mine] = (await bot.ask<Json[]>('GET', '/fapi/v1/allOrders', { symbol: 'BTCUSDT' })).body;
    const stranger = await newBot();
    const asked = { symbol: 'BTCUSDT', orderId: Number(mine.orderId) };
    expect(refusal(await stranger.ask('GET', '/fapi/v1/order', asked))).toEqual([400, -2013]);
    expect(refusal(await stranger.ask('DELETE', '/fapi/v1/order', asked))).toEqual([400, -2011]);
    expect((await stranger.ask('GET', '/fapi/v1/allOrders', { symbol: 'BTCUSDT' })).body).toEqual([]);
  });

  it('in a batch each stand by themselves', async () => {
    const wishes = [BUY, { ...BUY, quantity: '0.0000001' }, { ...BUY, symbol: 'NOPE' }];
    const text = bot.signed({ batchOrders: JSON.stringify(wishes) });
    const { body } = await eventually('a tick for the batch', async () => {
      const answer = await bot.send<Json[]>('POST', '/fapi/v1/batchOrders', text, 'form');
      return Number(answer.body[0].code) !== -1007 && answer;
    });
    expect(body).toMatchObject([{ status: 'FILLED' }, { code: -1111 }, { code: -1121 }]);
    for (const wrong of ['[]', '{}', 'x', JSON.stringify(Array.from({ length: 6 }, () => BUY))]) {
      const answer = await bot.ask('POST', '/fapi/v1/batchOrders', { batchOrders: wrong });
      expect([answer.status, [-1102, -4137]]).toEqual([400, expect.arrayContaining([answer.body.code])]);
    }
  });

  it('a stop and a target stand beside the position until one closes it, which takes the other along', async () => {
    const two = await newBot();
    await order(two);
    const exit = (type: string, stopPrice: number) =>
      order(two, { type, side: 'SELL', quantity: '', closePosition: true, stopPrice: stopPrice.toFixed(1) });
    const far = [await exit('STOP_MARKET', 30_000), await exit('TAKE_PROFIT_MARKET', 300_000)];
    expect(far.map(({ body }) => [body.status, body.type, body.closePosition])).toEqual([
      ['NEW', 'STOP_MARKET', true],
      ['NEW', 'TAKE_PROFIT_MARKET', true],
    ]);
    expect(refusal(await exit('STOP_MARKET', 31_000))).toEqual([400, -4130]);
    expect((await two.ask('GET', '/fapi/v1/openAlgoOrders')).body).toHaveLength(2);
    await toldAtLast(() => two.ask('DELETE', '/fapi/v1/allOpenOrders', { symbol: 'BTCUSDT' }));
    const stateOf = async (orderId: number) =>
      (await two.ask('GET', '/fapi/v1/order', { symbol: 'BTCUSDT', orderId })).body.status;
    expect(await stateOf(Number(far[0].body.orderId))).toBe('CANCELED');
    const held = async () => (await own(two.key)).positions.length;
    const target = Number((await exit('TAKE_PROFIT_MARKET', 300_000)).body.orderId);
    const stop = await stopAtOnce(exit);
    await eventually('an exit closes the position', async () => Number(await held()) === 0);
    expect([await stateOf(stop), await stateOf(target)]).toEqual(['FILLED', 'EXPIRED']);
    const books = await booksOf(two);
    expect(books.theirs).toEqual(books.ours);
  });
});

/** A stop between bid and mid stands, and is reached by the next tick; the market may have moved on meanwhile. */
async function stopAtOnce(exit: (type: string, price: number) => Promise<Answer>): Promise<number> {
  const placed = await eventually('a stop below the mid', async () => {
    const { price } = (await server.get('/fapi/v1/ticker/price?symbol=BTCUSDT')).body;
    const answer = await exit('STOP_MARKET', Number(price) - 0.2);
    return answer.status === 200 && answer;
  });
  return Number(placed.body.orderId);
}

describe('limits', () => {
  const limited = async (overrides: object): Promise<FuturesBot> => {
    const operator = server.with({ Authorization: `Bearer ${ADMIN_TOKEN}` });
    const name = `Limited Bot ${++bots}`;
    const { body } = await operator.post<FuturesKey>('/api/admin/keys', { interface: 'arena', name, overrides });
    return new FuturesBot(server, body);
  };

  /** Windows begin on the hour: what one has cut through is done again by another bot. */
  const withinAnHour = async (work: () => Promise<void>): Promise<void> => {
    const hour = (): number => Math.floor(Date.now() / 3_600_000);
    const began = hour();
    await work().catch((error: unknown) => {
      if (hour() === began) throw error;
      return work();
    });
  };

  it('reads count by their weight in the burst limit', () =>
    withinAnHour(async () => {
      const bot = await limited({ burst_limit: 14, burst_window_seconds: 3600 });
      const asked = async () => {
        const answer = await bot.ask('GET', '/fapi/v3/account');
        return [answer.status, Number(answer.headers.get('X-MBX-USED-WEIGHT-3600S'))];
      };
      expect((await asked())[0]).toBe(200); // whose bucket it is, it learns
      expect(await asked()).toEqual([200, 10]);
      const over = await bot.ask('GET', '/fapi/v3/account');
      expect(refusal(over)).toEqual([429, -1003]);
      expect(Number(over.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect((await bot.ask('GET', '/fapi/v1/leverageBracket')).status).toBe(200); // one of the four that are left
    }));

  it('orders count in the hour, together with decisions; what is refused does not', () =>
    withinAnHour(async () => {
      const bot = await limited({ arena_hourly: 3 });
      expect(refusal(await order(bot, { side: 'NONE' }))).toEqual([400, -1117]);
      expect((await order(bot)).status).toBe(200);
      await bot.ask('GET', '/fapi/v3/account');
      await server.with({ 'X-Arena-Key': bot.key.api_key }).post('/api/v1/agents/heartbeat');
      expect((await order(bot)).status).toBe(200);
      const over = await order(bot);
      expect(refusal(over)).toEqual([429, -1015]);
      expect(Number(over.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect((await bot.ask('GET', '/fapi/v1/openOrders')).status).toBe(200);
    }));
});

describe('nonsense', () => {
  const VALUES = [
    'null',
    'NaN',
    '1e308',
    '-1',
    '',
    '%00',
    'Ω',
    '[]',
    '{}',
    '9'.repeat(40),
    "' OR 1=1 --",
    'x'.repeat(3000),
  ];
  const READS: Record<string, string[]> = {
    'GET v1/depth': ['symbol', 'limit'],
    'GET v1/klines': ['symbol', 'interval', 'limit', 'startTime', 'endTime'],
    'GET v1/aggTrades': ['symbol', 'fromId', 'startTime', 'endTime', 'limit'],
    'GET v1/premiumIndex': ['symbol'],
  };
  const SIGNED: Record<string, string[]> = {
    'POST v1/order/test': [
      ...Object.keys(BUY),
      'price',
      'stopPrice',
      'reduceOnly',
      'timeInForce',
      'recvWindow',
      'timestamp',
    ],
    'GET v1/order': ['symbol', 'orderId', 'origClientOrderId'],
    'GET v1/allOrders': ['symbol', 'orderId', 'startTime', 'endTime', 'limit'],
    'GET v1/userTrades': ['symbol', 'fromId', 'startTime', 'limit', 'orderId'],
    'GET v1/income': ['symbol', 'incomeType', 'startTime', 'limit'],
    'POST v1/leverage': ['symbol', 'leverage'],
    'POST v1/batchOrders': ['batchOrders'],
    'DELETE v1/batchOrders': ['symbol', 'orderIdList', 'origClientOrderIdList'],
  };
  const USUAL = { ...BUY, interval: '1m', leverage: 2, orderId: 1 };

  const isFair = ({ status, body }: Answer): boolean =>
    status === 200 || ([400, 429].includes(status) && typeof body.code === 'number' && typeof body.msg === 'string');

  it('in any parameter, twice or out of order, is refused by number', async () => {
    const bot = await newBot();
    const failed: unknown[] = [];
    const judge = (what: unknown, answer: Answer): void =>
      void (isFair(answer) || failed.push([what, answer.status, answer.text.slice(0, 200)]));
    for (const [operation, names] of Object.entries({ ...READS, ...SIGNED })) {
      const [method, path] = operation.split(' ');
      const isSigned = operation in SIGNED;
      await Promise.all(
        names.flatMap((name) =>
          VALUES.map(async (value) => {
            const given = Object.entries({ ...USUAL, [name]: value }).reverse();
            const plain = given
              .map(([key, one]) => `${key}=${one === '%00' ? one : encodeURIComponent(one)}`)
              .join('&');
            const text = isSigned ? signedText(bot, plain) : plain;
            judge([operation, name, value], await toldAtLast(() => bot.send(method, `/fapi/${path}`, text)));
          }),
        ),
      );
      const twice = `symbol=BTCUSDT&symbol=BTCUSDT`;
      const answer = await bot.send(method, `/fapi/${path}`, isSigned ? signedText(bot, twice) : twice);
      expect([operation, refusal(answer)]).toEqual([operation, [400, -1101]]);
    }
    expect(failed).toEqual([]);
  });

  const signedText = (bot: FuturesBot, text: string): string => {
    const timed = /(^|&)timestamp=/.test(text) ? text : `${text}&timestamp=${Date.now()}`;
    return `${timed}&signature=${bot.signature(timed)}`;
  };
});

describeWithClients('ccxt', () => {
  let key: FuturesKey;
  let said: Json;
  beforeAll(async () => {
    key = await register();
    said = await told('futures-ccxt.mjs', key);
  });

  it('finds the markets, with their steps, and reads them', () => {
    expect(said.markets.symbols).toHaveLength(6);
    expect(said.markets).toMatchObject({
      active: true,
      precision: { amount: 1e-6, price: 0.1 },
      limits: { cost: { min: 10 } },
    });
    expect(said.reads).toMatchObject({ candles: 20, trades: 5 });
    expect(said.reads.book.bids).toHaveLength(5);
    expect(said.before.USDT).toEqual({ free: 10_000, used: 0, total: 10_000 });
  });

  it('places an order, sees it rest, takes it back', () => {
    expect(said.limit.order).toMatchObject({ status: 'open', type: 'limit', side: 'buy', amount: 0.02, filled: 0 });
    expect(said.limit.open).toMatchObject([{ id: said.limit.order.id }]);
    expect(said.limit.one).toMatchObject({ id: said.limit.order.id, status: 'open' });
    expect(said.limit.after).toMatchObject({ status: 'canceled', filled: 0 });
  });

  it('enters, stops, closes', () => {
    expect(said.entry.order).toMatchObject({ status: 'closed', type: 'market', filled: 0.02 });
    expect(said.position.positions).toMatchObject([{ symbol: 'BTC/USDT:USDT', side: 'long', contracts: 0.02 }]);
    const { stop, target } = said.stop;
    expect(said.stop.open).toEqual([stop.id, target.id]);
    expect(said.stop.left).toEqual([target.id]);
    expect(said.close.order).toMatchObject({ status: 'closed', filled: 0.02, side: 'sell', reduceOnly: true });
    expect(said.short.order).toMatchObject({ status: 'closed', filled: 0.3, side: 'sell' });
  });

  it('its books are the league’s to the cent', async () => {
    const mine = await own(key);
    const { info, trades, positions } = said.after;
    expect(cents(info.totalWalletBalance)).toBe(cents(mine.cash_usd));
    expect(trades).toMatchObject([
      { side: 'buy', amount: 0.02 },
      { side: 'sell', amount: 0.02 },
    ]);
    expect(positions).toMatchObject([{ symbol: 'ETH/USDT:USDT', side: 'short', contracts: 0.3 }]);
    const income = (said.after.income as unknown as Json[]).map(({ direction, amount }) =>
      String(direction) === 'out' ? -Number(amount) : Number(amount),
    );
    expect(cents(income.reduce((sum, one) => sum + one, 0))).toBe(cents(mine.cash_usd));
    const books = await booksOf(new FuturesBot(server, key));
    expect(books.theirs).toEqual(books.ours);
  });

  it('raises its own errors by the codes', () => {
    const thrown = (name: string) => [said[name].thrown, /"code":(-\d+)/.exec(String(said[name].message))?.[1]];
    expect(thrown('wrongSymbol')).toEqual(['BadSymbol', '-1121']);
    expect(thrown('tooMuch')).toEqual([expect.any(String), '-2019']);
    expect(thrown('tooPrecise')).toEqual(['BadRequest', '-1111']);
    expect(thrown('tooSmall')).toEqual([expect.any(String), '-4164']);
    expect(thrown('unknown')).toEqual(['OrderNotFound', '-2011']);
    expect(thrown('hedge')).toEqual(['OperationRejected', '-4061']);
    expect(thrown('isolated')).toEqual([expect.any(String), '-4168']);
    expect(thrown('wrongSecret')).toEqual(['AuthenticationError', '-1022']);
  });
});

/** Both other clients run the same round; they differ in how a stop is called. */
describeWithClients.each<[string, string, string]>([
  ['binance', 'futures-binance.mjs', 'orderId'],
  ['@binance/derivatives-trading-usds-futures', 'futures-official.mjs', 'algoId'],
])('%s', (_name, script, id) => {
  let key: FuturesKey;
  let said: Json;
  beforeAll(async () => {
    key = await register();
    said = await told(script, key);
  });

  it('reads, enters, stops, closes', () => {
    expect(said.markets.symbols).toHaveLength(6);
    expect(said.reads).toMatchObject({ bids: 5, bars: 20 });
    expect(said.before.balance).toMatchObject([{ asset: 'USDT', balance: '10000.00000000' }]);
    expect(said.entry.order).toMatchObject({ status: 'FILLED', executedQty: '0.020000' });
    expect(said.position.positions).toMatchObject([{ symbol: 'BTCUSDT', positionAmt: '0.020000' }]);
    const { stop, target, open } = said.stop;
    expect(open).toEqual([stop[id], target[id]]);
    expect(said.close.order).toMatchObject({ status: 'FILLED', side: 'SELL', reduceOnly: true });
    expect(said.hedge.code).toBe(-4061);
  });

  it('has the league’s books to the cent', async () => {
    const { account, trades } = said.after;
    expect(trades).toMatchObject([{ side: 'BUY' }, { side: 'SELL' }]);
    expect(cents(account.totalWalletBalance)).toBe(cents((await own(key)).cash_usd));
    const books = await booksOf(new FuturesBot(server, key));
    expect(books.theirs).toEqual(books.ours);
  });
});

describeWithClients('ccxt pro', () => {
  let key: FuturesKey;
  let said: Json;
  beforeAll(async () => {
    key = await register();
    said = await told('futures-pro.mjs', key);
  });

  it('watches the market', () => {
    expect(said.ticker.ticker).toMatchObject({ symbol: 'BTC/USDT:USDT', last: expect.any(Number) });
    expect(said.candles.candles.length).toBeGreaterThan(0);
    expect(said.book).toMatchObject({ bids: 20, asks: 20 });
    expect(Number(said.book.bid)).toBeLessThan(Number(said.book.ask));
    expect(said.mark.mark).toMatchObject({ markPrice: expect.any(Number) });
  });

  it('sees its own orders, fills, positions and balance as they come', async () => {
    const { order, fill, positions, balance, resting, told: placed, cancelled } = said.round;
    expect(order).toMatchObject({ status: 'closed', side: 'buy', filled: 0.02 });
    expect(fill).toMatchObject({ order: order.id, amount: 0.02, side: 'buy' });
    expect(positions).toMatchObject([{ symbol: 'BTC/USDT:USDT', side: 'long', contracts: 0.02 }]);
    expect(cents(balance.total)).toBe(cents((await own(key)).cash_usd));
    expect(placed).toMatchObject({ id: resting.id, status: 'open' });
    expect(cancelled).toMatchObject({ id: resting.id, status: 'canceled' });
  });
});

describe('streams', () => {
  const sockets: WebSocket[] = [];
  afterEach(() => sockets.splice(0).forEach((socket) => socket.terminate()));

  /** A connection, and all that it was told so far. */
  function connected(path: string): { socket: WebSocket; said: Json[]; ended: Promise<number> } {
    const socket = new WebSocket(server.base.replace('http', 'ws') + path);
    const said: Json[] = [];
    sockets.push(socket);
    socket.on('message', (data: Buffer) => said.push(JSON.parse(data.toString()) as Json));
    socket.on('error', () => undefined);
    return { socket, said, ended: new Promise((resolve) => socket.once('close', resolve)) };
  }
  const refusedWith = (path: string): Promise<number | undefined> =>
    new Promise((resolve) => {
      const { socket } = connected(path);
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
      socket.on('open', () => resolve(101));
    });

  it('one frame of a stream is the same for all, plain or wrapped with its name', async () => {
    const name = 'btcusdt@bookTicker';
    const [one, two, wrapped] = [`/ws/${name}`, `/public/ws/${name}`, `/stream?streams=${name}/ethusdt@kline_1m`].map(
      connected,
    );
    const ofTick = (all: Json[], u: unknown) => all.find((event) => event.u === u);
    const shared = await eventually('a tick that all have seen', () =>
      one.said.find(({ u }) => ofTick(two.said, u) && wrapped.said.some(({ data }) => data.u === u)),
    );
    expect(ofTick(two.said, shared.u)).toEqual(shared);
    expect(wrapped.said.find(({ data }) => data.u === shared.u)).toEqual({ stream: name, data: shared });
    const bar = await eventually('a bar', () =>
      wrapped.said.find(({ stream }) => String(stream) === 'ethusdt@kline_1m'),
    );
    expect(bar.data).toMatchObject({ e: 'kline', s: 'ETHUSDT', k: { i: '1m', x: expect.any(Boolean) } });
  });

  it('are asked for, listed and left; what the league has not is refused', async () => {
    const { socket, said } = connected('/ws');
    await eventually('open', () => socket.readyState === WebSocket.OPEN);
    const ask = async (asked: object | string): Promise<Json> => {
      const id = said.length + 1_000;
      socket.send(typeof asked === 'string' ? asked : JSON.stringify({ ...asked, id }));
      await sleep(120); // ten messages a second are answered
      return eventually('an answer', () =>
        said.find((one) => one.id === ((typeof asked === 'string' ? null : id) as unknown)),
      );
    };
    expect(await ask({ method: 'SUBSCRIBE', params: ['btcusdt@aggTrade', 'btcusdt@depth@100ms'] })).toMatchObject({
      result: null,
    });
    expect(await ask({ method: 'LIST_SUBSCRIPTIONS' })).toMatchObject({
      result: ['btcusdt@aggTrade', 'btcusdt@depth@100ms'],
    });
    expect(await ask({ method: 'SUBSCRIBE', params: ['shibusdt@aggTrade'] })).toMatchObject({ error: { code: 2 } });
    expect(await ask({ method: 'SUBSCRIBE', params: 'x' })).toMatchObject({ error: { code: 2 } });
    expect(await ask({ method: '__proto__' })).toMatchObject({ error: { code: 2 } });
    expect(await ask('nonsense')).toMatchObject({ error: { code: 2 } });
    await ask({ method: 'UNSUBSCRIBE', params: ['btcusdt@aggTrade'] });
    expect(await ask({ method: 'LIST_SUBSCRIPTIONS' })).toMatchObject({ result: ['btcusdt@depth@100ms'] });
  });

  it('who talks too much, or too long, is left', async () => {
    for (const messages of [Array.from({ length: 30 }, () => '{}'), ['x'.repeat(20_000)]]) {
      const { socket, ended } = connected('/ws');
      await eventually('open', () => socket.readyState === WebSocket.OPEN);
      for (const message of messages) socket.send(message);
      expect([1008, 1009]).toContain(await ended);
    }
  });

  it('of one address ten are open at a time', async () => {
    const open = Array.from({ length: 10 }, () => connected('/ws'));
    await eventually('ten', () => open.every(({ socket }) => socket.readyState === WebSocket.OPEN));
    expect(await refusedWith('/ws')).toBe(429);
    open[0].socket.terminate();
    await eventually('a place', async () => (await refusedWith('/ws')) === 101);
  });

  it('are nowhere else; a wish for HTTP/2 is no wish for them', async () => {
    expect(await refusedWith('/elsewhere')).toBe(404);
    const wish = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA'];
    const asked = RawRequest.post(server.port, '/api/v1/agents', 2, '{}', wish);
    await eventually('an ordinary answer', () => asked.statuses.length > 0);
    expect(asked.statuses).toEqual([400]);
    expect(asked.heard).toContain('"code":"validation_failed"');
  });

  it('of an account tell what happens to it, as long as its key is kept', async () => {
    const bot = await newBot();
    const headers = { 'X-MBX-APIKEY': bot.key.api_key };
    const listen = (method: string) => server.send(method, '/fapi/v1/listenKey', undefined, { headers });
    expect(refusal(await listen('PUT'))).toEqual([400, -1125]);
    const { listenKey } = (await listen('POST')).body;
    expect((await listen('POST')).body.listenKey).toBe(listenKey);
    const { said } = connected(`/ws/${String(listenKey)}`);
    const other = connected('/ws/' + '0'.repeat(64));
    expect(await other.ended).toBe(1008);
    await order(bot);
    const events = (e: string) => said.filter((one) => String(one.e) === e);
    await eventually(
      'its events',
      () => events('ORDER_TRADE_UPDATE').length > 0 && events('ACCOUNT_UPDATE').length > 0,
    );
    await order(bot, { type: 'STOP_MARKET', side: 'SELL', quantity: '', closePosition: true, stopPrice: '20000' });
    await order(bot, { side: 'SELL', reduceOnly: true });
    await eventually('the stop went with its position', () => events('ORDER_TRADE_UPDATE').length === 4);
    expect(events('ORDER_TRADE_UPDATE').map(({ o }) => [o.o, o.S, o.x, o.X])).toEqual([
      ['MARKET', 'BUY', 'TRADE', 'FILLED'],
      ['STOP_MARKET', 'SELL', 'NEW', 'NEW'],
      ['MARKET', 'SELL', 'TRADE', 'FILLED'],
      ['STOP_MARKET', 'SELL', 'EXPIRED', 'EXPIRED'],
    ]);
    const trades = (await bot.ask<Json[]>('GET', '/fapi/v1/userTrades')).body;
    const told = events('ORDER_TRADE_UPDATE').filter(({ o }) => String(o.x) === 'TRADE');
    expect(told.map(({ o }) => [o.i, o.t, o.n])).toEqual(
      trades.map(({ orderId, id, commission }) => [orderId, id, commission]),
    );
    const [balance] = events('ACCOUNT_UPDATE')
      .flatMap(({ a }) => a.B as unknown as Json[])
      .slice(-1);
    expect(cents(balance.wb)).toBe(cents((await own(bot.key)).cash_usd));
    expect((await listen('DELETE')).status).toBe(200);
    expect(refusal(await listen('PUT'))).toEqual([400, -1125]);
  });
});

it('no key, secret or signature stands in the logs', () => {
  expect(server.logs).not.toMatch(/fyra_(arena|secret)_\w|signature=\w/);
});
