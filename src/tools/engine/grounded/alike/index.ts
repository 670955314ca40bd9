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
import { fieldPieces } from './by-fields.js';
import { reckonedBy, withReckoned } from './reckoned.js';
import { BARE_SUM, bulletsIn, partitions } from './partitions.js';
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
  const open: (readonly Span[])[] = [];
  let looked = 0;
  for (const parts of partitions(reading.text, scope)) {
    if (++looked > MOST_PARTITIONS) return [];
    if (!areMarkedAlike(parts, reading.text) || hasSum(parts, reading.text) || isCutShort(parts, reading, scope))
      continue;
    const rows = cutRows(parts, asked, reading);
    if (rows.length > 0) return withTruths(rows, asked);
    open.push(parts);
  }
  for (const read of [fieldRows, reckonedRows])
    for (const parts of open) {
      const rows = read(parts, asked, reading);
      if (rows.length > 0) return withTruths(rows, asked);
    }
  return [];
}

type Reader = (parts: readonly Span[], asked: Asked, reading: Reading) => ToldRow[];

/** Rows cut in any way, the heaviest. */
const cutRows: Reader = (parts, asked, reading) => heaviest(parts, asked, reading, NO_WAYS);
/** The same, without a column for what a row's own numbers come to. */
const reckonedRows: Reader = (parts, asked, reading) => {
  const ways = waysFor(parts, asked, reading);
  return ways.size > 0 ? heaviest(parts, asked, reading, ways) : [];
};

function heaviest(parts: readonly Span[], asked: Asked, reading: Reading, ways: Ways): ToldRow[] {
  const found = CUTS.flatMap((cut) => rowsOf(parts, cut, asked, reading, ways) ?? []);
  return found.sort((a, b) => b.weight - a.weight).at(0)?.rows ?? [];
}

/** Rows with the yes or no that their own numbers come to. */
function withTruths(rows: readonly ToldRow[], asked: Asked): ToldRow[] {
  const ways = reckonedBy(asked, false);
  const truths = new Map([...ways].filter(([name]) => asked.truths.some((one) => one.name === name)));
  return rows.map((row) => ({ ...row, told: withReckoned(row.told, truths) ?? row.told }));
}

/** Rows as a way of cutting them leaves them, and how well they fit. */
interface Told {
  weight: number;
  rows: ToldRow[];
}

function rowsOf(parts: readonly Span[], cut: Cut, asked: Asked, reading: Reading, ways: Ways): Told | null {
  const columns =
    columnsFor(parts, cut, asked, reading) ?? columnsFor(parts, { ...cut, isPlain: true }, asked, reading);
  const isMarked = cut.at === 'marks' && !cut.atCapitals;
  return columns && toldBy(columns, parts, asked, reading, ways, isMarked);
}

/** Rows of lines whose fields stand at the same places, with what their own numbers come to. */
const fieldRows: Reader = (parts, asked, reading) => {
  if (!areWhole(parts, reading.text) || !areApart(parts, reading.text, /[\n;]/u)) return [];
  const pieces = fieldPieces(parts, reading);
  const columns = pieces && columnsOf(ranked(parts, asked, reading.text, pieces));
  if (columns === null) return [];
  const told = (ways: Ways): Told | null => toldBy(columns, parts, asked, reading, ways, true);
  return (told(NO_WAYS) ?? told(waysFor(parts, asked, reading)))?.rows ?? [];
};

const waysFor = (parts: readonly Span[], asked: Asked, { text }: Reading): Ways =>
  reckonedBy(
    asked,
    parts.every(({ start, end }) => EACH.test(text.slice(start, end))),
  );

/** "Summe 42,90 €": a row that is the sum of those before it. */
const hasSum = (parts: readonly Span[], text: string): boolean =>
  parts.length > 2 && BARE_SUM.test(text.slice(parts[parts.length - 1].start, parts[parts.length - 1].end));

/** Whether rows are parted by such a mark each. */
const areApart = (parts: readonly Span[], text: string, mark: RegExp): boolean =>
  parts.slice(1).every(({ start }, i) => mark.test(text.slice(parts[i].end, start)));

/** What columns tell; of members that a row's own numbers come to without looking for a column of theirs. */
function toldBy(
  columns: readonly Column[],
  parts: readonly Span[],
  asked: Asked,
  reading: Reading,
  ways: Ways,
  isMarked: boolean,
): Told | null {
  const looked = {
    ...asked,
    members: asked.members.filter(({ name }) => !ways.has(name)),
    truths: asked.truths.filter(({ name }) => !ways.has(name)),
  };
  const chosen = chosenIn(columns, looked);
  if (chosen.rest.length < 2) return null;
  const read = asked.others - (asked.truths.length - looked.truths.length) + asked.choices.length - chosen.told.size;
  const areLines = isMarked && areApart(parts, reading.text, /\n/u);
  const spare = { read, more: areLines ? 1 : 0, mayLack: areLines };
  const found = assigned(looked, chosen.rest, reading, spare);
  if (found === null) return null;
  const rows = parts.map((part, i) => ({
    scope: withoutTailOf(part, i, columns, reading.text),
    told: withReckoned(toldOf(found, chosen.told, i, reading), ways),
  }));
  return areTold(rows) ? { weight: found.weight, rows } : null;
}

type Ways = ReturnType<typeof reckonedBy>;
const NO_WAYS: Ways = new Map();
const EACH = new RegExp(String.raw`(?<!\p{L})(?:${anyWordOf('eachSaid')})(?!\p{L})|/\s?\p{L}`, 'iu');
const areTold = (rows: readonly { told: ToldRow['told'] | null }[]): rows is ToldRow[] =>
  rows.every(({ told }) => told !== null);

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
