import type { Piece, Type } from './pieces.js';
import { anyWordOf, wordsOf } from './words.js';

/** What stands at one place of every row. */
export interface Column {
  at: number;
  type: Type;
  cells: readonly Piece[];
  /** whether it is the same in all rows, or says nothing */
  isIdle: boolean;
  /** whether it is what a member is chosen by */
  isTold?: boolean;
}

const IDLE = wordsOf('idle');
const ARTICLES = wordsOf('articles');
const folded = (cell: Piece): string =>
  cell.text
    .toLowerCase()
    .replace(/[.’']/gu, '')
    .replace(/(?<=\p{L}{3})s(?!\p{L})/gu, '');

/** The columns of rows whose pieces are of the same types, in the same order; null where they are not. */
export function columnsOf(rows: readonly (readonly Piece[])[]): Column[] | null {
  const [first] = rows;
  const isAlike = rows.every(
    (row) => row.length === first.length && row.every(({ type }, i) => type === first[i].type),
  );
  if (!isAlike || first.length === 0) return null;
  return first
    .flatMap(({ type }, at) => labelled(rows.map((row) => row[at])).map((cells) => ({ type, cells })))
    .map(({ type, cells }, at) => ({ at, type, cells, isIdle: type === 'words' && isIdle(cells) }));
}

/** The columns of a row that is alone: each of its pieces is one. */
export const columnsOfOne = (row: readonly Piece[]): Column[] =>
  row.map((cell, at) => ({
    at,
    type: cell.type,
    cells: [cell],
    isIdle: cell.type === 'words' && IDLE.has(folded(cell)),
  }));

/** "Ticket 311", "Ticket 312"; "room B12", "room A3": what all cells begin with is a column of its own. */
function labelled(cells: readonly Piece[]): (readonly Piece[])[] {
  const firsts = cells.map(({ type, text }) =>
    type === 'words' ? /^(?!\p{Lu}{2,4}\s\d)(\p{L}{2,})[\s:#]+(?=\S)/u.exec(text) : null,
  );
  const [label] = firsts;
  if (cells.length < 2 || label === null || ARTICLES.has(label[1].toLowerCase())) return [cells];
  if (!firsts.every((one) => one?.[1].toLowerCase() === label[1].toLowerCase())) return [cells];
  const parts = cells.map((cell, i) => {
    const at = cell.start + (firsts[i]?.[0].length ?? 0);
    const rest = cell.text.slice(firsts[i]?.[0].length ?? 0);
    return [
      { ...cell, end: cell.start + label[1].length, text: label[1], value: label[1] },
      { ...cell, start: at, text: rest, value: rest, lead: '' },
    ];
  });
  return [parts.map(([own]) => own), parts.map(([, rest]) => rest)];
}

const isIdle = (cells: readonly Piece[]): boolean =>
  cells.every((cell) => IDLE.has(folded(cell))) || new Set(cells.map(folded)).size === 1 || areCounted(cells);

const ORDINAL = new RegExp(String.raw`(?<!\p{L})(?:${anyWordOf('ordinals')})(?!\p{L})`, 'iu');
/** "Takes the first shift", "the second". */
const areCounted = (cells: readonly Piece[]): boolean =>
  cells.every(({ text }) => ORDINAL.test(text) && !/\p{Lu}/u.test(text));
