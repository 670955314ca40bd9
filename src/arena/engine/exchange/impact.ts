import type { MicroUsd } from '../../../common/kernel/money.js';
import { INSTRUMENTS, toTick } from '../instruments.js';
import { valueOf } from './margin.js';
import type { Ticker } from '../ticker.js';

/** Average impact of taking the whole depth at once, fraction. */
export const IMPACT_AT_DEPTH = 0.001;

/**
 * Square-root law (Tóth et al., Phys. Rev. X 1, 2011): taking notional N costs on average IMPACT·√(N/depth). An account
 * that has already taken `taken` in this tick pays as if the whole had been one order, so splitting gains nothing.
 */
export function averageImpact(taken: MicroUsd, more: MicroUsd, depth: MicroUsd): number {
  if (more <= 0) return 0;
  const [before, after] = [taken / depth, (taken + more) / depth];
  return (IMPACT_AT_DEPTH * (after ** 1.5 - before ** 1.5)) / (after - before);
}

/** Lots that can still be taken in this tick: up to the depth. */
export function takeable(market: number, ticker: Ticker, side: 1 | -1, taken: MicroUsd): number {
  const base = side > 0 ? ticker.ask : ticker.bid;
  return Math.max(0, Math.floor(((ticker.depth - taken) / base) * INSTRUMENTS[market].lots_per_unit));
}

/** Average price of taking `lots` > 0 now, micro-USD on the tick, rounded against the taker. */
export function takerPrice(market: number, ticker: Ticker, side: 1 | -1, lots: number, taken: MicroUsd): number {
  const base = side > 0 ? ticker.ask : ticker.bid;
  const impact = averageImpact(taken, Math.abs(valueOf(market, lots, base)), ticker.depth);
  return toTick(INSTRUMENTS[market], base * (1 + side * impact), side);
}

/** Most lots ≤ `wanted` whose average price is not worse than `limit` (micro-USD): the price is monotone in the lots. */
export function lotsWithin(
  market: number,
  ticker: Ticker,
  side: 1 | -1,
  wanted: number,
  taken: MicroUsd,
  limit: number,
): number {
  const within = (lots: number): boolean => (limit - takerPrice(market, ticker, side, lots, taken)) * side >= 0;
  if (wanted < 1 || !within(1)) return 0;
  if (within(wanted)) return wanted;
  let [low, high] = [1, wanted];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (within(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** How much worse than mid a fill was, basis points; negative when it was better. */
export const slippageBps = (price: number, ticker: Ticker, side: 1 | -1): number =>
  Math.round(((price - ticker.mid) / ticker.mid) * side * 1e6) / 100;

/** How much worse than mid taking so much is on average over the markets, fraction: half a spread and impact. @param notional micro-USD, ≥ 0 */
export function usualSlippage(tickers: readonly Ticker[], notional: MicroUsd): number {
  const each = tickers.map(
    ({ mid, bid, ask, depth }) => (ask - bid) / 2 / mid + averageImpact(0, Math.min(notional, depth), depth),
  );
  return each.reduce((sum, x) => sum + x, 0) / each.length;
}
