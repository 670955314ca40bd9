import { Random, type RandomState } from '../../../common/kernel/random.js';
import { INSTRUMENTS } from '../instruments.js';
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

/** The whole latent state of the simulated market: enough to continue the path, never shown while its epoch runs. */
export interface MarketState {
  /** ms since the epoch */
  time: number;
  values: Float64Array;
  random: RandomState;
}

/** The same as JSON. Float64 values survive JSON exactly. */
export interface StoredMarketState {
  time: number;
  values: number[];
  random: RandomState;
}

/** A market at its genesis prices with variances drawn from their stationary law. */
export function genesis(time: number, seed: string): MarketState {
  const random = Random.from(seed);
  const values = new Float64Array(STATE_SIZE);
  INSTRUMENTS.forEach((instrument, i) => {
    values[AT.logPrice + i] = Math.log(instrument.genesis_price);
    OWN_SCALES.forEach((scale, k) => (values[AT.own + i * OWN_SCALES.length + k] = scale.deviation * random.normal()));
  });
  FACTOR.scales.forEach((scale, k) => (values[AT.factor + k] = scale.deviation * random.normal()));
  return { time, values, random: random.state() };
}

/** The state as it continues under another seed: what a new epoch does. */
export const reseed = (state: MarketState, seed: string): MarketState => ({
  time: state.time,
  values: state.values.slice(),
  random: Random.from(seed).state(),
});

/** Multiplies every price by a factor > 0, in place; returns and volatilities stay as they are. */
export function rescale({ values }: MarketState, factors: readonly number[]): void {
  factors.forEach((factor, i) => (values[AT.logPrice + i] += Math.log(factor)));
}

export const copyState = (state: MarketState): MarketState => ({ ...state, values: state.values.slice() });

export const storeState = (state: MarketState): StoredMarketState => ({
  time: state.time,
  values: [...state.values],
  random: state.random,
});

/** @throws RangeError when the stored values do not fit the present layout */
export function restoreState(stored: StoredMarketState): MarketState {
  if (stored.values.length !== STATE_SIZE) throw new RangeError('stored market state has another layout');
  return { time: stored.time, values: Float64Array.from(stored.values), random: stored.random };
}
