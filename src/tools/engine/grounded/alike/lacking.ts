import type { Span } from '../clause.js';
import { BARE_SUM } from './partitions.js';
import type { Piece } from './pieces.js';
import { anyWordOf, wordsOf } from './words.js';

/** "No deadline", "ohne Frist", "none": said not to be. */
const DENIED = new RegExp(
  String.raw`^(?:(?:${anyWordOf('denied')})(?:\s\p{L}[\p{L}-]*){0,2}|${anyWordOf('none')})$`,
  'iu',
);
const SINCE = wordsOf('since');
/** So many steps are taken; texts come from strangers. */
const MOST_STEPS = 2000;

type Row = readonly Piece[];
/** Of each piece of the frame whether a row has one, and which. */
type Way = readonly (Piece | null)[];

/**
 * Rows of which some lack a piece, filled up to the frame of the longest: what is missing is a copy of what another row has,
 * marked as such. Null where they have no one frame, or a row may lack this as well as that.
 */
export function framed(rows: readonly Row[]): Row[] | null {
  const frame = rows.reduce((longest, row) => (row.length > longest.length ? row : longest));
  const filled = rows.map((row, at) => {
    if (at === 0 || at === rows.length - 1) if (isStray(row, frame)) return null;
    return filledUp(row, frame);
  });
  return filled.every((row) => row !== null) ? filled : null;
}

/** Whether each part is a line of its own or stands between marks that it has none of: what lacks something is no other's. */
export function areWhole(parts: readonly Span[], text: string): boolean {
  const isListed = parts.slice(1).every(({ start }, i) => /[\n;.]/u.test(text.slice(parts[i].end, start)));
  const marks = isListed ? /\n/u : /\n|,\s(?![^(]*\))/u;
  return parts.every(({ start, end }) => !marks.test(text.slice(start, end)) && text[end - 1] !== ':');
}

const MARKED = /(?:^|\n)\s*[-•*–]\s+$/u;
const marked = (parts: readonly Span[], text: string): number =>
  parts.filter(({ start }) => MARKED.test(text.slice(Math.max(0, start - 6), start))).length;

/** Whether all parts have a mark of a list before them, or none has. */
export const areMarkedAlike = (parts: readonly Span[], text: string): boolean =>
  [0, parts.length].includes(marked(parts, text));

/** "Guests", "Total 12": too little for a row at the edge of a list. */
const isStray = (row: Row, frame: Row): boolean =>
  row.length < frame.length && (row.length < 2 || BARE_SUM.test(row[0].text));

function filledUp(row: Row, frame: Row): Row | null {
  const ways = waysInto(row, frame);
  const least = Math.min(...ways.map(gapsIn));
  const best = ways.filter((way) => gapsIn(way) === least && isSinceFirst(way, frame));
  if (new Set(best.map(shapeOf)).size !== 1) return null;
  return best[0].map((piece, i) => piece ?? { ...frame[i], isMissing: true });
}

const shapeOf = (way: Way): string => way.map((piece) => (piece === null ? '-' : piece.start)).join(' ');
const isDenied = ({ type, text }: Piece): boolean => type === 'words' && DENIED.test(text);

/** The ways to lay the pieces of a row onto a frame; what is denied lies on anything. */
function waysInto(row: Row, frame: Row): Way[] {
  const found: Way[] = [];
  const isShorter = row.length < frame.length;
  let steps = 0;
  const lay = (at: number, way: Way): void => {
    if (++steps > MOST_STEPS) return;
    if (way.length === frame.length) {
      if (at === row.length) found.push(way);
      return;
    }
    const next = row.at(at);
    if (next && isDenied(next)) lay(at + 1, [...way, null]);
    else if (next && isLike(next, frame[way.length], isShorter)) lay(at + 1, [...way, next]);
    if (frame.length - way.length > row.length - at) lay(at, [...way, null]);
  };
  lay(0, []);
  return steps > MOST_STEPS ? [] : found;
}

/** Whether a piece may stand where another does; in a row that lacks something what has no unit is no amount. */
const isLike = (piece: Piece, of: Piece, isShorter: boolean): boolean =>
  piece.type === of.type && (!isShorter || (piece.unit === undefined) === (of.unit === undefined));

const gapsIn = (way: Way): number =>
  way.filter((piece, i) => piece === null && (i === 0 || way[i - 1] !== null)).length;

/** "Since 2021" is the first of two; a year alone may be either. */
function isSinceFirst(way: Way, frame: Row): boolean {
  return way.every((piece, i) => {
    if (piece === null || frame[i].isOfTwo !== true || piece.isOfTwo === true) return true;
    const isFirst = frame.at(i + 1)?.isOfTwo === true;
    return isFirst && SINCE.has(piece.lead);
  });
}
