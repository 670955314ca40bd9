import type { Span } from '../clause.js';
import type { Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { isCountedFrom } from './anniversary.js';
import { placeOf } from './finding.js';
import { isDoubtful } from './reckoned.js';
import { DOUBTS, isOnlyThought } from './told.js';
import { isWorkedDays } from './worked-days.js';

/** Whether a number is what a name asks for: not one of two alike, denied, supposed, of another time, told for one of many. */
export function isSure(
  found: Grounded,
  property: Property,
  reading: Reading,
  scope: Span,
  again: (reading: Reading) => number | null,
): boolean {
  const place = placeOf(property, reading, scope);
  if (found.at !== undefined && isOnlyThought(reading.text, found.at)) return false;
  if (isWorkedDays(found, property, reading.text) || isCountedFrom(found, property, reading.text)) return false;
  if (found.at === undefined) return typeof found.value !== 'number' || !isDoubtful(found.value, place, again);
  const fact = place.facts.find(({ at }) => at === found.at);
  return !fact || !DOUBTS.some((doubt) => doubt({ ...place, text: reading.text, found, fact }));
}
