import { Injectable } from '@nestjs/common';
import { bulkInsert, type Columns, type Statements } from '../../common/db/bulk-insert.js';
import type { BoardEntry, Settlement } from '../engine/league/index.js';

const CHANGE: Columns = {
  match_id: 'text',
  participant_id: 'text',
  at: 'timestamptz',
  rank: 'integer',
  mu: 'double precision',
  sigma: 'double precision',
};

interface SettledMatch {
  match: { id: string; ends_at: number };
  board: readonly BoardEntry[];
  settlement: Settlement;
}

function changesOf({ match, board, settlement }: SettledMatch) {
  const after = new Map(settlement.ratings.map((one) => [one.participant_id, one.after]));
  return board
    .filter((entry) => entry.eligible)
    .map(({ id, rank, rating }) => ({
      match_id: match.id,
      participant_id: id,
      at: new Date(match.ends_at).toISOString(),
      rank,
      ...(after.get(id) ?? { mu: rating.mu, sigma: rating.sigma }),
    }));
}

/** Writes down what a settled match did to ratings and records. */
@Injectable()
export class RatingWriter {
  async keep(
    manager: Statements,
    match: { id: string; ends_at: number },
    board: readonly BoardEntry[],
    settlement: Settlement,
  ): Promise<void> {
    await this.record(manager, [{ match, board, settlement }]);
    await manager.query(`UPDATE arena_match SET status = 'settled', settlement = $2 WHERE id = $1`, [
      match.id,
      JSON.stringify(settlement),
    ]);
  }

  /** The rating changes of any number of matches. */
  async record(manager: Statements, settled: readonly SettledMatch[]): Promise<void> {
    await bulkInsert(manager, 'arena_rating_change', CHANGE, settled.flatMap(changesOf));
  }

  /** The new ratings in the participants' rows; the league learns of them by a command. */
  async apply(manager: Statements, settlement: Settlement): Promise<void> {
    const rows = settlement.ratings.map(({ participant_id, after }) => ({ id: participant_id, ...after }));
    await manager.query(
      `UPDATE arena_participant p SET mu = r.mu, sigma = r.sigma
       FROM jsonb_to_recordset($1::jsonb) AS r(id text, mu double precision, sigma double precision) WHERE p.id = r.id`,
      [JSON.stringify(rows)],
    );
  }
}
