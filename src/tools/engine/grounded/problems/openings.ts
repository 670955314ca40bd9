import { daysIn } from '../opening.js';

/** Days of the week, Monday 0, and the hours of each as they are told: "9:00 to 12:00 and 13:00 to 18:00". */
export interface Opening {
  days: ReadonlySet<number>;
  hours: string;
}

const TIME = String.raw`\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.|uhr|h)?`;
const SPAN = String.raw`${TIME}\s?(?:to|until|till|bis|à|a|-|–|—)\s?(?:kl\.?\s)?${TIME}`;
const HOURS = new RegExp(String.raw`(?<![\d.,])${SPAN}(?:\s?(?:,|and|och|und|et|y)\s${SPAN})*`, 'giu');

/** "Monday to Friday 9:00 to 18:00 and Saturday 10-14", "9 to 18 on weekdays": what stands before hours, or behind all of them, says for which days they are. */
export function openingsIn(text: string): Opening[] {
  const spans = [...text.matchAll(HOURS)];
  const isBehind = spans.length > 0 && daysIn(text.slice(0, spans[0].index)).size === 0;
  return spans.flatMap(({ index, 0: hours }, i): Opening[] => {
    const end = index + hours.length;
    const last = spans[i - 1] as RegExpExecArray | undefined;
    const before = text.slice(last ? last.index + last[0].length : 0, index);
    const after = text.slice(end, spans.at(i + 1)?.index ?? end + MOST_BEHIND).split(/[.;!?\n]/u)[0];
    const days = daysIn(isBehind ? after : before);
    return days.size > 0 ? [{ days, hours }] : [];
  });
}
const MOST_BEHIND = 60;

/** The one day of the week that a text names, null where none or several. */
export function dayNamedIn(text: string): number | null {
  const days = daysIn(text);
  return days.size === 1 ? [...days][0] : null;
}
