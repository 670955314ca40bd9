import { phrasesOf } from '../says.js';
import { slotName, slotsNamed } from '../text/words-of.js';
import data from '../words/weekly-pay.yaml.js';
import { inCents } from './discounts.js';
import { isMoney, type Problem, type Solved } from './problem.js';

const WORDS = data as unknown as Record<'names' | 'week' | 'hour', string>;
const NAMES = slotsNamed(WORDS.names);
const [A_WEEK, AN_HOUR] = [WORDS.week, WORDS.hour].map(
  (list) => new RegExp(String.raw`^\s?(?:${phrasesOf(list)})(?!\p{L})`, 'iu'),
);

/** "24 hours a week, 15 pounds an hour": what a week pays; open where hours or pay are told otherwise too. */
export function weeklyPay({ property: { words, unit }, amounts }: Problem): Solved {
  const own = unit === null ? words : words.slice(0, -1);
  if (!NAMES.has(slotName(words)) && !NAMES.has(slotName(own))) return undefined;
  const hours = amounts.filter((one) => one.unit?.unit === 'hour');
  const sums = amounts.filter(isMoney);
  const [worked, rate] = [
    hours.filter(({ after }) => A_WEEK.test(after)),
    sums.filter(({ after }) => AN_HOUR.test(after)),
  ];
  if (worked.length === 0 || rate.length === 0) return undefined;
  if (hours.length > 1 || sums.length > 1) return null;
  return { value: inCents(worked[0].value * rate[0].value), ...(rate[0].unit ? { unit: rate[0].unit.unit } : {}) };
}
