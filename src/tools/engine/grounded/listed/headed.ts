import type { Span } from '../clause.js';
import type { Mention } from '../mention.js';
import type { Reading } from '../reading.js';
import { anyOfList } from './words.js';

/** One of a list that says its count last: "sleeve 2". */
export interface Headed extends Span {
  head: string;
  count: Mention;
}

const JOINT = new RegExp(
  String.raw`[,;]\s(?:(?:${anyOfList('joints')})\s)?|\n[-•*\s]{0,6}|\s(?:${anyOfList('joints')})\s`,
  'giu',
);
const PART =
  /^(\p{L}[\p{L}’'/-]*(?:\s[\p{L}\d][\p{L}\d’'/-]*){0,3}?)(?:\s?[:=×x]\s?|\s)(\d{1,5})(?:\s\p{L}[\p{L}’'.-]*){0,4}$/iu;

/** What is called by a number is not counted: "room 4". */
const NUMBERED = new RegExp(String.raw`(?<!\p{L})(?:${anyOfList('numbered')})$`, 'iu');
/** "38 x 8": a size and how many of it. */
const SIZED = /^(\d{2,3})\s?[x×:=]\s?(\d{1,4})(?:\s(?:pcs|pieces|st|stück|stk|pièces|piezas))?$/iu;

/** "Front 2, back 1 on the fold, sleeve 2": all of a sentence or of the lines below a heading, where each part tells its count last; null where what has a number is called by it. */
export function headedIn({ text, mentions }: Reading, scope: Span): Headed[] | null {
  for (const span of sentencesIn(text, scope)) {
    const from = afterHeading(text, span);
    const parts = partsBetween(text, from, span.end);
    const rows = parts.map((part) => headedOf(part, text, mentions));
    const isLed = from > span.start || (rows[0]?.head.split(' ').length ?? 0) === 1;
    if (rows.some((row) => row !== null && NUMBERED.test(row.head))) return null;
    if (rows.length > 1 && isLed && rows.every((row) => row !== null) && areInOrder(rows)) return rows;
  }
  return [];
}

/** Sizes that are numbers are told from the least on; else they may be counts. */
const areInOrder = (rows: readonly Headed[]): boolean =>
  rows.every(
    ({ head }, i) =>
      !/^\d/u.test(head) || (Number(head) % 2 === 0 && (i === 0 || Number(rows[i - 1].head) < Number(head))),
  );

function headedOf({ start, end }: Span, text: string, mentions: readonly Mention[]): Headed | null {
  const said = text.slice(start, end);
  const found = PART.exec(said) ?? SIZED.exec(said);
  if (found === null) return null;
  const at = start + said.indexOf(found[2], found[1].length);
  const isCount = ({ kind, unit, start: from }: Mention): boolean =>
    kind === 'number' && from === at && (unit === undefined || unit === 'piece');
  const count = /^\d/u.test(found[1]) ? numberAt(found[2], at) : mentions.find(isCount);
  return count === undefined ? null : { head: found[1], count, start, end };
}

const numberAt = (text: string, start: number): Mention => ({
  kind: 'number',
  value: Number(text),
  text,
  start,
  end: start + text.length,
});

/** The sentences and paragraphs of a stretch. */
function sentencesIn(text: string, { start, end }: Span): Span[] {
  const marks = [...text.slice(start, end).matchAll(/[.!?](?=\s|$)|\n\n/gu)];
  const ends = [...marks.map(({ index }) => start + index), end];
  return ends.map((to, i) => ({ start: i === 0 ? start : ends[i - 1] + 1, end: to }));
}

function afterHeading(text: string, { start, end }: Span): number {
  const said = text.slice(start, end);
  const lead = /^\s{0,4}/u.exec(said)?.[0].length ?? 0;
  const found = /^[^:\n\d]{1,60}:\s{1,3}(?=[\p{L}\d])/u.exec(said);
  return start + (found?.[0].length ?? lead);
}

function partsBetween(text: string, from: number, to: number): Span[] {
  const said = text.slice(from, to);
  const marks = [...said.matchAll(JOINT)];
  const starts = [0, ...marks.map((mark) => mark.index + mark[0].length)];
  return starts
    .map((start, i) => ({ start: from + start, end: from + (marks.at(i)?.index ?? said.length) }))
    .map(({ start, end }) => ({ start, end: start + text.slice(start, end).trimEnd().length }))
    .filter(({ start, end }) => end > start);
}
