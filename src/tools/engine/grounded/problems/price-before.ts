import { inCents } from './discounts.js';
import { type Amount, mayBeMoney, type Problem, type Solved } from './problem.js';
import { SAYS } from './words.js';

/** "80 euros after a 20 % reduction: what did it cost before?": what was taken off is a share of the price that is asked for. */
export function priceBefore({ property, text, amounts, question }: Problem): Solved {
  const shares = amounts.filter(({ unit }) => unit?.unit === 'percent');
  if (shares.length !== 1 || !SAYS.lowered.test(text) || SAYS.tax.test(text)) return undefined;
  if (!SAYS.beforehand.test(`${property.words.join(' ')} – ${question}`)) return undefined;
  const prices = amounts.filter((one) => !shares.includes(one));
  if (prices.length > 1 || prices.some((one) => isOfBefore(one, text))) return undefined;
  const left = 1 - Math.abs(shares[0].value) / 100;
  if (prices.length !== 1 || !mayBeMoney(prices[0]) || left <= 0 || !SAYS.afterwards.test(text)) return null;
  const [{ value, unit }] = prices;
  return { value: inCents(value / left), ...(unit ? { unit: unit.unit } : {}) };
}

const NEAR = 24;
/** "Was 100 euros", "statt 100 Euro", "originally 100": the price before is told. */
const isOfBefore = ({ start, end }: Amount, text: string): boolean =>
  SAYS.toldBefore.test(text.slice(Math.max(0, start - NEAR), start)) ||
  SAYS.toldBefore.test(text.slice(end, end + NEAR).split(/[.;!?]/u)[0]);
