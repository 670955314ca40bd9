import { escaped } from '../expression-of.js';
import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import complaints from '../words/complaints.yaml.js';
import data from '../words/reasons.yaml.js';

const WORDS = data as Record<'names' | 'deeds' | 'beginnings' | 'faults', string>;
const COMPLAINTS = complaints as Record<'articles' | 'is' | 'too', string>;
const either = (list: string): string => `(?:${listOf(list).map(escaped).join('|')})`;
const any = (list: string): string => `(?:${listOf(list).join('|')})`;
const NAMES = new Set(listOf(WORDS.names));
const DEED = new RegExp(String.raw`(?<!\p{L})${either(WORDS.deeds)}`, 'iu');
const FAULT = new RegExp(
  String.raw`^(?:${any(COMPLAINTS.articles)}\s\p{L}[\p{L}’'-]{1,24}|${either(WORDS.beginnings)})\s(?:${any(COMPLAINTS.is)}\s(?:\p{L}{1,10}\s){0,2}?${any(COMPLAINTS.too)}(?!\p{L})|(?:\p{L}{1,12}\s){0,3}?${either(WORDS.faults)})`,
  'iu',
);
const CLAUSE = /[^.;!?,\n–]+/gu;

/** `reason` of "I'd like to return the blazer, the sleeves are too long": the one clause beside a deed that says what is wrong. */
export function reasonClause({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  const own = text.slice(start, end);
  if (!NAMES.has(words.join(' ')) || !DEED.test(own) || own.includes('?')) return null;
  const found = (own.match(CLAUSE) ?? []).map((one) => one.trim()).filter((one) => FAULT.test(one));
  return found.length === 1 ? fromText(found[0], found[0]) : null;
}
