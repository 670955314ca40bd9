import type { Span } from '../clause.js';
import { type Mention, outside, stretches } from '../mention.js';
import { fromNow } from './from-now.js';
import { dayShifted } from './shift.js';
import { unitNamed } from '../units.js';
import { weekdayNamed, weekdayOf } from '../weekdays.js';

const ONLY_TODAY =
  /^\s*(?:[\p{L}’' ]{0,24}[,:]\s)?(?:(?:today|it|idag|i dag|heute|aujourd['’]hui|hoy)\s(?:is|är|ist|est|es)\s(?:det\s|today\s)?)?(?:\p{L}{3,10},?\s)?(?:the\s|den\s|der\s|le\s|el\s)?$/iu;
const RELATIVE =
  /(?<!\p{L})(?:(the day after tomorrow|i övermorgon|übermorgen|après-demain|pasado mañana)|(tomorrow|i morgon|imorgon|morgen(?! früh)|demain|mañana)|(yesterday|igår|i går|gestern|hier|ayer))(?!\p{L})/giu;
const TODAY = /(?<!\p{L})(?:today|heute|idag|i dag|aujourd['’]hui|hoy)(?!\p{L}|['’]s)/giu;
const WEEKDAY_OF = /(?<!\p{L})((?:mon|tues|wednes|thurs|fri|satur|sun)day)\s(?:of\s)?(this|next)\sweek(?!\p{L})/giu;

/**
 * "Wednesday 10 June 2026. … tomorrow": days told from the one on which it is written, where that stands alone or is called today.
 * @param told the day of today, where others than the text tell it
 */
export function relativeDays(text: string, dates: readonly Mention[], told?: string): Mention[] {
  const written = dates.find((one) => isToday(text, one));
  const base = told ?? (dates.length === 1 && written ? String(written.value) : undefined);
  if (base === undefined) return [];
  const from = told === undefined ? (written?.end ?? 0) : 0;
  const near = stretches(RELATIVE, text).map(({ groups: [after, next], ...at }) => ({
    at,
    days: after ? 2 : next ? 1 : -1,
  }));
  const named = stretches(WEEKDAY_OF, text).map(({ groups: [day, week], ...at }) => ({
    at,
    days: weekdayNamed(day) - weekdayOf(base) + (week.toLowerCase() === 'next' ? 7 : 0),
  }));
  const unit = unitNamed('day');
  const reckoned = fromNow(text, base).filter(({ start }) => start >= from);
  const isOfLength = ({ start, end }: Span): boolean => reckoned.some((one) => one.start <= start && end <= one.end);
  const today =
    told === undefined
      ? []
      : stretches(TODAY, text)
          .filter((at) => !isOfLength(at))
          .map((at) => ({ at, days: 0 }));
  const beside = [...today, ...near, ...named].flatMap(({ at, days }): Mention[] => {
    const value = unit ? dayShifted(base, { value: Math.abs(days), unit }, days < 0 ? -1 : 1) : null;
    return at.start < from || value === null ? [] : [{ kind: 'date', value, ...at }];
  });
  return [...beside, ...outside(reckoned, beside)];
}

const isToday = (text: string, { start, end }: Mention): boolean =>
  ONLY_TODAY.test(text.slice(0, start)) && /^(?:[.:\n]|,\s\p{L}{3,12}[.:\n])/u.test(text.slice(end));
