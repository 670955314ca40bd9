import { INSTRUMENTS } from '../instruments.js';
import { INTERVAL_MS, type Chart, type Interval } from '../market/index.js';
import type { Duration } from '../matches/index.js';
import { regimeOf, type Regime } from './regime.js';

/** Candles that show a match's weather: some dozens to some hundreds of each market. */
export const WEATHER: Record<Duration, Interval> = { '1h': '1m', '1d': '5m', '1w': '1h' };

/** The market's weather during a match that has just ended, from the league's own chart. @param match its times in ms */
export function regimeIn(
  chart: Chart,
  { duration, starts_at, ends_at }: { duration: Duration; starts_at: number; ends_at: number },
): Regime {
  const interval = WEATHER[duration];
  const within = INSTRUMENTS.map(({ index }) =>
    chart[interval][index].filter(({ time }) => time >= starts_at && time < ends_at),
  );
  return regimeOf(within, INTERVAL_MS[interval]);
}
