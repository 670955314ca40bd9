import { priceInBar } from './bar-path.js';
import type { Bars } from './ohlcv.js';

/** What a recording shows at a time of its own, ms, USD; NaN where no bar covers it. @param label names the market */
export function recordedPrice(bars: Bars, time: number, label: string): number {
  const k = lastBarAt(bars.times, time);
  const offset = k < 0 ? Infinity : time - bars.times[k];
  return offset < bars.intervalMs ? priceInBar(bars, k, offset, label) : Number.NaN;
}

/** Index of the last bar that has begun by `time`; −1 before the first. */
function lastBarAt(times: Float64Array, time: number): number {
  let [below, above] = [-1, times.length];
  while (above - below > 1) {
    const middle = (below + above) >> 1;
    if (times[middle] <= time) below = middle;
    else above = middle;
  }
  return below;
}
