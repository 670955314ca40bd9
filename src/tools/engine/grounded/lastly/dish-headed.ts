import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { isFirstName } from '../people.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { anyWordOf, slotName, slotsNamed } from '../text/words-of.js';
import { unitNamed } from '../units.js';
import data from '../words/dishes.yaml.js';

const WORDS = data as Record<'names' | 'none' | 'lead' | 'this' | 'is' | 'eaten', string>;
const NAMES = slotsNamed(WORDS.names);
const NONE = slotsNamed(WORDS.none);
const HEAD = new RegExp(
  String.raw`^\s{0,4}(?:(?:${anyWordOf(WORDS.lead)})\s)?(\p{L}[\p{L}’' -]{1,40}?)\s?:\s(?=\d)`,
  'iu',
);

/** `dish` of "Pancakes: 200 g flour, 3 eggs": what is made of measured things. */
export function dishHeaded({ words }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  if (!NAMES.has(slotName(words))) return null;
  const isMeasured = mentions.some(({ unit }) => ['mass', 'volume'].includes(unitNamed(unit)?.dimension ?? ''));
  const said = HEAD.exec(text.slice(start, end))?.[1];
  if (said === undefined) return dishTold(text.slice(start, end));
  return isMeasured && said !== undefined && !NONE.has(slotName([said])) && !isFirstName(said)
    ? fromText(said, said)
    : null;
}

const EATEN = new RegExp(String.raw`(?<!\p{L})(?:${anyWordOf(WORDS.eaten)})(?!\p{L})`, 'iu');
/** "This lentil curry is vegan". */
const TOLD = new RegExp(
  String.raw`^\s{0,4}(?:${anyWordOf(WORDS.this)})\s(\p{L}[\p{L}’'-]*(?:\s(?!(?:${anyWordOf(WORDS.is)})\s)\p{L}[\p{L}’'-]*){0,3})\s(?:${anyWordOf(WORDS.is)})\s`,
  'iu',
);

/** What a text begins with that tells how something is to eat. */
function dishTold(text: string): Grounded | null {
  const said = EATEN.test(text) ? TOLD.exec(text)?.[1] : undefined;
  return said === undefined || NONE.has(slotName([said])) ? null : fromText(said, said);
}
