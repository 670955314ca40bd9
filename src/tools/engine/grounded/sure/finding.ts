import type { Span } from '../clause.js';
import type { Said } from '../facts/explained.js';
import type { Fact } from '../facts/fact.js';
import { type Query, queryOf } from '../facts/query.js';
import { saidIn } from '../facts/said.js';
import type { Token } from '../facts/tokens.js';
import type { Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';

/** All amounts of a stretch and its words, for what a name asks of them. */
export interface Place extends Said {
  property: Property;
  query: Query;
  reading: Reading;
  scope: Span;
}

/** A number that a text tells of, for a name that asks, and all that is told beside it. */
export interface Finding extends Place {
  text: string;
  found: Grounded;
  fact: Fact;
}

export function placeOf(property: Property, reading: Reading, scope: Span): Place {
  return { property, query: queryOf(property), reading, scope, ...saidIn(reading, scope) };
}

/** The words of the stretch that a number stands in. */
export const stretchOf = ({ fact, tokens }: Pick<Finding, 'fact' | 'tokens'>): Token[] =>
  tokens.filter(({ stretch }) => stretch === fact.stretch);

/** Why a number that stands in a text may not be what a name asks for. */
export type Doubt = (finding: Finding) => boolean;
