import type { Statements } from '../../common/db/bulk-insert.js';
import { rated, type Known, type Rating } from '../engine/skill/index.js';
import { settledMatches } from './settled-matches.js';

/** Makes all ratings anew from the boards of the settled hours, oldest first; for a migration: nobody else writes meanwhile. */
export async function rateAnew(manager: Statements): Promise<void> {
  const now = new Map<string, Known>();
  for await (const { id, duration, board, known } of settledMatches(manager)) {
    if (duration !== '1h') continue;
    const after = rated(known);
    for (const { id: one } of board) if (after.has(one)) now.set(one, after.get(one) as Known);
    await writeChanges(manager, id, now);
  }
  await manager.query(
    `UPDATE arena_participant p SET rating = r.rating, evidence = r.evidence
     FROM jsonb_to_recordset($1::jsonb) AS r(id text, rating jsonb, evidence jsonb) WHERE p.id = r.id`,
    [JSON.stringify([...now].map(([id, one]) => ({ id, ...one })))],
  );
}

const writeChanges = (manager: Statements, match: string, now: ReadonlyMap<string, { rating: Rating }>) =>
  manager.query(
    `UPDATE arena_rating_change c SET estimate = r.estimate, low = r.low, high = r.high
     FROM jsonb_to_recordset($2::jsonb) AS r(id text, estimate double precision, low double precision, high double precision)
     WHERE c.match_id = $1 AND c.participant_id = r.id`,
    [match, JSON.stringify([...now].map(([id, { rating }]) => ({ id, ...rating })))],
  );
