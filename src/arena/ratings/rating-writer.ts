import { Injectable } from '@nestjs/common';
import { bulkInsert, type Columns, type Statements } from '../../common/db/bulk-insert.js';
import type { BoardEntry, Settlement } from '../engine/league/index.js';
import { newKnown, type Known } from '../engine/skill/index.js';

const CHANGE: Columns = {
  match_id: 'text',
  participant_id: 'text',
  at: 'timestamptz',
  rank: 'integer',
  estimate: 'double precision',
  low: 'double precision',
  high: 'double precision',
};

/** A row of its table. */
export type RatingChange = {
  match_id: string;
  participant_id: string;
  /** ISO 8601 */
  at: string;
  rank: number;
  estimate: number | null;
  low: number | null;
  high: number | null;
};

interface Places {
  match: { id: string; ends_at: number };
  board: readonly Pick<BoardEntry, 'id' | 'rank' | 'eligible'>[];
  ratings: readonly Pick<Settlement['ratings'][number], 'participant_id' | 'after'>[];
}

/** The places of a match's eligible, and the ratings that it has left them with. */
export function changesOf({ match, board, ratings }: Places): RatingChange[] {
  const after = new Map(ratings.map((one) => [one.participant_id, one.after]));
  return board
    .filter((entry) => entry.eligible)
    .map(({ id, rank }) => ({
      match_id: match.id,
      participant_id: id,
      at: new Date(match.ends_at).toISOString(),
      rank,
      estimate: after.get(id)?.estimate ?? null,
      low: after.get(id)?.low ?? null,
      high: after.get(id)?.high ?? null,
    }));
}

/** Reads what is known of participants, and writes down what a settled match did to it. */
@Injectable()
export class RatingWriter {
  /** Of everybody who is rated and ever had an account. */
  async known(manager: Statements): Promise<Map<string, Known>> {
    const rows = await manager.query<({ id: string } & { [part in keyof Known]: Known[part] | null })[]>(
      'SELECT id, rating, evidence FROM arena_participant WHERE admitted_at IS NOT NULL AND NOT baseline ORDER BY id COLLATE "C"',
    );
    return new Map(
      rows.map(({ id, rating, evidence }) => [id, rating && evidence ? { rating, evidence } : newKnown()]),
    );
  }

  async keep(
    manager: Statements,
    match: { id: string; ends_at: number },
    board: readonly BoardEntry[],
    settlement: Settlement,
  ): Promise<void> {
    await this.record(manager, [{ match, board, ...settlement }]);
    await manager.query(`UPDATE arena_match SET status = 'settled', settlement = $2 WHERE id = $1`, [
      match.id,
      JSON.stringify(settlement),
    ]);
  }

  /** The places and rating changes of any number of matches. */
  async record(manager: Statements, settled: readonly Places[]): Promise<void> {
    await bulkInsert(manager, 'arena_rating_change', CHANGE, settled.flatMap(changesOf));
  }

  /** What is known now in the rows of those whose ratings a match has changed; the league learns of it by a command. */
  async apply(manager: Statements, { ratings }: Settlement, after: ReadonlyMap<string, Known>): Promise<void> {
    const rows = ratings.map(({ participant_id: id }) => ({ id, ...after.get(id) }));
    if (rows.length === 0) return;
    await manager.query(
      `UPDATE arena_participant p SET rating = r.rating, evidence = r.evidence
       FROM jsonb_to_recordset($1::jsonb) AS r(id text, rating jsonb, evidence jsonb) WHERE p.id = r.id`,
      [JSON.stringify(rows)],
    );
  }
}
