import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import { type Reading, readingOf } from '../reading.js';
import { type Schema, typeOf } from '../schema.js';
import { stretches } from '../mention.js';
import { isCurrency } from '../units.js';
import { piecesOf } from './pieces.js';
import { anyWordOf, wordsOf } from './words.js';

const HEADS = wordsOf('heads');
const PEOPLE = wordsOf('headed');
const VERBS = new RegExp(String.raw`\s(?:${anyWordOf('idle', 'modals')}|on tour)(?:\s.*)?$`, 'iu');
const TELLING = new RegExp(String.raw`(?<!\p{L})(?:${anyWordOf('telling')})(?!\p{L})`, 'iu');
/** "Mercerie du Port". */
const OF_NAME = /^\p{Lu}[\p{L}’'-]+(?:\s(?:du|de|des|de la)\s\p{Lu}[\p{L}’'-]+)+$/u;
const TOTALS = wordsOf('totals');
const PORTIONS = wordsOf('portions');
const ROUNDS = wordsOf('rounds');
const FIRMS = wordsOf('firms');
const DAYS = wordsOf('daysOf');
const HEADING_DAYS = new Set(['travel', 'meeting', 'event', 'match', 'race', 'trip', 'resa', 'möte']);
const PORTION = new RegExp(
  String.raw`(?<!\p{L})(?:serves\s(\d{1,3})(?!\p{L}|[.,]?\d)|(?:${anyWordOf('portioned')})\s(\d{1,3})\s(?:${anyWordOf('portions')})(?!\p{L}))`,
  'giu',
);
const EACH_PORTION = new RegExp(String.raw`(?<!\d)\d{1,3}\s(?:${anyWordOf('portions')})(?!\p{L})`, 'giu');
const ROUND = new RegExp(String.raw`(?<!\p{L})(?:${anyWordOf('rounds')})\s(\d{1,3})(?![\p{L}\d.:])`, 'giu');
const SUM_LINE = new RegExp(String.raw`^[ \t]*(?:${anyWordOf('totals')})(?!\p{L})[^\n]*$`, 'gimu');
const NAME = String.raw`\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){1,3}`;
const LIFE = new RegExp(String.raw`^(?:${anyWordOf('lives')})[\s:–-]+(${NAME.replaceAll('p{Lu}', 'p{L}')})$`, 'iu');
const LIFE_HEAD = new RegExp(String.raw`^(?:${anyWordOf('lives')})(?!\p{L})`, 'iu');
const FIRM = new RegExp(String.raw`(?<!\S)(?:${anyWordOf('firmEnds')})(?!\p{L})`, 'gu');
const WHOLE_FIRM = new RegExp(
  String.raw`^\p{Lu}[\p{L}’'&.-]*(?:\s[\p{Lu}&][\p{L}’'&.-]*){0,4}\s(?:${anyWordOf('firmEnds')})$`,
  'u',
);
const ENDS = new RegExp(String.raw`(?:\s(?:${anyWordOf('articles', 'leads', 'of')}))+$`, 'iu');

/** A text without the rows of a list: what stands before them, and behind. */
export function besideRows({ text, today }: Reading, rows: Span, scope: Span): Reading {
  const before = text.slice(scope.start, rows.start).replace(/(?:^|\n)\s*(?:[-•*–]|\d{1,2}[.)])\s*$/u, '');
  const behind = text.slice(rows.end, scope.end).replace(/^[\s.;,]+/u, '');
  return readingOf(`${before.trimEnd()}\n${behind}`.trim(), today);
}

/** `title`, `recipe`, `shop` of a list by what it is headed: "Lemon pancakes, serves 4", "Kickoff meeting on 12 May"; `passenger` by the one person who is named; else what one form of words tells. */
export function headingFor(property: Property, schema: Schema, reading: Reading, of?: Property): Grounded | null {
  const type = typeOf(schema);
  if (type === 'number' || type === 'integer') return numberIn(property, reading, of);
  if (type !== 'string') return null;
  if (Array.isArray(schema.enum)) return property.kind === 'currency' ? currencyIn(reading, of) : null;
  if (schema.format === 'date') return dateIn(property, reading);
  return schema.format === undefined ? nameIn(property, reading, of) : null;
}

/** Whether a name is one that a heading tells: the title of all, who or what it is about. */
export const isOfHeading = ({ words, kind }: Property): boolean =>
  kind === 'person' || HEADS.has(words.at(-1) ?? '') || PEOPLE.has(words.at(-1) ?? '');

