import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import { plainly } from '../naming/folded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { phrasesOf } from '../says.js';
import data from '../words/portions.yaml.js';

const WORDS = data as Record<'names' | 'portions' | 'counts' | 'of' | 'stops', string>;
const NAMES = new Set(listOf(WORDS.names));
const STOPS = new Set([...listOf(WORDS.stops), ...listOf(WORDS.counts)]);
const PORTION = String.raw`(?:\d+(?:[.,]\d+)?|${phrasesOf(WORDS.counts)})\s(?:${phrasesOf(WORDS.portions)})`;
const OF_THING = new RegExp(
  String.raw`(?<![\p{L}\d])${PORTION}\s(?:(?:${phrasesOf(WORDS.of)})(?:(?<=['’])|\s))?(\p{L}[\p{L}-]*(?:\s\p{L}[\p{L}-]*)?)`,
  'giu',
);
const ONLY = new RegExp(String.raw`^${PORTION}$`, 'iu');

/** `medication` of "one tablet of ramipril a day": what is taken, without how much of it. */
export function inPortions({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  if (words.length !== 1 || !NAMES.has(plainly(words[0]))) return null;
  const found = [...text.slice(start, end).matchAll(OF_THING)].map(([, said]) => thingOf(said));
  return found.length === 1 && found[0] !== '' ? fromText(found[0], found[0]) : null;
}

/** The words before the first that tells of something else. */
function thingOf(said: string): string {
  const words = said.split(' ');
  const stop = words.findIndex((word) => STOPS.has(word.toLowerCase()));
  return words.slice(0, stop < 0 ? words.length : stop).join(' ');
}

/** "One tablet": how much of something is not what it is. */
export const isPortion = ({ value }: Grounded, { words }: Property): boolean =>
  typeof value === 'string' && words.some((word) => NAMES.has(plainly(word))) && (ONLY.test(value) || STOPS.has(value));
