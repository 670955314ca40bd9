import { daysBetween, daysOfMonthIn, MONTH_NUMBERS } from '../dates.js';
import { type Problem, type Solved } from './problem.js';
import { SAYS } from './words.js';

interface Day {
  /** in a year that is no leap year */
  iso: string;
  month: number;
  isToday: boolean;
}

const two = (number: number): string => String(number).padStart(2, '0');

function daysIn(text: string): Day[] {
  return daysOfMonthIn(text).flatMap(({ text: said, start, end }) => {
    const day = Number(/\d{1,2}/u.exec(said)?.[0]);
    const month = MONTH_NUMBERS.get(/\p{L}{3,12}(?=\s\d|$)/u.exec(said)?.[0].toLowerCase() ?? '');
    if (month === undefined || /^\s\d{4}/u.test(text.slice(end))) return [];
    const around = `${text.slice(Math.max(0, start - 16), start)} ${text.slice(end, end + 8)}`;
    return [{ iso: `2001-${two(month)}-${two(day)}`, month, isToday: SAYS.today.test(around) }];
  });
}

/** "It is 6 May today, the graduation is on 30 May": the days between, where no end of February lies between them. */
export function daysTo({ property, reading, text, question }: Problem): Solved {
  const asked = `${property.words.join(' ')} ${question}`;
  if (!SAYS.days.test(asked) || SAYS.working.test(asked)) return undefined;
  const whole = betweenFullDays(reading.mentions, text);
  if (whole !== undefined) return whole;
  const days = daysIn(text);
  const [today] = days.filter(({ isToday }) => isToday);
  const [other] = days.filter(({ isToday }) => !isToday);
  if (days.length !== 2 || !today || !other) return undefined;
  const value = daysBetween(today.iso, other.iso);
  return value < 0 || today.month < 3 !== other.month < 3 ? null : { value, unit: 'day' };
}

/** "The exam is on 21 March 2025 and today is 3 March 2025." */
function betweenFullDays(mentions: Problem['reading']['mentions'], text: string): Solved {
  const days = mentions.filter(({ kind, value }) => kind === 'date' && /^\d{4}-\d\d-\d\d$/u.test(String(value)));
  const [today, ...more] = days.filter(({ start, end }) =>
    SAYS.today.test(`${text.slice(Math.max(0, start - 16), start)} ${text.slice(end, end + 8)}`),
  );
  const other = days.find((one) => one !== today);
  if (days.length !== 2 || !today || !other || more.length > 0) return undefined;
  const value = daysBetween(String(today.value), String(other.value));
  return value < 0 ? null : { value, unit: 'day' };
}
