import { Random, type RandomState } from '../../../common/kernel/random.js';
import { INSTRUMENTS } from '../instruments.js';
import type { MarketVersion } from './version.js';

/** Where every version's layout has the log of the first market's mid price; the others follow. */
export const LOG_PRICE = 0;

/** The whole latent state of the simulated market: enough to continue the path, never shown while its epoch runs. */
export interface MarketState {
  version: MarketVersion;
  /** ms since the epoch */
  time: number;
  values: Float64Array;
  random: RandomState;
}

/** The same as JSON. Float64 values survive JSON exactly. */
export interface StoredMarketState {
  /** absent: 1 */
  version?: MarketVersion;
  time: number;
  values: number[];
  random: RandomState;
}

/** The state as it continues under another seed: what a new epoch does. */
export const reseed = (state: MarketState, seed: string): MarketState => ({
  ...state,
  values: state.values.slice(),
  random: Random.from(seed).state(),
});

/** Multiplies every price by a factor > 0, in place; returns and volatilities stay as they are. */
export function rescale({ values }: MarketState, factors: readonly number[]): void {
  factors.forEach((factor, i) => (values[LOG_PRICE + i] += Math.log(factor)));
}

export const copyState = (state: MarketState): MarketState => ({ ...state, values: state.values.slice() });

export const storeState = (state: MarketState): StoredMarketState => ({
  ...state,
  values: [...state.values],
});

/** Mid price of market `i` in USD, not yet rounded to a tick. */
export const rawPrice = ({ values }: MarketState, i: number): number => Math.exp(values[LOG_PRICE + i]);

const GENESIS_PRICES = INSTRUMENTS.map(({ genesis_price }) => genesis_price);

/** The same of every market. */
export function rawPrices(state: MarketState): number[] {
  const prices = GENESIS_PRICES.slice();
  for (let i = 0; i < prices.length; i++) prices[i] = rawPrice(state, i);
  return prices;
}
