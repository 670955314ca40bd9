import type { Category, Garment } from './spec.js';
import type { GarmentEntry } from './entry.js';
import { TABLE } from './table.js';

/** What each garment's own file says of it. */
export const GARMENT: Readonly<Record<Garment, GarmentEntry>> = TABLE as Record<Garment, GarmentEntry>;

/** The kind each garment is of. */
export const CATEGORY: Readonly<Record<Garment, Category>> = eachOf(({ category }) => category);

/** A table with one value of each garment's entry. */
export function eachOf<T>(value: (entry: GarmentEntry) => T): Record<Garment, T> {
  return Object.fromEntries(Object.entries(GARMENT).map(([garment, entry]) => [garment, value(entry)])) as Record<
    Garment,
    T
  >;
}
