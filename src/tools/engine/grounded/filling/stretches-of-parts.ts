import type { Span } from '../clause.js';
import { halvesOfObjects } from '../journeys/index.js';
import { wordsOfName } from '../property.js';
import type { Reading } from '../reading.js';
import { toldInClauses } from './told-in-clauses.js';
import { type Schema, resolved, typeOf } from '../schema.js';

export const NONE: ReadonlyMap<string, Span> = new Map();

/** "Bride: Ella Stone. Groom: Sam Reed.", "The seller is Ida, the buyer is Per": the stretch of each of several things that the schema has members for and the text names in so many words. */
export function stretchesOfParts(
  properties: Readonly<Record<string, unknown>>,
  root: Schema,
  reading: Reading,
  scope: Span,
): ReadonlyMap<string, Span> {
  const names = Object.keys(properties).filter((name) => typeOf(resolved(properties[name], root)) === 'object');
  if (names.length < 2) return NONE;
  const { text } = reading;
  const low = text.slice(scope.start, scope.end).toLowerCase();
  const found = names.map((name) => ({ name, at: low.search(labelOf(name)) })).sort((a, b) => a.at - b.at);
  if (found.some(({ at }, i) => at < 0 || at === found[i - 1]?.at))
    return halvesOfObjects(names, reading, scope) ?? toldInClauses(names, properties, root, reading, scope) ?? NONE;
  return new Map(
    found.map(({ name, at }, i) => {
      const next = found[i + 1]?.at ?? low.length;
      const stop = i === found.length - 1 ? low.slice(at).search(/[.!?](?=\s|$)|\n/u) : -1;
      return [name, { start: scope.start + at, end: scope.start + (stop < 0 ? next : at + stop) }];
    }),
  );
}

const labelOf = (name: string): RegExp =>
  new RegExp(
    String.raw`(?<!\p{L})${wordsOfName(name)
      .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
      .join(String.raw`[\s_-]{0,2}`)}(?:\s?:|\s(?:is|are|was|är|ist|sind|war|est|sont|es|son)(?=\s))`,
    'u',
  );
