import { askedAndTold } from '../asked-and-told.js';
import { plainly } from '../naming/folded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import data from '../words/comparisons.yaml.js';

export type Side = 'most' | 'least';
/** Which end of which dimension is asked for. */
export interface End {
  dimension: string;
  side: Side;
}

const COMPARISONS = Object.entries(data as unknown as Record<string, Record<Side, string[]>>).map(
  ([dimension, sides]) => ({
    dimension,
    sides: { most: sides.most.map(plainly), least: sides.least.map(plainly) },
  }),
);

/** The ends that words ask for; a word may be of several dimensions. */
export function endsIn(words: readonly string[]): End[] {
  const name = ` ${words.map(plainly).join(' ')} `;
  return COMPARISONS.flatMap(({ dimension, sides }) =>
    (['most', 'least'] as const)
      .filter((side) => sides[side].some((word) => name.includes(` ${word} `)))
      .map((side) => ({ dimension, side })),
  );
}

/** What a text asks in so many words: its questions. */
export const endsAsked = ({ text }: Reading): End[] =>
  endsIn(askedAndTold(text.slice(0, MOST_READ)).asked.match(/\p{L}[\p{L}’'-]*/gu) ?? []);
const MOST_READ = 2000;

const isBare = ({ kind, weakKind }: Property): boolean => weakKind === 'result' || kind === 'person';

/** The ends that a name asks for, of a name that says no more than who or what those of the question. */
export function endsFor(property: Property, reading: Reading): End[] {
  const own = endsIn(property.words);
  return own.length > 0 || !isBare(property) ? own : endsAsked(reading);
}

/** Whether a name asks which of several is more or less of something; "last" and "first" may be of anything. */
export const isComparison = (property: Property): boolean =>
  endsIn(property.words).some(({ dimension }) => dimension !== 'points');
