import { fromText, type Grounded } from '../grounded.js';
import { plainly } from '../naming/folded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { listOf } from '../judged/phrase.js';
import data from '../words/places-of-life.yaml.js';

type Row = Record<'names' | 'says', string>;
const PLACE = String.raw`\p{Lu}[\p{L}’'-]{1,24}(?:\s(?:am|an der|sur|del?|la|upon)\s\p{Lu}[\p{L}’'-]{1,24}|[\s-]\p{Lu}[\p{L}’'-]{1,24})?`;
/** A day may stand between what happened and where. */
const DAY = String.raw`(?:(?:on|den|am|le|el)\s)?(?:the\s)?(?:\d{1,2}(?:st|nd|rd|th|\.|er)?\s(?:of\s|de\s)?\p{L}{3,10}\.?\s(?:de\s)?\d{4}|\p{L}{3,10}\s\d{1,2},\s\d{4}|\d{4}(?:-\d\d-\d\d)?),?\s`;
const ROWS = (data as unknown as Row[]).map(({ names, says }) => ({
  names: new Set(listOf(names)),
  said: new RegExp(
    String.raw`(?<!\p{L})(?:${listOf(says).join('|')})\s(?:${DAY})?(?:in|i|à|en|au|aux)\s(${PLACE})(?!\p{L})|(?<!\p{L})(?:in|i)\s(${PLACE})\s(?:${listOf(says).join('|')})(?!\p{L})`,
    'gu',
  ),
}));
const placesIn = (text: string, { said }: (typeof ROWS)[number]): string[] =>
  [...text.matchAll(said)].map(([, behind, before]) => behind ?? before);

/**
 * `birthplace` and `lives_in` of "Born on 7 April 1991 in Gdansk, she now lives in Dublin": the one place beside such words.
 * @returns null where the text tells only the other of the two, or several; undefined where it tells neither, or neither is asked
 */
export function placeOfLife({ words }: Property, { text }: Reading): Grounded | null | undefined {
  const name = words.map(plainly).join(' ');
  const row = ROWS.find(({ names }) => names.has(name));
  if (!row) return undefined;
  const found = new Set(placesIn(text, row));
  const [place] = found;
  if (found.size === 1) return fromText(place, place);
  return found.size > 1 || ROWS.some((other) => placesIn(text, other).length > 0) ? null : undefined;
}
