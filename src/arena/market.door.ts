import { Injectable } from '@nestjs/common';
import { Founding } from './founding.js';
import { LeagueReader } from './league.reader.js';
import { MarketFeeds } from './market.feeds.js';
import { Projection } from './projection.js';
import type { OpenMarket } from './tick.audience.js';

/** Commands of the first tick; later ones take as many as fit. */
const FIRST_BATCH = 1_000;

/** Opens the market for the process that has come to hold its lease, and closes it when the lease is gone. */
@Injectable()
export class MarketDoor {
  constructor(
    private readonly founding: Founding,
    private readonly reader: LeagueReader,
    private readonly feeds: MarketFeeds,
    private readonly projection: Projection,
  ) {}

  /** The first start founds the league; later ones find it. */
  async open(leaseEpoch: number): Promise<OpenMarket> {
    this.projection.holding = true;
    await this.founding.ensure(leaseEpoch, () => this.feeds.opening());
    const taken = await this.reader.take();
    if (!taken) throw new Error('the league has not been founded');
    const { stored, league, latent } = taken;
    return { stored, league, feed: await this.feeds.resume(stored, latent), batch: FIRST_BATCH };
  }

  close(): void {
    this.projection.holding = false;
    this.feeds.close();
  }
}
