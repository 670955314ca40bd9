import { Injectable } from '@nestjs/common';
import { Founding } from './founding.js';
import { LeagueReader } from './league.reader.js';
import { MarketFeeds } from './market.feeds.js';
import { Projection } from './projection.js';
import { TickAudience, type OpenMarket } from './tick.audience.js';
import { WeekFilling } from './week.filling.js';

/** Commands of the first tick; later ones take as many as fit. */
const FIRST_BATCH = 1_000;

/** Opens the market for the process that has come to hold its lease, and closes it when the lease is gone. */
@Injectable()
export class MarketDoor {
  constructor(
    private readonly founding: Founding,
    private readonly reader: LeagueReader,
    private readonly feeds: MarketFeeds,
    private readonly filling: WeekFilling,
    private readonly projection: Projection,
    private readonly shown: TickAudience,
  ) {}

  /**
   * The first start founds the league; later ones find it. It is shown as it stands, before it moves, unless prices from
   * outside must tell first which markets are open.
   */
  async open(leaseEpoch: number): Promise<OpenMarket> {
    this.projection.holding = true;
    await this.founding.ensure(leaseEpoch, () => this.feeds.opening());
    const taken = await this.reader.take();
    if (!taken) throw new Error('the league has not been founded');
    const { stored, league, latent, roster } = taken;
    this.filling.begin();
    const market = { stored, league, feed: await this.feeds.resume(stored, latent), batch: FIRST_BATCH };
    if (!this.feeds.areFromOutside) this.shown.taken(market, roster);
    return market;
  }

  close(): void {
    this.projection.holding = false;
    this.feeds.close();
  }
}
