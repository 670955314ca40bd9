import type { Candle } from '../charts/candles.js';

const MINUTE = 60_000;
/** Candles before and after what is looked at, and as many as the API gives at once. */
const [BEFORE, AFTER, MOST] = [24, 8, 500];

/** The shortest interval whose last candles still reach what is looked at. @param age of it, ms */
export function intervalFor(age: number): { interval: '1m' | '5m'; limit: number } {
  const [interval, step] =
    age < (MOST - BEFORE - 2) * MINUTE ? (['1m', MINUTE] as const) : (['5m', 5 * MINUTE] as const);
  return { interval, limit: Math.min(MOST, Math.ceil(age / step) + BEFORE + 1) };
}

/** Those around a moment; none where they do not reach it. @param candles ascending @param at ms since the epoch */
export function around(candles: readonly Candle[], at: number): Candle[] {
  const here = candles.findLastIndex(({ time }) => Date.parse(time) <= at);
  return here < 0 ? [] : candles.slice(Math.max(0, here - BEFORE), here + AFTER + 1);
}
