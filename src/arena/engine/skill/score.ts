import { covarianceOver, type Covariance } from '../matches/covariance.js';
import type { Performance } from '../matches/metrics.js';
import { MS_PER_YEAR } from '../matches/window.js';

/** Annual volatility below which no account counts as risking less, fraction: σ₀ of a match is this × √(its years). */
export const LEAST_VOLATILITY_ANNUAL = 0.03;

/** σ₀ of a match of this length, fraction. */
export const leastRisk = (msMatch: number): number => LEAST_VOLATILITY_ANNUAL * Math.sqrt(msMatch / MS_PER_YEAR);

/**
 * Risk of holding a book for a whole match, fraction of equity: √(x′Cx) with the covariance of published returns expected over
 * its length. The largest one so far is a participant's σ at least, so that who stops when ahead has risked the whole match.
 * @param exposures signed, fractions of equity, in the order of the covariance
 */
export function bookRisk(exposures: readonly number[], covariance: Covariance, msMatch: number): number {
  return riskIn(exposures, covarianceOver(covariance, msMatch));
}

/** The same for many books: @param matrix `covarianceOver(covariance, msMatch)`, row-major */
export function riskIn(exposures: readonly number[], matrix: readonly number[]): number {
  const n = exposures.length;
  let variance = 0;
  for (let i = 0; i < n; i++) {
    if (exposures[i] === 0) continue;
    for (let j = 0; j < n; j++) variance += exposures[i] * exposures[j] * matrix[i * n + j];
  }
  return Math.sqrt(Math.max(0, variance));
}

type Sampled = Pick<Performance, 'start' | 'last' | 'samples' | 'mean' | 'squares'>;

/** Realised volatility of the match so far, fraction: √Σr² over its samples and the open interval, mean taken as 0. */
export function realisedRisk({ last, samples, mean, squares }: Sampled, equity: number): number {
  const open = last > 0 ? equity / last - 1 : 0;
  return Math.sqrt(squares + samples * mean * mean + open * open);
}

/** The least number of samples a score is made from. */
const FEWEST_SAMPLES = 2;

/**
 * What a match measures: ln(equity ÷ equity at start) ÷ σ, so that leverage buys no place. σ is the largest of the realised
 * volatility, `largest` and `floor`, all of the whole match. Null before two samples; −Infinity for an equity ≤ 0.
 * @param equity USD now @param largest the largest `bookRisk` held so far @param floor `leastRisk`
 */
export function scoreOf(performance: Sampled, equity: number, largest: number, floor: number): number | null {
  if (equity <= 0) return -Infinity;
  if (performance.samples < FEWEST_SAMPLES || performance.start <= 0) return null;
  return Math.log(equity / performance.start) / Math.max(realisedRisk(performance, equity), largest, floor);
}
