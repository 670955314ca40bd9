import { DerivativesTradingUsdsFutures } from '@binance/derivatives-trading-usds-futures';
import { ABOVE, BASE, BELOW, KEY, LEVERAGE, QUANTITY, SECRET, WS_BASE } from './futures-support.mjs';
import { report } from './support.mjs';

const client = new DerivativesTradingUsdsFutures({
  configurationRestAPI: { apiKey: KEY, apiSecret: SECRET, basePath: BASE, retries: 0 },
  configurationWebsocketStreams: { wsURL: WS_BASE },
});
globalThis.console = { ...globalThis.console, log: () => undefined, info: () => undefined, debug: () => undefined }; // it writes where the report goes
const { restAPI: api } = client;
const symbol = 'BTCUSDT';
const recvWindow = 60_000;
const market = { symbol, type: 'MARKET', newOrderRespType: 'RESULT', recvWindow };
const dataOf = async (asked) => (await asked).data();
let price;

await report({
  markets: async () => ({ symbols: (await dataOf(api.exchangeInformation())).symbols.map((one) => one.symbol) }),
  reads: async () => {
    price = Number((await dataOf(api.symbolPriceTickerV2({ symbol }))).price);
    const book = await dataOf(api.orderBook({ symbol, limit: 5 }));
    const bars = await dataOf(api.klineCandlestickData({ symbol, interval: '15m', limit: 20 }));
    return { price, bids: book.bids.length, bars: bars.length };
  },
  leverage: async () => ({ set: await dataOf(api.changeInitialLeverage({ symbol, leverage: LEVERAGE, recvWindow })) }),
  before: async () => ({ balance: await dataOf(api.futuresAccountBalanceV3({ recvWindow })) }),
  entry: async () => ({ order: await dataOf(api.newOrder({ ...market, side: 'BUY', quantity: QUANTITY })) }),
  position: async () => ({ positions: await dataOf(api.positionInformationV3({ symbol, recvWindow })) }),
  stop: async () => {
    const closing = { algoType: 'CONDITIONAL', symbol, side: 'SELL', closePosition: 'true', recvWindow };
    const exit = (type, factor) =>
      dataOf(api.newAlgoOrder({ ...closing, type, triggerPrice: Number((price * factor).toFixed(1)) }));
    const stop = await exit('STOP_MARKET', BELOW);
    const target = await exit('TAKE_PROFIT_MARKET', ABOVE);
    const open = await dataOf(api.currentAllAlgoOpenOrders({ symbol, recvWindow }));
    const gone = await dataOf(api.cancelAlgoOrder({ algoId: stop.algoId, recvWindow }));
    return { stop, target, open: open.map(({ algoId }) => algoId), gone };
  },
  close: async () => ({
    order: await dataOf(api.newOrder({ ...market, side: 'SELL', quantity: QUANTITY, reduceOnly: 'true' })),
  }),
  after: async () => ({
    account: await dataOf(api.accountInformationV3({ recvWindow })),
    trades: await dataOf(api.accountTradeList({ symbol, recvWindow })),
    orders: await dataOf(api.allOrders({ symbol, recvWindow })),
  }),
  stream: async () => {
    const connection = await client.websocketStreams.connect();
    const event = await new Promise((resolve) =>
      connection.individualSymbolBookTickerStreams({ symbol: 'btcusdt' }).on('message', resolve),
    );
    await connection.disconnect();
    return { event };
  },
  hedge: () => dataOf(api.changePositionMode({ dualSidePosition: 'true', recvWindow })),
});
