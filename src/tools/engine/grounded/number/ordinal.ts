import { type Span, stemIn } from '../clause.js';
import { type Grounded, fromText } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

const ORDINALS = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth'.split('|');

const ORDINAL = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(${ORDINALS.join('|')})|(\d{1,3})(?:st|nd|rd|th|:[ae]))\s(\p{L}{3,20})(?!\p{L})`,
  'giu',
);

/** `floor` of "second floor": which of several. */
export function ordinalIn({ labels, unit }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  if (labels.length !== 1 || unit !== null) return null;
  const found = [...text.slice(start, end).matchAll(ORDINAL)].filter(
    ([, , , noun]) => stemIn(noun, { start: 0, end: noun.length }, labels[0], 0) === 0,
  );
  const [one] = found;
  if (found.length !== 1) return null;
  return fromText(one[2] === undefined ? ORDINALS.indexOf(one[1].toLowerCase()) + 1 : Number(one[2]), one[0]);
}
