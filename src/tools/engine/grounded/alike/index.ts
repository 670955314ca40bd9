import type { Span } from '../clause.js';
import type { ToldRow } from '../listed/told-row.js';
import { stretches } from '../mention.js';
import type { Reading } from '../reading.js';
import { sameThing } from '../same-thing.js';
import type { Schema } from '../schema.js';
import { isCurrency } from '../units.js';
import { assigned } from './assigned.js';
import { chosenIn } from './chosen.js';
import { type Column, columnsOf } from './columns.js';
import { areMarkedAlike, areWhole, framed } from './lacking.js';
import { type Asked, isCalled, membersOf } from './members.js';
import { bulletsIn, partitions } from './partitions.js';
import { type Cut, CUTS, type Piece, piecesOf } from './pieces.js';
import { toldOf } from './told-of.js';
import { anyWordOf, wordsOf } from './words.js';

export { besideRows, headingFor, isOfHeading } from './heading.js';
export { beginningOf, bulletsIn } from './partitions.js';
export { partiesIn } from './parties.js';

const LONGEST = 4000;
/** So many ways to part a text are looked into. */
const MOST_PARTITIONS = 600;

/**
 * The rows of a list that are written alike, each with what its members are: "Anna, 34, Lund; Bo, 40, Malmö". Every member takes
 * a column of its own, what is left of a row is the same in all of them; none where that can be done in no way, or in several.
 */
export function alikeRows(items: Schema, root: Schema, reading: Reading, scope: Span): ToldRow[] {
  const asked = membersOf(items, root);
  if (asked === null || scope.end - scope.start > LONGEST) return [];
  let looked = 0;
  for (const parts of partitions(reading.text, scope)) {
    if (++looked > MOST_PARTITIONS) return [];
    if (!areMarkedAlike(parts, reading.text) || isCutShort(parts, reading, scope)) continue;
    const found = CUTS.flatMap((cut) => rowsOf(parts, cut, asked, reading) ?? []).sort((a, b) => b.weight - a.weight);
    if (found.length > 0) return found[0].rows;
  }
  return [];
}

/** Rows as a way of cutting them leaves them, and how well they fit. */
function rowsOf(
  parts: readonly Span[],
  cut: Cut,
  asked: Asked,
  reading: Reading,
): { weight: number; rows: ToldRow[] } | null {
  const columns =
    columnsFor(parts, cut, asked, reading) ?? columnsFor(parts, { ...cut, isPlain: true }, asked, reading);
  const chosen = columns && chosenIn(columns, asked.choices);
  if (chosen === null || chosen.rest.length < 2) return null;
  const spare = asked.others + asked.choices.length - chosen.told.size;
  const found = assigned(asked, chosen.rest, reading, spare);
  const rows = parts.map((part, i) => ({
    scope: withoutTailOf(part, i, columns, reading.text),
    told: found ? toldOf(found, chosen.told, i, reading) : NONE,
  }));
  return found && { weight: found.weight, rows };
}

function columnsFor(parts: readonly Span[], cut: Cut, asked: Asked, reading: Reading): Column[] | null {
  const bare = parts.map((part) => withoutLists(part, asked, reading.text));
  const pieces = ranked(parts, asked, reading.text, withoutTail(bare.map((part) => piecesOf(reading, part, cut))));
  const mayLack =
    !cut.atCapitals && asked.members.some(({ isNullable }) => isNullable) && areWhole(parts, reading.text);
  return columnsOf(mayLack ? (framed(pieces) ?? pieces) : pieces);
}

const RANK = /(?:^|\n)[ \t]{0,4}\(?(\d{1,2})[.)]\s{1,3}$/u;
const RANK_LENGTH = 12;

/** "1. Ada 52.31", "2. Bo 52.48": rows with the figure before them, where one of their members is told by it. */
function ranked(
  parts: readonly Span[],
  { members }: Asked,
  text: string,
  rows: readonly (readonly Piece[])[],
): readonly (readonly Piece[])[] {
  if (!members.some((one) => one.type === 'number' && isCalled(one, 'ranks'))) return rows;
  const ranks = parts.flatMap(({ start }) => rankBefore(start, text));
  return ranks.length === rows.length ? rows.map((row, i) => [ranks[i], ...row]) : rows;
}

function rankBefore(at: number, text: string): Piece[] {
  const from = Math.max(0, at - RANK_LENGTH);
  const found = RANK.exec(text.slice(from, at));
  return found === null ? [] : [rankPiece(from, found)];
}

