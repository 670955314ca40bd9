import ccxt from 'ccxt';
import { ABOVE, BASE, BELOW, KEY, LEVERAGE, patient, QUANTITY, SECRET } from './futures-support.mjs';
import { report } from './support.mjs';

const exchange = new ccxt.binanceusdm({ apiKey: KEY, secret: SECRET, options: { recvWindow: 60_000 } });
for (const [name, address] of Object.entries(exchange.urls.api))
  if (name.startsWith('fapi')) exchange.urls.api[name] = address.replace('https://fapi.binance.com', BASE);
exchange.has.fetchCurrencies = false; // asks the spot wallet, which is another exchange

patient(exchange, ccxt);
const symbol = 'BTC/USDT:USDT';
let price;
const priced = (factor) => Number(exchange.priceToPrecision(symbol, price * factor));

await report({
  markets: async () => {
    const markets = await exchange.loadMarkets();
    const { precision, limits, active } = markets[symbol];
    return { symbols: Object.keys(markets), precision, limits, active };
  },
  reads: async () => {
    price = (await exchange.fetchTicker(symbol)).last;
    const [book, candles, trades, funding, time] = await Promise.all([
      exchange.fetchOrderBook(symbol, 5),
      exchange.fetchOHLCV(symbol, '15m', undefined, 20),
      exchange.fetchTrades(symbol, undefined, 5),
      exchange.fetchFundingRate(symbol),
      exchange.fetchTime(),
    ]);
    return { price, book, candles: candles.length, trades: trades.length, funding: funding.fundingRate, time };
  },
  leverage: () => exchange.setLeverage(LEVERAGE, symbol),
  before: async () => ({ USDT: (await exchange.fetchBalance()).USDT }),
  limit: async () => {
    const order = await exchange.createOrder(symbol, 'limit', 'buy', QUANTITY, priced(BELOW));
    const open = await exchange.fetchOpenOrders(symbol);
    const one = await exchange.fetchOrder(order.id, symbol);
    await exchange.cancelOrder(order.id, symbol);
    return { order, open, one, after: await exchange.fetchOrder(order.id, symbol) };
  },
  entry: async () => ({ order: await exchange.createOrder(symbol, 'market', 'buy', QUANTITY) }),
  position: async () => ({ positions: await exchange.fetchPositions([symbol]) }),
  stop: async () => {
    const closing = { reduceOnly: true };
    const stop = await exchange.createOrder(symbol, 'market', 'sell', QUANTITY, undefined, {
      ...closing,
      stopLossPrice: priced(BELOW),
    });
    const target = await exchange.createOrder(symbol, 'market', 'sell', QUANTITY, undefined, {
      ...closing,
      takeProfitPrice: priced(ABOVE),
    });
    const open = await exchange.fetchOpenOrders(symbol, undefined, undefined, { trigger: true });
    await exchange.cancelOrder(stop.id, symbol, { trigger: true });
    const left = await exchange.fetchOpenOrders(symbol, undefined, undefined, { trigger: true });
    return { stop, target, open: open.map(({ id }) => id), left: left.map(({ id }) => id) };
  },
  close: async () => ({
    order: await exchange.createOrder(symbol, 'market', 'sell', QUANTITY, undefined, { reduceOnly: true }),
  }),
  short: async () => ({ order: await exchange.createOrder('ETH/USDT:USDT', 'market', 'sell', 0.3) }),
  after: async () => {
    const [balance, trades, orders, positions, income] = [
      await exchange.fetchBalance(),
      await exchange.fetchMyTrades(symbol),
      await exchange.fetchOrders(symbol),
      await exchange.fetchPositions(),
      await exchange.fetchLedger('USDT', undefined, 50),
    ];
    return { USDT: balance.USDT, info: balance.info, trades, orders, positions, income };
  },
  wrongSymbol: () => exchange.fapiPublicGetDepth({ symbol: 'SHIBUSDT' }),
  tooMuch: () => exchange.createOrder(symbol, 'market', 'buy', 50),
  tooPrecise: () =>
    exchange.fapiPrivatePostOrder({ symbol: 'BTCUSDT', side: 'BUY', type: 'MARKET', quantity: '0.0100001' }),
  tooSmall: () =>
    exchange.fapiPrivatePostOrder({ symbol: 'BTCUSDT', side: 'BUY', type: 'MARKET', quantity: '0.00001' }),
  unknown: () => exchange.cancelOrder('4', symbol),
  hedge: () => exchange.setPositionMode(true),
  isolated: () => exchange.setMarginMode('isolated', symbol),
  wrongSecret: () => {
    exchange.secret = 'nonsense';
    return exchange.fetchBalance();
  },
});
