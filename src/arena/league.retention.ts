import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { tellTrouble } from '../common/db/trouble.js';
import { Webhooks } from '../common/webhooks/webhooks.js';

const HOUR_MS = 3_600_000;

/**
 * What need not be kept for ever, and for how long: ticks and states outlive the longest match by two weeks, so long it can
 * be replayed; fine candles outlive them by the two days that the house decides by. The first state tells since when there
 * are any. Commands, fills, postings, tape, matches and ratings stay: all balances can always be rebuilt.
 */
const FORGOTTEN = [
  `DELETE FROM arena_tick WHERE at < now() - interval '22 days'`,
  `DELETE FROM arena_checkpoint WHERE at < now() - interval '22 days' AND tick > (SELECT min(tick) FROM arena_checkpoint)`,
  `DELETE FROM arena_audit WHERE at < now() - interval '90 days'`,
  `DELETE FROM arena_candle WHERE interval = '1m' AND time < now() - interval '30 days'`,
  `DELETE FROM arena_candle WHERE interval = '5m' AND time < now() - interval '120 days'`,
  `DELETE FROM arena_curve_point WHERE at < now() - interval '60 days'`,
  `DELETE FROM arena_standing s USING arena_match m WHERE m.id = s.match_id AND m.ends_at < now() - interval '30 days'`,
];

/** Removes old rows, once an hour, from any worker: what is gone is gone. */
@Injectable()
export class LeagueRetention implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(LeagueRetention.name);
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> = Promise.resolve();

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly webhooks: Webhooks,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => (this.sweeping = this.sweep()), HOUR_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.sweeping;
  }

  /** The last notice of those who have retired has been delivered, or tried for the last time. */
  async forgetEndpoints(): Promise<void> {
    await this.db.transaction(async (manager) => {
      const [rows] = await manager.query<[{ account_id: string }[], number]>(
        `UPDATE arena_participant SET webhook_id = NULL
         WHERE status = 'retired' AND webhook_id IS NOT NULL AND retired_at < now() - interval '1 day' RETURNING account_id`,
      );
      for (const { account_id } of rows) await this.webhooks.forget(manager, `account:${account_id}`);
    });
  }

  private async sweep(): Promise<void> {
    try {
      for (const statement of FORGOTTEN) await this.db.query(statement);
      await this.forgetEndpoints();
    } catch (error) {
      tellTrouble(this.log, 'old rows were not removed', error);
    }
  }
}
