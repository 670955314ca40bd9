import type { Feed, FeedState, Opening } from './feed.js';

/** A source of prices from outside. */
export interface PriceSource {
  /** @throws while the prices have not come */
  opening(): Promise<Opening>;
  resume(state: FeedState): Promise<Feed>;
  close(): void;
}
