import { isOfClass, isRelated } from '../../lexicon/index.js';
import { isSaidOf } from '../facts/explained.js';
import { type Fact, isAmount } from '../facts/fact.js';
import { factsIn } from '../facts/facts-in.js';
import { tokensOf } from '../facts/tokens.js';
import { type Query, queryOf } from '../facts/query.js';
import { MONEY, STOPS } from '../facts/words.js';
import type { Grounded } from '../grounded.js';
import { isSure } from '../sure/index.js';
import { converted } from '../units.js';
import { isTaken, type Left, type Slot } from './slot.js';

/** `rent_eur` of "€1,150 per month": the one amount of its measure that is nobody else's, where nothing calls it otherwise. */
export function amountLeft(slot: Slot, left: Left): Grounded | null {
  const query = withoutBounds(queryOf(slot.property));
  const measure = measureOf(query);
  if (measure === null || query.isTotal || query.isMean || query.isShare || isAlsoAsked(measure, slot, left))
    return null;
  const facts = factsIn(left.reading, left.scope).filter((fact) => measureOfFact(fact, measure) && !fact.isDerived);
  const [only] = facts.filter(({ at, quote }) => !isTaken(left, { start: at, end: at + quote.length }));
  if (facts.length !== 1 || only === undefined || !isHis(query, only, left) || isAskedUnderAnother(only, left))
    return null;
  const found = asTold(only, query);
  const isDoubtful = !found || !isSure(found, slot.property, left.reading, left.scope, () => null);
  return isDoubtful ? null : found;
}

/** "It lasts 90 minutes. How many hours is it for 2 people?": what it is then has to be reckoned. */
const isAskedUnderAnother = ({ at }: Fact, { reading: { text, mentions } }: Left): boolean =>
  mentions.some(
    ({ kind, start, end }) =>
      kind === 'number' && start !== at && /^[^.!?\n]{0,200}\?/u.test(text.slice(end, end + QUESTION)),
  );
const QUESTION = 201;

/** `max_budget`: which end is asked is told apart by what judges every number. */
const withoutBounds = (query: Query): Query => ({
  ...query,
  topics: query.topics.filter((topic) => !/^(?:max|maximum|min|minimum|budget|limit)$/u.test(topic)),
});

/** The dimension of what is asked, of money its currency. */
const measureOf = ({ unit }: Query): string | null =>
  unit === null ? null : unit.currency ? unit.unit : unit.dimension;

const measureOfFact = ({ unit, isElided }: Fact, measure: string): boolean =>
  unit !== undefined && !isElided && (unit.currency ? unit.unit : unit.dimension) === measure;

const isAlsoAsked = (measure: string, slot: Slot, { open, filled }: Left): boolean =>
  [...open, ...filled.keys()].some((one) => one !== slot && measureOf(queryOf(one.property)) === measure);

/** Whether nothing that is told of an amount is another thing or another measure, and what a name is of is told. */
function isHis(query: Query, fact: Fact, { reading, scope }: Left): boolean {
  const beside = [...fact.near].filter((word) => !STOPS.has(word)).slice(-2);
  const told = [...fact.nouns, ...beside];
  const words = tokensOf(reading, scope);
  const isOf = (word: string): boolean => query.topics.some((topic) => isMetBy(topic, word));
  const isOther = told.some((word) => isMeasure(word) && !isOf(word));
  const said = words.filter(({ sentence }) => sentence === fact.sentence).map(({ word }) => word);
  return (
    !isOther &&
    isAmount({ ...fact, per: [] }) &&
    query.topics.every((topic) => isMeasure(topic) || isRare(fact) || said.some((word) => isMetBy(topic, word)))
  );
}

const isMetBy = (topic: string, word: string): boolean =>
  isSaidOf(topic, word) || ['synonym', 'derived', 'kind-of'].includes(isRelated(topic, word)?.kind ?? '');

/** What only one thing of a text has: "135 gsm", "40 hp". */
const isRare = ({ unit, nouns }: Fact): boolean => nouns.length < 2 && RARE.has(unit?.dimension ?? '');
const RARE = new Set(['grammage', 'energy', 'power', 'voltage', 'data', 'horsepower', 'speed', 'temperature']);

/** Whether a word says how something is measured and not what it is: "rent", "mileage", "dose". */
const isMeasure = (word: string): boolean =>
  MONEY.has(word) || (MEASURES.some((of) => isOfClass(word, of)) && !THINGS.some((of) => isOfClass(word, of)));
const MEASURES = ['attribute', 'possession', 'quantity'] as const;
const THINGS = ['food', 'substance', 'animal', 'plant', 'person'] as const;

function asTold(fact: Fact, { unit }: Query): Grounded | null {
  const value = unit && fact.unit && unit !== fact.unit ? converted(fact.value, fact.unit, unit) : fact.value;
  return value === null
    ? null
    : { value, source: value === fact.value ? 'text' : 'conversion', quote: fact.quote, at: fact.at };
}
