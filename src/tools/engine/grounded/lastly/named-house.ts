import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { plainly } from '../naming/folded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { anyCaseOf, anyWordOf, slotsNamed } from '../text/words-of.js';
import data from '../words/named-houses.yaml.js';

const WORDS = data as Record<'houses' | 'is' | 'articles', string>;
const HOUSES = slotsNamed(WORDS.houses);
const CALLED = new RegExp(
  String.raw`(?<!\p{L})(${anyCaseOf(WORDS.houses)})\s(?:${anyWordOf(WORDS.is)})\s(?:(${anyWordOf(WORDS.articles)})(?:(?<=['’])|\s))?(\p{Lu}[\p{L}’'&-]*(?:\s\p{Lu}[\p{L}’'&-]*){0,3})(?=[,.;!]|\s(?:in|i|à|en|an|am|near|on)\s|$)`,
  'gu',
);

/** "The hotel is Swedish" gives it no name. */
const isName = ([said, , article, name]: RegExpMatchArray): boolean =>
  article !== undefined ||
  name.includes(' ') ||
  /(?<!\p{L})(?:called|named|heter|heißt|s['’]appelle|se llama)(?!\p{L})/u.test(said);

/** `hotel` of "our hotel is the Sea View in Nice": what a house is called. */
export function namedHouse({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  const own = words.filter((word) => word !== 'name' && word !== 'of');
  const [house] = own.map(plainly);
  if (own.length !== 1 || !HOUSES.has(house)) return null;
  const found = [...text.slice(start, end).matchAll(CALLED)].filter(
    (one) => plainly(one[1]).slice(0, 3) === house.slice(0, 3) && isName(one),
  );
  return found.length === 1 ? fromText(found[0][3], found[0][3]) : null;
}
