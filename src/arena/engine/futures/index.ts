export { Parameters, malformed } from './parameters.js';
export { refuse } from './refusal.js';
export { assertTimely, signedText } from './signature.js';
export { ASSET, futuresSymbol, instrumentNamed, lotText, priceText, usdText } from './symbols.js';
export { isStop, orderOf } from './order.js';
export type { FuturesOrder } from './order.js';
export { actionOf, refusedFor } from './order-action.js';
export {
  algoView,
  executedIn,
  isExpired,
  orderIdOf,
  orderView,
  placeOf,
  settledStatus,
  stateOf,
  unitsOf,
} from './order-state.js';
export type { Executed, OrderRecord, OrderState, OrderView, Standing } from './order-state.js';
export {
  accountConfig,
  accountView,
  balanceView,
  bracketsOf,
  commissionRate,
  isLeverage,
  leverageIn,
  maxNotionalAt,
  positionRisk,
  symbolConfig,
} from './account-view.js';
export type { AccountGround } from './account-view.js';
export { barFor, barNamed, barsOf, barStart, klineRow } from './klines.js';
export type { Bar } from './klines.js';
export {
  bookTicker,
  depthView,
  exchangeInfo,
  fundingInfo,
  premiumIndex,
  ticker24h,
  tickerPrice,
} from './market-view.js';
export type { MarketGround } from './market-view.js';
export { aggregateTrade, isBuyerMaker, publicTrade, tickOfTrade, tradeIdOf } from './trade-view.js';
export { depthsOf, streamNamed } from './streams.js';
export type { StreamEvents, StreamTick } from './streams.js';
export { tradeOf } from './trade-view.js';
export { accountEvent, orderChanges, orderEvent } from './user-events.js';
export type { OrderChange } from './user-events.js';
