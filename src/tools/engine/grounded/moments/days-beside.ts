import { type Mention, stretches } from '../mention.js';
import { dayShifted } from './shift.js';
import { unitNamed } from '../units.js';

const ONLY_TODAY =
  /^\s*(?:[\p{L}’' ]{0,24}[,:]\s)?(?:(?:today|it|idag|i dag|heute|aujourd['’]hui|hoy)\s(?:is|är|ist|est|es)\s(?:det\s|today\s)?)?(?:\p{L}{3,10},?\s)?(?:the\s|den\s|der\s|le\s|el\s)?$/iu;
const RELATIVE =
  /(?<!\p{L})(?:(the day after tomorrow|i övermorgon|übermorgen|après-demain|pasado mañana)|(tomorrow|i morgon|imorgon|morgen(?! früh)|demain|mañana)|(yesterday|igår|i går|gestern|hier|ayer))(?!\p{L})/giu;
const WEEKDAY_OF = /(?<!\p{L})(mon|tues|wednes|thurs|fri|satur|sun)day\s(?:of\s)?(this|next)\sweek(?!\p{L})/giu;
const DAYS = ['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun'];

/** "Wednesday 10 June 2026. … tomorrow": days told from the one on which it is written, where that stands alone or is called today. */
export function relativeDays(text: string, dates: readonly Mention[]): Mention[] {
  const [today, ...more] = dates;
  if (today === undefined || more.length > 0 || !isToday(text, today)) return [];
  const base = String(today.value);
  const near = stretches(RELATIVE, text).map(({ groups: [after, next], ...at }) => ({
    at,
    days: after ? 2 : next ? 1 : -1,
  }));
  const named = stretches(WEEKDAY_OF, text).map(({ groups: [day, week], ...at }) => ({
    at,
    days: DAYS.indexOf(day.toLowerCase()) - weekdayOf(base) + (week.toLowerCase() === 'next' ? 7 : 0),
  }));
  const unit = unitNamed('day');
  return [...near, ...named].flatMap(({ at, days }): Mention[] => {
    const value = unit ? dayShifted(base, { value: Math.abs(days), unit }, days < 0 ? -1 : 1) : null;
    return at.start < today.end || value === null ? [] : [{ kind: 'date', value, ...at }];
  });
}

/** Monday is 0. */
const weekdayOf = (iso: string): number => (new Date(`${iso}T00:00:00Z`).getUTCDay() + 6) % 7;

const isToday = (text: string, { start, end }: Mention): boolean =>
  ONLY_TODAY.test(text.slice(0, start)) && /^(?:[.:\n]|,\s\p{L}{3,12}[.:\n])/u.test(text.slice(end));
