import { exact, mayBeMoney, type Problem, type Solved } from './problem.js';
import { isAllOf, SAYS } from './words.js';

/** "First 20 % off, then another 10 % off": one discount after the other. */
export function oneAfterOther({ property, text, amounts }: Problem): Solved {
  const shares = amounts.filter(({ unit }) => unit?.unit === 'percent');
  if (shares.length < 2 || !isAllOf(property.words, 'pays') || !SAYS.off.test(text) || !SAYS.then.test(text))
    return undefined;
  const sums = amounts.filter((one) => !shares.includes(one));
  if (SAYS.tax.test(text) || sums.length !== 1 || !mayBeMoney(sums[0])) return undefined;
  if (SAYS.original.test(text)) return null;
  const value = shares.reduce((left, one) => left * (1 - Math.abs(one.value) / 100), sums[0].value);
  return { value: inCents(value), ...(sums[0].unit ? { unit: sums[0].unit.unit } : {}) };
}

/** Sums of money are paid in cents. */
export const inCents = (value: number): number => Math.round(exact(value * 100)) / 100;
