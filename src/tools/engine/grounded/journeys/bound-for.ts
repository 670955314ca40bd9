import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import { isFirstName } from '../people.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { phrasesOf } from '../says.js';
import { slotName } from '../text/words-of.js';
import { weekdayNamed } from '../weekdays.js';
import { journeyWords, namesOf } from './words.js';

const TOWN = String.raw`(?<!\p{L})\p{Lu}[\p{L}’'-]{1,24}(?:\s\p{Lu}[\p{L}’'-]{1,24}){0,2}`;
const BOUND = new RegExp(
  String.raw`(?<!\p{L})(?:${phrasesOf(journeyWords.leaves)})\s[^.;!?\n]{1,80}?\s(?:${phrasesOf(journeyWords.bound)})\s(${TOWN})(?=[\s.,;]|$)`,
  'gu',
);
const DENIED = new RegExp(String.raw`(?<!\p{L})(?:${phrasesOf(journeyWords.denied)})(?!\p{L})`, 'iu');
const [GOES_TO, TOWNS] = (['inPlace', 'towns'] as const).map(namesOf);
const WAY = new RegExp(
  listOf(journeyWords.fromTo)
    .map((one) => one.split(' … '))
    .map(([from, to]) => String.raw`(?<!\p{L})${from}\s(${TOWN})\s${to}\s(${TOWN})(?!\p{L})`)
    .join('|'),
  'gu',
);

const isTown = (name: string): boolean => !isFirstName(name.split(' ')[0]) && weekdayNamed(name) < 0;

/** `destination` of "leaves Stockholm on 21 August at 10:20 for New York": the one place it is bound for. */
export function boundFor({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  const said = text.slice(start, end);
  if (!GOES_TO.has(slotName(words)) || DENIED.test(said)) return null;
  const found = [...said.matchAll(BOUND)].map(([, town]) => town);
  return found.length === 1 && isTown(found[0]) ? fromText(found[0], found[0]) : null;
}

/** `cities` of "flew from Madrid to Boston": both ends of the only way of a text that names no other town. */
export function townsOfWay({ words }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded[] {
  const said = text.slice(start, end);
  const ways = TOWNS.has(slotName(words)) && !DENIED.test(said) ? [...said.matchAll(WAY)] : [];
  const towns = ways.flatMap(([, ...ends]) => ends.filter((town) => town !== undefined));
  const places = mentions.filter(({ kind }) => kind === 'place').map((one) => one.text);
  const isAll = towns.every((one) => places.includes(one)) && places.every((one) => towns.includes(one));
  return ways.length === 1 && isAll ? towns.map((one) => fromText(one, one)) : [];
}
