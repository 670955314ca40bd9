import { daysIn } from '../opening.js';
import { exact, type Problem, type Solved } from './problem.js';
import { SAYS } from './words.js';

const namesDay = (said: string): boolean => daysIn(said).size > 0;

/** "Sold 12 on Monday, 9 on Tuesday, 14 on Wednesday. Total sold?": each number with a day of its own. */
export function overDays({ property, amounts, question }: Problem): Solved {
  if (amounts.length < 2 || !SAYS.total.test(`${property.words.join(' ')} ${question}`)) return undefined;
  const units = new Set(amounts.map(({ unit }) => unit?.unit));
  if (units.size > 1 || units.has('percent') || SAYS.average.test(question)) return undefined;
  const isEach = amounts.every(
    ({ before, after }, i) =>
      namesDay(after.split(/[,;]|\s(?:and|och|und|et|y)\s/u)[0]) ||
      (i === 0 ? namesDay(before) : namesDay(before.split(/[,;]/u).at(-1) ?? '')),
  );
  const [unit] = units;
  return isEach
    ? { value: exact(amounts.reduce((sum, { value }) => sum + value, 0)), ...(unit ? { unit } : {}) }
    : undefined;
}
