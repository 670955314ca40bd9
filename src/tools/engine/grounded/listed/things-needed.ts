import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { anyOfList, wordsOfList } from './words.js';

const NAMES = wordsOfList('supplies');
const LED = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOfList('leads')})(?::|\s)\s?([^.;:!?\n]{3,300})(?=[.;!?\n]|$)`,
  'giu',
);
const JOINT = new RegExp(String.raw`,\s(?:(?:${anyOfList('joints')})\s)?|\s(?:${anyOfList('joints')})\s`, 'iu');
const ARTICLE = new RegExp(String.raw`^(?:(?:${anyOfList('articles')})(?:(?<=['’])|\s)){1,3}`, 'iu');
const END = new RegExp(
  String.raw`\s(?:for|to|before|by|until|so|because|för|till|innan|um|für|bis|damit|pour|avant|para|antes|porque)(?=\s)[^]*$`,
  'iu',
);
const STOPS = new RegExp(String.raw`(?<!\p{L})(?:${anyOfList('stops')})(?!\p{L})`, 'iu');
const THING = /^\p{L}[\p{L}’'-]*(?:\s\p{L}[\p{L}’'-]*){0,3}$/u;

/** "We need needles, beeswax and grey thread": what one list of a text names, for a name of supplies; none where it counts or says more. */
export function thingsNeeded({ words }: Property, { text }: Reading, { start, end }: Span): Grounded[] {
  if (!NAMES.has(words.join(' ')) && !NAMES.has(words.at(-1) ?? '')) return [];
  const lists = [...text.slice(start, end).matchAll(LED)]
    .map(([, said]) => thingsOf(said))
    .filter((one) => one.length > 0);
  return lists.length === 1 ? lists[0].map((one) => fromText(one, one)) : [];
}

function thingsOf(said: string): string[] {
  const parts = said
    .replace(END, '')
    .split(JOINT)
    .map((part) => part.trim().replace(ARTICLE, ''));
  const isList = parts.length > 2 && parts.every((part) => THING.test(part) && !STOPS.test(part));
  return isList ? parts : [];
}
