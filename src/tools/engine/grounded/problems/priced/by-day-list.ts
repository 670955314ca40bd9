import { askedAndTold } from '../../asked-and-told.js';
import { inCents } from '../discounts.js';
import type { Problem, Solved } from '../problem.js';
import { isAllOf, SAYS } from '../words.js';
import { namedBy } from './named-prices.js';
import { pricesIn, wordsOf } from './price-list.js';

const DAY = 86_400;

/** "Rates per day: tuxedo 40, gown 55. I want a tuxedo for 3 days": the rate of the one thing, so many times. */
export function byDayList({ property, reading, text, amounts }: Problem): Solved {
  const { asked, told } = askedAndTold(text);
  const list = reading.instructions ?? told;
  if (reading.instructions === undefined && asked === '') return undefined;
  if (!SAYS.perDay.test(list) || !isAllOf(property.words, 'pays')) return undefined;
  const prices = pricesIn(list);
  const lengths = amounts.filter(({ unit }) => unit?.dimension === 'duration');
  const own = reading.instructions === undefined ? amounts.length - prices.length : amounts.length;
  if (prices.length < 2 || lengths.length !== 1 || own !== 1) return undefined;
  const days = (lengths[0].value * (lengths[0].unit?.factor ?? 0)) / DAY;
  const named = namedBy(
    wordsOf(
      reading.instructions === undefined
        ? `${told
            .split(/[.!\n]\s?/u)
            .filter(Boolean)
            .at(-1)} ${asked}`
        : text,
    ),
    prices,
  );
  return named?.length === 1 && Number.isInteger(days) ? { value: inCents(named[0].amount * days) } : null;
}
