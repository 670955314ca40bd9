import { USDMClient } from 'binance';
import { ABOVE, BASE, BELOW, KEY, LEVERAGE, QUANTITY, SECRET } from './futures-support.mjs';
import { report } from './support.mjs';

const client = new USDMClient({ api_key: KEY, api_secret: SECRET, baseUrl: BASE, recvWindow: 60_000 });
const symbol = 'BTCUSDT';
const market = { symbol, type: 'MARKET', newOrderRespType: 'RESULT' };
let price;

await report({
  markets: async () => ({ symbols: (await client.getExchangeInfo()).symbols.map((one) => one.symbol) }),
  reads: async () => {
    price = Number((await client.getSymbolPriceTicker({ symbol })).price);
    const [book, bars] = await Promise.all([
      client.getOrderBook({ symbol, limit: 5 }),
      client.getKlines({ symbol, interval: '15m', limit: 20 }),
    ]);
    return { price, bids: book.bids.length, bars: bars.length };
  },
  leverage: () => client.setLeverage({ symbol, leverage: LEVERAGE }),
  before: async () => ({ balance: await client.getBalanceV3() }),
  entry: async () => ({ order: await client.submitNewOrder({ ...market, side: 'BUY', quantity: QUANTITY }) }),
  position: async () => ({ positions: await client.getPositionsV3({ symbol }) }),
  stop: async () => {
    const closing = { symbol, side: 'SELL', closePosition: 'true' };
    const stop = await client.submitNewOrder({
      ...closing,
      type: 'STOP_MARKET',
      stopPrice: (price * BELOW).toFixed(1),
    });
    const target = await client.submitNewOrder({
      ...closing,
      type: 'TAKE_PROFIT_MARKET',
      stopPrice: (price * ABOVE).toFixed(1),
    });
    const open = await client.getAllOpenOrders({ symbol });
    const gone = await client.cancelOrder({ symbol, orderId: stop.orderId });
    return { stop, target, open: open.map(({ orderId }) => orderId), gone: gone.status };
  },
  close: async () => ({
    order: await client.submitNewOrder({ ...market, side: 'SELL', quantity: QUANTITY, reduceOnly: 'true' }),
  }),
  after: async () => ({
    account: await client.getAccountInformationV3(),
    trades: await client.getAccountTrades({ symbol }),
    orders: await client.getAllOrders({ symbol }),
  }),
  hedge: () => client.setPositionMode({ dualSidePosition: 'true' }),
});
