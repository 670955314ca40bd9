import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import { plainly } from '../naming/folded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import data from '../words/services-booked.yaml.js';

const WORDS = data as Record<'books' | 'articles' | 'ends' | 'nothing', string>;
const any = (list: string): string => `(?:${listOf(list).join('|')})`;
const ASKS =
  /^(?:service|service type|type of service|appointment type|appointment for|type of appointment|tjanst|typ av tjanst|dienstleistung|leistung|terminart|prestation|servicio|tipo de servicio|tipo servicio)$/u;
const BOOKED = new RegExp(
  String.raw`(?<!\p{L})${any(WORDS.books)}\s${any(WORDS.articles)}\s((?:\p{L}[\p{L}’'-]{1,24}\s){0,3}?\p{L}[\p{L}’'-]{2,24})(?=\s${any(WORDS.ends)}\s|\s?[.,;!?\n]|$)`,
  'giu',
);
const NOTHING = new RegExp(String.raw`(?:^|\s)${any(WORDS.nothing)}$`, 'iu');

/** `service` of "book a suit fitting for 4 February": what somebody has an appointment for. */
export function bookedService({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  if (!ASKS.test(words.map(plainly).join(' '))) return null;
  const found = [...text.slice(start, end).matchAll(BOOKED)].map(([, said]) => said);
  return new Set(found).size === 1 && !NOTHING.test(found[0]) ? fromText(found[0], found[0]) : null;
}
