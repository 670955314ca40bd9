import { hoursOf } from './clock-spans.js';
import { exact, type Problem, type Solved } from './problem.js';
import { dayNamedIn, openingsIn } from './openings.js';
import { SAYS } from './words.js';

const A_DAY = /(?<!\p{L})(?:per day|a day|each day|om dagen|per dag|am tag|pro tag|par jour|al día|por día)(?!\p{L})/iu;
const TIME_UNITS = new Set(['hour', 'minute']);

/** "Monday to Friday 9:00 to 18:00 and Saturday 10:00 to 14:00": the hours of a week; open where something is taken off or a day has no times. */
export function weekHours({ property, text, question, reading }: Problem): Solved {
  if (property.unit !== null && !TIME_UNITS.has(property.unit.unit)) return undefined;
  const asked = `${property.words.join(' ')} ${question}`;
  const day = dayNamedIn(question);
  if (day === null && !SAYS.aWeek.test(asked) && isOfNoDay(`${reading.instructions ?? ''} ${text}`))
    return ofOneDay(text, question);
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

const isOfNoDay = (text: string): boolean => openingsIn(text).length === 0;

/** "We are open 11 to 19: how many hours is that?" */
function ofOneDay(text: string, question: string): Solved {
  if (!SAYS.howManyHours.test(question) || !(SAYS.open.test(text) || A_DAY.test(question)) || SAYS.pause.test(text))
    return undefined;
  const hours = hoursOf(text);
  return hours === null || hours === 0 ? undefined : { value: exact(hours), unit: 'hour' };
}
