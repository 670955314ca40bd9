import { Injectable } from '@nestjs/common';
import { FirstStart } from '../replayed-week/first-start.js';
import { LeagueReader } from '../league/league-reader.js';
import { MarketFeeds } from '../feeds/market-feeds.js';
import { PublicLeague } from '../league/public-league.js';
import { TickPublisher, type OpenMarket } from './tick-publisher.js';
import { WeekFilling } from '../replayed-week/week-filling.js';

/** Commands of the first tick; later ones take as many as fit. */
const FIRST_BATCH = 1_000;

/** Opens the market for the process that has come to hold its lease, and closes it when the lease is gone. */
@Injectable()
export class MarketSession {
  constructor(
    private readonly firstStart: FirstStart,
    private readonly reader: LeagueReader,
    private readonly feeds: MarketFeeds,
    private readonly filling: WeekFilling,
    private readonly projection: PublicLeague,
    private readonly shown: TickPublisher,
  ) {}

  /**
   * The first start founds the league; later ones find it. It is shown as it stands, before it moves, unless prices from
   * outside must tell first which markets are open.
   */
  async open(leaseEpoch: number): Promise<OpenMarket> {
    this.projection.holding = true;
    await this.firstStart.ensure(leaseEpoch, () => this.feeds.opening());
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
