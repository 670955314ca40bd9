import { mean, standardDeviation, variance } from './statistics.js';

/** Pearson's correlation of two lists of equal length; NaN when one does not vary. */
export function correlation(x: readonly number[], y: readonly number[]): number {
  const [mx, my] = [mean(x), mean(y)];
  const covariance = mean(x.map((v, i) => (v - mx) * (y[i] - my)));
  return covariance / (standardDeviation(x, 0) * standardDeviation(y, 0));
}

/** Correlation of a list with itself `lag` places earlier. @param lag ≥ 1 */
export const autocorrelation = (x: readonly number[], lag: number): number =>
  correlation(x.slice(lag), x.slice(0, -lag));

/** Standardised central moment: order 3 is skewness, 4 kurtosis (3 for a normal law). */
export function moment(x: readonly number[], order: number): number {
  const centre = mean(x);
  return mean(x.map((v) => (v - centre) ** order)) / variance(x, 0) ** (order / 2);
}

/** Hill's estimator of the tail index over the largest 1 % of sizes (Hill 1975). */
export function hill(x: readonly number[]): number {
  const sorted = x.map(Math.abs).sort((a, b) => b - a);
  const k = Math.floor(sorted.length / 100);
  return 1 / mean(sorted.slice(0, k).map((v) => Math.log(v / sorted[k])));
}

/** Sums of `size` neighbours; what is left over at the end is dropped. */
export const grouped = (x: readonly number[], size: number): number[] =>
  Array.from({ length: Math.floor(x.length / size) }, (_, n) => {
    let total = 0;
    for (let k = n * size; k < (n + 1) * size; k++) total += x[k];
    return total;
  });
