import type { Span } from '../clause.js';
import { type Mention, outside, overlaps, stretches } from '../mention.js';
import type { Reading } from '../reading.js';
import { anyWordOf, NOT_ABBREVIATED } from './words.js';

/** What a stretch of a row is: words, or what looks like what it is. */
export type Type =
  | 'words'
  | 'quoted'
  | 'number'
  | 'date'
  | 'time'
  | 'email'
  | 'phone'
  | 'url'
  | 'size'
  | 'postcode'
  | 'street';

/** A stretch of a row that stands for itself. */
export interface Piece extends Span {
  type: Type;
  value: string | number;
  text: string;
  /** of a number, as in `Mention` */
  unit?: string;
  /** the word that leads to it, in lower case; '' where none does */
  lead: string;
  /** of a number whether it is one of "9-17", "3-1" */
  isOfTwo?: boolean;
  /** whether its row lacks it: it is a copy of another row's */
  isMissing?: boolean;
}

/** How finely words are cut: at marks, before words that lead to something ("of" among them or not), where capitals begin or end. */
export interface Cut {
  at: 'marks' | 'leads' | 'all';
  atCapitals: boolean;
  /** whether numbers in words and those of rooms are words: "one night", "Room 2" */
  isPlain?: boolean;
}
const PLACES = ['all', 'leads', 'marks'] as const;
export const CUTS: readonly Cut[] = [false, true].flatMap((atCapitals) => PLACES.map((at) => ({ at, atCapitals })));

const HARD = new Set<string>(['number', 'date', 'time', 'email', 'phone', 'url', 'size', 'postcode', 'street']);
/** "IC 704", "SK 1419": a number that is part of a name. */
const CALLED =
  /(?<![\p{L}\d])(?!(?:EUR|USD|GBP|SEK|NOK|DKK|CHF|JPY|EU|UK|US|FR|IT|DE|CM|MM|KG)\s)\p{Lu}{2,4}\s\d{1,5}(?![\p{L}\d.,:])/gu;
const TWO =
  /(?<![\p{L}\d.,:/-])(\d{1,4})(?:[:.](\d{2}))?(?:\s?(?:uhr|h))?\s?[-–—]\s?(\d{1,4})(?:[:.](\d{2}))?(?![\p{L}\d.:/-])/giu;
/** "From 8 to 12", "between 9 and 13". */
const FROM_TO =
  /(?<=(?<!\p{L})(?:from|between|from|från|mellan|von|zwischen|de|entre|desde)\s(?:las?\s)?)(\d{1,2})(?:[:.](\d{2}))?(?:\s?(?:uhr|h))?\s(?:to|till|until|and|och|bis|und|à|et|a|y|hasta)\s(?:las?\s)?(\d{1,2})(?:[:.](\d{2}))?(?:\s?(?:uhr|h))?(?=[\s.,;!)]|$)(?!\s(?:am|pm|a\.m|p\.m|%|[€$£])|[.,]\d)/giu;
