import type { Candle, MarketHistory, MarketSymbol } from '../types.js';

/** Closes `stepMinutes` apart, oldest first, the last one current; at most `count` of them. */
export function closes(view: MarketHistory, symbol: MarketSymbol, stepMinutes: number, count: number): number[] {
  const minutes = view.minutes[symbol];
  const available = Math.min(count, Math.floor((minutes.length - 1) / stepMinutes) + 1);
  const first = minutes.length - 1 - (available - 1) * stepMinutes;
  const out: number[] = [];
  for (let i = first; i < minutes.length; i += stepMinutes) out.push(minutes[i].close);
  return out;
}

/** Fractional change of the close over the last `minutes`; null without that much history. */
export function change(view: MarketHistory, symbol: MarketSymbol, minutes: number, skip = 0): number | null {
  const candles = view.minutes[symbol];
  const last = candles.length - 1 - skip;
  if (last - minutes < 0) return null;
  return candles[last].close / candles[last - minutes].close - 1;
}

/** Highest high and lowest low of the `minutes` before the last `skip` ones; null without that much history. */
export function channel(
  view: MarketHistory,
  symbol: MarketSymbol,
  minutes: number,
  skip: number,
): { high: number; low: number } | null {
  const candles = view.minutes[symbol];
  const end = candles.length - skip;
  if (end - minutes < 0) return null;
  let high = -Infinity;
  let low = Infinity;
  for (let i = end - minutes; i < end; i++) {
    if (candles[i].high > high) high = candles[i].high;
    if (candles[i].low < low) low = candles[i].low;
  }
  return { high, low };
}

/** Sum of traded notional, USD, of the `minutes` before the last `skip` ones. */
export function volume(candles: readonly Candle[], minutes: number, skip = 0): number {
  const end = candles.length - skip;
  let total = 0;
  for (let i = Math.max(0, end - minutes); i < end; i++) total += candles[i].volume_usd;
  return total;
}
