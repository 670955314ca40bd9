import { exact, type Problem, type Solved } from './problem.js';
import { dayNamedIn, openingsIn } from './openings.js';
import { SAYS } from './words.js';

const TIME = String.raw`(\d{1,2})(?:[:.h](\d{2}))?\s?(am|pm|a\.m\.|p\.m\.|uhr|h)?`;
const HOURS = String.raw`${TIME}\s?(?:to|until|till|bis|à|a|-|–|—)\s?(?:kl\.?\s)?${TIME}`;
const A_DAY = /(?<!\p{L})(?:per day|a day|each day|om dagen|per dag|am tag|pro tag|par jour|al día|por día)(?!\p{L})/iu;
const TIME_UNITS = new Set(['hour', 'minute']);
const EACH = new RegExp(HOURS, 'giu');

const clock = (hour: string, minute: string | undefined, half: string | undefined): number => {
  const isLate = half !== undefined && /^p/iu.test(half) && Number(hour) < 12;
  return Number(hour) + (isLate ? 12 : 0) + Number(minute ?? 0) / 60;
};

/** Of "9:00 to 12:00 and 13:00 to 18:00"; null where a time is none. */
function hoursOf(said: string): number | null {
  let sum = 0;
  for (const [, hour, minute, half, toHour, toMinute, toHalf] of said.matchAll(EACH)) {
    const from = clock(hour, minute, half);
    const till = clock(toHour, toMinute, toHalf);
    if (till <= from || till > 24) return null;
    sum += till - from;
  }
  return sum;
}

/** "Monday to Friday 9:00 to 18:00 and Saturday 10:00 to 14:00": the hours of a week; open where something is taken off or a day has no times. */
export function weekHours({ property, text, question, reading }: Problem): Solved {
  if (property.unit !== null && !TIME_UNITS.has(property.unit.unit)) return undefined;
  const asked = `${property.words.join(' ')} ${question}`;
  const day = dayNamedIn(question);
  if (!SAYS.hours.test(asked) || (day === null && !SAYS.aWeek.test(asked) && !A_DAY.test(asked))) return undefined;
  const all = openingsIn(`${reading.instructions ?? ''} ${text}`);
  const spans = day === null ? all : all.filter(({ days }) => days.has(day));
  if (spans.length === 0) return undefined;
  if (SAYS.pause.test(text) || SAYS.besideHours.test(text)) return null;
  const parts = spans.map(({ days, hours }) => [days.size, hoursOf(hours)] as const);
  if (parts.some(([, hours]) => hours === null) || parts.reduce((sum, [days]) => sum + days, 0) > 7) return null;
  if (day !== null || A_DAY.test(asked))
    return parts.length === 1 ? { value: exact(parts[0][1] ?? 0), unit: 'hour' } : null;
  return { value: exact(parts.reduce((sum, [days, hours]) => sum + days * (hours ?? 0), 0)), unit: 'hour' };
}
