import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { byPole } from './by-pole.js';
import { classified } from './classify.js';
import { byLanguage } from './spoken-language.js';
import { byUrgency } from './urgency.js';
import { whichOf } from './which.js';

/** Of an enumeration what a text comes to: a language, a level of urgency, the first of several, a state, a topic. */
export function judgedChoice(
  values: readonly unknown[],
  property: Property,
  reading: Reading,
  scope: Span,
): Grounded | null {
  const words = textsOf(values);
  return (
    byLanguage(property, words, reading, scope) ??
    byUrgency(words, reading, scope) ??
    whichOf(property, words, reading, scope) ??
    byState(words, reading, scope) ??
    classified(property, words, reading, scope)
  );
}

const textsOf = (values: readonly unknown[]): string[] => values.filter((value) => typeof value === 'string');

/** The value that a text speaks of by far the most, where an enumeration sorts texts: it goes before a single word. */
export const sorted = (
  values: readonly unknown[],
  property: Property,
  reading: Reading,
  scope: Span,
): Grounded | null => classified(property, textsOf(values), reading, scope);

/** `paid` or `unpaid` of "has still not been settled": the one state of which the text says that it is so. */
function byState(values: readonly string[], reading: Reading, scope: Span): Grounded | null {
  const told = values.flatMap((value) => {
    const words = value.toLowerCase().match(/\p{L}+/gu) ?? [];
    const said = words.length === 0 || words[0] === 'not' ? null : byPole(words, reading, scope);
    return said ? [{ value, said }] : [];
  });
  const so = told.filter(({ said }) => said.value === true);
  return so.length === 1 ? fromText(so[0].value, so[0].said.quote ?? '') : null;
}
