import { INSTRUMENTS } from './engine/instruments.js';
import {
  createStepper,
  epochAt,
  genesis as beginMarket,
  HOUR_MS,
  rawPrice,
  reseed,
  restoreState,
  seedChain,
  storeState,
  type MarketState,
  type SeedChain,
  type StoredMarketState,
} from './engine/market/index.js';
import type { EpochStart, Feed, FeedPrices } from './feed.js';

/** The simulated market under hourly epoch seeds. */
export class SimulatedFeed implements Feed {
  readonly kind = 'simulated' as const;
  readonly source = 'fyra simulator: factor stochastic volatility with leverage, Student-t shocks and Hawkes jumps';
  private readonly chain: SeedChain;
  private readonly step = createStepper();
  private started: EpochStart[] = [];

  private constructor(
    private market: MarketState,
    secret: string,
    private readonly genesis: number,
  ) {
    this.chain = seedChain(secret);
  }

  /** A market at its first instant, ms. */
  static begin(secret: string, genesis: number): SimulatedFeed {
    const feed = new SimulatedFeed(beginMarket(genesis, `genesis/${secret}`), secret, genesis);
    feed.enter(0);
    return feed;
  }

  static restore(secret: string, genesis: number, state: StoredMarketState): SimulatedFeed {
    return new SimulatedFeed(restoreState(state), secret, genesis);
  }

  advance(time: number): FeedPrices {
    const [before, now] = [epochAt(this.genesis, this.market.time), epochAt(this.genesis, time)];
    this.started = [];
    if (now > before) this.enter(now, before);
    this.step(this.market, time);
    return this.prices();
  }

  prices(): FeedPrices {
    const pricedAt = INSTRUMENTS.map(() => this.market.time);
    return { prices: INSTRUMENTS.map((_, i) => rawPrice(this.market, i)), pricedAt };
  }

  begun(): EpochStart[] {
    return this.started;
  }

  state(): StoredMarketState {
    return storeState(this.market);
  }

  /** Commitment of the epoch at a time, ms. */
  commitmentAt(time: number): string {
    return this.chain.commitmentOf(epochAt(this.genesis, time));
  }

  private enter(epoch: number, previous?: number): void {
    this.market = reseed(this.market, this.chain.seedOf(epoch));
    const { time, values } = storeState(this.market);
    this.started.push({
      epoch,
      startsAt: (Math.floor(this.genesis / HOUR_MS) + epoch) * HOUR_MS,
      commitment: this.chain.commitmentOf(epoch),
      nextCommitment: this.chain.commitmentOf(epoch + 1),
      latent: { time, values },
      revealed: previous === undefined ? [] : [{ epoch: previous, seed: this.chain.seedOf(previous) }],
    });
  }
}
