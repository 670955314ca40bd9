import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

/** "Portland, OR 97205", "Austin, Texas 78701": a state before its zip code. */
const BEFORE_ZIP = /,\s([A-Z]{2}|\p{Lu}\p{Ll}{3,12}(?:\s\p{Lu}\p{Ll}{3,10})?),?\s\d{5}(?:-\d{4})?(?!\d)/gu;

/** `state` of an American address: what stands before the only zip code. */
export function stateOfAddress({ words }: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  if (words.at(-1) !== 'state' || words.length > 2) return null;
  const found = [...text.slice(start, end).matchAll(BEFORE_ZIP)].map(([, state]) => state);
  return found.length === 1 ? fromText(found[0], found[0]) : null;
}