function nameIn({ words, kind }: Property, reading: Reading, of?: Property): Grounded | null {
  const last = words.at(-1) ?? '';
  if (LIFE_HEAD.test(reading.text)) return kind === 'person' || last === 'name' ? lifeIn(reading) : null;
  const person = PEOPLE.has(last) || kind === 'person' ? personIn(reading) : null;
  if (person !== null) return person;
  if (!HEADS.has(last) && kind !== 'person') return null;
  if (of !== undefined) return FIRMS.has(of.words.at(-1) ?? '') ? firmIn(reading) : null;
  return HEADS.has(last) ? headIn(reading) : null;
}

function headIn(reading: Reading): Grounded | null {
  const line = lineIn(reading);
  const [first] = piecesOf(reading, { start: 0, end: line.length }, { at: 'marks', atCapitals: false });
  if (first === undefined || first.type !== 'words' || first.start > 0) return null;
  const names = /^\p{Lu}[\p{L}’'&.-]*(?:\s(?:\p{Lu}[\p{L}’'&.-]*|&)){1,4}(?=\s\p{Ll})/u.exec(first.text)?.[0];
  const head = names ?? first.text.replace(VERBS, '').replace(ENDS, '');
  if (TELLING.test(head) && !OF_NAME.test(head)) return null;
  return /\p{L}{2}/u.test(head) && !/[?]/u.test(line) ? fromText(head, head) : null;
}

const lineIn = ({ text }: Reading): string => /^[^\n]*/u.exec(text)?.[0] ?? '';

/** "Lebenslauf Miriam Schuster". */
function lifeIn(reading: Reading): Grounded | null {
  const name = LIFE.exec(lineIn(reading))?.[1];
  return name === undefined ? null : fromText(name, name);
}

/** A first line that is the name of a firm, "Northgate Laundry Ltd"; none where another firm is named. */
function firmIn(reading: Reading): Grounded | null {
  const line = lineIn(reading).trim();
  const isOnly = (reading.text.match(FIRM)?.length ?? 0) === 1;
  return isOnly && WHOLE_FIRM.test(line) ? fromText(line, line) : null;
}

/** "Serves 4", "Omgång 3", "Total: EUR 195.00". */
function numberIn(property: Property, reading: Reading, of?: Property): Grounded | null {
  const { words, kind } = property;
  if (kind === 'money' || isOfSum(property)) return isOfSum(of ?? property) ? (sumIn(reading)?.told ?? null) : null;
  const [last] = words.slice(-1);
  const way = PORTIONS.has(last) ? PORTION : ROUNDS.has(last) ? ROUND : null;
  const isOneOfMany = way === PORTION && (reading.text.match(EACH_PORTION)?.length ?? 0) > 1;
  const found = way === null || isOneOfMany ? [] : [...reading.text.matchAll(way)];
  const said = found.length === 1 ? (found[0][1] ?? found[0][2]) : undefined;
  return said === undefined ? null : fromText(Number(said), found[0][0]);
}

const isOfSum = ({ words }: Property): boolean => words.some((word) => TOTALS.has(word));

function currencyIn(reading: Reading, of?: Property): Grounded | null {
  const sum = of !== undefined && isOfSum(of) ? sumIn(reading) : null;
  return sum === null ? null : fromText(sum.unit, sum.told.quote ?? '');
}

/** The one amount of the one line of the sum of all. */
function sumIn({ text, mentions }: Reading): { told: Grounded; unit: string } | null {
  const lines = stretches(SUM_LINE, text);
  if (lines.length !== 1) return null;
  const [{ start, end }] = lines;
  const own = mentions.filter((one) => one.kind === 'number' && one.start >= start && one.end <= end);
  const [amount] = own;
  if (own.length !== 1 || amount.unit === undefined || !isCurrency(amount.unit)) return null;
  return { told: { ...fromText(amount.value, amount.text), at: amount.start }, unit: amount.unit };
}

/** The one day of a first line, where no other is told: "Saturday, 11 October 2025". */
function dateIn({ words }: Property, reading: Reading): Grounded | null {
  if (!words.every((word) => DAYS.has(word) || HEADING_DAYS.has(word))) return null;
  const days = reading.mentions.filter(({ kind }) => kind === 'date');
  const [day] = days;
  return days.length === 1 && day.end <= lineIn(reading).length ? fromText(day.value, day.text) : null;
}

function personIn({ mentions }: Reading): Grounded | null {
  const people = [...new Set(mentions.filter(({ kind }) => kind === 'person').map(({ value }) => String(value)))];
  return people.length === 1 ? fromText(people[0], people[0]) : null;
}
