import type { EntityManager } from 'typeorm';
import { RECORD_FORMAT, recordBody, sha256, type Seal, type SettledMatch } from '../engine/records/index.js';
import { canonical, type Canonical } from '../engine/matches/index.js';
import { readBooks, type MatchBooks } from './match-books.js';

type Queries = Pick<EntityManager, 'query'>;

interface MatchRow {
  id: string;
  duration: string;
  rules: number;
  starts_at: Date;
  ends_at: Date;
  first_tick: string;
  last_tick: string;
  leader: string | null;
  board: unknown;
  quotes: unknown;
  odds: unknown;
  odds_by_return: unknown;
  settlement: unknown;
  curves: string | null;
  odds_course: string | null;
}

const COLUMNS = `m.id, m.duration, m.rules, m.starts_at, m.ends_at, m.first_tick, m.last_tick, m.leader, m.board, m.quotes, m.odds,
  m.odds_by_return, m.settlement, c.curves, c.odds AS odds_course`;
const COURSE = 'LEFT JOIN arena_match_course c ON c.match_id = m.id';

const matchOf = ({ starts_at, ends_at, first_tick, last_tick, ...row }: MatchRow): Omit<SettledMatch, 'more'> => ({
  id: row.id,
  duration: row.duration,
  board: row.board,
  quotes: row.quotes,
  odds: row.odds,
  settlement: row.settlement,
  starts_at: starts_at.toISOString(),
  ends_at: ends_at.toISOString(),
  first_tick: Number(first_tick),
  last_tick: Number(last_tick),
});

/** The text of a match's record as its columns give it now. @param books of its ticks; null in the first format */
function bodyOf(row: MatchRow, books: MatchBooks | null): string {
  if (books === null) return recordBody(matchOf(row));
  const { rules, leader, odds_by_return, curves, odds_course } = row;
  const hashed = { curves: curves && sha256(curves), odds_course: odds_course && sha256(odds_course) };
  return recordBody({ ...matchOf(row), more: { rules, leader, odds_by_return, ...hashed, ...books } });
}

const booksOf = (manager: Queries, { first_tick, last_tick }: MatchRow): Promise<MatchBooks> =>
  readBooks(manager, Number(first_tick), Number(last_tick));

/** A settled match that waits for its seal, its text as it is hashed. */
export interface Unsealed {
  id: string;
  body: string;
  books: MatchBooks;
}

/** Settled matches without a seal in the order in which they are sealed. */
export async function unsealed(manager: Queries, limit: number): Promise<Unsealed[]> {
  const rows = await manager.query<MatchRow[]>(
    `SELECT ${COLUMNS} FROM arena_match m ${COURSE} LEFT JOIN arena_seal s ON s.match_id = m.id
     WHERE m.status = 'settled' AND s.seq IS NULL ORDER BY m.ends_at, m.starts_at DESC, m.id LIMIT $1`,
    [limit],
  );
  const found: Unsealed[] = [];
  for (const row of rows) {
    const books = await booksOf(manager, row);
    found.push({ id: row.id, body: bodyOf(row, books), books });
  }
  return found;
}

type SealRow = Omit<Seal, 'seq'> & { seq: string; format: number; books: MatchBooks | null; sealed_at: Date };

const SEAL =
  's.seq, s.format, s.books, s.match_id, s.previous, s.body_hash, s.hash, s.key_id, s.signature, s.sealed_at';
const sealOf = ({ seq, match_id, previous, body_hash, hash, key_id, signature }: SealRow): Seal => ({
  seq: Number(seq),
  match_id,
  previous,
  body_hash,
  hash,
  key_id,
  signature,
});

/** A link as it stands in the chain. */
export interface ListedSeal {
  seal: Seal;
  sealed_at: string;
}

/** Links after a number, in order. */
export async function sealsAfter(manager: Queries, seq: number, limit: number): Promise<ListedSeal[]> {
  const rows = await manager.query<SealRow[]>(
    `SELECT ${SEAL} FROM arena_seal s WHERE s.seq > $1 ORDER BY s.seq LIMIT $2`,
    [seq, limit],
  );
  return rows.map((row) => ({ seal: sealOf(row), sealed_at: row.sealed_at.toISOString() }));
}

/** A link with what its match gives now; null when the match is gone. */
export interface HeldSeal extends ListedSeal {
  body: string | null;
  /** whether what it says of the match's books is what they hold; their lines are as the link says where nobody looked */
  booked: boolean;
}

/** Links after a number with what their matches give now: all that they cover is read. */
export async function heldSealsAfter(manager: Queries, seq: number, limit: number): Promise<HeldSeal[]> {
  const held: HeldSeal[] = [];
  for (const row of await sealedRows(manager, 's.seq > $1', seq, limit)) {
    const books = row.id === null || row.format === 1 ? null : await booksOf(manager, row);
    held.push(heldOf(row, books, isKnown(row) && same(books, row.books)));
  }
  return held;
}

/** The link of a match, and its text with what was sealed of its books; null while it has none. */
export async function sealOfMatch(manager: Queries, id: string): Promise<HeldSeal | null> {
  const [row] = await sealedRows(manager, 's.match_id = $1', id, 1);
  return row ? heldOf(row, row.books, true) : null;
}

const isKnown = ({ format }: SealRow): boolean => format >= 1 && format <= RECORD_FORMAT;

type HeldRow = SealRow & MatchRow;

const sealedRows = (manager: Queries, where: string, value: unknown, limit: number): Promise<HeldRow[]> =>
  manager.query<HeldRow[]>(
    `SELECT ${SEAL}, ${COLUMNS} FROM arena_seal s LEFT JOIN arena_match m ON m.id = s.match_id AND m.status = 'settled' ${COURSE}
     WHERE ${where} ORDER BY s.seq LIMIT $2`,
    [value, limit],
  );

const heldOf = (row: HeldRow, books: MatchBooks | null, booked: boolean): HeldSeal => ({
  seal: sealOf(row),
  sealed_at: row.sealed_at.toISOString(),
  body: row.id === null ? null : bodyOf(row, books),
  booked,
});

const same = (a: unknown, b: unknown): boolean => canonical(a as Canonical) === canonical(b as Canonical);

/** The newest link; null before the first. */
export async function headOf(manager: Queries): Promise<Seal | null> {
  const [row] = await manager.query<SealRow[]>(`SELECT ${SEAL} FROM arena_seal s ORDER BY s.seq DESC LIMIT 1`);
  return row ? sealOf(row) : null;
}
