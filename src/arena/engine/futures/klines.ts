import type { Interval } from '../market/index.js';
import type { Candle, MarketSymbol } from '../types.js';
import { lotText, priceText, usdText } from './symbols.js';
import { refuse } from './refusal.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The first Monday of the epoch. */
const MONDAY = 4 * DAY;

/** A bar length of the protocol: which of the league's candles it is made of, its length, and when one began, ms. */
export interface Bar {
  name: string;
  from: Interval;
  ms: number;
  origin: number;
}

const bar = (name: string, from: Interval, ms: number, origin = 0): Bar => ({ name, from, ms, origin });

const BARS = [
  bar('1m', '1m', MINUTE),
  bar('3m', '1m', 3 * MINUTE),
  bar('5m', '5m', 5 * MINUTE),
  bar('15m', '5m', 15 * MINUTE),
  bar('30m', '5m', 30 * MINUTE),
  bar('1h', '1h', HOUR),
  bar('2h', '1h', 2 * HOUR),
  bar('4h', '1h', 4 * HOUR),
  bar('6h', '1h', 6 * HOUR),
  bar('8h', '1h', 8 * HOUR),
  bar('12h', '1h', 12 * HOUR),
  bar('1d', '1d', DAY),
  bar('3d', '1d', 3 * DAY),
  bar('1w', '1d', 7 * DAY, MONDAY),
];

export const BAR_NAMES = BARS.map(({ name }) => name);

export const barNamed = (name: string): Bar | undefined => BARS.find((one) => one.name === name);

/** @throws DomainError -1120 */
export function barFor(name: string): Bar {
  const known = barNamed(name);
  if (!known) throw refuse(-1120, 'Invalid interval.');
  return known;
}

export const barStart = ({ ms, origin }: Bar, time: number): number => Math.floor((time - origin) / ms) * ms + origin;

/** Candles of the league put together to bars, oldest first. @param candles oldest first */
export function barsOf(length: Bar, candles: readonly Candle[]): Candle[] {
  const bars: Candle[] = [];
  for (const candle of candles) {
    const time = barStart(length, candle.time);
    const last = bars.at(-1);
    if (last?.time !== time) bars.push({ ...candle, time });
    else bars[bars.length - 1] = joined(last, candle);
  }
  return bars;
}

const joined = (a: Candle, b: Candle): Candle => ({
  ...a,
  high: Math.max(a.high, b.high),
  low: Math.min(a.low, b.low),
  close: b.close,
  volume_usd: a.volume_usd + b.volume_usd,
});

/** Traded coins of a candle, at its typical price. */
export const volumeOf = ({ high, low, close, volume_usd }: Candle): number => (3 * volume_usd) / (high + low + close);

/** A row of `/fapi/v1/klines`. The league does not tell how many trades made a volume, nor who took: those are 0. */
export const klineRow = (symbol: MarketSymbol, length: Bar, candle: Candle) => [
  candle.time,
  ...[candle.open, candle.high, candle.low, candle.close].map((price) => priceText(symbol, price)),
  lotText(symbol, volumeOf(candle)),
  candle.time + length.ms - 1,
  usdText(candle.volume_usd),
  0,
  '0',
  '0',
  '0',
];
