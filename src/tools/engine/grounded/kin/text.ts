import type { Grounded } from '../grounded.js';
import type { Span } from '../clause.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { dayByKin } from './day.js';
import { whereByKin } from './where.js';
import { whoByKin } from './who.js';

/** A day, a person or a place that the text calls by another word than the name does. @param kind the kind that the format says, else of the name */
export function textByKin(property: Property, kind: string | null, reading: Reading, scope: Span): Grounded | null {
  if (kind === 'date') return dayByKin(property, reading, scope);
  if (kind === 'place') return whereByKin(property, reading, scope);
  return kind === null || kind === 'person' || kind === 'company' ? whoByKin(property, reading, scope) : null;
}
