import {
  CLOSED_AFTER_MS,
  createStepper,
  epochAt,
  genesis as beginMarket,
  HOUR_MS,
  lastOnGrid,
  nextOnGrid,
  rescale,
  reseed,
  restoreState,
  seedChain,
  shownBy,
  storeState,
  underPresentLaw,
  type EpochLatent,
  type MarketState,
  type SeedChain,
  type ShownPrices,
  type StoredMarketState,
  type Stretch,
} from '../engine/market/index.js';
import type { EpochStart, WeekFeed } from './feed.js';

const MINUTE = 60_000;
/** Hours are shown with their seeds at most so many hours after their end. */
export const LATEST_REVEAL_HOURS = 720;

/** Whose market it is. */
export interface MarketIdentity {
  secret: string;
  /** first instant, ms */
  genesis: number;
  /** an hour's seed is shown so many hours after its end */
  revealHours: number;
}

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

  /** seeds of the epochs up to here have been shown */
  private shownUntil: number;

  private constructor(
    private market: MarketState,
    private readonly of: MarketIdentity,
  ) {
    this.chain = seedChain(of.secret);
    this.epoch = this.epochAt(market.time);
    this.shownUntil = this.epoch - 1 - LATEST_REVEAL_HOURS;
  }

  /** A market at its first instant, ms, in steps of a minute. @param factors of the genesis prices, by market */
  static begin(of: MarketIdentity, factors?: readonly number[]): SimulatedFeed {
    const market = beginMarket(of.genesis, `genesis/${of.secret}`);
    if (factors) rescale(market, factors);
    const feed = new SimulatedFeed(market, of);
    feed.enter(0);
    return feed;
  }

  static restore(of: MarketIdentity, { state, latent, stepMs }: Resumption): SimulatedFeed {
    const feed = new SimulatedFeed(restoreState(state), of);
    feed.stepMs = stepMs;
    feed.latent = latent && { ...latent, path: (latent.path ?? []).map((stretch) => ({ ...stretch })) };
    return feed;
  }

  /** Walks there; after a long standstill the market goes on where it stood, as if no time had passed. */
  advance(time: number): ShownPrices {
    this.started = [];
    const stood = this.market.time;
    if (time - stood > CLOSED_AFTER_MS) this.market.time = Math.max(stood, lastOnGrid(time, this.stepMs));
    this.takeUp(stood);
    while (this.market.time < time) this.moveTo(Math.min(time, nextOnGrid(this.market.time, this.stepMs)));
    return shownBy(this.market, stood);
  }

  prices(): ShownPrices {
    return shownBy(this.market, this.market.time);
  }

  begun(): EpochStart[] {
    return this.started;
  }

  state(): StoredMarketState {
    return storeState(this.market);
  }

  commitmentAt(time: number): string {
    return this.chain.commitmentOf(this.epochAt(time));
  }

  private moveTo(time: number): void {
    const epoch = this.epochAt(time);
    if (epoch > this.epoch) this.enter(epoch);
    this.step(this.market, time);
  }

  /** Notes that the path goes on from elsewhere, or in other steps, than it stopped. */
  private takeUp(stood: number): void {
    const path = this.latent?.path;
    const last = path?.at(-1);
    const { time } = this.market;
    if (!path || !last || (last.step_ms === this.stepMs && time === stood)) return;
    if (this.epochAt(nextOnGrid(time, this.stepMs)) > this.epoch) return;
    last.until = stood;
    path.push(this.stretch());
    this.started.push(this.startOf(this.epoch, this.latent, []));
  }

  private stretch(): Stretch {
    return { from: this.market.time, step_ms: this.stepMs };
  }

  private epochAt(time: number): number {
    return epochAt(this.of.genesis, time);
  }

  /** Begins an epoch under the present law. Those that passed while the market was closed are listed with it. */
  private enter(epoch: number): void {
    for (let e = this.epoch + 1; e < epoch; e++) this.started.push(this.startOf(e, null, this.due(e)));
    this.epoch = epoch;
    const seed = this.chain.seedOf(epoch);
    this.market = reseed(underPresentLaw(this.market, seed), seed);
    const { version, time, values } = storeState(this.market);
    this.latent = { version, time, values, path: [this.stretch()] };
    this.started.push(this.startOf(epoch, this.latent, this.due(epoch)));
  }

  /** Seeds that may be shown when an epoch begins and have not been since the market was taken up. */
  private due(epoch: number): EpochStart['revealed'] {
    const from = Math.max(0, this.shownUntil + 1);
    this.shownUntil = Math.max(this.shownUntil, epoch - 1 - this.of.revealHours);
    const count = Math.max(0, this.shownUntil + 1 - from);
    return Array.from({ length: count }, (_, k) => ({ epoch: from + k, seed: this.chain.seedOf(from + k) }));
  }

  private startOf(epoch: number, latent: EpochLatent | null, revealed: EpochStart['revealed']): EpochStart {
    return {
      epoch,
      startsAt: (Math.floor(this.of.genesis / HOUR_MS) + epoch) * HOUR_MS,
      commitment: this.chain.commitmentOf(epoch),
      nextCommitment: this.chain.commitmentOf(epoch + 1),
      latent: latent && { ...latent, path: latent.path.map((stretch) => ({ ...stretch })) },
      revealed,
    };
  }
}
