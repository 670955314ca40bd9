import { exact, isMoney, type Problem, type Solved } from './problem.js';
import { isAllOf, SAYS } from './words.js';

/** "Second item half price: two skirts at 40 euros": every other one costs half; other shares of a second one stay open. */
export function secondHalfPrice({ property, text, amounts }: Problem): Solved {
  if (!SAYS.secondFor.test(text) || !isAllOf(property.words, 'pays')) return undefined;
  const prices = amounts.filter(isMoney);
  const counts = amounts.filter(({ unit, value }) => unit === undefined && Number.isInteger(value));
  if (!SAYS.secondHalf.test(text) || prices.length !== 1 || counts.length !== 1 || amounts.length !== 2) return null;
  const [{ value: count }, { value: price, unit }] = [counts[0], prices[0]];
  return { value: exact((count - Math.floor(count / 2) / 2) * price), ...(unit ? { unit: unit.unit } : {}) };
}
