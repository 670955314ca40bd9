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
const DAILY = INSTRUMENTS.map(({ daily_volume_usd }) => daily_volume_usd);
/** Brings the mean to the daily volume of the table. */
const CENTRED = Math.exp(-0.5 * VOLUME_DEVIATION ** 2);

/** Traded notional of market `i` that is usual in `dt` ms at this time of day, USD: the median. Public. */
export const usualVolume = (i: number, time: number, dt: number): number =>
  usual(i, dt, season(time) ** VOLUME.seasonal);

const usual = (i: number, dt: number, busy: number): number =>
  (INSTRUMENTS[i].daily_volume_usd * dt * busy * CENTRED) / DAY_MS;

/** Traded notional of market `i` in the `dt` ms that end now, USD: persistent, livelier with volatility, not made of the return. */
export const tradedVolume = (state: MarketState, i: number, dt: number): number => tradedVolumes(state, dt)[i];

/** The same of every market. */
export function tradedVolumes({ values, time }: MarketState, dt: number): number[] {
  const busy = BUSY * total(values, AT.factor, FACTOR.scales.length);
  const hour = season(time) ** VOLUME.seasonal;
  const volumes = DAILY.slice();
  for (let i = 0; i < volumes.length; i++) {
    const own = total(values, AT.volume + i * VOLUME.scales.length, VOLUME.scales.length);
    volumes[i] = usual(i, dt, hour) * Math.exp(busy + own);
  }
  return volumes;
}
