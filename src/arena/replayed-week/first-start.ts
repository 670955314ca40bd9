import { Inject, Injectable, Logger, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Leases } from '../../common/db/leases.js';
import { FOUNDING } from '../../common/ports/founding.js';
import { Ports } from '../../common/ports/ports.js';
import type { Opening } from '../feeds/feed.js';
import { MARKET_LEASE } from '../arena.names.js';
import { takeWeekAhead } from './week-ahead.js';
import { WeekFilling } from './week-filling.js';
import { weekOrder } from './week-order.js';
import { WeekRun } from './week-run.js';
import type { RecordedWeek } from './week-program.js';

/** The first start: a past week is replayed and kept, so that every board has content before the league opens. */
@Injectable()
export class FirstStart implements OnModuleInit, BeforeApplicationShutdown {
  private readonly log = new Logger(FirstStart.name);
  private run: WeekRun | null = null;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(CONFIG) private readonly config: Config,
    private readonly leases: Leases,
    private readonly filling: WeekFilling,
    private readonly ports: Ports,
  ) {}

  onModuleInit(): void {
    this.ports.provide(FOUNDING, this);
  }

  async isFounded(): Promise<boolean> {
    return (await this.db.query<unknown[]>('SELECT 1 FROM arena_market WHERE id = 1')).length > 0;
  }

  /**
   * Only one of several can found the league, since its market has one row; so a lease that ran out unnoticed under load does
   * not undo the work. @param opening what the week leads up to; waits for the first prices where it needs them
   */
  async ensure(leaseEpoch: number, opening: () => Promise<Opening | null>): Promise<void> {
    if (await this.isFounded()) return;
    const run = (this.run = takeWeekAhead() ?? this.ordered(await opening()));
    try {
      const recorded = await run.recorded;
      const began = performance.now();
      await this.db.transaction((manager) => this.found(manager, recorded, leaseEpoch));
      this.log.log(`recorded the replayed week in ${Math.round(performance.now() - began)} ms`);
    } finally {
      this.run = null;
      await run.stop();
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.run?.stop();
  }

  private ordered(opening: Opening | null): WeekRun {
    const order = weekOrder(this.config);
    return new WeekRun({ ...order, leadsTo: opening && { ...opening, state: opening.state(order.openedAt) } });
  }

  /** Does not wait for the disk: nobody has been told of the league yet, and the first commit that somebody is told of takes it along. */
  private async found(manager: EntityManager, recorded: RecordedWeek, leaseEpoch: number): Promise<void> {
    await manager.query('SET LOCAL synchronous_commit = off');
    await this.filling.keep(manager, recorded, leaseEpoch);
    for (const { sql, values } of recorded.statements) await manager.query(sql, values);
    await this.leases.keepHeld(manager, MARKET_LEASE);
  }
}
