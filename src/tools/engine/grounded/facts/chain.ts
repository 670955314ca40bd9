import type { Fact } from './fact.js';
import { isMeasuredSo, isPerson, isSaidOf } from './explained.js';
import { ANY, isSameOne } from './per.js';
import type { Query } from './query.js';
import { unitOf } from '../units.js';

/** An amount that is made of others: so many of one, times how many there are. */
export interface Product {
  value: number;
  facts: readonly Fact[];
}

const DEEPEST = 3;

/** All ways of making from amounts and rates what a name asks for, for one of what it names. */
export function products(query: Query, facts: readonly Fact[]): Product[] {
  const usable = facts.filter(({ isName, isArticle, isPart }) => !isName && !isArticle && !isPart);
  const heads = usable.filter((fact) => isMeasuredSo(query, fact) && isHead(query, fact));
  return heads
    .flatMap((fact) => cancelled({ value: fact.value, facts: [fact] }, fact, query.per, usable, DEEPEST))
    .flatMap((made) => forOneOf(made, query.per, usable));
}

/** A count is made of counts of the same thing only. */
const isHead = ({ topics, unit, isMoney: asksMoney, isTotal }: Query, { nouns, isElided }: Fact): boolean =>
  unit !== null ||
  asksMoney ||
  ((isTotal || !isElided) && nouns.some((noun) => topics.some((topic) => isSaidOf(topic, noun))));

/** A product without all that it is told for one of, but what is asked for one of. */
function cancelled(
  product: Product,
  { per }: Fact,
  wanted: readonly string[],
  usable: readonly Fact[],
  depth: number,
): Product[] {
  const open = per.filter((one) => one === ANY || !wanted.some((own) => isSameOne(own, one)));
  return open.reduce<Product[]>(
    (all, one) => all.flatMap((made) => multiplied(made, one, wanted, usable, depth)),
    [product],
  );
}

/** For one of all that is asked for one of: as it is told, or by how many there are. */
const forOneOf = (product: Product, wanted: readonly string[], usable: readonly Fact[]): Product[] =>
  wanted
    .filter((own) => !product.facts.some(({ per }) => per.some((one) => one !== ANY && isSameOne(own, one))))
    .reduce<Product[]>((all, one) => all.flatMap((made) => divided(made, one, usable)), [product]);

function multiplied(
  made: Product,
  one: string,
  wanted: readonly string[],
  usable: readonly Fact[],
  depth: number,
): Product[] {
  if (depth === 0) return [];
  return countsOf(one, made, usable).flatMap((count) =>
    cancelled({ value: made.value * count.value, facts: [...made.facts, count] }, count, wanted, usable, depth - 1),
  );
}

const divided = (made: Product, one: string, usable: readonly Fact[]): Product[] =>
  countsOf(one, made, usable)
    .filter(({ per, value }) => per.length === 0 && value > 0)
    .map((count) => ({ value: made.value / count.value, facts: [...made.facts, count] }));

/** How many there are of what something is told for one of. */
function countsOf(one: string, { facts }: Product, usable: readonly Fact[]): Fact[] {
  const free = usable.filter((fact) => !facts.includes(fact));
  if (one === ANY) return beforeIt(facts[0], free);
  const unit = unitOf(one);
  const found = free.filter((fact) =>
    unit
      ? fact.unit?.unit === unit.unit
      : fact.unit === undefined && !fact.isElided && fact.nouns.some((noun) => isSaidOf(one, noun)),
  );
  return found.length > 0 || unit || !isGroup(one) ? found : together(free);
}

/** "18 drums of paint, 210 kg each": the count that stands last before it. */
const beforeIt = ({ at, sentence }: Fact, free: readonly Fact[]): Fact[] =>
  free
    .filter((fact) => fact.at < at && fact.sentence === sentence && fact.unit === undefined && fact.nouns.length > 0)
    .slice(-1);

const isGroup = (word: string): boolean => isPerson(word) || /^(?:traveller|head|kopf|capita)s?$/u.test(word);

/** "22 pupils and 3 teachers": all of them as one count. */
function together(free: readonly Fact[]): Fact[] {
  const people = free.filter(
    ({ unit, nouns, per, isElided }) => unit === undefined && per.length === 0 && !isElided && nouns.some(isPerson),
  );
  if (people.length === 0) return [];
  return [{ ...people[0], value: people.reduce((sum, { value }) => sum + value, 0) }];
}
