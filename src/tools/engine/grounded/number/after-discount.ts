import { from, type Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import type { Property } from '../property.js';
import { lessOff } from '../reckoning/less-off.js';

/** What all that is bought costs after what is taken off, in the name's own currency; undefined where nothing is. */
export function afterDiscount(
  property: Property,
  text: string,
  numbers: readonly Mention[],
): Grounded | null | undefined {
  const found = lessOff({ property, text, numbers });
  if (!found) return found;
  if (found.value < 0) return null;
  const isOwn = property.unit === null || property.unit.unit === found.unit;
  return isOwn ? from('arithmetic', found.value) : null;
}
