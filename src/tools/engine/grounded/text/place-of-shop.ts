import { listOf } from '../judged/phrase.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import data from '../words/shop-places.yaml.js';

const WORDS = data as Record<'shops' | 'links' | 'names', string>;
const NAMES = new Set(listOf(WORDS.names));
const CITY = /^(?:city|town|place|location)$/u;
const anyCase = (list: string): string =>
  listOf(list)
    .map((word) => `[${word[0].toUpperCase()}${word[0]}]${word.slice(1)}`)
    .join('|');
const AFTER = new RegExp(
  String.raw`(?<!\p{L})(?:${anyCase(WORDS.shops)})\s(?:(?:${listOf(WORDS.links).join('|')})(?:(?<=['’])|\s))?(\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)`,
  'gu',
);

/** `store_city` of "an die Filiale Hamburg": the place that stands behind a word for a shop. */
export function placeOfShop({ words }: Property, text: string): Grounded | null {
  if (words.length !== 2 || !NAMES.has(words[0]) || !CITY.test(words[1])) return null;
  const found = [...text.matchAll(AFTER)].map(([, place]) => place);
  return new Set(found).size === 1 ? fromText(found[0], found[0]) : null;
}
