import { MS_PER_YEAR } from './window.js';

const MINUTE = 60_000;
const FAST_HALF_LIFE_MIN = 30;
const SLOW_HALF_LIFE_MIN = 24 * 60;
/** How fast a burst of volatility is expected to fade, half-life in ms. */
const FADE_MS = 12 * 60 * MINUTE;
const PRIOR_CORRELATION = 0.7;

/** EWMA covariance of one-minute log returns, row-major n × n, per minute; mean taken as 0. JSON-safe. */
export interface Covariance {
  /** half-life 30 min: what the odds start from */
  fast: readonly number[];
  /** half-life 1 day: what it fades to over long horizons */
  slow: readonly number[];
}

/** The state before any return: the quotes' annualised volatilities at a correlation of .7. */
export function startCovariance(volatilityAnnual: readonly number[]): Covariance {
  const perMinute = volatilityAnnual.map((v) => v * Math.sqrt(MINUTE / MS_PER_YEAR));
  const prior = perMinute.flatMap((a, i) => perMinute.map((b, j) => a * b * (i === j ? 1 : PRIOR_CORRELATION)));
  return { fast: prior, slow: prior };
}

/** The state after one more minute. @param returns log returns of that minute, in the order of the matrix */
export const addReturns = (state: Covariance, returns: readonly number[]): Covariance => ({
  fast: ewma(state.fast, returns, FAST_HALF_LIFE_MIN),
  slow: ewma(state.slow, returns, SLOW_HALF_LIFE_MIN),
});

function ewma(matrix: readonly number[], returns: readonly number[], halfLife: number): number[] {
  const keep = 0.5 ** (1 / halfLife);
  const n = returns.length;
  return matrix.map((value, k) => keep * value + (1 - keep) * returns[Math.floor(k / n)] * returns[k % n]);
}

/** Expected covariance of returns over the next `ms`, row-major: fast at short horizons, fading to slow. */
export function covarianceOver(state: Covariance, ms: number): number[] {
  const x = (Math.LN2 * ms) / FADE_MS;
  const weight = x > 1e-9 ? -Math.expm1(-x) / x : 1;
  return state.fast.map((value, k) => (weight * value + (1 - weight) * state.slow[k]) * (ms / MINUTE));
}

/** Lower-triangular L with L·Lᵀ = matrix (row-major n × n); a direction without variance gives a column of zeros. */
export function cholesky(matrix: readonly number[], n: number): Float64Array {
  const lower = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let rest = matrix[i * n + j];
      for (let k = 0; k < j; k++) rest -= lower[i * n + k] * lower[j * n + k];
      const pivot = lower[j * n + j];
      lower[i * n + j] = i === j ? Math.sqrt(Math.max(0, rest)) : pivot > 1e-12 ? rest / pivot : 0;
    }
  }
  return lower;
}
