import { wordsOf } from '../reckoning/words.js';
import { sameThing } from '../same-thing.js';
import type { Fact } from './fact.js';
import { isMoney } from './fact.js';
import type { Query } from './query.js';
import { isCame, isWent } from './flow.js';
import type { Token } from './tokens.js';
import { GAINED, JOINS, LOST, PERSONS, STOPS } from './words.js';

/** How surely the words of a name are told of an amount: beside it, in its sentence, only somewhere in the text. */
const [COUNTED, OF_THE_ONE_BEFORE, BESIDE, IN_SENTENCE, IN_TEXT] = [4, 2.5, 3, 1, 0.5];

/** The words of a text, and all its amounts. */
export interface Said {
  facts: readonly Fact[];
  tokens: readonly Token[];
  /** the words that say what a topic is */
  of: (topic: string) => readonly Token[];
}

/** The sum of it over all topics; null where one of them is told of something else, or of nothing. */
export function explained(query: Query, fact: Fact, said: Said): number | null {
  const marks = query.topics.map((topic) => markOf(topic, fact, query, said));
  if (marks.includes(null)) return null;
  const known = marks as number[];
  if (known.length === 0) return 0;
  return Math.max(...known) < OF_THE_ONE_BEFORE ? null : known.reduce((sum, one) => sum + one, 0);
}

function markOf(topic: string, fact: Fact, query: Query, said: Said): number | null {
  const isOf = (word: string): boolean => isSaidOf(topic, word);
  if (fact.nouns.some(isOf)) return fact.isElided ? OF_THE_ONE_BEFORE : COUNTED;
  if (fact.near.some(isOf)) return BESIDE;
  if (query.flow === 'went' && LOST.has(topic) && isWent(fact)) return BESIDE;
  if (query.flow === 'came' && GAINED.has(topic) && isCame(fact)) return BESIDE;
  if (isOfSubject(isOf, fact, said)) return BESIDE;
  const isOfAnother = said.facts.some(
    (one) => one.unit?.dimension === fact.unit?.dimension && isSaidBeside(topic, one, fact, said),
  );
  return isOfAnother ? null : elsewhere(topic, fact, said);
}

/** Whether another amount has a word in its own stretch that is not what it counts. */
const isSaidBeside = (topic: string, one: Fact, fact: Fact, said: Said): boolean =>
  one.stretch !== fact.stretch &&
  said.of(topic).some(({ stretch }) => stretch === one.stretch) &&
  !one.nouns.some((word) => isSaidOf(topic, word));

const TAKES = wordsOf('takes');
const FIRST = 4;

/** "The bus leaves at eight and costs 4500 kr", "It costs 20 EUR": what stands first before it is what it is told of. */
function isOfSubject(isOf: (word: string) => boolean, fact: Fact, { tokens }: Said): boolean {
  const isBare =
    fact.nouns.length === 0 && fact.near.every((word) => STOPS.has(word) || JOINS.has(word) || TAKES.has(word));
  if (!isBare || !fact.near.some((word) => TAKES.has(word))) return false;
  const before = tokens.filter(({ stretch }) => stretch < fact.stretch);
  const sentence = before.at(-1)?.sentence ?? -1;
  return before
    .filter((token) => token.sentence === sentence)
    .slice(0, FIRST)
    .some(({ word }) => isOf(word));
}

/** What leads to an amount says what it is of; what comes after it is told of another. */
function elsewhere(topic: string, fact: Fact, said: Said): number | null {
  const before = said.of(topic).filter(({ stretch }) => stretch < fact.stretch);
  if (before.length === 0) return null;
  return before.some(({ sentence }) => sentence === fact.sentence) ? IN_SENTENCE : IN_TEXT;
}

/** Whether a word of a text says what a topic is. */
export const isSaidOf = (topic: string, word: string): boolean => sameThing(topic, word);

export const isPerson = (word: string): boolean => [...PERSONS].some((one) => sameThing(one, word));

/** Whether an amount is measured as a name asks. */
export function isMeasuredSo({ unit, isMoney: asksMoney, isShare }: Query, fact: Fact): boolean {
  if (asksMoney) return isMoney(fact) && (unit === null || unit.unit === fact.unit?.unit);
  if (isShare) return fact.unit?.unit === 'percent';
  if (unit === null) return fact.unit === undefined;
  return fact.unit?.dimension === unit.dimension;
}
