export { advance, createStepper, restoreState, underLaw, underPresentLaw } from './laws.js';
export { copyState, rawPrice, rescale, reseed, storeState } from './state.js';
export { genesis } from './v2/state.js';
export { shownBy } from './shown.js';
export type { ShownPrices } from './shown.js';
export type { MarketState, StoredMarketState } from './state.js';
export { type MarketVersion } from './version.js';
export { begun, CLOSED_AFTER_MS, lastOnGrid, nextOnGrid, publishedMids, recompute, walk } from './path.js';
export type { EpochLatent, Stretch } from './path.js';
export { BadLine, BarList, readHeader, readRow, readTime, recordingOf } from './ohlcv.js';
export type { Bars, Layout, Recording } from './ohlcv.js';
export { priceInBar } from './bar-path.js';
export { recordedPrice } from './recorded-price.js';
export { beginObserving, observe, priceAll, quoteIn, quotesIn, quotesOf, tickersOf } from './observe.js';
export type { Observed } from './observe.js';
export { armAll, armed, BREAKER, check, isHalted } from './breaker.js';
export type { Breaker } from './breaker.js';
export {
  addAllToChart,
  addToChart,
  emptyChart,
  INTERVAL_MS,
  INTERVALS,
  KEPT,
  lastCandles,
  stepVolume,
} from './candles.js';
export type { Chart, Interval } from './candles.js';
export { CHAIN_LENGTH, epochAt, seedChain, verifyLink, verifySeed } from './epochs.js';
export type { SeedChain } from './epochs.js';
export { declaredMarket } from './declared.js';
export { HOUR_MS, YEAR_MS } from './parameters.js';
