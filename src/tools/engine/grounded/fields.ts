import { cellText, type IsHeader, tableIn } from '../../../common/kernel/table.js';
import type { Span } from './clause.js';
import { fromText, type Grounded } from './grounded.js';
import { type Mention, stretches } from './mention.js';
import { isArticle } from './numbers.js';
import { type Property, stemsOf, wordsOfName } from './property.js';
import type { Reading } from './reading.js';
import { converted, type Unit, unitNamed, unitOf } from './units.js';

/** What a text files under a name: "Age: 41", a cell of a table. The span is the value's. */
export interface Field extends Span {
  key: readonly string[];
  /** the unit that the name has: "Weight (kg)" */
  unit: Unit | null;
  /** whether nothing else stands in its line or cell */
  isAlone: boolean;
  /** written by a program: its name may have more before the words that are asked for */
  isMachine?: boolean;
}

const KEY = String.raw`\p{L}(?:[\p{L}\d /_#’'&-]|\.(?!\s\p{Lu})){0,38}?(?:\s?\([^()\n]{1,20}\))?`;
const FILED = new RegExp(String.raw`(?<=^|\n|[.;,|·/]\s|\n[-*•]\s|^[-*•]\s)(${KEY})\s?[:=]\s{1,3}(?=\S)`, 'gu');
/** "Device - label printer", a line of its own. */
const DASHED = new RegExp(String.raw`(?<=^|\n)(?:[-*•]\s)?(${KEY})\s[-–—]\s(?=\S)`, 'gu');

/** All that a text files under names, in its order. */
export function fieldsIn(text: string): Field[] {
  const lines = text.includes('\n') ? stretches(DASHED, text) : [];
  const found = [...stretches(FILED, text), ...lines].sort((a, b) => a.start - b.start);
  return found.flatMap(({ groups: [name], start, end }, i): Field[] => {
    const line = text.indexOf('\n', end);
    const whole = line < 0 ? text.length : line;
    const next = found[i + 1]?.start ?? text.length;
    const stop = text
      .slice(end, Math.min(whole, next))
      .search(/(?<!(?<!\p{L})(?:M|Mr|Mrs|Ms|Mme|Dr|Prof|St|No|Nr|Sr|Sra))[.!?]\s+(?=[\p{Lu}\d]|$)|;\s|\s[·/|]\s/u);
    const to = stop < 0 ? Math.min(whole, next) : end + stop;
    const isLine = start === 0 || text[start - 1] === '\n' || /(?:^|\n)[-*•]\s$/u.test(text.slice(0, start));
    return [fieldOf(name, text, end, to, isLine && to === whole && text.includes('\n'))];
  });
}

function fieldOf(name: string, text: string, from: number, to: number, isAlone: boolean): Field {
  const value = text.slice(from, to);
  const start = from + (value.length - value.trimStart().length);
  const end =
    start +
    value
      .trim()
      .replace(/(?<![.,;|])[.,;|]+$/u, '')
      .trimEnd().length;
  const unit = /\(([^()]{1,20})\)\s*$/u.exec(name)?.[1] ?? '';
  const key = wordsOfName(name.replace(/\([^()]*\)\s*$/u, ''));
  return { key, unit: unitOf(unit.toLowerCase()) ?? unitOf(key.at(-1) ?? '') ?? null, start, end, isAlone };
}

const MARKS = ['|', '\t', ';', ','];

/** The rows of a table with a header, each as its cells. */
export function tableOf(text: string): Field[][] {
  const table = tableIn(text, MARKS, isHeader);
  if (table === null) return [];
  return table.rows.map((row) =>
    row.map((cell, i) => fieldOf(cellText(text, table.labels[i]), text, cell.start, cell.end, true)),
  );
}

/** Two columns at least, three where a comma or a semicolon stands between them, no figures, and as many below. */
const isHeader: IsHeader = (labels, mark, below) =>
  labels.length > (mark === ',' || mark === ';' ? 2 : 1) &&
  !labels.some((label) => /\d/.test(label)) &&
  below
    .trim()
    .replace(/^\||\|$/gu, '')
    .split(mark).length === labels.length;

