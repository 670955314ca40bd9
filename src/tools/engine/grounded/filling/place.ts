import type { Span } from '../clause.js';
import type { Field } from '../fields.js';
import type { Grounded } from '../grounded.js';
import type { Facts } from '../planned.js';
import { type Property, propertyIn } from '../property.js';
import type { Reading } from '../reading.js';
import type { Row } from '../rows/row.js';
import type { Spans } from '../spans/index.js';

export interface Place {
  property: Property;
  path: string;
  scope: Span;
  /** the concept told of, inside a list of concepts */
  plan: Facts | null;
  depth: number;
  /** the row told of, inside a list that is written alike */
  row?: Row;
  /** the row told of, inside a table */
  cells?: readonly Field[];
  /** what its row of a list says by the names of its members; null for what that does not say */
  told?: ReadonlyMap<string, Grounded | null>;
  /** whether that is the name of its object alone */
  isName?: boolean;
  /** what of the text is left for the words that its object asks for */
  spans?: Spans;
}

export function inside({ path, depth, ...place }: Place, name: string, schema: unknown): Place {
  const pointer = `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return { ...place, property: propertyIn(name, schema), path: pointer, depth: depth + 1 };
}

export const isWhole = ({ scope }: Place, { text }: Reading): boolean => scope.start === 0 && scope.end === text.length;
