import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Founding } from './founding.js';
import { LeagueStore } from './league.store.js';
import { Projection } from './projection.js';
import { SimulatedFeed } from './simulated.feed.js';
import type { OpenMarket } from './tick.audience.js';

/** Commands of the first tick; later ones take as many as fit. */
const FIRST_BATCH = 1_000;

/** Opens the market for the process that has come to hold its lease, and closes it when the lease is gone. */
@Injectable()
export class MarketDoor {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly founding: Founding,
    private readonly store: LeagueStore,
    private readonly projection: Projection,
  ) {}

  /** The first start founds the league; later ones find it. */
  async open(leaseEpoch: number): Promise<OpenMarket> {
    this.projection.holding = true;
    await this.founding.ensure(leaseEpoch);
    const stored = await this.store.market(this.db.manager);
    if (!stored?.latent) throw new Error('the league has not been founded');
    const league = await this.store.load(this.db.manager, stored);
    const feed = SimulatedFeed.restore(stored.secret, stored.genesis, stored.latent);
    return { stored, league, feed, batch: FIRST_BATCH };
  }

  close(): void {
    this.projection.holding = false;
  }
}
