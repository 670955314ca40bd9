import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG, type Config } from '../../common/config/env.js';
import { LeaseLost, Leases } from '../../common/db/leases.js';
import { isDatabaseOutage } from '../../common/db/outage.js';
import { tellTrouble } from '../../common/db/trouble.js';
import { FeedTrouble } from '../feeds/feed.js';
import { MarketSession } from './market-session.js';
import { MARKET_LEASE } from '../arena.names.js';
import type { OpenMarket } from './tick-publisher.js';
import { TickRunner } from './tick-runner.js';
import { nextTick } from './tick-times.js';

/**
 * Moves the market while this process holds its lease: one tick at every multiple of TICK_MS, one that is late at once. After a tick that could not
 * be committed the league is read anew, since what is in memory is then ahead of the truth.
 */
@Injectable()
export class MarketClock implements OnApplicationBootstrap {
  private readonly log = new Logger(MarketClock.name);
  private timer: NodeJS.Timeout | undefined;
  private market: OpenMarket | null = null;
  private beating: Promise<void> = Promise.resolve();
  private epoch: number | null = null;
  private said: { kind: string; at: number } | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly leases: Leases,
    private readonly session: MarketSession,
    private readonly runner: TickRunner,
  ) {}

  onApplicationBootstrap(): void {
    const handlers = { gained: (epoch: number) => this.begin(epoch), lost: () => this.end() };
    void this.leases.stand(MARKET_LEASE, handlers);
  }

  private begin(epoch: number): void {
    this.epoch = epoch;
    this.beating = this.open(epoch).then(() => this.schedule());
  }

  private async end(): Promise<void> {
    this.epoch = null;
    clearTimeout(this.timer);
    await this.beating.catch(() => undefined);
    this.market = null;
    this.session.close();
  }

  private async open(epoch: number): Promise<void> {
    try {
      this.market = await this.session.open(epoch);
    } catch (error) {
      this.report(error, 'the market cannot open');
    }
  }

  /** @param last the multiple of the last tick, ms */
  private schedule(last: number | null = null): void {
    if (this.epoch === null) return;
    const now = Date.now();
    const next = nextTick(now, last, this.config.tickMs);
    this.timer = setTimeout(
      () => {
        this.beating = this.beat(next).then(() => this.schedule(next));
      },
      Math.max(0, next - now),
    );
  }

  private async beat(time: number): Promise<void> {
    const { epoch } = this;
    if (epoch === null) return;
    if (!this.market) await this.open(epoch);
    if (!this.market) return;
    this.warnOfTheFuture(this.market.league.time, time);
    try {
      await this.runner.run(this.market, epoch, time);
    } catch (error) {
      this.market = null;
      this.report(error, 'a tick was not committed');
    }
  }

  /** A clock that was set back: ticks begin again when it has caught up. */
  private warnOfTheFuture(stands: number, time: number): void {
    if (time > stands) return;
    this.say(
      'warn',
      `the market stands ${Math.ceil((stands - time) / 1000)} s ahead of the clock and waits for it`,
      'future',
    );
  }

  private report(error: unknown, what: string): void {
    if (error instanceof LeaseLost) this.log.warn(error.message);
    else if (isDatabaseOutage(error)) tellTrouble(this.log, what, error);
    else if (error instanceof FeedTrouble) this.say('error', `${what}: ${error.message}`);
    else this.log.error(`${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }

  /** What recurs with every tick is said once a minute. */
  private say(level: 'warn' | 'error', text: string, kind = text): void {
    const now = performance.now();
    if (this.said?.kind === kind && now - this.said.at < 60_000) return;
    this.said = { kind, at: now };
    this.log[level](text);
  }
}
