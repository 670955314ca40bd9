import type { Mention } from '../mention.js';
import type { Property } from '../property.js';

const RANGE = /^\s?(?:to|till|until|bis|–|-|au|al|jusqu[’']au|hasta(?: el)?|and|och|und|et|y)\s(?:the\s)?$/iu;

/** Of two days or times with "to" between them the first or the second. */
export function endOfTwo(found: readonly Mention[], { words }: Property, text: string): readonly Mention[] {
  const [first, second] = found;
  if (found.length !== 2 || !(RANGE.test(text.slice(first.end, second.start)) || areTimesInTurn(first, second, text)))
    return [];
  if (words.some((word) => STARTS.has(word))) return [first];
  return words.some((word) => ENDS.has(word)) ? [second] : [];
}

/** "Went down at 09:40 and was back at 11:05": two times of one sentence. */
const areTimesInTurn = (first: Mention, second: Mention, text: string): boolean =>
  first.kind === 'time' &&
  second.kind === 'time' &&
  String(first.value) < String(second.value) &&
  !/[.!?;\n]\s|(?<!\p{L})(?:moved|from|instead|not|flytta\p{L}*)(?!\p{L})/u.test(text.slice(first.end, second.start));

export const STARTS = new Set([
  'start',
  'starts',
  'started',
  'begun',
  'down',
  'from',
  'begin',
  'begins',
  'first',
  'arrival',
  'arrivee',
  'arrivée',
  'arriving',
  'checkin',
  'outbound',
  'anreise',
  'ankunft',
  'ankomst',
  'incheckning',
  'llegada',
  'entrada',
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
  'ended',
  'finish',
  'finished',
  'resolved',
  'restored',
  'to',
  'until',
  'last',
  'checkout',
  'leaving',
  'return',
  'returning',
  'inbound',
  'abreise',
  'depart',
  'départ',
  'utcheckning',
  'salida',
  'hemresa',
  'closes',
  'closing',
  'bis',
  'ende',
  'hasta',
  'fin',
  'slut',
]);
