import ccxt from 'ccxt';
import { BASE, KEY, LEVERAGE, patient, QUANTITY, SECRET, WS_BASE } from './futures-support.mjs';
import { report } from './support.mjs';

const exchange = new ccxt.pro.binanceusdm({ apiKey: KEY, secret: SECRET, options: { recvWindow: 60_000 } });
for (const [name, address] of Object.entries(exchange.urls.api))
  if (name.startsWith('fapi')) exchange.urls.api[name] = address.replace('https://fapi.binance.com', BASE);
exchange.urls.api.ws.future = `${WS_BASE}/ws`;
exchange.has.fetchCurrencies = false; // asks the spot wallet, which is another exchange

exchange.options.watchPositions = { fetchPositionsSnapshot: false, awaitPositionsSnapshot: false };
await exchange.loadHttpProxyAgent(); // its own wish where an address is not TLS
patient(exchange, ccxt);
const symbol = 'BTC/USDT:USDT';

await report({
  ticker: async () => ({ ticker: await exchange.watchTicker(symbol) }),
  candles: async () => ({ candles: await exchange.watchOHLCV(symbol, '1m') }),
  book: async () => {
    for (let i = 0; i < 3; i++) await exchange.watchOrderBook(symbol);
    const { bids, asks, nonce } = await exchange.watchOrderBook(symbol);
    return { bids: bids.length, asks: asks.length, bid: bids[0][0], ask: asks[0][0], nonce };
  },
  quotes: async () => ({ quotes: await exchange.watchBidsAsks([symbol]) }),
  mark: async () => ({ mark: await exchange.watchMarkPrice(symbol) }),
  round: async () => {
    await exchange.setLeverage(LEVERAGE, symbol);
    const trades = exchange.watchTrades(symbol);
    const [orders, fills, positions, balance] = [
      exchange.watchOrders(symbol),
      exchange.watchMyTrades(symbol),
      exchange.watchPositions([symbol]),
      exchange.watchBalance(),
    ];
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await exchange.createOrder(symbol, 'market', 'buy', QUANTITY);
    const [order] = await orders;
    const [fill] = await fills;
    const seen = {
      order,
      fill,
      positions: await positions,
      balance: (await balance).USDT,
      trades: (await trades).length,
    };
    const limit = exchange.watchOrders(symbol);
    const resting = await exchange.createOrder(symbol, 'limit', 'buy', 0.001, 20_000);
    const told = (await limit).at(-1);
    const cancelled = exchange.watchOrders(symbol);
    await exchange.cancelOrder(resting.id, symbol);
    return { ...seen, resting, told: { ...told }, cancelled: { ...(await cancelled).at(-1) } };
  },
});
