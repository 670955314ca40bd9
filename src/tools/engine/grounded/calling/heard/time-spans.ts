import { type Mention, overlaps, stretches } from '../../mention.js';
import { isArticle, numbersIn } from '../../numbers.js';
import { textLanguage } from '../../text-language.js';

const HOURS = 'h|hours?|timm(?:e|ar|en|arna)|stunden?|heures?|horas?';
const DAYS = 'd|days?|dag(?:ar|en|arna)?|dygn(?:et|en)?|tage?n?|jours?|días?';
const WEEKS = 'w|weeks?|veck(?:a|or|an|orna)|wochen?|semaines?|semanas?';
const LAST = 'last|past|latest|senaste|sista|letzten?|derni(?:er|ère)s?|últim[oa]s?';
const THIS = 'this|den här|diese[rn]?|cette|ce|est[ea]';

/** What five languages call an hour, a day, a week: by itself, right after a number, and as the one that is last. */
const UNITS = [
  { unit: 'hour', names: HOURS, hours: 1 },
  { unit: 'day', names: DAYS, hours: 24 },
  { unit: 'week', names: WEEKS, hours: 168 },
].map(({ unit, names, hours }) => ({
  unit,
  hours,
  name: new RegExp(`^(?:${names})$`, 'u'),
  counted: new RegExp(`^[ \\u00a0-]?(?:(?:${LAST}) )?(?:${names})(?!\\p{L})`, 'iu'),
  last: new RegExp(`(?<!\\p{L})(?:${LAST}|${THIS})\\s(?:${names})(?!\\p{L})`, 'giu'),
}));
const MOST_BEHIND = 24;
/** `7d`, `2w` */
const SHORT = /(?<![\p{L}\d.,])(\d{1,4})\s?([dw])(?![\p{L}\d])/giu;

interface TimeSpan {
  span: number;
  start: number;
  end: number;
  text: string;
}

const hoursOf = (count: string, unit: string): number =>
  Number(count) * (UNITS.find(({ name }) => name.test(unit))?.hours ?? NaN);

/** `24h`, `7d`: a choice that is a span of time, in hours; null where it is none. */
export function spanOf(value: string): number | null {
  const [said, count, unit] = /^(\d{1,3})\s?([hdw])$/u.exec(value.toLowerCase()) ?? [];
  return said === undefined ? null : hoursOf(count, unit);
}

/** "The last 24 hours", "les 7 derniers jours", "senaste timmen", "this week": spans that a text tells, in hours. */
export function spansIn(text: string): TimeSpan[] {
  const short = stretches(SHORT, text).map(({ groups: [count, unit], ...at }) => ({
    ...at,
    span: hoursOf(count, unit.toLowerCase()),
  }));
  const counted = numbersIn(text, textLanguage(text), []).flatMap((one) => countedAt(one, text));
  const last = UNITS.flatMap(({ last: said, hours }) =>
    stretches(said, text).map(({ text: own, start, end }) => ({ text: own, start, end, span: hours })),
  );
  const told = [...short, ...besides(counted, short)];
  return [...told, ...besides(last, told)];
}

const besides = (found: readonly TimeSpan[], taken: readonly TimeSpan[]): TimeSpan[] =>
  found.filter((one) => !taken.some((other) => overlaps(one, other)));

/** A number that counts hours, days or weeks: with its unit, or with the last of them behind it. */
function countedAt(one: Mention, text: string): TimeSpan[] {
  if (isArticle(one)) return [];
  const own = UNITS.find(({ unit }) => unit === one.unit);
  const behind = one.unit === undefined ? text.slice(one.end, one.end + MOST_BEHIND) : '';
  const next = own ?? UNITS.find(({ counted }) => counted.test(behind));
  if (!next) return [];
  const end = one.end + (own ? 0 : (next.counted.exec(behind)?.[0].length ?? 0));
  return [{ span: next.hours * Number(one.value), start: one.start, end, text: text.slice(one.start, end) }];
}
