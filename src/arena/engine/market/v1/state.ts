import { Random } from '../../../../common/kernel/random.js';
import { INSTRUMENTS } from '../../instruments.js';
import type { MarketState } from '../state.js';
import { FACTOR, OWN_SCALES } from './parameters.js';

const MARKETS = INSTRUMENTS.length;
const SCALES = FACTOR.scales.length;

/** Where each part of the latent state lives in `values`. */
export const AT = {
  /** log of each mid price */
  logPrice: 0,
  /** components of the factor's log-variance */
  factor: MARKETS,
  /** components of each market's own log-variance, market by market */
  own: MARKETS + SCALES,
  /** excess jump intensity, per ms */
  hawkes: MARKETS + SCALES + MARKETS * OWN_SCALES.length,
  /** weighted past return of the factor */
  trend: MARKETS + SCALES + MARKETS * OWN_SCALES.length + 1,
  /** weighted past return of each market's own part */
  reversion: MARKETS + SCALES + MARKETS * OWN_SCALES.length + 2,
} as const;

export const STATE_SIZE = AT.reversion + MARKETS;

/** A market at its genesis prices with variances drawn from their stationary law. */
export function genesis(time: number, seed: string): MarketState {
  const random = Random.from(seed);
  const values = new Float64Array(STATE_SIZE);
  INSTRUMENTS.forEach((instrument, i) => {
    values[AT.logPrice + i] = Math.log(instrument.genesis_price);
    OWN_SCALES.forEach((scale, k) => (values[AT.own + i * OWN_SCALES.length + k] = scale.deviation * random.normal()));
  });
  FACTOR.scales.forEach((scale, k) => (values[AT.factor + k] = scale.deviation * random.normal()));
  return { version: 1, time, values, random: random.state() };
}
