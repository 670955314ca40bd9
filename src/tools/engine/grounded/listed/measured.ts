import type { Span } from '../clause.js';
import { escaped } from '../expression-of.js';
import { fromText, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import { type Mention, stretches } from '../mention.js';
import { isArticle } from '../numbers.js';
import { propertyIn } from '../property.js';
import type { Reading } from '../reading.js';
import { isSchema, type Schema, typeOf } from '../schema.js';
import { unitNamed } from '../units.js';
import data from '../words/measured-things.yaml.js';
import type { ToldRow } from './told-row.js';
import { anyOfList } from './words.js';

type List = 'things' | 'amounts' | 'units' | 'measures' | 'of';
const LISTS = data as Record<List, string>;
const any = (name: List): string => listOf(LISTS[name]).map(escaped).join('|');
const WORDS = { things: setOf('things'), amounts: setOf('amounts'), units: setOf('units') };
type Part = keyof typeof WORDS;

/** "3 cans of beans", not "3 cans and …". */
const MEASURE = new RegExp(
  String.raw`^\s((?:${any('measures')})\.?)\s(?=\p{L})(?!(?:${anyOfList('joints')}|${anyOfList('ends')})\s)|^\s((?:${any('measures')}))\s(?=(?:${any('of')})\s)`,
  'iu',
);
const OF = new RegExp(String.raw`^(?:\s(?:${any('of')})(?![\p{L}’']))?\s?|^\s(?:d['’])`, 'iu');
const THING = /^\p{L}[\p{L}’'-]*(?:\s\p{L}[\p{L}’'-]*){0,3}$/u;
const END = new RegExp(String.raw`\s(?:${anyOfList('ends')})(?=\s|$)|\s\(`, 'iu');
const JOINT = new RegExp(
  String.raw`[,;]\s(?:(?:${anyOfList('joints')})\s)?|\n[-•*\s]{0,6}|\s(?:${anyOfList('joints')})\s(?=\d)`,
  'giu',
);

/** "Eggs and salt": of the second no amount is told. */
const JOINED = new RegExp(String.raw`\s(?:${anyOfList('joints')})\s`, 'iu');

/** One of such a list. */
interface Measured extends Span {
  thing: string;
  count: Mention;
  /** how much of it, as it is said */
  amount: string;
  unit: string | null;
}

/**
 * "2 litres of milk, 6 eggs, 500 g flour": the rows of a list of which at least one thing is measured.
 * None where the text has no such list or the items ask for something else; null where not all of it can be told.
 */
export function measuredThings(items: Schema, reading: Reading, scope: Span): ToldRow[] | null {
  const parts = partsAsked(items);
  const found = parts && measuredIn(reading, scope);
  if (!parts || found?.length === 0) return [];
  if (!found || (!parts.has('units') && !parts.isOfWords && found.some(({ unit }) => unit === null))) return null;
  return found.map((one) => ({
    scope: one,
    told: new Map(parts.names.map(([name, part]) => [name, toldBy(one, part, parts.isOfWords)])),
  }));
}

function toldBy({ thing, count, amount, unit }: Measured, part: Part, isOfWords: boolean): Grounded | null {
  if (part === 'things') return fromText(thing, thing);
  if (part === 'units') return unit === null ? null : fromText(unit, unit);
  const value = isOfWords ? amount : Number(count.value);
  return { ...fromText(value, count.text), at: count.start };
}

interface Asked {
  names: readonly [string, Part][];
  /** whether the amount is asked for as it is said */
  isOfWords: boolean;
  has: (part: Part) => boolean;
}

