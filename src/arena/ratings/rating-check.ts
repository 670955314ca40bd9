import type { Statements } from '../../common/db/bulk-insert.js';
import { rated, type Known } from '../engine/skill/index.js';
import type { LedgerDifference } from '../ledger/ledger-checks.js';
import { changesOf, type RatingChange } from './rating-writer.js';
import { settledMatches, type SettledMatch } from './settled-matches.js';

export const RATING_CHECK = 'ratings_from_hours';

/** What is listed of ratings that do not agree. */
const LISTED = 100;
const COMPARED = ['at', 'rank', 'estimate', 'low', 'high'] as const;

type Difference = Omit<LedgerDifference, 'check'>;

/**
 * Goes along all settled matches, whose boards and settlements are chained: places and rating changes are those of the boards,
 * and what is known of each participant comes from its hours. Reads only.
 * @returns the first differences, and how many there are
 */
export async function ratingDifferences(
  manager: Statements,
): Promise<{ total: number; differences: LedgerDifference[] }> {
  const now = new Map<string, Known>();
  const found: Difference[] = [];
  for await (const match of settledMatches(manager)) {
    const after = match.duration === '1h' ? knownAfter(match) : new Map<string, Known>();
    for (const [id, one] of after) now.set(id, one);
    const ratings = [...after].map(([participant_id, { rating }]) => ({ participant_id, after: rating }));
    const rebuilt = changesOf({
      match: { id: match.id, ends_at: match.ends_at.getTime() },
      board: match.board,
      ratings,
    });
    found.push(...changesApart(match.id, await storedChanges(manager, match.id), rebuilt));
  }
  found.push(...(await knownApart(manager, now)));
  const differences = found.slice(0, LISTED).map((one) => ({ check: RATING_CHECK, ...one }));
  return { total: found.length, differences };
}

/** Of those on the board. What the settlement says of ratings is chained; of those before they were beliefs, it is made anew. */
function knownAfter({ board, ratings, known }: SettledMatch & { known: ReadonlyMap<string, Known> }) {
  const here = board.filter(({ id }) => known.has(id));
  const said = new Map((ratings ?? []).map(({ participant_id, after }) => [participant_id, after]));
  const isSaid = here.every(({ id }) => 'estimate' in (said.get(id) ?? {}));
  const after = isSaid ? known : rated(known);
  return new Map(
    here.map(({ id }): [string, Known] => {
      const one = after.get(id) as Known;
      return [id, isSaid ? { ...one, rating: said.get(id) ?? one.rating } : one];
    }),
  );
}

const storedChanges = (manager: Statements, match: string): Promise<(Omit<RatingChange, 'at'> & { at: Date })[]> =>
  manager.query(
    'SELECT match_id, participant_id, at, rank, estimate, low, high FROM arena_rating_change WHERE match_id = $1',
    [match],
  );

function changesApart(
  match: string,
  stored: readonly (Omit<RatingChange, 'at'> & { at: Date })[],
  rebuilt: readonly RatingChange[],
): Difference[] {
  const held = new Map(stored.map((row) => [row.participant_id, { ...row, at: row.at.toISOString() }]));
  const made = new Map(rebuilt.map((row) => [row.participant_id, row]));
  return [...new Set([...held.keys(), ...made.keys()])].flatMap((id) =>
    COMPARED.filter((member) => held.get(id)?.[member] !== made.get(id)?.[member]).map((member) => ({
      subject: `${match} ${id}`,
      member,
      stored: textOf(held.get(id)?.[member]),
      rebuilt: textOf(made.get(id)?.[member]),
    })),
  );
}

const textOf = (x: string | number | null | undefined): string | null =>
  x === null || x === undefined ? null : String(x);

type Stored = { id: string } & { [part in keyof Known]: Known[part] | null };

async function knownApart(manager: Statements, now: ReadonlyMap<string, Known>): Promise<Difference[]> {
  const rows = await manager.query<Stored[]>(
    'SELECT id, rating, evidence FROM arena_participant ORDER BY id COLLATE "C"',
  );
  return rows.flatMap((row) =>
    (['rating', 'evidence'] as const).flatMap((member) => {
      const [stored, rebuilt] = [row[member], now.get(row.id)?.[member] ?? null].map(sorted);
      return stored === rebuilt ? [] : [{ subject: row.id, member, stored, rebuilt }];
    }),
  );
}

/** As text that does not depend on the order of members. */
const sorted = (one: object | null): string | null =>
  one && JSON.stringify(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)));
