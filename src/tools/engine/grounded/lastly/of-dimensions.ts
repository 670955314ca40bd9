import type { Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { converted, unitNamed } from '../units.js';

const BY = /^\s?(?:x|×|by|sur|mal|auf|gånger|på|por)\s?$/iu;
const SIDES: readonly (readonly string[])[] = [['length'], ['width']];

/** "180 cm sur 140 cm": the first is how long, the second how wide. Null where three stand, or none. */
export function ofDimensions({ words, unit }: Property, { text, mentions, language }: Reading): Grounded | null {
  const side = SIDES.findIndex((names) => words.some((word) => names.includes(word)));
  if (side < 0 || words.includes('height') || language === 'en') return null;
  const numbers = mentions.filter(({ kind }) => kind === 'number');
  const pairs = numbers.flatMap((one, i) => {
    const next = numbers[i + 1];
    return next !== undefined && BY.test(text.slice(one.end, next.start)) ? [[one, next] as const] : [];
  });
  const [pair] = pairs;
  return pairs.length === 1 ? inUnit(pair[side], pair[1].unit, unit) : null;
}

function inUnit(one: Mention, otherUnit: string | undefined, asked: Property['unit']): Grounded | null {
  const own = unitNamed(one.unit ?? otherUnit);
  if (own?.dimension !== 'length') return null;
  const value = asked && asked !== own ? converted(Number(one.value), own, asked) : Number(one.value);
  if (value === null) return null;
  return { value, source: value === one.value ? 'text' : 'conversion', quote: one.text, at: one.start };
}
