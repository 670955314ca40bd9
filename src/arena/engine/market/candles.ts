import { INSTRUMENTS } from '../instruments.js';
import type { Candle } from '../types.js';
import { season } from './season.js';
import { YEAR_MS } from './parameters.js';

export const INTERVALS = ['1m', '5m', '1h', '1d'] as const;
export type Interval = (typeof INTERVALS)[number];

export const INTERVAL_MS: Record<Interval, number> = { '1m': 60_000, '5m': 300_000, '1h': 3_600_000, '1d': 86_400_000 };

/** Candles kept per market and interval; older ones are in the database. */
export const KEPT: Record<Interval, number> = { '1m': 2_880, '5m': 2_016, '1h': 1_000, '1d': 500 };

/** Every market's candles, by interval then market index, oldest first; the last one is still open. */
export type Chart = Record<Interval, Candle[][]>;

export const emptyChart = (): Chart => {
  const lists = (): Candle[][] => INSTRUMENTS.map(() => []);
  return { '1m': lists(), '5m': lists(), '1h': lists(), '1d': lists() };
};

/**
 * Traded notional that a market of this kind shows in a step of `dt` ms with log return `move`: the usual day's volume
 * by season, doubled when the move is one long-run deviation. Made from published numbers only.
 */
export function stepVolume(i: number, time: number, dt: number, move: number): number {
  const { daily_volume_usd, volatility } = INSTRUMENTS[i];
  const deviation = volatility * Math.sqrt(dt / YEAR_MS);
  return (daily_volume_usd * dt * season(time) * (0.5 + Math.min(8, Math.abs(move) / deviation) / 2)) / 86_400_000;
}

/** Adds one price (USD) and its volume to the open candles of a market, in place; opens new ones on the boundary. */
export function addToChart(chart: Chart, i: number, time: number, price: number, volume: number): void {
  for (const interval of INTERVALS) addTo(chart[interval][i], interval, INTERVAL_MS[interval], time, price, volume);
}

/** The same for all markets at once. */
export function addAllToChart(chart: Chart, time: number, prices: readonly number[], volumes: readonly number[]): void {
  for (const interval of INTERVALS) {
    const [lists, length] = [chart[interval], INTERVAL_MS[interval]];
    for (let i = 0; i < lists.length; i++) addTo(lists[i], interval, length, time, prices[i], volumes[i]);
  }
}

function addTo(
  candles: Candle[],
  interval: Interval,
  length: number,
  time: number,
  price: number,
  volume: number,
): void {
  const last = candles[candles.length - 1];
  if (last === undefined || time >= last.time + length) return open(candles, interval, time, price, volume);
  if (price > last.high) last.high = price;
  if (price < last.low) last.low = price;
  last.close = price;
  last.volume_usd += volume;
}

function open(candles: Candle[], interval: Interval, time: number, price: number, volume: number): void {
  const last = candles[candles.length - 1];
  const start = Math.floor(time / INTERVAL_MS[interval]) * INTERVAL_MS[interval];
  const first = last ? last.close : price;
  candles.push({
    time: start,
    open: first,
    high: Math.max(first, price),
    low: Math.min(first, price),
    close: price,
    volume_usd: volume,
  });
  if (candles.length > KEPT[interval] * 1.25) candles.splice(0, candles.length - KEPT[interval]);
}

/** The last `limit` candles of a market; the open one, which still changes, is copied. */
export function lastCandles(chart: Chart, interval: Interval, i: number, limit: number): Candle[] {
  const last = chart[interval][i].slice(-limit);
  const open = last.pop();
  if (open) last.push({ ...open });
  return last;
}
