import { BollingerBands, EMA, RSI } from 'trading-signals';

export const HOURS_PER_YEAR = 8_766;

/** Last value of the exponential moving average; null with fewer closes than the interval. */
export function ema(closes: readonly number[], interval: number): number | null {
  const indicator = new EMA(interval);
  for (const close of closes) indicator.update(close, false);
  return indicator.isStable ? indicator.getResult() : null;
}

/** Wilder's relative strength index, 0–100; null without interval + 1 closes. */
export function rsi(closes: readonly number[], interval: number): number | null {
  const indicator = new RSI(interval);
  for (const close of closes) indicator.update(close, false);
  return indicator.getResult();
}

/** Bollinger bands of the last `interval` closes; null without them. */
export function bollinger(closes: readonly number[], interval: number, width: number) {
  if (closes.length < interval) return null;
  const indicator = new BollingerBands(interval, width);
  for (const close of closes.slice(-interval)) indicator.update(close, false);
  return indicator.getResult();
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
