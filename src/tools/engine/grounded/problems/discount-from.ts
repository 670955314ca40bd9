import { inCents } from './discounts.js';
import { clauseBefore, isMoney, type Problem, type Solved } from './problem.js';
import { isAllOf, SAYS } from './words.js';

/** "An order of 120, 15 % discount from 100 on": what is paid, by whether the sum reaches the bound. */
export function discountFrom({ property, text, amounts }: Problem): Solved {
  const shares = amounts.filter(({ unit }) => unit?.unit === 'percent');
  const sums = amounts.filter(isMoney);
  if (shares.length !== 1 || sums.length !== 2 || amounts.length !== 3 || !SAYS.off.test(text)) return undefined;
  if (!isAllOf(property.words, 'pays') || SAYS.tax.test(text)) return undefined;
  const bounds = sums.filter((one) => SAYS.bound.test(clauseBefore(one).slice(-22)));
  if (bounds.length !== 1) return undefined;
  const [bound] = bounds;
  const base = sums[0] === bound ? sums[1] : sums[0];
  const factor = base.value >= bound.value ? 1 - Math.abs(shares[0].value) / 100 : 1;
  return base.value === bound.value
    ? null
    : { value: inCents(base.value * factor), ...(base.unit ? { unit: base.unit.unit } : {}) };
}
