import type { ClockSpan } from '../../grounded/problems/clock-spans.js';
import type { Spoken } from '../text.js';
import { shopSays } from './shop-says.js';
import type { Week } from './week.js';

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/** What a day of the week is called, Monday 0. */
export const dayNamed = (day: number, language: Spoken): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(MONDAY + day * DAY);

/** An hour of the day as it is said: `17:30`, `5:30pm` where the shop counts by halves, `17 h 30`. */
export function clockSaid(hour: number, language: Spoken, byHalves: boolean): string {
  const minutes = Math.round((hour % 1) * 60);
  const whole = Math.floor(hour);
  const padded = minutes === 0 ? '' : String(minutes).padStart(2, '0');
  if (language === 'fr') return `${whole} h${padded && ` ${padded}`}`;
  const after = padded && `:${padded}`;
  if (!byHalves || language !== 'en') return `${whole}${after}`;
  return `${whole % 12 === 0 ? 12 : whole % 12}${after}${whole < 12 ? ' am' : ' pm'}`;
}

/** "9–12, 13–18". */
export const hoursSaid = (stretches: readonly ClockSpan[], language: Spoken, byHalves: boolean): string =>
  stretches
    .map(([from, till]) =>
      shopSays('hours', language, {
        from: clockSaid(from, language, byHalves),
        till: clockSaid(till, language, byHalves),
      }),
    )
    .join(', ');

/** "Monday to Friday 9–18, Saturday 10–14": days that follow on one another with the same hours are told together. */
export function weekSaid({ open }: Pick<Week, 'open'>, language: Spoken, byHalves: boolean): string {
  const rows = [...open]
    .sort(([a], [b]) => a - b)
    .map(([day, stretches]) => ({ day, hours: hoursSaid(stretches, language, byHalves) }));
  const starts = rows.filter(({ day, hours }) => !rows.some((one) => one.day === day - 1 && one.hours === hours));
  return starts
    .map(({ day, hours }) => {
      const last = lastOf(day, hours, rows);
      return `${daysSaid(day, last, language)}${hours && ` ${hours}`}`;
    })
    .join(', ');
}

function lastOf(day: number, hours: string, rows: readonly { day: number; hours: string }[]): number {
  const next = rows.find((one) => one.day === day + 1 && one.hours === hours);
  return next ? lastOf(next.day, hours, rows) : day;
}

function daysSaid(from: number, till: number, language: Spoken): string {
  const [first, last] = [dayNamed(from, language), dayNamed(till, language)];
  if (from === till) return language === 'fr' ? `le ${first}` : language === 'es' ? `el ${first}` : first;
  return shopSays('days', language, { from: first, till: last });
}
