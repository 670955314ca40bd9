import { volumesOf } from './laws.js';
import { rawPrices, type MarketState } from './state.js';
import type { MarketVersion } from './version.js';

/** What a feed shows at one instant, by market. */
export interface ShownPrices {
  /** USD; NaN where there is none */
  prices: readonly number[];
  /** ms, when each price was made */
  pricedAt: readonly number[];
  /** law of the simulated market; absent: 1, so with prices from outside */
  version?: MarketVersion;
  /** traded notional since the last tick, whole USD; absent or null where it is made of published prices */
  volumes?: readonly number[] | null;
}

/** @param since time of the tick before, ms */
export function shownBy(market: MarketState, since: number): ShownPrices {
  const prices = rawPrices(market);
  const pricedAt = prices.slice().fill(market.time);
  return { prices, pricedAt, version: market.version, volumes: volumesOf(market, market.time - since) };
}