/** Words that say no more of a name than what kind of thing it holds. */
const FILLERS = new Set(
  'the a an of by on in for is to name number id no nr code date day time value text given our your my namn nummer av på för datum'.split(
    ' ',
  ),
);

const contentOf = (words: readonly string[], unit: Unit | null): string[] => {
  const own = words.filter(
    (word, i) => !FILLERS.has(word) && !(unit && i === words.length - 1 && isUnitWord(word, unit)),
  );
  return own.length > 0 ? own : words.filter((word) => word.length > 2);
};

/** `_cm`, `_c`, `_days`. */
const isUnitWord = (word: string, unit: Unit): boolean => unitOf(word) === unit || word.length === 1;

const stemOf = (word: string): string =>
  word.length > 4 ? word.replace(/(?:ations?|ions?|ings?|ers?|ors?|ed|es|s|e|en)$/u, '') : word;

function sameWord(a: string, b: string): boolean {
  if (a === b || (stemOf(a) === stemOf(b) && stemOf(a).length > 2)) return true;
  const [one, other] = [stemsOf(a), stemsOf(b)];
  return one === other && one.length > 1;
}

const covers = (some: readonly string[], others: readonly string[]): boolean =>
  some.every((word) => others.some((other) => sameWord(word, other)));

/** What letters and forms call by another word than programs do. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  sender: ['from', 'från', 'von', 'de', 'avsändare'],
  recipient: ['to', 'till', 'an', 'à', 'para', 'mottagare'],
  receiver: ['to', 'till', 'an', 'à', 'para', 'mottagare'],
  subject: ['re', 'ämne', 'betreff', 'objet', 'asunto'],
  issued: ['date', 'datum', 'fecha'],
  'issue date': ['date', 'datum', 'fecha'],
  'invoice date': ['date', 'datum', 'fecha'],
  net: ['subtotal', 'sub total', 'net amount', 'zwischensumme', 'nettobetrag', 'sous-total', 'delsumma'],
  subtotal: ['net', 'net amount', 'netto', 'nettobetrag', 'zwischensumme', 'sous-total', 'delsumma'],
  attendees: ['present', 'attending', 'närvarande', 'anwesend', 'présents', 'presentes'],
};

/** The one field that a property's name asks for; null where none or several are called so. */
export function fieldFor({ words, unit }: Property, fields: readonly Field[]): Field | null {
  const machine = fields.filter(({ isMachine, key }) => isMachine === true && endsSo(key, words));
  if (machine.length > 0) return only(machine) ?? only(machine.filter(({ key }) => key.length === words.length));
  const asked = contentOf(words, unit);
  if (asked.length === 0) return null;
  const found = fields.filter(({ key, unit: own }) => {
    if (ALIASES[asked.join(' ')]?.includes(key.join(' '))) return true;
    const called = contentOf(key, own);
    return called.length > 0 && covers(asked, called) && covers(called, asked);
  });
  return found.length === 1 ? found[0] : null;
}

const only = (fields: readonly Field[]): Field | null => (fields.length === 1 ? fields[0] : null);

/** `limit` of `x-ratelimit-limit`, `retry_after_seconds` of `Retry-After`. */
function endsSo(key: readonly string[], words: readonly string[]): boolean {
  const unit = unitOf(words.at(-1) ?? '') !== undefined && unitOf(key.at(-1) ?? '') === undefined;
  const asked = unit && words.length > 1 ? words.slice(0, -1) : words;
  return asked.length <= key.length && asked.every((word, i) => sameWord(word, key[key.length - asked.length + i]));
}

const inside = ({ start, end }: Field, { mentions }: Reading): Mention[] =>
  mentions.filter((one) => one.start >= start && one.end <= end);

/** The one number of a field, in the property's unit. */
export function numberOf(field: Field, { unit }: Property, reading: Reading): Grounded | null {
  const numbers = inside(field, reading).filter((one) => one.kind === 'number' && !isArticle(one));
  const [only] = numbers;
  if (numbers.length !== 1) return sizeNumber(field, reading);
  const own = unitNamed(only.unit) ?? field.unit;
  const value = Number(only.value);
  const at = { quote: only.text, at: only.start };
  if (unit === null || !own || own.unit === unit.unit) return { value, source: 'text', ...at };
  const turned = converted(value, own, unit);
  return turned === null ? null : { value: turned, source: 'conversion', ...at };
}

