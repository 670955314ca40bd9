import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { bulkInsert, type Columns } from './bulk.js';
import { CommandLog } from './command.log.js';
import { KEPT } from './engine/market/index.js';
import { DURATIONS } from './engine/matches/index.js';
import { KEPT_CURVE } from './engine/league/index.js';
import { LeagueWriter } from './league.writer.js';
import { RatingBook } from './rating.book.js';
import type { ReplayedWeek } from './replayed.week.js';

/** Of the replayed week's tape only the end is kept for the public list; fills and postings are kept whole. */
const TAPE_KEPT = 1_000;

const PARTICIPANT: Columns = {
  id: 'text',
  kind: 'text',
  name: 'text',
  name_key: 'text',
  baseline: 'boolean',
  status: 'text',
  registered_at: 'timestamptz',
  activated_at: 'timestamptz',
  admitted_at: 'timestamptz',
  trades: 'integer',
  mu: 'double precision',
  sigma: 'double precision',
  tick: 'bigint',
};
const TICK: Columns = { tick: 'bigint', at: 'timestamptz', lease_epoch: 'bigint', mids: 'jsonb', commands: 'integer' };

const iso = (ms: number): string => new Date(ms).toISOString();

/** Writes a replayed week as if it had happened tick by tick. */
@Injectable()
export class WeekRecord {
  constructor(
    private readonly writer: LeagueWriter,
    private readonly log: CommandLog,
    private readonly ratings: RatingBook,
  ) {}

  async market(manager: EntityManager, week: ReplayedWeek, secret: string): Promise<void> {
    const { league } = week;
    await manager.query(
      `INSERT INTO arena_market (id, genesis, opened_at, secret, status, tick, at, observed, breakers, covariance)
       VALUES (1, $1, $2, $3, 'running', $4, $5, $6, $7, $8)`,
      [
        new Date(week.genesis),
        new Date(week.openedAt),
        secret,
        league.tick,
        new Date(league.time),
        JSON.stringify(league.observed),
        JSON.stringify(league.breakers),
        JSON.stringify(league.covariance),
      ],
    );
    await this.writer.market(manager, league, week.feed.state());
    await this.writer.epochs(manager, week.epochs);
    await this.log.add(manager, week.pending);
  }

  async participants(manager: EntityManager, { league, genesis }: ReplayedWeek): Promise<void> {
    const rows = [...league.participants.values()].map(({ id, kind, name, baseline, admittedAt, trades, rating }) => ({
      id,
      kind,
      name,
      name_key: name.toLowerCase(),
      baseline,
      status: 'active',
      registered_at: iso(genesis),
      activated_at: iso(genesis),
      admitted_at: iso(admittedAt),
      trades,
      ...rating,
      tick: league.tick,
    }));
    await bulkInsert(manager, 'arena_participant', PARTICIPANT, rows);
    await this.writer.accounts(manager, [...league.book.values()], league.tick);
  }

  async ticks(manager: EntityManager, { ticks }: ReplayedWeek, leaseEpoch: number): Promise<void> {
    const rows = ticks.map(({ tick, time, mids, commands }) => ({
      tick,
      at: iso(time),
      lease_epoch: leaseEpoch,
      mids,
      commands,
    }));
    await bulkInsert(manager, 'arena_tick', TICK, rows);
  }

  /** Fills, postings, tape, candles, curves, minds. */
  async history(manager: EntityManager, { league, ticks }: ReplayedWeek): Promise<void> {
    await this.writer.pastFills(manager, ticks);
    await this.writer.pastPostings(manager, ticks);
    await this.writer.pastTape(manager, ticks, TAPE_KEPT);
    await this.writer.candles(manager, league, KEPT);
    await this.writer.curves(manager, league, KEPT_CURVE);
    await this.writer.minds(manager, league);
  }

  async matches(manager: EntityManager, { league, finished }: ReplayedWeek): Promise<void> {
    const running = DURATIONS.map((duration) => league.matches[duration]);
    await this.writer.openMatches(manager, [...finished.map(({ match }) => match), ...running], 0);
    for (const { match, board, settlement, lastTick } of finished) {
      await this.writer.endMatch(manager, { match, board }, lastTick);
      await this.ratings.keep(manager, match, board, settlement);
    }
    for (const match of running) {
      await this.writer.standings(manager, match, match.standings.keys(), league.tick);
      await this.writer.odds(manager, match, league.tick);
    }
  }
}
