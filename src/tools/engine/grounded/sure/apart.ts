import { sentenceAt, stemIn } from '../clause.js';
import { explained, isSaidOf } from '../facts/explained.js';
import type { Fact } from '../facts/fact.js';
import { JOINS, STOPS } from '../facts/words.js';
import type { Place } from './finding.js';

/** Whether a name says which of two alike it is of: a word of it is told of the one and not of the other. */
export function isToldApart(fact: Fact, other: Fact, place: Place): boolean {
  return (
    isRightBefore(fact, place) ||
    isInWords(fact, other, place) ||
    isInLabels(fact, other, place) ||
    isMoreOf(fact, other, place)
  );
}

/** "Coach 12". */
const isRightBefore = ({ at, stretch, nouns }: Fact, { query, tokens }: Place): boolean => {
  const last = tokens.findLast((token) => token.end <= at);
  return (
    nouns.length === 0 &&
    last?.stretch === stretch &&
    at - last.end < 3 &&
    query.topics.some((topic) => isSaidOf(topic, last.word))
  );
};

function isInWords(fact: Fact, other: Fact, place: Place): boolean {
  const { query, tokens } = place;
  const own = wordsOf(fact, other, place);
  const its = wordsOf(other, fact, place);
  const isLed = (topic: string): boolean => tokens.some(({ leads, word }) => leads && isSaidOf(topic, word));
  return query.topics.some(
    (topic) => !isLed(topic) && own.some((word) => isSaidOf(topic, word)) && !its.some((word) => isSaidOf(topic, word)),
  );
}

/** What is said of an amount; of what stands before it only what the other does not go on from. */
function wordsOf(fact: Fact, other: Fact, { tokens }: Place): string[] {
  const isShared = other.at > fact.at && goesOn(other, fact, tokens);
  const own = tokens.filter(
    ({ stretch, start }) =>
      stretch === fact.stretch && fact.stretch !== other.stretch && !(isShared && start < fact.at),
  );
  const near = isShared
    ? fact.near.filter((word) => !tokens.some((token) => token.word === word && token.start < fact.at))
    : fact.near;
  return [...fact.nouns, ...near, ...fact.per, ...own.map(({ word }) => word)];
}

/** "… 23 EUR for adults and 14 EUR for children": what leads to the first leads to the second. */
const goesOn = (other: Fact, fact: Fact, tokens: Place['tokens']): boolean =>
  other.sentence === fact.sentence &&
  tokens
    .filter(({ stretch, start }) => stretch === other.stretch && start < other.at)
    .every(({ word }) => STOPS.has(word) || JOINS.has(word));

/** By the words of labels, which know what clothes and measures are called: in its own stretch, else its own sentence. */
function isInLabels(fact: Fact, other: Fact, { property, reading: { text }, tokens }: Place): boolean {
  const stretch = (one: Fact): { start: number; end: number } => {
    const own = tokens.filter((token) => token.stretch === one.stretch);
    return { start: own[0]?.start ?? one.at, end: own.at(-1)?.end ?? one.at };
  };
  const has = (span: { start: number; end: number }, stems: readonly string[]): boolean =>
    stemIn(text, span, stems, span.start) >= 0;
  const isOf = ({ nouns }: Fact, stems: readonly string[]): boolean =>
    nouns.some((noun) => stems.some((stem) => noun.startsWith(stem)));
  const labels = property.labels.filter((stems) => !isOf(other, stems));
  if (fact.stretch !== other.stretch && !goesOn(other, fact, tokens))
    if (labels.some((stems) => has(stretch(fact), stems) && !has(stretch(other), stems))) return true;
  const [own, its] = [sentenceAt(text, fact.at), sentenceAt(text, other.at)];
  return own.start !== its.start && labels.some((stems) => has(own, stems) && !has(its, stems));
}

/** How surely a name is told of one and of the other. */
function isMoreOf(fact: Fact, other: Fact, place: Place): boolean {
  const { query } = place;
  const mark = (one: Fact): number => explained(query, { ...one, isElided: false }, place) ?? -1;
  if (goesOn(other, fact, place.tokens)) return false;
  return query.topics.length > 1 && mark(fact) >= mark(other) + 1 && mark(fact) > 0;
}
