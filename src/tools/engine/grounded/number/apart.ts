import type { Span } from '../clause.js';
import { entriesOf } from '../ranked/entries.js';
import { isDifference } from '../contrast.js';
import type { Mention } from '../mention.js';
import { isArticle } from '../numbers.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { unitNamed } from '../units.js';

/** `difference_cm` of "Lena is 172 cm tall, Maja is 168 cm." */
export function between(property: Property, reading: Reading, scope: Span): number | null {
  const { unit } = property;
  if (unit === null || unit.unit === 'percent' || !isDifference(property)) return null;
  const entries = entriesOf(unit.currency === true ? 'money' : unit.dimension, reading, scope);
  if (entries?.length !== 2) return null;
  return Number((Math.abs(entries[0].value - entries[1].value) / unit.factor).toPrecision(12));
}

/** The numbers that a name's unit or kind leaves. */
export function comparable({ kind, unit }: Property, numbers: readonly Mention[]): Mention[] {
  const isMoney = kind === 'money' || unit?.currency === true;
  return numbers.filter((one, i) => {
    const own = unitNamed(
      one.unit ?? (isArticle(one) ? undefined : (numbers.at(i + 1) ?? (i > 0 ? numbers[i - 1] : undefined))?.unit),
    );
    if (isMoney) return own?.currency === true;
    return unit === null ? !isArticle(one) : own?.dimension === unit.dimension;
  });
}
