import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Webhooks } from '../../common/webhooks/webhooks.js';
import { PeriodicWork } from '../../common/work/periodic-work.js';
import { forgetTexts, REPLAYABLE_DAYS } from './forgotten-texts.js';

const HOUR_MS = 3_600_000;

/**
 * What need not be kept for ever, and for how long: ticks and states outlive the longest match by two weeks, so long it can
 * be replayed; fine candles outlive them by the two days that the house decides by. The first state tells since when there
 * are any. Commands, fills, postings, tape, matches and ratings stay: all balances can always be rebuilt. What challengers
 * said beside them does not (`forgotten-texts.ts`).
 */
export const LEAGUE_DAYS = {
  arena_tick: REPLAYABLE_DAYS,
  arena_checkpoint: REPLAYABLE_DAYS,
  arena_audit: 90,
  /** of a minute; those of five minutes 120, of an hour and a day for good */
  arena_candle: 30,
  arena_curve_point: 60,
  /** what models that are guests saw, said and cost */
  arena_round: 90,
  arena_standing: 30,
} as const;
const FIVE_MINUTES_DAYS = 120;

const before = (days: number): string => `< now() - interval '${days} days'`;

const FORGOTTEN = [
  `DELETE FROM arena_tick WHERE at ${before(LEAGUE_DAYS.arena_tick)}`,
  `DELETE FROM arena_checkpoint WHERE at ${before(LEAGUE_DAYS.arena_checkpoint)} AND tick > (SELECT min(tick) FROM arena_checkpoint)`,
  `DELETE FROM arena_audit WHERE at ${before(LEAGUE_DAYS.arena_audit)}`,
  `DELETE FROM arena_candle WHERE interval = '1m' AND time ${before(LEAGUE_DAYS.arena_candle)}`,
  `DELETE FROM arena_candle WHERE interval = '5m' AND time ${before(FIVE_MINUTES_DAYS)}`,
  `DELETE FROM arena_curve_point WHERE at ${before(LEAGUE_DAYS.arena_curve_point)}`,
  `DELETE FROM arena_round WHERE outcome IS NOT NULL AND opened_at ${before(LEAGUE_DAYS.arena_round)}`,
  `DELETE FROM arena_standing s USING arena_match m WHERE m.id = s.match_id AND m.ends_at ${before(LEAGUE_DAYS.arena_standing)}`,
];

/** Removes old rows, once an hour, from any worker: what is gone is gone. */
@Injectable()
export class LeagueRetention extends PeriodicWork {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly webhooks: Webhooks,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super(HOUR_MS, 'old rows were not removed');
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

  protected async round(): Promise<void> {
    for (const statement of FORGOTTEN) await this.db.query(statement);
    await this.forgetEndpoints();
    await forgetTexts(this.db.manager, this.config.retentionDays);
  }
}
