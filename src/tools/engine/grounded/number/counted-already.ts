import type { Span } from '../clause.js';
import { isSaidOf } from '../facts/explained.js';
import { ofFacts } from '../facts/index.js';
import type { Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { placeOf } from '../sure/finding.js';
import { type Again, usedIn } from '../sure/reckoned.js';

/**
 * `aprons` of "Each apron takes 1.2 m and we are making 15 aprons": what a text counts is as many as it says, and not what
 * a measure makes of it.
 * @returns null where a reckoned number stands
 */
export function countedAlready(
  found: Grounded,
  property: Property,
  reading: Reading,
  scope: Span,
  again: Again,
): Grounded | null {
  if (found.source !== 'arithmetic' || typeof found.value !== 'number' || property.unit !== null) return null;
  const place = placeOf(property, reading, scope);
  const { query, facts } = place;
  if (query.isMoney || query.isTotal || query.topics.length === 0) return null;
  const told = ofFacts(property, reading, scope);
  const fact = facts.find(({ at }) => at === told?.at);
  const isCount = fact !== undefined && fact.value !== 1 && fact.unit === undefined && fact.per.length === 0;
  if (!isCount || !query.topics.every((topic) => fact.nouns.some((noun) => isSaidOf(topic, noun)))) return null;
  return usedIn(found.value, place, again)?.some(({ unit }) => unit !== undefined) ? told : null;
}
