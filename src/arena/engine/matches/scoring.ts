/** Multi-class Brier score Σ(pᵢ − oᵢ)² (Brier 1950), 0 best, 2 worst. @param winner index of the outcome */
export const brierScore = (probabilities: readonly number[], winner: number): number =>
  probabilities.reduce((sum, p, i) => sum + (p - (i === winner ? 1 : 0)) ** 2, 0);

/** Logarithmic score −ln p(outcome), nats, 0 best; Infinity when the outcome had been called impossible. */
export const logScore = (probabilities: readonly number[], winner: number): number =>
  probabilities[winner] > 0 ? -Math.log(probabilities[winner]) : Infinity;

/** Brier score (p − o)² of one stated confidence, 0 best, 1 worst. */
export const confidenceScore = (confidence: number, came: boolean): number => (confidence - (came ? 1 : 0)) ** 2;

/** One bin of a reliability diagram. */
export interface ReliabilityBin {
  /** the bin holds forecasts in [from, to); the last one also 1 */
  from: number;
  to: number;
  forecasts: number;
  /** null in an empty bin */
  mean_forecast: number | null;
  observed: number | null;
}

/** Sums behind a reliability diagram, ten bins; additive over quotes and matches, JSON-safe. */
export interface Reliability {
  forecasts: readonly number[];
  sums: readonly number[];
  hits: readonly number[];
}

const BINS = 10;
const zeros = (): number[] => Array.from({ length: BINS }, () => 0);

export const emptyReliability = (): Reliability => ({ forecasts: zeros(), sums: zeros(), hits: zeros() });

/** Adds every probability of one quote with what came of it. */
export function addQuote(to: Reliability, probabilities: readonly number[], winner: number): Reliability {
  const next = { forecasts: [...to.forecasts], sums: [...to.sums], hits: [...to.hits] };
  probabilities.forEach((p, i) => {
    const bin = Math.min(BINS - 1, Math.floor(p * BINS));
    next.forecasts[bin]++;
    next.sums[bin] += p;
    if (i === winner) next.hits[bin]++;
  });
  return next;
}

export const reliabilityBins = ({ forecasts, sums, hits }: Reliability): ReliabilityBin[] =>
  forecasts.map((n, bin) => ({
    from: bin / BINS,
    to: (bin + 1) / BINS,
    forecasts: n,
    mean_forecast: n > 0 ? sums[bin] / n : null,
    observed: n > 0 ? hits[bin] / n : null,
  }));

/** Expected calibration error: |mean forecast − observed frequency|, weighted by forecasts; 0 without any. */
export function calibrationError({ forecasts, sums, hits }: Reliability): number {
  const total = forecasts.reduce((sum, n) => sum + n, 0);
  return total > 0 ? sums.reduce((sum, s, bin) => sum + Math.abs(s - hits[bin]), 0) / total : 0;
}
