import { partOrWhole } from '../contrast.js';
import type { Mention } from '../mention.js';
import { isArticle } from '../numbers.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { atRate } from '../reckoning/rate.js';
import { converted, unitNamed } from '../units.js';
import { daysFor } from './days-between.js';
import { minutesFor } from './minutes-between.js';

/** What lies between two days or times, is for all at a rate, or a part in percent of its whole. */
export function reckonedFor(property: Property, reading: Reading, numbers: readonly Mention[]): number | null {
  const { text } = reading;
  const { unit, words } = property;
  const days = daysFor(property, reading);
  if (days !== null) return days;
  const hours = minutesFor(property, reading);
  if (hours !== null && numbers.every(({ unit: own }) => unitNamed(own)?.dimension !== 'duration'))
    return hours.value as number;
  const rated = unit && !words.includes('per') ? atRate(text, numbers) : null;
  const own = unitNamed(rated?.unit);
  if (rated && own && unit && own.dimension === unit.dimension) return converted(rated.value, own, unit);
  if (unit?.unit !== 'percent' && property.kind !== 'share') return null;
  const plain = numbers.filter((one) => !isArticle(one));
  const part = plain.length === 2 ? partOrWhole(property, text, plain) : undefined;
  const [a, b] = plain.map(({ value }) => Number(value));
  return part && part === plain[0] && b > 0 ? Number(((100 * a) / b).toPrecision(12)) : null;
}
