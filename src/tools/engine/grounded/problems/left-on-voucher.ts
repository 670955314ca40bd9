import { inCents } from './discounts.js';
import { type Amount, isMoney, mayBeMoney, type Problem, type Solved } from './problem.js';
import { SAYS } from './words.js';

const near = ({ before, after }: Amount): string =>
  `${before
    .slice(-40)
    .split(/[.!?]\s/u)
    .at(-1)} ${after.slice(0, 24).split(/[.!?]\s/u)[0]}`;

/** "My voucher is worth 40. I buy a cap for 16.50 and a scarf for 19": what is left on it. */
export function leftOnVoucher({ property, amounts, text, question }: Problem): Solved {
  const [voucher, ...bought] = amounts;
  if (bought.length === 0 || !isMoney(voucher) || !bought.every(mayBeMoney)) return undefined;
  const isLeft = SAYS.left.test(`${property.words.join(' ')} ${question}`);
  if (!isLeft || !SAYS.voucher.test(near(voucher)) || bought.some((one) => SAYS.voucher.test(one.before)))
    return undefined;
  if (!SAYS.buysFor.test(text)) return undefined;
  const left = voucher.value - bought.reduce((sum, { value }) => sum + value, 0);
  return left < 0 ? null : { value: inCents(left), ...(voucher.unit ? { unit: voucher.unit.unit } : {}) };
}