/** What the members of an item ask for; null unless they are a thing and how much of it. */
function partsAsked(items: Schema): Asked | null {
  const members = isSchema(items.properties) ? Object.entries(items.properties) : [];
  const names = members.map(([name, schema]): [string, Part | undefined] => {
    const { words } = propertyIn(name, schema);
    return [name, (Object.keys(WORDS) as Part[]).find((part) => words.length === 1 && WORDS[part].has(words[0]))];
  });
  const has = (part: Part): boolean => names.some(([, own]) => own === part);
  const isEach =
    new Set(names.map(([, part]) => part)).size === names.length && names.every(([, part]) => part !== undefined);
  if (!isEach || !has('things') || !has('amounts')) return null;
  const amount = members.find(([name]) => names.some(([own, part]) => own === name && part === 'amounts'))?.[1];
  const isOfWords = isSchema(amount) && typeOf(amount) === 'string';
  return isOfWords && has('units') ? null : { names: names as [string, Part][], isOfWords, has };
}

/** All of the one sentence or the one block of lines that lists measured things; null where a part of it tells no amount. */
function measuredIn({ text, mentions }: Reading, scope: Span): Measured[] | null {
  const counts = mentions.filter(
    (one) => one.kind === 'number' && !isArticle(one) && one.start >= scope.start && one.end <= scope.end,
  );
  const first = counts.find((one) => isMeasured(one, text));
  if (first === undefined) return [];
  const { start, end } = sentenceWith(first, text, scope);
  const from = counts.find((one) => one.start >= start)!.start;
  const rows = partsBetween(text, from, end).map((part) => measuredOf(part, counts, text));
  const isMore = counts.some((one) => (one.start < start || one.start > end) && isMeasured(one, text));
  if (rows.length < 2 || !rows.some((row) => row !== null && row.unit !== null)) return [];
  return isMore || !rows.every((row) => row !== null) ? null : rows;
}

/** Whether a number is one of litres, grams or cups of something. */
const isMeasured = ({ unit, end }: Mention, text: string): boolean =>
  ['mass', 'volume'].includes(unitNamed(unit)?.dimension ?? '') || MEASURE.test(text.slice(end, end + 24));

function sentenceWith({ start: at }: Mention, text: string, { start, end }: Span): Span {
  const marks = stretches(/[.!?](?=\s|$)|\n\n/gu, text.slice(start, end)).map((one) => start + one.start);
  return {
    start: Math.max(start, ...marks.filter((mark) => mark < at).map((mark) => mark + 1)),
    end: Math.min(end, ...marks.filter((mark) => mark > at)),
  };
}

function partsBetween(text: string, from: number, to: number): Span[] {
  const joints = stretches(JOINT, text.slice(from, to));
  const starts = [from, ...joints.map(({ end }) => from + end)];
  return starts
    .map((start, i) => ({ start, end: i < joints.length ? from + joints[i].start : to }))
    .filter(({ start, end }) => text.slice(start, end).trim() !== '');
}

function measuredOf({ start, end }: Span, counts: readonly Mention[], text: string): Measured | null {
  const count = counts.find((one) => one.start === start);
  if (count === undefined) return null;
  const rest = text.slice(count.end, end);
  const own = unitSaid(count);
  const other = own === null ? measureIn(rest) : null;
  const after = other === null ? rest : rest.slice(rest.indexOf(other) + other.length);
  const said = after.replace(OF, '').trim();
  const stop = said.search(END);
  const thing = (stop < 0 ? said : said.slice(0, stop)).trim();
  const amount = text.slice(count.start, end - after.length);
  return THING.test(thing) && !JOINED.test(thing) ? { thing, count, amount, unit: own ?? other, start, end } : null;
}

function measureIn(rest: string): string | null {
  const found = MEASURE.exec(rest);
  return found?.[1] ?? found?.[2] ?? null;
}

/** "500 g": how its unit is written. */
const unitSaid = ({ unit, text }: Mention): string | null =>
  unit === undefined || unit === 'piece' ? null : (/(?<![\p{L}.])\p{L}[\p{L}.]{0,20}$/u.exec(text)?.[0] ?? null);

function setOf(name: List): ReadonlySet<string> {
  return new Set(listOf(LISTS[name]));
}
