import { INSTRUMENTS } from '../engine/instruments.js';
import {
  CLOSED_AFTER_MS,
  createStepper,
  epochAt,
  genesis as beginMarket,
  HOUR_MS,
  lastOnGrid,
  nextOnGrid,
  rawPrice,
  rescale,
  reseed,
  restoreState,
  seedChain,
  storeState,
  type EpochLatent,
  type MarketState,
  type SeedChain,
  type StoredMarketState,
  type Stretch,
} from '../engine/market/index.js';
import type { EpochStart, FeedPrices, WeekFeed } from './feed.js';

const MINUTE = 60_000;

export interface Resumption {
  state: StoredMarketState;
  /** of the epoch that runs, as it stands in its row; null for one from before paths were kept */
  latent: EpochLatent | null;
  /** length of a tick, ms */
  stepMs: number;
}

/** The simulated market under hourly epoch seeds. */
export class SimulatedFeed implements WeekFeed {
  private readonly chain: SeedChain;
  private readonly step = createStepper();
  private started: EpochStart[] = [];
  private epoch: number;
  private stepMs = MINUTE;
  private latent: EpochLatent | null = null;

  private constructor(
    private market: MarketState,
    secret: string,
    private readonly genesis: number,
  ) {
    this.chain = seedChain(secret);
    this.epoch = epochAt(genesis, market.time);
  }

  /** A market at its first instant, ms, in steps of a minute. @param factors of the genesis prices, by market */
  static begin(secret: string, genesis: number, factors?: readonly number[]): SimulatedFeed {
    const market = beginMarket(genesis, `genesis/${secret}`);
    if (factors) rescale(market, factors);
    const feed = new SimulatedFeed(market, secret, genesis);
    feed.enter(0);
    return feed;
  }

  static restore(secret: string, genesis: number, { state, latent, stepMs }: Resumption): SimulatedFeed {
    const feed = new SimulatedFeed(restoreState(state), secret, genesis);
    feed.stepMs = stepMs;
    feed.latent = latent && { ...latent, path: (latent.path ?? []).map((stretch) => ({ ...stretch })) };
    return feed;
  }

  /** Walks there; after a long standstill the market goes on where it stood, as if no time had passed. */
  advance(time: number): FeedPrices {
    this.started = [];
    const stood = this.market.time;
    if (time - stood > CLOSED_AFTER_MS) this.market.time = Math.max(stood, lastOnGrid(time, this.stepMs));
    this.takeUp(stood);
    while (this.market.time < time) this.moveTo(Math.min(time, nextOnGrid(this.market.time, this.stepMs)));
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

  commitmentAt(time: number): string {
    return this.chain.commitmentOf(epochAt(this.genesis, time));
  }

  private moveTo(time: number): void {
    const epoch = epochAt(this.genesis, time);
    if (epoch > this.epoch) this.enter(epoch);
    this.step(this.market, time);
  }

  /** Notes that the path goes on from elsewhere, or in other steps, than it stopped. */
  private takeUp(stood: number): void {
    const path = this.latent?.path;
    const last = path?.at(-1);
    const { time } = this.market;
    if (!path || !last || (last.step_ms === this.stepMs && time === stood)) return;
    if (epochAt(this.genesis, nextOnGrid(time, this.stepMs)) > this.epoch) return;
    last.until = stood;
    path.push(this.stretch());
    this.started.push(this.startOf(this.epoch, this.latent, []));
  }

  private stretch(): Stretch {
    return { from: this.market.time, step_ms: this.stepMs };
  }

  /** Begins an epoch. Those that passed while the market was closed are shown with it, since their seeds bind nothing more. */
  private enter(epoch: number): void {
    const revealed = (e: number) => (e > 0 ? [{ epoch: e - 1, seed: this.chain.seedOf(e - 1) }] : []);
    for (let e = this.epoch + 1; e < epoch; e++) this.started.push(this.startOf(e, null, revealed(e)));
    this.epoch = epoch;
    this.market = reseed(this.market, this.chain.seedOf(epoch));
    const { time, values } = storeState(this.market);
    this.latent = { time, values, path: [this.stretch()] };
    this.started.push(this.startOf(epoch, this.latent, revealed(epoch)));
  }

  private startOf(epoch: number, latent: EpochLatent | null, revealed: EpochStart['revealed']): EpochStart {
    return {
      epoch,
      startsAt: (Math.floor(this.genesis / HOUR_MS) + epoch) * HOUR_MS,
      commitment: this.chain.commitmentOf(epoch),
      nextCommitment: this.chain.commitmentOf(epoch + 1),
      latent: latent && { ...latent, path: latent.path.map((stretch) => ({ ...stretch })) },
      revealed,
    };
  }
}
