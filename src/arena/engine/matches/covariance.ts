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

/** Correlation of returns over a quarter of an hour: prices that follow each other late hardly move together within a minute (Epps 1979). */
export interface Correlation {
  /** row-major n × n */
  values: readonly number[];
  /** returns it is made of */
  bars: number;
}

/** What is expected of returns; without a correlation over longer bars that of a minute stands. */
export interface Expected extends Covariance {
  correlation?: Correlation;
}

/** @param closes by market, of the same bars, oldest first; means taken as 0 */
export function correlationOf(closes: readonly (readonly number[])[]): Correlation {
  const returns = closes.map((list) => list.slice(1).map((price, k) => Math.log(price / list[k])));
  const sums = returns.flatMap((a) => returns.map((b) => a.reduce((sum, x, k) => sum + x * b[k], 0)));
  const n = closes.length;
  const values = sums.map((sum, k) => {
    const scale = Math.sqrt(sums[Math.floor(k / n) * (n + 1)] * sums[(k % n) * (n + 1)]);
    return k % (n + 1) === 0 ? 1 : scale > 0 ? sum / scale : 0;
  });
  return { values, bars: returns[0]?.length ?? 0 };
}

/** Bars that the correlation within minutes weighs like. */
const MINUTES_WEIGH = 32;

/** The same variances under the correlation of longer bars, as far as there are enough of them. */
export function underCorrelation(matrix: readonly number[], { values, bars }: Correlation): number[] {
  const n = Math.round(Math.sqrt(matrix.length));
  const weight = bars / (bars + MINUTES_WEIGH);
  const deviation = (i: number): number => Math.sqrt(matrix[i * (n + 1)]);
  return matrix.map((value, k) =>
    k % (n + 1) === 0
      ? value
      : weight * values[k] * deviation(Math.floor(k / n)) * deviation(k % n) + (1 - weight) * value,
  );
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
