import type { Statements } from '../../common/db/bulk-insert.js';
import type { BoardEntry, Settlement } from '../engine/league/index.js';
import { newKnown, withHour, type Known } from '../engine/skill/index.js';

/** Matches that are read at once. */
const PAGE = 50;

export interface SettledMatch {
  id: string;
  duration: string;
  ends_at: Date;
  board: BoardEntry[];
  /** as the settlement says it */
  ratings: Settlement['ratings'];
}

/** Settled matches in their order, and what all hours until then say of everybody who is rated; ratings are left as they are. */
export async function* settledMatches(
  manager: Statements,
): AsyncGenerator<SettledMatch & { known: ReadonlyMap<string, Known> }> {
  let known: ReadonlyMap<string, Known> = await nothingKnown(manager);
  let last = ['-infinity', ''];
  for (let page = await matchesAfter(manager, last); page.length > 0; page = await matchesAfter(manager, last)) {
    for (const match of page) {
      if (match.duration === '1h') known = withHour(match.board, match.ends_at.getTime(), known);
      yield { ...match, known };
      last = [match.ends_at.toISOString(), match.id];
    }
  }
}

async function nothingKnown(manager: Statements): Promise<Map<string, Known>> {
  const rows = await manager.query<{ id: string }[]>(
    'SELECT id FROM arena_participant WHERE NOT baseline ORDER BY id COLLATE "C"',
  );
  return new Map(rows.map(({ id }) => [id, newKnown()]));
}

const matchesAfter = (manager: Statements, last: readonly string[]): Promise<SettledMatch[]> =>
  manager.query(
    `SELECT id, duration, ends_at, board, settlement -> 'ratings' AS ratings FROM arena_match
     WHERE status = 'settled' AND (ends_at, id) > ($1::timestamptz, $2) ORDER BY ends_at, id LIMIT ${PAGE}`,
    [...last],
  );
