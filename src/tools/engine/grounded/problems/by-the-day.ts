import { daysIn } from '../opening.js';
import { inCents } from './discounts.js';
import { isMoney, type Problem, type Solved } from './problem.js';
import { isAllOf, SAYS } from './words.js';

/** Characters behind a rate that say that it is for a day. */
const PER_DAY = 16;

/** "25 euro per day; I want it for Friday to Sunday": what it costs for these days, the first and the last counted. */
export function byTheDay({ property, text, amounts }: Problem): Solved {
  const [rate] = amounts;
  if (amounts.length !== 1 || !isMoney(rate) || !isAllOf(property.words, 'pays')) return undefined;
  if (!SAYS.perDay.test(rate.after.slice(0, PER_DAY))) return undefined;
  const days = daysIn(`${text.slice(0, rate.end)} ${text.slice(rate.end + PER_DAY)}`).size;
  return days === 0 ? undefined : { value: inCents(rate.value * days), ...(rate.unit ? { unit: rate.unit.unit } : {}) };
}
