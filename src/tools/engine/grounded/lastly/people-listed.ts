import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { isCity, isFirstName } from '../people.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { phrasesOf } from '../says.js';
import { slotName, slotsNamed } from '../text/words-of.js';
import { PEOPLE_TOLD as WORDS } from './people-told.js';
import { firstNamesOf } from './told-of-people.js';

const NAMES = slotsNamed(WORDS.people);
const NAME = String.raw`\p{Lu}[\p{L}’'-]{0,24}(?:\s\p{Lu}[\p{L}’'-]{0,24})?`;
const JOINT = String.raw`(?:,\s(?:(?:${phrasesOf(WORDS.joints)})\s)?|\s(?:${phrasesOf(WORDS.joints)})\s)`;
const LISTED = new RegExp(
  String.raw`(?:^|[.!:]\s|\n)(?<list>${NAME}(?:${JOINT}${NAME}){1,8})\s(?:${phrasesOf(WORDS.going)})(?!\p{L})(?<rest>[^.!?\n]{0,120})`,
  'gu',
);
const PARTED = new RegExp(JOINT, 'u');
const NOT_ALL = new RegExp(String.raw`(?<!\p{L})(?:${phrasesOf(`${WORDS.denied}, ${WORDS.others}`)})(?!\p{L})`, 'iu');

/** `participants` of "Anna, Felix und Miriam fahren nach Wien": who is listed before what all of them do, where nobody else is named. */
export function peopleListed({ words }: Property, { text }: Reading, { start, end }: Span): Grounded[] {
  const said = text.slice(start, end);
  const found = NAMES.has(slotName(words)) ? [...said.matchAll(LISTED)] : [];
  const { list = '', rest = '' } = found.at(0)?.groups ?? {};
  const people = list.split(PARTED);
  if (found.length !== 1 || NOT_ALL.test(rest) || !isOfPeople(people)) return [];
  return firstNamesOf(said).every((name) => list.includes(name)) ? people.map((one) => fromText(one, one)) : [];
}

/** One of them is a first name that is known, and none of them a town. */
const isOfPeople = (list: readonly string[]): boolean =>
  list.some((one) => isFirstName(one.split(' ')[0])) && !list.some(isCity);
