export const HOURS_PER_YEAR = 8_766;

/** Last value of the exponential moving average, weight 2 / (interval + 1); null with fewer closes than the interval. */
export function ema(closes: readonly number[], interval: number): number | null {
  if (closes.length < interval) return null;
  const weight = 2 / (interval + 1);
  let average = closes[0];
  for (const close of closes) average = close * weight + average * (1 - weight);
  return average;
}

/** Moving average convergence/divergence: the fast average less the slow one (Appel 1979); null with too few closes. */
export function macd(closes: readonly number[], fast: number, slow: number): number | null {
  const [near, far] = [ema(closes, fast), ema(closes, slow)];
  return near === null || far === null ? null : near - far;
}

/**
 * Average true range (Wilder 1978): the mean of the first `interval` true ranges, then smoothed by 1 / interval; null
 * without interval + 1 bars, as the first has no close before it.
 */
export function atr(bars: readonly { high: number; low: number; close: number }[], interval: number): number | null {
  if (bars.length <= interval) return null;
  let average = 0;
  for (let i = 1; i < bars.length; i++) {
    const [{ close }, { high, low }] = [bars[i - 1], bars[i]];
    const range = Math.max(high, close) - Math.min(low, close);
    average += i <= interval ? range / interval : (range - average) / interval;
  }
  return average;
}

/** Wilder's relative strength index, 0–100; null without interval + 1 closes. */
export function rsi(closes: readonly number[], interval: number): number | null {
  if (closes.length <= interval) return null;
  const share = 1 / interval;
  let [gain, loss] = [0, 0];
  for (let i = 1; i < closes.length; i++) {
    const change = closes[i] - closes[i - 1];
    const [up, down] = [change > 0 ? change : 0, change > 0 ? 0 : -change];
    gain = i > interval ? (up - gain) * share + gain : gain + up;
    loss = i > interval ? (down - loss) * share + loss : loss + down;
    if (i === interval) [gain, loss] = [gain / interval, loss / interval];
  }
  return loss === 0 ? 100 : 100 - 100 / (gain / loss + 1);
}

/** Bollinger bands of the last `interval` closes, `width` population deviations from their mean; null without them. */
export function bollinger(closes: readonly number[], interval: number, width: number) {
  if (closes.length < interval) return null;
  const first = closes.length - interval;
  let sum = 0;
  for (let i = first; i < closes.length; i++) sum += closes[i];
  const middle = sum / interval;
  let squares = 0;
  for (let i = first; i < closes.length; i++) squares += (closes[i] - middle) * (closes[i] - middle);
  const reach = Math.sqrt(squares / interval) * width;
  return { lower: middle - reach, middle, upper: middle + reach };
}

/** Where the last value lies among the others, in standard deviations (population); null when they do not vary. */
export function zScore(values: readonly number[]): number | null {
  let mean = 0;
  let squares = 0;
  values.forEach((value, i) => {
    const delta = value - mean;
    mean += delta / (i + 1);
    squares += delta * (value - mean);
  });
  const deviation = Math.sqrt(squares / values.length);
  return deviation > 1e-12 * Math.abs(mean) && deviation > 0 ? (values[values.length - 1] - mean) / deviation : null;
}

/** Realised volatility per bar: root mean square of the log returns of consecutive closes; NaN with fewer than two. */
export function realised(closes: readonly number[]): number {
  let squares = 0;
  for (let i = 1; i < closes.length; i++) squares += Math.log(closes[i] / closes[i - 1]) ** 2;
  return Math.sqrt(squares / (closes.length - 1));
}

/** Standard deviation of the price over `hours` at an annualised volatility, as a fraction of the price. */
export const sigmaOver = (volatilityAnnual: number, hours: number): number =>
  volatilityAnnual * Math.sqrt(hours / HOURS_PER_YEAR);
