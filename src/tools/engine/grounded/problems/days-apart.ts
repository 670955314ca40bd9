import { daysBetween } from '../dates.js';
import type { Problem, Solved } from './problem.js';
import { isAllOf, SAYS } from './words.js';

/** "It came in on 18 January and left on 4 February: how many days?": from one day to the other; open where one is not told. */
export function daysApart({ property, reading, text }: Problem): Solved {
  const inDays = isAllOf(property.words, 'days') && SAYS.howManyDays.test(text);
  const inWeeks = isAllOf(property.words, 'weeks') && SAYS.howManyWeeks.test(text);
  if ((!inDays && !inWeeks) || SAYS.working.test(text)) return undefined;
  const days = reading.mentions.filter(({ kind }) => kind === 'date');
  if (days.length !== 2 || reading.mentions.some(({ kind, unit }) => kind === 'number' && unit === 'day'))
    return days.length === 1 && !hasLength(reading.mentions) ? null : undefined;
  const apart = daysBetween(String(days[0].value), String(days[1].value));
  if (apart <= 0) return null;
  return inDays ? { value: apart, unit: 'day' } : apart % 7 === 0 ? { value: apart / 7, unit: 'week' } : null;
}

const hasLength = (mentions: Problem['reading']['mentions']): boolean =>
  mentions.some(({ kind, unit }) => kind === 'number' && unit !== undefined);
