import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { anyWordOf, slotName, slotsNamed } from '../text/words-of.js';
import data from '../words/events.yaml.js';

const WORDS = data as unknown as Record<'events' | 'cities' | 'leads' | 'in', string>;
const [EVENTS, CITIES] = [WORDS.events, WORDS.cities].map(slotsNamed);
const NAME = String.raw`\p{Lu}[\p{L}’'&-]*(?:\s(?:(?:of|for|de|der|för|für)\s)?\p{Lu}[\p{L}’'&-]*){0,4}`;
const TAKES_PART = new RegExp(
  String.raw`(?<!\p{L})(?:${anyWordOf(WORDS.leads)})\s(?<event>${NAME})(?:\s20\d\d)?(?:\s(?:${anyWordOf(WORDS.in)})\s(?<city>\p{Lu}[\p{L}’'-]{1,24}(?:\s\p{Lu}[\p{L}’'-]{1,24})?))?`,
  'gu',
);

/** `event`, `venue_city` of "will speak at the Textile Forum in Manchester". */
export function eventOf({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  const name = slotName(words);
  const part = EVENTS.has(name) ? 'event' : CITIES.has(name) ? 'city' : null;
  const found = part === null ? [] : [...text.slice(start, end).matchAll(TAKES_PART)];
  const said = part === null || found.length !== 1 ? undefined : found[0].groups?.[part];
  return said === undefined ? null : fromText(said, said);
}
