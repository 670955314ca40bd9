import type { Span } from '../clause.js';
import type { Evidence } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { type Schema, typeOf } from '../schema.js';

/** What one member of an object asks for. */
export interface Slot {
  property: Property;
  schema: Schema;
  of: 'number' | 'words' | 'date' | 'time' | 'other';
}

export function slotOf(property: Property, schema: Schema): Slot {
  return { property, schema, of: kindOf(property, schema) };
}

function kindOf({ kind, weakKind }: Property, schema: Schema): Slot['of'] {
  const type = typeOf(schema);
  if (Array.isArray(schema.enum) || 'const' in schema || schema.anyOf || schema.oneOf) return 'other';
  if (type === 'number' || type === 'integer') return 'number';
  if (type !== 'string') return 'other';
  const when = schema.format ?? kind ?? weakKind;
  if (when === 'date' || when === 'time') return when;
  return schema.format === undefined ? 'words' : 'other';
}

/** What is open of an object after all that a text calls by its name was found, and what fills the rest. */
export interface Left {
  open: readonly Slot[];
  filled: ReadonlyMap<Slot, readonly (Evidence & { at?: number })[]>;
  reading: Reading;
  scope: Span;
}

/** Whether a stretch of the text fills another slot. */
export const isTaken = ({ filled, reading: { text } }: Left, { start, end }: Span): boolean =>
  [...filled.values()].flat().some(({ at, quote }) => {
    if (at !== undefined) return at >= start && at < end;
    const said = text.slice(start, end);
    return quote === said || quote?.endsWith(` ${said}`) === true;
  });
