import { daysIn } from '../opening.js';

/** Days of the week, Monday 0, and the hours of each as they are told: "9:00 to 12:00 and 13:00 to 18:00". */
export interface Opening {
  days: ReadonlySet<number>;
  hours: string;
}

const TIME = String.raw`\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.|uhr|h)?`;
const SPAN = String.raw`${TIME}\s?(?:to|until|till|bis|à|a|-|–|—)\s?(?:kl\.?\s)?${TIME}`;
const HOURS = new RegExp(String.raw`(?<![\d.,])${SPAN}(?:\s?(?:,|and|och|und|et|y)\s${SPAN})*`, 'giu');

/** "Monday to Friday 9:00 to 18:00 and Saturday 10-14": what stands before hours says for which days they are. */
export function openingsIn(text: string): Opening[] {
  let from = 0;
  return [...text.matchAll(HOURS)].flatMap(({ index, 0: hours }): Opening[] => {
    const days = daysIn(text.slice(from, index));
    from = index + hours.length;
    return days.size > 0 ? [{ days, hours }] : [];
  });
}

/** The one day of the week that a text names, null where none or several. */
export function dayNamedIn(text: string): number | null {
  const days = daysIn(text);
  return days.size === 1 ? [...days][0] : null;
}
