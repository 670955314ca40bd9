import { Injectable } from '@nestjs/common';
import type { Job } from 'bull';
import type { EntityManager } from 'typeorm';
import { EventLog } from '../../common/events/event-log.js';
import { JobRunner } from '../../common/jobs/job-runner.js';
import type { JobRef } from '../../common/jobs/queues.js';
import { CommandLog } from '../decisions/command-log.js';
import {
  hindsight,
  judged,
  learn,
  settle,
  type MatchQuote,
  type Rules,
  type Settlement,
} from '../engine/league/index.js';
import { strategyOf } from '../market/tick-happenings.js';
import { readCourse, readRegime, type EndedMatchRow } from './match-course.js';
import { findFollowers } from './match-followers.js';
import { keepCourse } from './stored-course.js';
import { hashOfMatch } from './match-hash.js';
import { RatingWriter } from '../ratings/rating-writer.js';
import { WeekFilling } from '../replayed-week/week-filling.js';

interface EndedRow extends EndedMatchRow {
  rules: Rules;
  quotes: MatchQuote[];
}

/** Settles ended matches, each once: ratings, scores of odds and confidence, luck, and the word to the league. */
@Injectable()
export class SettlementService {
  constructor(
    private readonly runner: JobRunner,
    private readonly book: RatingWriter,
    private readonly log: CommandLog,
    private readonly events: EventLog,
    private readonly filling: WeekFilling,
  ) {}

  run(job: Job<JobRef>): Promise<void> {
    return this.runner.run(job, {
      work: async (attempt) => {
        await this.filling.whole();
        await attempt.complete((manager) => this.settle(manager, attempt.ref));
      },
      giveUp: () => Promise.resolve(),
    });
  }

  /** Hours are settled in their order, whichever is asked for first: ratings go from one to the next. */
  private async settle(manager: EntityManager, id: string): Promise<void> {
    const earlier = await manager.query<{ id: string }[]>(
      `SELECT e.id FROM arena_match m JOIN arena_match e ON e.duration = '1h' AND e.status = 'ended' AND e.ends_at < m.ends_at
       WHERE m.id = $1 AND m.duration = '1h' ORDER BY e.ends_at`,
      [id],
    );
    for (const one of [...earlier, { id }]) await this.settleOne(manager, one.id);
  }

  private async settleOne(manager: EntityManager, id: string): Promise<void> {
    const [rows] = await manager.query<[EndedRow[], number]>(
      `UPDATE arena_match SET status = 'settled' WHERE id = $1 AND status = 'ended' RETURNING id, duration, rules, starts_at, ends_at, first_tick, last_tick, board, quotes`,
      [id],
    );
    if (rows.length === 0) return;
    const [ended] = rows;
    const followers = await findFollowers(manager, ended);
    const match = { ...ended, board: judged(ended.board, followers, ended.rules) };
    const endsAt = match.ends_at.getTime();
    const seen = { ...hindsight(await readCourse(manager, match)), ...(await hashOfMatch(manager, match)) };
    await this.lock(manager, match);
    const before = await this.book.known(manager);
    const after = learn({ ...match, endsAt }, before);
    const settlement = { ...settle({ ...match, before, after }), ...seen, ...(followers.length > 0 && { followers }) };
    if (followers.length > 0) await this.judge(manager, match);
    await this.book.keep(manager, { id, ends_at: endsAt }, match.board, settlement);
    await this.book.apply(manager, settlement, after);
    await keepCourse(manager, match);
    await this.tell(manager, match, settlement);
  }

  /** The board on which those who followed do not count. */
  private async judge(manager: EntityManager, { id, board }: EndedRow): Promise<void> {
    const leader = board[0]?.id ?? null;
    await manager.query('UPDATE arena_match SET board = $2, leader = $3 WHERE id = $1', [
      id,
      JSON.stringify(board),
      leader,
    ]);
  }

  /** Locks the participants' rows, as ticks do: the last thing to ask for. */
  private async lock(manager: EntityManager, { board }: EndedRow): Promise<void> {
    await manager.query('SELECT 1 FROM arena_participant WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE', [
      board.map(({ id }) => id),
    ]);
  }

  private async tell(manager: EntityManager, match: EndedRow, settlement: Settlement): Promise<void> {
    const ratings = settlement.ratings.map(({ participant_id, after }) => ({ participant_id, ...after }));
    if (ratings.length > 0) await this.log.add(manager, [{ kind: 'rated', ratings }]);
    const winner = match.board.find(({ id }) => id === settlement.winner);
    if (!winner) return;
    await this.events.emit(manager, {
      type: 'match_settled',
      duration: match.duration,
      strategy: strategyOf(winner.id),
      regime: await readRegime(manager, match),
      return_pct: winner.return_pct,
    });
  }
}
