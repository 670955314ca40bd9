import { grouped, moment } from '../../../../common/kernel/moments.js';
import type { MarketState } from '../index.js';
import { AT, genesis } from './state.js';
import { advance } from './step.js';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const START = Date.UTC(2026, 0, 5);

/** Five-minute log returns of all markets. */
export function sampleOf(seed: string, days: number): number[][] {
  const market = genesis(START, seed);
  const returns: number[][] = [[], [], [], [], [], []];
  let last = prices(market);
  for (let k = 0; k < days * 288; k++) {
    advance(market, market.time + 5 * MINUTE);
    const now = prices(market);
    now.forEach((p, i) => returns[i].push(p - last[i]));
    last = now;
  }
  return returns;
}

export const prices = (market: MarketState): number[] =>
  Array.from(market.values.subarray(AT.logPrice, AT.logPrice + 6));

export { autocorrelation, correlation, hill } from '../../../../common/kernel/moments.js';

export const kurtosis = (x: readonly number[]): number => moment(x, 4);

export const hourly = (x: readonly number[]): number[] => grouped(x, 12);