function rankPiece(from: number, { index, 0: mark, 1: rank }: RegExpExecArray): Piece {
  const start = from + index + mark.indexOf(rank);
  return { type: 'number', value: Number(rank), text: rank, start, end: start + rank.length, lead: '' };
}

/** "Siri, 189 kr, färger: blå, röd": a row without the list that it ends in, which is read by itself. */
function withoutLists(part: Span, { lists }: Asked, text: string): Span {
  const said = text.slice(part.start, part.end);
  const list = /[,;.]\s(\p{L}{3,20}):\s[^:;\n]+$/u.exec(said);
  const isAsked =
    list !== null && lists.some(({ words }) => words.some((word) => sameThing(word, list[1].toLowerCase())));
  return isAsked ? { start: part.start, end: part.start + list.index } : part;
}

const NONE: ToldRow['told'] = new Map();

/** What the last row leads over to stands in none of them. */
function withoutTailOf(part: Span, row: number, columns: readonly Column[] | null, text: string): Span {
  const end = Math.max(
    ...(columns ?? []).map(({ cells }) => (row === cells.length - 1 ? cells[row].end : part.end)),
    0,
  );
  return TAIL.test(text.slice(end, part.end)) ? { start: part.start, end } : part;
}

/** "4 scarves and 6 hats for the stall": what the last row leads over to is of them all. */
function withoutTail(rows: readonly (readonly Piece[])[]): readonly (readonly Piece[])[] {
  const [first] = rows;
  const last = rows[rows.length - 1];
  const tail = last.slice(first.length);
  return tail.length > 0 && tail.every(({ lead }) => TAILS.has(lead))
    ? [...rows.slice(0, -1), last.slice(0, first.length)]
    : rows;
}

const TAILS = wordsOf('tails');
const TAIL = new RegExp(String.raw`^\s(?:${anyWordOf('tails')})\s`, 'iu');

const SUM = new RegExp(String.raw`(?<!\p{L})(?:${anyWordOf('sums')})(?!\p{L})`, 'iu');

/** Whether rows have a mark each that no line before them has, or follow a line that leads to them: nothing before is one of them. */
function isHeaded(text: string, before: Span): boolean {
  const said = text.slice(before.start, before.end);
  const isMarked = /(?:^|\n)[-•*–]$/u.test(said.trimEnd());
  return isMarked ? bulletsIn(said, { start: 0, end: said.length }) < 2 : said.endsWith(':\n');
}

/** Whether something before the rows or behind them has what they have: one of them that is not read. */
function isCutShort(parts: readonly Span[], reading: Reading, scope: Span): boolean {
  const [cut] = CUTS;
  const [own] = parts.map((part) => piecesOf(reading, part, cut));
  const ends = [
    { start: scope.start, end: parts[0].start },
    { start: parts[parts.length - 1].end, end: scope.end },
  ];
  const [, behind] = ends;
  return (isHeaded(reading.text, ends[0]) ? [behind] : ends).some((end) =>
    stretches(/[^\n]+?(?:[.!?](?=\s|$)|$)/gmu, reading.text.slice(end.start, end.end)).some(({ text, start }) => {
      const found = piecesOf(reading, { start: end.start + start, end: end.start + start + text.length }, cut);
      const [hard, asked] = [hardIn(found), hardIn(own)];
      const isPart = hasAll(hard, asked) || (end === behind && hard.some((type) => asked.includes(type)));
      const isOfKind =
        found.at(0)?.type === own.at(0)?.type || (end !== behind && asked.some((type) => type !== 'number'));
      const isMeasured = end === behind && unitsIn(found).some((unit) => unitsIn(own).includes(unit));
      return ((isOfKind && isPart) || isMeasured) && !SUM.test(text);
    }),
  );
}

/** Whether one list of types has all of another, as often; never of an empty one. */
function hasAll(found: readonly string[], own: readonly string[]): boolean {
  const left = [...found];
  return (
    own.length > 0 &&
    own.every((type) => {
      const at = left.indexOf(type);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
  );
}

/** The units of what is measured, without those of money. */
const unitsIn = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap(({ unit }) => (unit === undefined || isCurrency(unit) ? [] : [unit]));

const hardIn = (pieces: readonly Piece[]): string[] =>
  pieces.map(({ type }) => type).filter((type) => type !== 'words' && type !== 'quoted');