/** Whether a field tells of several bare numbers: which is meant, or whether all are, is open. */
export const hasSeveral = (field: Field, reading: Reading): boolean =>
  inside(field, reading).filter((one) => one.kind === 'number' && one.unit === undefined && !isArticle(one)).length > 1;

/** A bare figure that was read as something else: a size, a year. */
function sizeNumber({ start, end }: Field, { text }: Reading): Grounded | null {
  const said = text.slice(start, end);
  return /^\d{1,9}(?:\.\d{1,4})?$/u.test(said) ? fromText(Number(said), said) : null;
}

const YES = /^(?:yes|true|ja|oui|sí|x|✓|✔|included|required|y|ingår)$/iu;
const NO = /^(?:no|false|nej|nein|non|none|✗|✘|-|not included|not required|n|ingår ej)$/iu;

/** Yes or no of a field. */
export function truthOf({ start, end }: Field, { text }: Reading): Grounded | null {
  const said = text.slice(start, end).trim();
  if (YES.test(said)) return fromText(true, said);
  return NO.test(said) ? fromText(false, said) : null;
}

const EXACT = new Set(['email', 'phone', 'url', 'date', 'time', 'postcode', 'street', 'country', 'hex']);
const LONGEST = 120;
const NOTHING =
  /^(?:-|–|—|n\/a|none|unknown|tbd|to be (?:confirmed|decided|agreed)|not (?:known|given|specified)|saknas|okänt|\?)$/iu;

/** "Postcode: -", "Phone: n/a": filed under a name, and open. */
export const isLeftBlank = ({ start, end }: Field, { text }: Reading): boolean =>
  NOTHING.test(text.slice(start, end).trim());

/** What stands in quotation marks alone. */
const unquoted = (said: string): string => /^["“„«]\s?([^"“”„«»]+?)\s?["”“»]$/u.exec(said)?.[1] ?? said;

/** The text of a field: a mention of the kind that is asked for, else all of it. */
export function textOf(field: Field, { kind, weakKind }: Property, reading: Reading): Grounded | null {
  const said = unquoted(reading.text.slice(field.start, field.end).trim());
  if (said === '' || said.length > LONGEST || NOTHING.test(said)) return null;
  if (kind !== null && (EXACT.has(kind) || kind === 'currency' || kind === 'language')) {
    const own = inside(field, reading).filter((one) => one.kind === kind);
    return own.length === 1 ? fromText(String(own[0].value), own[0].text) : null;
  }
  if (field.isMachine) return fromText(said, said);
  const bare = /^([^()]{2,60})\s\([^()]*\d[^()]*\)$/u.exec(said)?.[1];
  if (kind === null && bare !== undefined && /^\p{Lu}/u.test(bare)) return fromText(bare, bare);
  if (field.isAlone || !/[,(]/u.test(said)) return looksLike(kind ?? weakKind, said) ? fromText(said, said) : null;
  const people = inside(field, reading).filter((one) => one.kind === 'person' || one.kind === 'code');
  return people.length === 1 && people[0].start === field.start && people[0].kind === (kind ?? weakKind)
    ? fromText(String(people[0].value), people[0].text)
    : null;
}

/** Numbers of orders have a figure, people have none. */
function looksLike(kind: string | null, said: string): boolean {
  if (kind === 'code') return /\d/u.test(said) && said.split(' ').length <= 3;
  if (kind === 'person' || kind === 'place')
    return !/\d/u.test(said) && /^\p{Lu}/u.test(said) && said.split(' ').length <= 5;
  return true;
}

/** The parts of a field that lists several. */
export function listOf({ start, end }: Field, { text }: Reading): Grounded[] {
  const parts = text
    .slice(start, end)
    .split(/,\s?(?:(?:and|och|und|et|y)\s)?|;\s|\s(?:and|och|und|et|y|&)\s|\s\/\s/u)
    .map((part) => part.trim());
  return parts.every((part) => part !== '' && part.length <= LONGEST) ? parts.map((part) => fromText(part, part)) : [];
}
