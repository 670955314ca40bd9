import type { Span } from '../clause.js';
import type { Grounded } from '../grounded.js';

/** A row of a list, and what it says by the names of its members; null for what it does not say. */
export interface ToldRow {
  scope: Span;
  told: ReadonlyMap<string, Grounded | null>;
  /** whether it is the name of an object alone, of which nothing inside it is told */
  isName?: boolean;
}
