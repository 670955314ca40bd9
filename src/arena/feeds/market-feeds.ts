import { Inject, Injectable, Logger, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type Config } from '../../common/config/env.js';
import { FeedTrouble, kindOf, type Feed, type FeedState, type Opening } from './feed.js';
import type { EpochLatent } from '../engine/market/index.js';
import { LiveSource } from './live-source.js';
import type { PriceSource } from './price-source.js';
import { RecordingSource } from './recording-source.js';
import { SimulatedFeed } from './simulated-feed.js';

export interface Kept {
  secret: string;
  genesis: number;
  feed: FeedState;
}

/** The feed that MARKET_FEED names. What cannot be read ends the start with one clear line. */
@Injectable()
export class MarketFeeds implements OnModuleInit, BeforeApplicationShutdown {
  private readonly log = new Logger('MarketFeed');
  private source: PriceSource | null = null;

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** @throws ConfigError */
  async onModuleInit(): Promise<void> {
    const { marketFeed: feed, tickMs } = this.config;
    const note = (text: string): void => this.log.log(text);
    if (feed.kind === 'replay') this.source = await RecordingSource.read(feed.path, tickMs, note);
    if (feed.kind === 'live') this.source = await LiveSource.connect(feed, tickMs, note);
  }

  beforeApplicationShutdown(): void {
    this.close();
  }

  get areFromOutside(): boolean {
    return this.source !== null;
  }

  /** What the week before the league's opening leads up to; null where the simulator simply goes on. */
  async opening(): Promise<Opening | null> {
    return this.source ? this.source.opening() : null;
  }

  /** The feed of a league as it was left. @throws when the league has another kind of feed */
  async resume({ secret, genesis, feed }: Kept, latent: EpochLatent | null): Promise<Feed> {
    const { kind } = this.config.marketFeed;
    if (kindOf(feed) !== kind) throw new FeedTrouble(otherFeed(kindOf(feed), kind));
    if (this.source) return this.source.resume(feed);
    if ('feed' in feed) throw new FeedTrouble(otherFeed(feed.feed, kind));
    const { tickMs: stepMs, revealHours } = this.config;
    return SimulatedFeed.restore({ secret, genesis, revealHours }, { state: feed, latent, stepMs });
  }

  /** Stops asking for prices. */
  close(): void {
    this.source?.close();
  }
}

const otherFeed = (has: string, asked: string): string =>
  `the league in this database has a ${has} market and MARKET_FEED asks for a ${asked} one: use another database, or set MARKET_FEED back`;
