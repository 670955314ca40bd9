import type { Span } from '../clause.js';
import { escaped } from '../expression-of.js';
import type { Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import type { Mention } from '../mention.js';
import { inUnit } from '../number/said.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { unitOf } from '../units.js';
import data from '../words/told-measures.yaml.js';

type Row = Record<'names', string> & Partial<Record<'before' | 'behind', string>>;

const { parts, ...rows } = data as unknown as Record<string, Row> & { parts: string };
const GAP = String.raw`(?:\s[\p{L}’'-]{1,16}){0,8}?\s`;
const phrases = (said: string): string =>
  listOf(said)
    .map((one) => escaped(one).replace(/\s…\s/gu, GAP))
    .join('|');
const FORMS = Object.values(rows as Record<string, Row>).map(({ names, before, behind }) => ({
  names: new Set(listOf(names)),
  before: before === undefined ? null : new RegExp(String.raw`(?<!\p{L})(?:${phrases(before)}):?\s$`, 'iu'),
  behind: behind === undefined ? null : new RegExp(String.raw`^\s(?:${phrases(behind)})(?!\p{L})`, 'iu'),
}));
const PARTS = new Set(listOf(parts));
const PART = new RegExp(String.raw`^[\s-](?:\p{Ll}{2,12}[\s-])?(${phrases(parts)})(?!\p{L})`, 'iu');
const FAR = 90;

/** `lead_time_weeks` without its unit: "lead time". */
const nameOf = ({ words }: Property): string => {
  const own = words.filter((word) => unitOf(word) === undefined);
  return own.join(' ');
};

/** An amount by words that stand beside it and that no name has: "delivered within six weeks", "20 hours a week"; null where several are told so. */
export function toldMeasure(property: Property, reading: Reading, { start, end }: Span): Grounded | null {
  const { unit, words } = property;
  const names = [nameOf(property), words.join(' ')];
  const form = FORMS.find((one) => names.some((name) => one.names.has(name)));
  if (!form || (unit === null && property.kind !== 'money' && !names.includes('cash amount'))) return null;
  const { text, mentions } = reading;
  const isTold = (one: Mention): boolean =>
    (form.before?.test(text.slice(Math.max(start, one.start - FAR), one.start)) ?? true) &&
    (form.behind?.test(text.slice(one.end, one.end + FAR)) ?? true);
  const found = mentions.filter(
    (one) => one.kind === 'number' && one.start >= start && one.end <= end && one.unit !== undefined && isTold(one),
  );
  return found.length === 1 ? inUnit(found[0], unit) : null;
}

/** `heel_height_cm` of "a 12 cm shaft": the measure of another part. */
export function isOfOtherPart({ value, at, quote }: Grounded, { words }: Property, { text }: Reading): boolean {
  const own = words.find((word) => PARTS.has(word));
  if (typeof value !== 'number' || at === undefined || own === undefined) return false;
  const part = PART.exec(text.slice(at + (quote ?? '').length))?.[1].toLowerCase();
  return part !== undefined && singular(part) !== singular(own);
}

const singular = (word: string): string => word.replace(/s$/u, '');
