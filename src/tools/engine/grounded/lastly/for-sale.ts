import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import { plainly } from '../naming/folded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { phrasesOf } from '../says.js';
import data from '../words/for-sale.yaml.js';

const WORDS = data as Record<'names' | 'before' | 'behind' | 'asked' | 'articles' | 'stops', string>;
const NAMES = new Set(listOf(WORDS.names));
const [ARTICLES, STOPS] = [WORDS.articles, WORDS.stops].map((list) => new Set(listOf(list)));
const BEGINS = String.raw`(?:^|[.!?\n]\s*)`;
const THING = String.raw`(\p{L}[\p{L}’'-]*(?:\s\p{L}[\p{L}’'-]*){0,4}?)`;
const FORMS = [
  String.raw`${BEGINS}(?:${phrasesOf(WORDS.before)})\s?:?\s${THING}(?=\s?[,.;:!?\n\d(–-]|$)`,
  String.raw`${BEGINS}${THING}\s(?:${phrasesOf(WORDS.behind)})(?!\p{L})`,
  String.raw`${BEGINS}(?:${phrasesOf(WORDS.asked)})\s${THING}\s(?:${phrasesOf(WORDS.behind)})\?`,
].map((form) => new RegExp(form, 'giu'));

/** `item` of "Used bicycle for sale, 21 gears": what is for sale, and none of what it has. */
export function forSale({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  if (!NAMES.has(words.map(plainly).join(' '))) return null;
  const part = text.slice(start, end);
  const found = FORMS.flatMap((form) => [...part.matchAll(form)].map(([, said]) => thingOf(said.trim())));
  const named = [...new Set(found.filter((one) => one !== ''))];
  return named.length === 1 ? fromText(named[0], named[0]) : null;
}

/** Without its article; nothing where another clause begins within it. */
function thingOf(said: string): string {
  const words = said.split(' ');
  const from = words.findIndex((word) => !ARTICLES.has(word.toLowerCase()));
  const to = words.findLastIndex((word) => !ARTICLES.has(word.toLowerCase()));
  const own = from < 0 ? [] : words.slice(from, to + 1);
  const stop = own.findIndex((word) => STOPS.has(word.toLowerCase()));
  return (stop < 0 ? own : own.slice(0, stop)).join(' ');
}
