import { Injectable } from '@nestjs/common';
import type { Job } from 'bull';
import type { EntityManager } from 'typeorm';
import { EventLog } from '../../common/events/event-log.js';
import { JobRunner } from '../../common/jobs/job-runner.js';
import type { JobRef } from '../../common/jobs/queues.js';
import { CommandLog } from '../decisions/command-log.js';
import { FIGHTERS, fighterById } from '../engine/fighters/index.js';
import { hindsight, settle, type BoardEntry, type MatchQuote, type Settlement } from '../engine/league/index.js';
import type { Rating } from '../engine/matches/index.js';
import { readCourse, readRegime, type EndedMatchRow } from './match-course.js';
import { hashOfMatch } from './match-hash.js';
import { RatingWriter } from '../ratings/rating-writer.js';
import { WeekFilling } from '../replayed-week/week-filling.js';

interface EndedRow extends EndedMatchRow {
  quotes: MatchQuote[];
}

const baselines = new Set(FIGHTERS.filter((fighter) => fighter.baseline).map(({ id }) => id));

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

  private async settle(manager: EntityManager, id: string): Promise<void> {
    const [rows] = await manager.query<[EndedRow[], number]>(
      `UPDATE arena_match SET status = 'settled' WHERE id = $1 AND status = 'ended' RETURNING id, duration, starts_at, ends_at, first_tick, last_tick, board, quotes`,
      [id],
    );
    if (rows.length === 0) return;
    const [match] = rows;
    const seen = { ...hindsight(await readCourse(manager, match)), ...(await hashOfMatch(manager, match)) };
    const ratings = await this.ratings(manager, match.board);
    const settlement = { ...settle({ board: match.board, quotes: match.quotes, ratings, baselines }), ...seen };
    await this.book.keep(manager, { id, ends_at: match.ends_at.getTime() }, match.board, settlement);
    await this.book.apply(manager, settlement);
    await this.tell(manager, match, settlement);
  }

  /** Locks the participants' rows, as ticks do: the last thing to ask for. */
  private async ratings(manager: EntityManager, board: readonly BoardEntry[]): Promise<Map<string, Rating>> {
    const rows = await manager.query<(Rating & { id: string })[]>(
      'SELECT id, mu, sigma FROM arena_participant WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE',
      [board.map(({ id }) => id)],
    );
    return new Map(rows.map(({ id, mu, sigma }) => [id, { mu, sigma }]));
  }

  private async tell(manager: EntityManager, match: EndedRow, settlement: Settlement): Promise<void> {
    const ratings = settlement.ratings.map(({ participant_id, after }) => ({ participant_id, ...after }));
    await this.log.add(manager, [{ kind: 'rated', ratings }]);
    const winner = match.board.find(({ id }) => id === settlement.winner);
    if (!winner) return;
    await this.events.emit(manager, {
      type: 'match_settled',
      duration: match.duration,
      strategy: fighterById(winner.id)?.strategy.kind ?? 'challenger',
      regime: await readRegime(manager, match),
      return_pct: winner.return_pct,
    });
  }
}
