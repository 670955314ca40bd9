import { inCents } from './discounts.js';
import { type Amount, clauseAfter, clauseBefore, mayBeMoney, type Problem, type Solved } from './problem.js';
import { isAllOf, SAYS } from './words.js';

const signOf = (one: Amount): string => `${clauseBefore(one)} ${clauseAfter(one)}`;

/** "400, 20 % off, and a voucher of 30 on top after that": a share and a sum taken off, in the order that is told; open where none is. */
export function shareThenSum({ property, text, amounts }: Problem): Solved {
  const shares = amounts.filter(({ unit }) => unit?.unit === 'percent');
  if (shares.length !== 1 || amounts.length !== 3 || !isAllOf(property.words, 'pays') || !SAYS.off.test(text))
    return undefined;
  const [share] = shares;
  const [price, sum] = amounts.filter((one) => one !== share).toSorted((a, b) => b.value - a.value);
  if (!mayBeMoney(price) || !mayBeMoney(sum) || !SAYS.deducted.test(signOf(sum))) return undefined;
  const factor = 1 - Math.abs(share.value) / 100;
  const isAfter = SAYS.afterThat.test(text);
  if (isAfter === SAYS.atFirst.test(text)) return null;
  const left = isAfter ? price.value * factor - sum.value : (price.value - sum.value) * factor;
  return left < 0 ? null : { value: inCents(left), ...(price.unit ? { unit: price.unit.unit } : {}) };
}
