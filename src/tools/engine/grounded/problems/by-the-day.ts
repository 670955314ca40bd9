import { inCents } from './discounts.js';
import { isMoney, type Problem, type Solved } from './problem.js';
import { daysIn, SPAN } from './span-of-days.js';
import { isAllOf, SAYS } from './words.js';

const SPAN_IN = new RegExp(String.raw`(?<!\p{L})${SPAN}`, 'iu');

/** "25 euro per day; I want it for Friday to Sunday": what it costs for these days, the first and the last counted. */
export function byTheDay({ property, text, amounts }: Problem): Solved {
  const [rate] = amounts;
  if (amounts.length !== 1 || !isMoney(rate) || !isAllOf(property.words, 'pays')) return undefined;
  if (!SAYS.perDay.test(rate.after.slice(0, 16))) return undefined;
  const groups = SPAN_IN.exec(text)?.groups;
  if (groups?.from === undefined) return groups === undefined ? undefined : null;
  return { value: inCents(rate.value * daysIn(groups)), ...(rate.unit ? { unit: rate.unit.unit } : {}) };
}
