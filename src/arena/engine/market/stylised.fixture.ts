import { mean, standardDeviation, variance } from '../../../common/kernel/statistics.js';
import { advance, genesis, type MarketState } from './index.js';
import { AT } from './state.js';

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

export function correlation(x: readonly number[], y: readonly number[]): number {
  const [mx, my] = [mean(x), mean(y)];
  const covariance = mean(x.map((v, i) => (v - mx) * (y[i] - my)));
  return covariance / (standardDeviation(x, 0) * standardDeviation(y, 0));
}

export const autocorrelation = (x: readonly number[], lag: number): number =>
  correlation(x.slice(lag), x.slice(0, -lag));

export function kurtosis(x: readonly number[]): number {
  const centre = mean(x);
  return mean(x.map((v) => (v - centre) ** 4)) / variance(x, 0) ** 2;
}

/** Hill's estimator of the tail index over the largest 1 %. */
export function hill(x: readonly number[]): number {
  const sorted = x.map(Math.abs).sort((a, b) => b - a);
  const k = Math.floor(sorted.length / 100);
  return 1 / mean(sorted.slice(0, k).map((v) => Math.log(v / sorted[k])));
}

export const hourly = (x: readonly number[]): number[] =>
  Array.from({ length: Math.floor(x.length / 12) }, (_, h) => x.slice(h * 12, h * 12 + 12).reduce((a, b) => a + b, 0));
