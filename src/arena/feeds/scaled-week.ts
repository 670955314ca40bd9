import type { ShownPrices } from '../engine/market/index.js';
import type { BeginWeek, EpochStart, FeedState, WeekFeed } from './feed.js';
import { SimulatedFeed } from './simulated-feed.js';

const MINUTE = 60_000;

/**
 * A simulated week that ends at given prices (USD by market, NaN leaves one where the simulator takes it), so that a league
 * on another feed opens without a jump. Its hours are not shown as epochs: nobody could recompute the scaled prices.
 */
export const scaledWeek =
  (prices: readonly number[], state: (openedAt: number) => FeedState): BeginWeek =>
  (secret, genesis, openedAt) => {
    const trial = SimulatedFeed.begin({ secret, genesis, revealHours: 0 });
    for (let time = genesis + MINUTE; time <= openedAt; time += MINUTE) trial.advance(time);
    const factors = trial.prices().prices.map((end, i) => (prices[i] > 0 ? prices[i] / end : 1));
    return new WeekBefore(SimulatedFeed.begin({ secret, genesis, revealHours: 0 }, factors), state(openedAt));
  };

class WeekBefore implements WeekFeed {
  constructor(
    private readonly market: SimulatedFeed,
    private readonly after: FeedState,
  ) {}

  advance(time: number): ShownPrices {
    return this.market.advance(time);
  }

  prices(): ShownPrices {
    return this.market.prices();
  }

  begun(): EpochStart[] {
    return [];
  }

  /** Of the feed that takes over. */
  state(): FeedState {
    return this.after;
  }

  commitmentAt(): null {
    return null;
  }
}
