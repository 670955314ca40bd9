import { randomBytes } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../common/config/env.js';
import { Leases } from '../common/db/leases.js';
import { MARKET_LEASE } from './market.names.js';
import { replayWeek, type ReplayedTick, type ReplayedWeek } from './replayed.week.js';
import { WeekRecord } from './week.record.js';
import { WrittenStretches } from './written.stretches.js';

/** The first start: a past week is replayed and kept, so that every board has content before the league opens. */
@Injectable()
export class Founding {
  private readonly log = new Logger(Founding.name);

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly leases: Leases,
    private readonly record: WeekRecord,
  ) {}

  async ensure(leaseEpoch: number): Promise<void> {
    const known = await this.db.query<unknown[]>('SELECT 1 FROM arena_market WHERE id = 1');
    if (known.length > 0) return;
    const began = performance.now();
    const secret = this.config.marketSeed ?? randomBytes(32).toString('hex');
    await this.db.transaction(async (manager) => {
      const stretches = new WrittenStretches<ReplayedTick>((ticks) => this.record.ticks(manager, ticks, leaseEpoch));
      const week = await replayWeek(secret, Date.now(), (soFar) => {
        stretches.offer(soFar.ticks);
        return breathe();
      });
      await stretches.finish(week.ticks);
      await this.keep(manager, week, secret);
      await this.leases.assertHeld(manager, MARKET_LEASE, leaseEpoch);
    });
    this.log.log(`replayed and recorded the past week in ${Math.round(performance.now() - began)} ms`);
  }

  private async keep(manager: EntityManager, week: ReplayedWeek, secret: string): Promise<void> {
    await this.record.market(manager, week, secret);
    await this.record.participants(manager, week);
    await this.record.history(manager, week);
    await this.record.matches(manager, week);
  }
}
