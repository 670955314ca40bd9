import { inCents } from './discounts.js';
import { isMoney, type Problem, type Solved } from './problem.js';
import { isAllOf, SAYS } from './words.js';

/** `sale_price`: of what is cut alone. */
const OF_ONE = /^(?:sale|reduced|discounted|new)$/u;

/** "A coat at 250, −30 %; the sleeves 18, without discount": what both cost, where the text says what has none. */
export function discountOnOne({ property, text, amounts }: Problem): Solved {
  const sums = amounts.filter(isMoney);
  const shares = amounts.filter(({ unit }) => unit?.unit === 'percent');
  if (sums.length !== 2 || shares.length !== 1 || amounts.length !== 3 || !SAYS.undiscounted.test(text))
    return undefined;
  if (!isAllOf(property.words, 'pays') || property.words.some((word) => OF_ONE.test(word)) || SAYS.tax.test(text))
    return undefined;
  const [first, second] = sums;
  const full = sums.filter(({ after, before }) =>
    SAYS.undiscounted.test(`${before.split(/[.;]\s/u).at(-1)} ${after.split(/[.;]\s/u)[0]}`),
  );
  const [share] = shares;
  if (full.length !== 1 || full[0] !== second || share.start < first.end || share.end > second.start) return null;
  return {
    value: inCents(first.value * (1 - Math.abs(share.value) / 100) + second.value),
    ...(first.unit ? { unit: first.unit.unit } : {}),
  };
}
