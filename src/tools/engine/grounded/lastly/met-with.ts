import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { isFirstName } from '../people.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { anyCaseOf, anyWordOf, slotName, slotsNamed } from '../text/words-of.js';
import data from '../words/meetings.yaml.js';

const WORDS = data as Record<'names' | 'meetings' | 'with', string>;
const NAMES = slotsNamed(WORDS.names);
const NAME = String.raw`(?:(?:Mr|Mrs|Ms|Dr|Herr|Frau|Fru|Mme|M|Sr|Sra)\.?\s)?\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){0,2}`;
const MET = new RegExp(
  String.raw`(?<!\p{L})(?:${anyCaseOf(WORDS.meetings)})\s(?:${anyWordOf(WORDS.with)})\s(${NAME})(?!\s(?:and|och|und|et|y|&)\s)`,
  'gu',
);

const TITLED = /^(?:Mr|Mrs|Ms|Dr|Herr|Frau|Fru|Mme|M|Sr|Sra)\.?\s/u;
/** "Meeting with Volvo" is with no person. */
const isPerson = (name: string): boolean => TITLED.test(name) || isFirstName(name.split(' ')[0]);

/** `person` of "Lunch with Omar at noon": the one whom somebody meets. */
export function metWith({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  if (!NAMES.has(slotName(words))) return null;
  const found = new Set([...text.slice(start, end).matchAll(MET)].map(([, name]) => name));
  const [name] = found;
  return found.size === 1 && isPerson(name) ? fromText(name, name) : null;
}
