import type { Span } from '../clause.js';
import type { Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { unitNamed } from '../units.js';
import { callersOf, isEndOf } from './callers.js';
import { isPersonCalledOtherwise } from './person.js';
import { type Family, heldBy, keysOf } from './callings.js';

/**
 * Whether all that stands right beside a value calls it by something else than a name asks for: "Flat, deposit €1,150" has
 * no `rent_eur`. Nothing is said of names and of values that nothing of the kind calls.
 */
export function isCalledOtherwise(found: Grounded, property: Property, reading: Reading): boolean {
  if (typeof found.value === 'string' && isPersonCalledOtherwise(found.value, property, reading)) return true;
  const places = reading.mentions.filter((mention) => isAt(mention, found));
  return places.length > 0 && places.every((one) => isOther(one, property, reading.text));
}

/** Where a value may stand; a reckoned one where the text has it as it is. */
const isAt = ({ kind, start, text, value: said }: Mention, { value, quote, at }: Grounded): boolean => {
  if (at !== undefined) return start === at;
  return typeof value === 'number' ? kind === 'number' && said === value : text === quote;
};

function isOther(mention: Mention, property: Property, text: string): boolean {
  const family = familyOf(mention, property);
  const held = family && heldBy(property.words, family);
  if (!family || !held || (family === 'deeds' && isEndOf(text, mention))) return false;
  const keys = callersOf(text, withUnit(mention, text)).flatMap((word) => keysOf(word, family));
  return keys.length > 0 && !keys.some((key) => held.has(key));
}

/** A number and its unit, where the mention has only the number. */
const withUnit = ({ start, end, kind, unit }: Mention, text: string): Span => {
  if (kind !== 'number' || unit === undefined) return { start, end };
  const more = /^\s?(?:\p{Sc}|[\p{L}°²³%]{1,12})(?!\p{L})/u.exec(text.slice(end, end + 14))?.[0];
  return { start, end: more && unitNamed(unit)?.words.includes(more.trim().toLowerCase()) ? end + more.length : end };
};

const OF_DIMENSION: Readonly<Record<string, Family>> = { length: 'measures', duration: 'stretches' };

function familyOf({ kind: said, unit: own }: Mention, { unit, kind }: Property): Family | null {
  if (said === 'date' || said === 'time') return 'deeds';
  if (said === 'code') return 'papers';
  if (said !== 'number') return null;
  const measure = unitNamed(own) ?? unit;
  if (measure?.currency || kind === 'money') return 'money';
  if (measure) return OF_DIMENSION[measure.dimension] ?? null;
  return 'groups';
}
