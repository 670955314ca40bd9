import { readingOf } from '../../reading.js';
import { inCents } from '../discounts.js';
import { type Amount, isMoney, type Problem, problemOf, type Solved } from '../problem.js';
import { SAYS } from '../words.js';

const UP_TO = /(?:up to|under|below|bis(?: zu)?|unter|upp till|under|jusqu['’]à|moins de|hasta|menos de)\s$/iu;

/** "Up to 2 kg 4.90, up to 5 kg 6.90": the price of the first bound that what is asked keeps to; null beyond the last. */
export function byTier({ property, reading, amounts, question }: Problem): Solved {
  if (
    property.unit?.currency !== true &&
    property.kind !== 'money' &&
    ![SAYS.pays, SAYS.freight].some((names) => names.test(property.words.join(' ')))
  )
    return undefined;
  const list =
    reading.instructions === undefined ? amounts : problemOf(property, readingOf(reading.instructions)).amounts;
  const tiers = tiersIn(list);
  const dimension = tiers.at(0)?.bound.unit?.dimension;
  const asked = amounts.filter((one) => !tiers.some(({ bound, price }) => one === bound || one === price));
  const own = asked.filter(({ unit, value }) => unit !== undefined || value !== asked.length - 1);
  if (tiers.length < 2 || own.length === 0 || own.some(({ unit }) => unit?.dimension !== dimension)) return undefined;
  if (own.length > 1 && !SAYS.wholeAsked.test(question)) return undefined;
  const prices = own.map((one) => tiers.find(({ bound }) => inBase(one) <= inBase(bound))?.price);
  if (prices.some((price) => price === undefined)) return null;
  const value = prices.reduce((sum, price) => sum + (price?.value ?? 0), 0);
  return { value: inCents(value), ...(prices[0]?.unit ? { unit: prices[0].unit.unit } : {}) };
}

const inBase = ({ value, unit }: Amount): number => value * (unit?.factor ?? 1);

/** Each bound with the price behind it. */
const tiersIn = (list: readonly Amount[]): { bound: Amount; price: Amount }[] =>
  list.flatMap((bound, i) => {
    const price = list.at(i + 1);
    return bound.unit && !isMoney(bound) && UP_TO.test(bound.before) && price && isMoney(price)
      ? [{ bound, price }]
      : [];
  });
