import type { Span } from '../clause.js';
import { nameExpression } from '../expression-of.js';
import { type Grounded, fromText } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { distinct } from './distinct.js';
import { LONGEST } from './labelled-text.js';

/** "Guests: Anna, Björn and Carla.": what a list is called, and what it lists. */
export function listAfterName({ words }: Property, { text }: Reading, { start, end }: Span): Grounded[] {
  const name = nameExpression(words);
  const found =
    name === ''
      ? null
      : new RegExp(
          String.raw`(?<![\p{L}\p{N}])${name}(?:\s(?:for|in|of|at|on|für|pour|para|för|im|till|de|du|del)(?:\s\p{L}{1,20}){1,4})?\s{0,3}:\s{0,3}([^.;:\n!?]{1,400})(?=[.;\n!?]|$)`,
          'iu',
        ).exec(text.slice(start, end));
  const parts = (found?.[1] ?? '')
    .split(/,\s(?:(?:and|och|und|et|y)\s)?|\s(?:and|och|und|et|y|&)\s/u)
    .map((part) => part.trim());
  const isOwnSentence = found !== null && /(?:^|[.;\n]\s?)$/u.test(text.slice(start, start + found.index));
  return (parts.length > 1 || (isOwnSentence && /^\p{Lu}[\p{L} .’'-]{1,40}$/u.test(parts[0]))) &&
    parts.every((part) => part !== '' && part.length <= LONGEST)
    ? distinct(parts.map((part) => fromText(part, part)))
    : [];
}
