import type { Span } from '../clause.js';
import { from, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { topicsOf } from '../reckoning/asked.js';
import { isThing } from '../same-thing.js';
import { converted } from '../units.js';
import { type Product, products } from './chain.js';
import { balance, type Derived, everybody, mean, ofTheOthers, percentOf, share, type Way } from './derived.js';
import { direct } from './direct.js';
import { isPerson, isSaidOf, type Said } from './explained.js';
import type { Fact } from './fact.js';
import { factsIn } from './facts-in.js';
import { ANY } from './per.js';
import { type Query, queryOf } from './query.js';
import { saidIn } from './said.js';
import { DUE, PAID, STATES } from './words.js';

const WAYS = [share, mean, balance, percentOf, ofTheOthers, everybody];

/** What the amounts of a stretch make of a name: the one that is told of it, or what follows from several. Null where none does, or more than one might. */
export function ofFacts(property: Property, reading: Reading, scope: Span): Grounded | null {
  const query = queryOf(property);
  const facts = factsIn(reading, scope);
  if (facts.length === 0) return null;
  const said = saidIn(reading, scope);
  const told = query.isMean ? undefined : direct(query, facts, said);
  if (told === null) return null;
  return told ? toldAs(told, query) : asReckoned(firstOf(query, facts, said, WAYS) ?? fromProducts(query, facts));
}

/** What a name asks for in so many words: a rate, what is left, a share of a sum; null where it asks for none or the text tells of none. */
export function namedByFacts(property: Property, reading: Reading, scope: Span): Grounded | null {
  const query = queryOf(property);
  if (query.per.length > 0) return ofFacts(property, reading, scope);
  const facts = factsIn(reading, scope);
  const said = saidIn(reading, scope);
  const chain = query.isTotal
    ? []
    : products(query, facts).filter(({ facts: used }) => used.length > 2 && isOfAll(query, used));
  if (chain.length === 1) return asReckoned(inUnit(chain[0], query));
  const derived = asReckoned(stillDue(query, facts) ?? firstOf(query, facts, said, [percentOf, balance]));
  if (derived || !query.isTotal) return derived;
  const total = direct(query, facts, said);
  return total ? toldAs(total, query) : null;
}

const isPaid = ({ unit, per, near }: Fact): boolean =>
  unit?.currency === true && per.length === 0 && near.some((word) => PAID.has(word));

/** "Five nights at 120 EUR. She paid 200 EUR in advance": what is still to be paid. */
function stillDue(query: Query, facts: readonly Fact[]): Derived {
  if (!query.isMoney || !query.topics.some((topic) => DUE.has(topic))) return undefined;
  const paid = facts.filter(isPaid);
  const rest = facts.filter((fact) => !paid.includes(fact));
  const made = products({ ...query, topics: [] }, rest).filter(({ facts: used }) => used.length > 1);
  if (paid.length !== 1 || made.length !== 1 || made[0].value < paid[0].value) return undefined;
  return made[0].value - paid[0].value;
}

/** "150 licences at 8 USD per month each", `yearly_cost`: told for one of two things at once, which no single operation sees. */
export const isOfSeveralRates = (property: Property, reading: Reading, scope: Span): boolean =>
  queryOf(property).per.length > 0 && factsIn(reading, scope).some(({ per }) => per.length > 1);

/** "210 kg each" is not what all weigh: what they make together, where a name does not ask for one. @returns null where a number is told of no one thing */
export function forAllOf({ at }: Grounded, property: Property, reading: Reading, scope: Span): Grounded | null {
  const query = queryOf(property);
  const isOfOne = factsIn(reading, scope).some((fact) => fact.at === at && fact.per.includes(ANY));
  return isOfOne && query.per.length === 0 && !query.isMoney
    ? asReckoned(fromProducts(query, factsIn(reading, scope)))
    : null;
}

/** Whether the things that a name is of are spoken of anywhere in a stretch. */
export function isSpokenOf(property: Property, reading: Reading, scope: Span): boolean {
  const { tokens, of } = saidIn(reading, scope);
  const own = topicsOf(property);
  return queryOf(property).topics.every(
    (topic) =>
      !own.includes(topic) ||
      !isThing(topic) ||
      of(topic).length > 0 ||
      (isPerson(topic) && tokens.some(({ word }) => isPerson(word))),
  );
}

const asReckoned = (value: Derived): Grounded | null =>
  value === undefined || value === null ? null : from('arithmetic', Number(value.toPrecision(12)));

function toldAs(fact: Fact, { unit }: Query): Grounded | null {
  const value = unit && fact.unit && unit !== fact.unit ? converted(fact.value, fact.unit, unit) : fact.value;
  if (value === null) return null;
  if (fact.isDerived) return from('arithmetic', value);
  return { value, source: value === fact.value ? 'text' : 'conversion', quote: fact.quote, at: fact.at };
}

function firstOf(query: Query, facts: readonly Fact[], said: Said, ways: readonly Way[]): Derived {
  for (const way of ways) {
    const found = way(query, facts, said);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What amounts and rates multiply to; of several the one that tells of all the name is of, of a total the sum of all. */
function fromProducts(query: Query, facts: readonly Fact[]): Derived {
  const own = query.isTotal ? facts.filter((fact) => !isPaid(fact) && !isOfSome(fact, query)) : facts;
  const made = products(query, own).filter(({ facts: used }) => isOfAll(query, used));
  const reckoned = made.filter(({ facts: used }) => used.length > 1);
  if (query.isTotal && made.length > 1) return summed(made, query);
  const values = [...new Set(reckoned.map((one) => inUnit(one, query)))];
  const [value] = values;
  return values.length === 1 ? value : undefined;
}

/** "18 seats are taken": no part of a sum of all seats. */
const isOfSome = ({ near }: Fact, { topics }: Query): boolean =>
  near.some((word) => STATES.has(word) && !topics.some((topic) => isSaidOf(topic, word)));

function summed(made: readonly Product[], query: Query): Derived {
  const used = made.flatMap(({ facts }) => facts);
  if (new Set(used).size < used.length) return null;
  return made.reduce((sum, one) => sum + (inUnit(one, query) ?? NaN), 0);
}

const inUnit = ({ value, facts: [head] }: Product, { unit }: Query): number | null =>
  unit && head.unit && unit !== head.unit ? converted(value, head.unit, unit) : value;

/** Whether each word of a name is told of one of the amounts. */
const isOfAll = (query: Query, used: readonly Fact[]): boolean =>
  query.topics.every((topic) =>
    used.some((fact) => [...fact.nouns, ...fact.near, ...fact.per].some((word) => isSaidOf(topic, word))),
  );
