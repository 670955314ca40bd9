import type { Mention } from '../mention.js';
import type { Property } from '../property.js';

const RANGE = /^\s?(?:to|till|until|bis|–|-|au|al|jusqu[’']au|hasta(?: el)?|and|och|und|et|y)\s(?:the\s)?$/iu;

/** Of two days or times with "to" between them the first or the second. */
export function endOfTwo(found: readonly Mention[], { words }: Property, text: string): readonly Mention[] {
  const [first, second] = found;
  if (found.length !== 2 || !RANGE.test(text.slice(first.end, second.start))) return [];
  if (words.some((word) => STARTS.has(word))) return [first];
  return words.some((word) => ENDS.has(word)) ? [second] : [];
}

export const STARTS = new Set([
  'start',
  'starts',
  'from',
  'begin',
  'begins',
  'first',
  'opens',
  'opening',
  'start_date',
  'von',
  'beginn',
  'desde',
  'inicio',
  'début',
]);

export const ENDS = new Set([
  'end',
  'ends',
  'to',
  'until',
  'last',
  'closes',
  'closing',
  'bis',
  'ende',
  'hasta',
  'fin',
  'slut',
]);
