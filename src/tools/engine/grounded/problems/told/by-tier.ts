import { readingOf } from '../../reading.js';
import { isMoney, type Problem, problemOf, type Solved } from '../problem.js';
import { SAYS } from '../words.js';

const UP_TO = /(?:up to|under|below|bis(?: zu)?|unter|upp till|under|jusqu['’]à|moins de|hasta|menos de)\s$/iu;

/** "Up to 2 kg 4.90, up to 5 kg 6.90": the price of the first bound that what is asked keeps to; null beyond the last. */
export function byTier({ property, reading, amounts }: Problem): Solved {
  if (property.unit?.currency !== true && property.kind !== 'money' && !SAYS.pays.test(property.words.join(' ')))
    return undefined;
  if (reading.instructions === undefined) return undefined;
  const list = problemOf(property, readingOf(reading.instructions)).amounts;
  const tiers = list.flatMap((one, i) => {
    const price = list.at(i + 1);
    return one.unit && !isMoney(one) && UP_TO.test(one.before) && price && isMoney(price)
      ? [{ bound: one, price }]
      : [];
  });
  const asked = amounts.filter((one) => one.unit?.dimension === tiers.at(0)?.bound.unit?.dimension);
  if (tiers.length < 2 || asked.length !== 1 || amounts.length !== 1) return undefined;
  const size = asked[0].value * (asked[0].unit?.factor ?? 1);
  const fit = tiers.find(({ bound }) => size <= bound.value * (bound.unit?.factor ?? 1));
  return fit ? { value: fit.price.value, ...(fit.price.unit ? { unit: fit.price.unit.unit } : {}) } : null;
}