const QUOTED = /["“„«]\s?([^"“”„«»\n]{1,300}?)\s?["”“»]/gu;
const MARKS = new RegExp(
  String.raw`[,;:()|<>[\]"“”„«»\n]|\s[-–—=→]\s|${NOT_ABBREVIATED}[.!?](?=\s|$)|(?<=\s)[-•*](?=\s)|->`,
  'gu',
);

/** What was cut of a text: the ways to part it share most of their parts. */
const CUT = new WeakMap<Reading, Map<string, Piece[]>>();

/** A stretch of a text, piece by piece. */
export function piecesOf(reading: Reading, part: Span, cut: Cut): Piece[] {
  const known = CUT.get(reading) ?? new Map<string, Piece[]>();
  CUT.set(reading, known);
  const key = `${part.start} ${part.end} ${cut.at} ${cut.atCapitals} ${cut.isPlain}`;
  const pieces = known.get(key) ?? cutOf(reading, part, cut);
  known.set(key, pieces);
  return pieces;
}

function cutOf(reading: Reading, part: Span, cut: Cut): Piece[] {
  const hard = hardOf(reading, part).filter((one) => cut.isPlain !== true || !isPartOfWords(one, reading.text));
  const edges = [part.start, ...hard.flatMap(({ start, end }) => [start, end]), part.end];
  const gaps = Array.from({ length: hard.length + 1 }, (_, i) => ({ start: edges[2 * i], end: edges[2 * i + 1] }));
  return gaps.flatMap((gap, i) => {
    const next = hard.at(i);
    const own = wordsIn(reading, gap, cut, i < hard.length);
    return next && i < hard.length
      ? [...own, { ...next, lead: leadAtEnd(reading.text.slice(gap.start, gap.end)) }]
      : own;
  });
}

function hardOf({ text, mentions }: Reading, part: Span): Piece[] {
  const measured = mentions.filter(({ unit }) => unit !== undefined);
  const said = text.slice(part.start, part.end);
  const isBare = (at: Span): boolean =>
    !measured.some((one) => overlaps(one, { start: part.start + at.start, end: part.start + at.end }));
  const ends = [...stretches(TWO, said), ...stretches(FROM_TO, said).filter(isBare)];
  const two = ends.flatMap((at) => ofTwo(at, part.start));
  const quoted = stretches(QUOTED, said).map((at) => quotedPiece(at, part.start));
  const called = stretches(CALLED, said).map(({ start, end }) => ({
    start: part.start + start,
    end: part.start + end,
  }));
  const told = outside(
    mentions.filter(
      (one) => HARD.has(one.kind) && one.start >= part.start && one.end <= part.end && !isOneInWords(one),
    ),
    [...quoted, ...called],
  );
  const exact = told.filter(({ kind }) => kind !== 'number' && kind !== 'time');
  const ranges = outside(two, [...exact, ...quoted]);
  const rest = told.filter((one) => exact.includes(one) || !ranges.some((range) => overlaps(range, one)));
  return [...quoted, ...ranges, ...outside(rest.map(pieceOf), ranges)].toSorted((a, b) => a.start - b.start);
}

const ROOM = new RegExp(String.raw`(?<!\p{L})(?:${anyWordOf('rooms')})\s$`, 'iu');
/** "One night", "Room 2". */
const isPartOfWords = ({ type, text, start, isOfTwo }: Piece, whole: string): boolean =>
  type === 'number' &&
  isOfTwo !== true &&
  (/^\p{L}/u.test(text) || ROOM.test(whole.slice(Math.max(0, start - 20), start)));

/** "A", "en", "one of" are no number of a row. */
const isOneInWords = ({ kind, value, text, unit }: Mention): boolean =>
  kind === 'number' && value === 1 && unit === undefined && /^\p{L}+$/u.test(text) && !/^(?:one|eins)$/iu.test(text);

function ofTwo({ start, text, groups: [a, am, b, bm] }: ReturnType<typeof stretches>[number], from: number): Piece[] {
  const second = start + text.length - (/\d{1,4}(?:[:.]\d{2})?\D*$/u.exec(text)?.[0].length ?? 0);
  const one = (hour: string, minute: string, at: number): Piece => ({
    type: 'number',
    value: Number(minute ? `${hour}.${minute}` : hour),
    text: minute ? `${hour}:${minute}` : hour,
    start: from + at,
    end: from + at + hour.length + (minute ? 3 : 0),
    lead: '',
    isOfTwo: true,
  });
  return [one(a, am, start), one(b, bm, second)];
}

const quotedPiece = ({ start, end, groups: [value] }: ReturnType<typeof stretches>[number], from: number): Piece => ({
  type: 'quoted',
  value,
  text: value,
  start: from + start,
  end: from + end,
  lead: '',
});

const pieceOf = ({ kind, value, text, unit, start, end }: Mention): Piece => ({
  type: kind as Type,
  value,
  text,
  start,
  end,
  lead: '',
  ...(unit === undefined ? {} : { unit }),
});

const LEADS = new RegExp(String.raw`(?<!\S)(?:${anyWordOf('leads')})(?=\s)`, 'gu');
const ALL = new RegExp(String.raw`(?<!\S)(?:${anyWordOf('leads', 'of')})(?=\s)`, 'gu');
const LEAD_AT_END = new RegExp(String.raw`(?<!\S)(${anyWordOf('leads', 'of', 'since')})\s?[$€£]?\s?$`, 'u');
/** What a row may begin with. */
const FIRST = 'From|At|Von|Um|Från|Kl|Desde';
const LEAD_AT_START = new RegExp(String.raw`^(?:(?:${anyWordOf('leads', 'of', 'joints')})\s)+|^(?:${FIRST})\s`, 'u');
const ENDS = new RegExp(String.raw`(?:\s(?:${anyWordOf('joints', 'idle')}))+$`, 'u');
const LEADING_OVER = new RegExp(String.raw`(?:\s(?:${anyWordOf('leads', 'of', 'joints', 'idle', 'since')}))+$`, 'u');
const CAPITALS = /(?<=\p{Lu}[\p{L}’'.-]{0,30}\s)(?=\p{Ll})|(?<=(?<!\S)\p{Ll}[\p{L}’'-]{0,30}\s)(?=\p{Lu})/gu;

const leadAtEnd = (before: string): string => LEAD_AT_END.exec(before)?.[1].toLowerCase() ?? '';

/** The words of a gap, without what parts and joins them. */
function wordsIn({ text }: Reading, gap: Span, cut: Cut, isFollowed: boolean): Piece[] {
  const said = text.slice(gap.start, gap.end);
  const cuts = [...said.matchAll(MARKS)].map(({ index, 0: mark }) => [index, index + mark.length] as const);
  if (cut.at !== 'marks')
    for (const { index } of said.matchAll(cut.at === 'all' ? ALL : LEADS)) cuts.push([index, index]);
  if (cut.atCapitals) for (const { index } of said.matchAll(CAPITALS)) cuts.push([index, index]);
  cuts.sort((a, b) => a[0] - b[0]);
  const starts = [0, ...cuts.map(([, end]) => end)];
  return starts.flatMap((start, i) => {
    const own = said.slice(start, i < cuts.length ? cuts[i][0] : said.length);
    return trimmed(own, gap.start + start, isFollowed && i === cuts.length);
  });
}

/** A run of words without the word that leads to it, which is kept beside it. */
function trimmed(run: string, from: number, leadsOver: boolean): Piece[] {
  const bare = run.trimStart();
  const lead = LEAD_AT_START.exec(bare)?.[0] ?? '';
  const rest = bare
    .slice(lead.length)
    .replace(/[\s+±~≈#]+$/u, '')
    .replace(leadsOver ? LEADING_OVER : ENDS, '')
    .trimEnd();
  if (!/[\p{L}\d]/u.test(rest) || isOnlyLead(rest)) return [];
  const start = from + (run.length - bare.length) + lead.length;
  return [{ type: 'words', value: rest, text: rest, start, end: start + rest.length, lead: lead.trim().toLowerCase() }];
}

const ONLY = new RegExp(
  String.raw`^(?:(?:${anyWordOf('leads', 'of', 'joints', 'articles', 'since')})(?:\s|$))+$`,
  'iu',
);
const isOnlyLead = (run: string): boolean => ONLY.test(run);
