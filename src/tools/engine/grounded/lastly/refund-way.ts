import { denies } from '../choice.js';
import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { anyWordOf, slotName, slotsNamed } from '../text/words-of.js';
import data from '../words/refund-ways.yaml.js';

const WORDS = data as Record<'names' | 'refunds' | 'to' | 'means' | 'articles', string>;
const NAMES = slotsNamed(WORDS.names);
const WAY = new RegExp(
  String.raw`(?<!\p{L})(?:${anyWordOf(WORDS.refunds)})\s(?:${anyWordOf(WORDS.to)})\s(?:(?:${anyWordOf(WORDS.articles)})\s)?(${anyWordOf(WORDS.means)})(?!\p{L})`,
  'giu',
);

/** `refund_method` of "refund to PayPal, please": what the money goes back by. */
export function refundWay({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  if (!NAMES.has(slotName(words))) return null;
  const own = text.slice(start, end);
  const told = [...own.matchAll(WAY)].filter(({ index }) => !denies(own.slice(0, index)));
  const found = told.map(([, means]) => means);
  return found.length === 1 && !/\s(?:or|eller|oder|ou|o)\s/u.test(text) ? fromText(found[0], found[0]) : null;
}
