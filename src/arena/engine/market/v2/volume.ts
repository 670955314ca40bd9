import { INSTRUMENTS } from '../../instruments.js';
import { season } from '../season.js';
import type { MarketState } from '../state.js';
import { BUSY, FACTOR, VOLUME, VOLUME_DEVIATION } from './parameters.js';
import { AT } from './state.js';

const DAY_MS = 86_400_000;
const total = (values: Float64Array, at: number, count: number): number => {
  let sum = 0;
  for (let k = 0; k < count; k++) sum += values[at + k];
  return sum;
};
/** Brings the mean to the daily volume of the table. */
const CENTRE = -0.5 * VOLUME_DEVIATION ** 2;

/** Traded notional of market `i` that is usual in `dt` ms at this time of day, USD: the median. Public. */
export const usualVolume = (i: number, time: number, dt: number): number =>
  (INSTRUMENTS[i].daily_volume_usd * dt * season(time) ** VOLUME.seasonal * Math.exp(CENTRE)) / DAY_MS;

/** Traded notional of market `i` in the `dt` ms that end now, USD: persistent, livelier with volatility, not made of the return. */
export function tradedVolume(state: MarketState, i: number, dt: number): number {
  const busy = BUSY * total(state.values, AT.factor, FACTOR.scales.length);
  const own = total(state.values, AT.volume + i * VOLUME.scales.length, VOLUME.scales.length);
  return usualVolume(i, state.time, dt) * Math.exp(busy + own);
}
