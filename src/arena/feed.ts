import type { StoredMarketState } from './engine/market/index.js';

/** Prices of all markets in the order of SYMBOLS, USD, and when each was made (ms). */
export interface FeedPrices {
  prices: number[];
  pricedAt: number[];
}

/** An hour of the simulated market that has just begun. */
export interface EpochStart {
  epoch: number;
  startsAt: number;
  commitment: string;
  /** commitment of the one after it, published already now */
  nextCommitment: string;
  latent: { time: number; values: number[] };
  /** seeds that may be shown from now on */
  revealed: { epoch: number; seed: string }[];
}

/** Where prices come from. One holder of the market lease asks, tick by tick. */
export interface Feed {
  readonly kind: 'simulated' | 'replay' | 'live';
  readonly source: string;
  /** Moves on to `time` (ms) and tells the prices there. */
  advance(time: number): FeedPrices;
  /** Epochs begun by the last `advance`. */
  begun(): EpochStart[];
  /** What has to be kept to continue; null when nothing has. */
  state(): StoredMarketState | null;
}
