import { lemmasOf } from '../../lexicon/index.js';
import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const TOWN = /^(?:town|city|ort|stad|stadt|ville|ciudad|hometown|wohnort)$/u;
const BEHIND =
  /^,\s(?:de\s|aus\s|från\s|from\s)?(\p{Lu}[\p{L}’'-]{2,24}(?:\s\p{Lu}[\p{L}’'-]{2,24})?)(?=[:;.,]|\s?$|\n)/u;

/** `city` of "Order from Lucy Romer, Leeds, 21 October": what stands behind the only person and is a town we know or no word of English. */
export function townAfterPerson(
  { words }: Property,
  { text, mentions }: Reading,
  { start, end }: Span,
): Grounded | null {
  if (words.length !== 1 || !TOWN.test(words[0])) return null;
  const people = mentions.filter((one) => one.kind === 'person' && one.start >= start && one.end <= end);
  if (people.length !== 1 || mentions.some(({ kind }) => kind === 'street' || kind === 'postcode')) return null;
  const found = BEHIND.exec(text.slice(people[0].end, Math.min(end, people[0].end + 60)));
  if (!found) return null;
  const at = people[0].end + found[0].length;
  const isPlace = mentions.some((one) => one.kind === 'place' && one.end === at);
  const isWord = lemmasOf(found[1].toLowerCase()).length > 0;
  return isPlace || !isWord ? fromText(found[1], found[1]) : null;
}
