import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { anyWordOf, slotName, slotsNamed } from '../text/words-of.js';
import data from '../words/cut-goods.yaml.js';

const WORDS = data as Record<'names' | 'off' | 'all' | 'ends' | 'everything', string>;
const NAMES = slotsNamed(WORDS.names);
const CUT = new RegExp(
  String.raw`%\s(?:${anyWordOf(WORDS.off)})\s(?:(?:${anyWordOf(WORDS.all)})\s)?(\p{L}[\p{L}’'-]{2,30}(?:\s(?!(?:${anyWordOf(WORDS.ends)})\s)\p{L}[\p{L}’'-]{1,30}){0,2})(?=[.,;!\n]|$|\s(?:${anyWordOf(WORDS.ends)})\s|\s\d)`,
  'giu',
);
const EVERYTHING = new RegExp(String.raw`^(?:${anyWordOf(WORDS.everything)})(?!\p{L})`, 'iu');

/** `category` of "15% off all knitwear until Sunday": the goods that a share is taken off. */
export function cutGoods({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  if (!NAMES.has(slotName(words))) return null;
  const found = [...text.slice(start, end).matchAll(CUT)].map(([, goods]) => goods);
  return found.length === 1 && !EVERYTHING.test(found[0]) ? fromText(found[0], found[0]) : null;
}
