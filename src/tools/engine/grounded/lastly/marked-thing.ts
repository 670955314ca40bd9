import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { anyWordOf, slotName, slotsNamed } from '../text/words-of.js';
import data from '../words/marks-on-things.yaml.js';

const WORDS = data as Record<'names' | 'marks' | 'on' | 'parts', string>;
const NAMES = slotsNamed(WORDS.names);
const MARKED = new RegExp(
  String.raw`(?<!\p{L})(?:${anyWordOf(WORDS.marks)})\s(?:${anyWordOf(WORDS.on)})\s(\p{L}[\p{L}’'-]{2,30})(?=[.,;!?\n]|$|\s(?:and|that|which|from|och|som|und|et|qui|y|que)\s)`,
  'giu',
);
const PART = new RegExp(String.raw`^(?:${anyWordOf(WORDS.parts)})$`, 'iu');

/** `item` of "There is a stain on the tablecloth.": the one thing that has a mark or a hole; a part is none. */
export function markedThing({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  if (!NAMES.has(slotName(words))) return null;
  const found = new Set([...text.slice(start, end).matchAll(MARKED)].map(([, thing]) => thing));
  const [thing] = found;
  return found.size === 1 && !PART.test(thing) ? fromText(thing, thing) : null;
}
