import type { Fact } from '../facts/fact.js';
import { ANY, isPeriod, isSameOne } from '../facts/per.js';
import { unitOf } from '../units.js';

const ONE_OF = /^(?:an?|one|en|ett|eine?|une?|una)\s/iu;

/** Facts without what only their sentences make of them: a class that comes is not one of many, six of us are no sum. */
export function asTold(facts: readonly Fact[]): Fact[] {
  return facts.map((fact) => withoutUnit(withRates(fact, facts))).filter((fact) => !isOneOf(fact, facts));
}

/** "A school class comes with 22 pupils": told for one of what is nowhere counted. */
function withRates(fact: Fact, facts: readonly Fact[]): Fact {
  const per = fact.per.filter(
    (one) =>
      one === ANY ||
      unitOf(one) !== undefined ||
      isPeriod(one) ||
      fact.near.some((word, i) => EXPLICIT.test(word) && fact.near.at(i + 1) === one) ||
      facts.some((other) => other !== fact && !other.isArticle && other.nouns.some((noun) => isSameOne(one, noun))),
  );
  const unit = facts.find((other) => isOneOf(other, [fact, other]))?.unit;
  return { ...fact, per: unit && fact.unit?.currency && per.length === 0 ? unit.words.slice(0, 1) : per };
}

const EXPLICIT = /^(?:per|pro|je|par|por|every|each|varje|jede[rsnm]?|chaque|cada)$/u;

/** "The six of us": people, whatever stood before them. */
const withoutUnit = (fact: Fact): Fact =>
  fact.isElided &&
  fact.unit !== undefined &&
  fact.near.some((word) => /^(?:us|them|oss|dem|uns|ihnen|nous)$/u.test(word))
    ? { ...fact, unit: undefined, isElided: false, nouns: ['people'] }
    : fact;

/** "A cubic metre costs 2 EUR": of one, and no amount. */
const isOneOf = (fact: Fact, facts: readonly Fact[]): boolean =>
  fact.value === 1 &&
  fact.unit !== undefined &&
  ONE_OF.test(fact.quote) &&
  facts.some((other) => other !== fact && other.stretch === fact.stretch && other.unit?.currency === true);
