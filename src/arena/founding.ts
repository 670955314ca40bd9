import { randomBytes } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../common/config/env.js';
import { Leases } from '../common/db/leases.js';
import type { Opening } from './feed.js';
import { MARKET_LEASE } from './market.names.js';
import { lastMinute, type ReplayedWeek } from './replayed.week.js';
import { WeekRecord } from './week.record.js';
import { WeekThread } from './week.thread.js';
import type { WeekOrder } from './week.worker.js';

/** The first start: a past week is replayed and kept, so that every board has content before the league opens. */
@Injectable()
export class Founding {
  private readonly log = new Logger(Founding.name);

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly leases: Leases,
    private readonly thread: WeekThread,
    private readonly record: WeekRecord,
  ) {}

  /**
   * Only one of several can found the league, since its market has one row; so a lease that ran out unnoticed under load does
   * not undo the work. @param opening what the week leads up to; waits for the first prices where it needs them
   */
  async ensure(leaseEpoch: number, opening: () => Promise<Opening | null>): Promise<void> {
    const known = await this.db.query<unknown[]>('SELECT 1 FROM arena_market WHERE id = 1');
    if (known.length > 0) return;
    const order = this.order(leaseEpoch, await opening());
    const began = performance.now();
    await this.db.transaction(async (manager) => {
      const week = await this.thread.replay(order, ({ sql, rows }) => manager.query(sql, [rows]));
      await this.keep(manager, week, order.secret);
      await this.leases.keepHeld(manager, MARKET_LEASE);
    });
    this.log.log(`replayed and recorded the past week in ${Math.round(performance.now() - began)} ms`);
  }

  private order(leaseEpoch: number, opening: Opening | null): WeekOrder {
    const openedAt = lastMinute(Date.now());
    const secret = this.config.marketSeed ?? randomBytes(32).toString('hex');
    return { secret, openedAt, leaseEpoch, leadsTo: opening && { ...opening, state: opening.state(openedAt) } };
  }

  private async keep(manager: EntityManager, week: ReplayedWeek, secret: string): Promise<void> {
    await this.record.market(manager, week, secret);
    await this.record.participants(manager, week);
    await this.record.history(manager, week);
    await this.record.matches(manager, week);
  }
}
