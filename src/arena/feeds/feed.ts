import type { EpochLatent, MarketVersion, ShownPrices, StoredMarketState } from '../engine/market/index.js';

/** An hour of the simulated market that has just begun, or whose path has taken up again; or one that passed unused. */
export interface EpochStart {
  epoch: number;
  startsAt: number;
  commitment: string;
  /** commitment of the one after it, published already now */
  nextCommitment: string;
  /** null for an hour in which the market was closed */
  latent: EpochLatent | null;
  /** seeds that may be shown from now on */
  revealed: { epoch: number; seed: string }[];
}

/** Where a recording stands. Times of the recording and of the league in ms. */
export interface ReplayState {
  feed: 'replay';
  /** name of the file or folder */
  source: string;
  origin: number;
  /** time of the recording that the league's last tick showed */
  position: number;
  /** the league's time then */
  at: number;
  ends: number;
  markets: string[];
}

/** Which exchange, and which of its markets stand for the league's. */
export interface LiveState {
  feed: 'live';
  exchange: string;
  at: number;
  markets: Record<string, string>;
}

/** What has to be kept of a feed to continue it, and to say what it is. */
export type FeedState = StoredMarketState | ReplayState | LiveState;

/** The feed cannot serve the league, or not yet; the message is for the operator. */
export class FeedTrouble extends Error {
  override name = 'FeedTrouble';
}

/** Where prices come from. One holder of the market lease asks, tick by tick. */
export interface Feed {
  /** Moves on to `time` (ms) and tells the prices there. */
  advance(time: number): ShownPrices;
  /** Epochs begun by the last `advance`. */
  begun(): EpochStart[];
  state(): FeedState;
  /** Commitment of the epoch at a time, ms; null where prices are not drawn from seeds. */
  commitmentAt(time: number): string | null;
}

/** The feed of the week before the league opens. */
export interface WeekFeed extends Feed {
  prices(): ShownPrices;
}

/** What the week before the league's opening leads up to, where it does not go on as it was simulated. */
export interface Opening {
  /** USD by market, NaN where there are none */
  prices: number[];
  /** of the feed that takes over, ms */
  state: (openedAt: number) => FeedState;
}

/** Makes the feed of a week from `genesis` until `openedAt`, ms. */
export type BeginWeek = (secret: string, genesis: number, openedAt: number) => WeekFeed;

export const kindOf = (state: FeedState): 'simulated' | 'replay' | 'live' =>
  'feed' in state ? state.feed : 'simulated';

/** Law of the market that is shown; prices from outside are quoted as under the first. */
export const versionOf = (state: FeedState): MarketVersion => ('feed' in state ? 1 : (state.version ?? 1));
