import type { Span } from '../clause.js';
import { isAside } from '../facts/aside.js';
import { type Fact, isDenied } from '../facts/fact.js';
import { factsIn } from '../facts/facts-in.js';
import { type Query, queryOf } from '../facts/query.js';
import { type Token, tokensOf } from '../facts/tokens.js';
import { says } from '../moments/asked.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { isOnlyThought } from '../sure/told.js';
import { asTold } from './as-told.js';
import { list } from './words.js';

/** A name that asks for an amount, and all amounts that a text tells of as they are. */
export interface Asking {
  property: Property;
  query: Query;
  facts: readonly Fact[];
  tokens: readonly Token[];
  reading: Reading;
  scope: Span;
}

/** A value, null where the text leaves it open, undefined where it is no matter of this way. */
export type Answer = number | null | undefined;
export type Way = (asking: Asking) => Answer;

export function askingOf(property: Property, reading: Reading, scope: Span): Asking {
  const tokens = tokensOf(reading, scope);
  const facts = asTold(factsIn(reading, scope)).filter(
    (fact) =>
      !isDenied(fact) && !fact.isDerived && !isAside(fact, property, tokens) && !isOnlyThought(reading.text, fact.at),
  );
  const query = queryOf(property);
  const isShare = property.unit ? property.unit.unit === 'percent' : query.isShare;
  return { property, query: { ...query, isShare }, facts, tokens, reading, scope };
}

/** Whether a name has a word of a list. */
export const asks = ({ property }: Asking, name: string): boolean =>
  property.words.some((word) => list(name).has(word));

/** What the name is of, without the words of lists. */
export const topicsBut = ({ query }: Asking, ...names: readonly string[]): string[] =>
  query.topics.filter((topic) => ![...names, 'plain'].some((name) => list(name).has(topic)));

/** Whether a text says a word of a list. */
export const tells = ({ tokens }: Asking, name: string): boolean => tokens.some(({ word }) => list(name).has(word));

/** Whether all topics are said anywhere. */
export const areSaid = (topics: readonly string[], { tokens }: Asking): boolean =>
  topics.every((topic) => tokens.some(({ word }) => says(topic, word)));

/** All words that are said of an amount. */
export const wordsOf = ({ nouns, near, per }: Fact): string[] => [...nouns, ...near, ...per];
export const isOf = (topic: string, fact: Fact): boolean => wordsOf(fact).some((word) => says(topic, word));

export const exact = (value: number): number => Number(value.toPrecision(12));

const TO_COME =
  /(?<!\p{L})(?:to be (?:agreed|confirmed|decided|quoted)|unknown|not yet|tbc|tbd|still open|noch offen|inte klart)(?!\p{L})/iu;
/** Whether a part of a sum is still to come. */
export const isToCome = (text: string): boolean => TO_COME.test(text);
