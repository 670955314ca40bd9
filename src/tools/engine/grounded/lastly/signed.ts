import type { Span } from '../clause.js';
import { escaped } from '../expression-of.js';
import { fromText, type Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { slotName } from '../text/words-of.js';
import data from '../words/closings.yaml.js';

const { closings, names } = data as Record<'closings' | 'names', string>;
const NAMES = new Set(listOf(names));
/** What letters end with, as alternatives of an expression. */
export const CLOSINGS = listOf(closings)
  .sort((a, b) => b.length - a.length)
  .map(escaped)
  .join('|');
const SIGNED = new RegExp(
  String.raw`(?:^|[.!?,\n]\s{0,4})(?:${CLOSINGS})[,.!]?\s+(\p{Lu}\p{L}[\p{L}’'-]*(?:\s\p{Lu}[\p{L}’'.-]*){0,2})\s*\.?\s*$`,
  'iu',
);
/** A closing and a name stand in so many characters. */
const MOST_SIGNED = 120;
/** "i" lets small letters through. */
const NAME = /^\p{Lu}\p{Ll}[\p{L}’'-]*(?:\s\p{Lu}[\p{L}’'.-]*){0,2}$/u;

/** `candidate_name` of "I withdraw my application. All the best, Chloe Martin": who writes, by the end of the letter. */
export function signedBy({ words }: Property, { text, mentions }: Reading, { start, end }: Span): Grounded | null {
  if (!NAMES.has(slotName(words)) && !NAMES.has(words.join(' '))) return null;
  const name = SIGNED.exec(text.slice(Math.max(start, end - MOST_SIGNED), end))?.[1].replace(/\.$/u, '');
  if (name === undefined || !NAME.test(name)) return null;
  const isOther = mentions.some((one) => one.kind === 'person' && !name.includes(String(one.value)));
  return isOther && OF_SHOP.test(words[0]) ? null : fromText(name, name);
}

/** A customer may be another one, of whom is written. */
const OF_SHOP = /^(?:customer|client|kund|kunde|kundnamn|kundenname|cliente)/u;
