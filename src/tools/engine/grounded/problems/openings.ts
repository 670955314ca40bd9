import { daysIn } from '../opening.js';
import data from '../words/short-days.yaml.js';

/** Days of the week, Monday 0, and the hours of each as they are told: "9:00 to 12:00 and 13:00 to 18:00". */
export interface Opening {
  days: ReadonlySet<number>;
  hours: string;
}

const TIME = String.raw`\d{1,2}(?:[:.h]\d{2}|\sh\s\d{2})?\s?(?:am|pm|a\.m\.|p\.m\.|uhr|h(?!\p{L}))?`;
const TO = String.raw`\s?(?:to|until|till|bis|à|a(?: las)?|-|–|—)\s?(?:kl\.?\s)?`;
const SPAN = `${TIME}${TO}${TIME}`;
const HOURS = new RegExp(
  String.raw`(?<![\d.,])${SPAN}(?:\s?(?:,|and|och|und|et|y)\s(?:(?:from|från|von|de)\s)?${SPAN})*`,
  'giu',
);

/** "Mo–Fr", "lun-vie", "Sa 10": days by their first letters, before another day or hours, by the names they stand for. */
const SHORT = data as Readonly<Record<string, string>>;
const SHORT_DAY = Object.keys(SHORT).join('|');
const SHORT_DAYS = new RegExp(
  String.raw`(?<!\p{L})(${SHORT_DAY})\.?(?=\s?(?:[-–—+,]|bis|und|au?|et|y)\s?(?:${SHORT_DAY})(?!\p{L})|:?\s\d)|(?<=[\p{L}.]\s?(?:[-–—+,]|bis|und|au?|et|y)\s?)(${SHORT_DAY})\.?(?=:?,?\s\d)`,
  'giu',
);
const NOON = /(?<!\p{L})(?:12 )?(?:noon|midday|mittags?|midi|mediodía)(?=\s?(?:to|until|till|bis|à|a|-|–|—)\s?\d)/giu;
const spelledOut = (text: string): string =>
  text
    .replace(
      SHORT_DAYS,
      (said: string, first?: string, last?: string) => SHORT[(first ?? last ?? '').toLowerCase()] ?? said,
    )
    .replace(NOON, '12:00');

/** "Monday to Friday 9:00 to 18:00 and Saturday 10-14": what stands before hours says for which days they are, or what stands after them where nothing does before. */
export function openingsIn(told: string): Opening[] {
  const text = spelledOut(told);
  const found = [...text.matchAll(HOURS)];
  const ends = [0, ...found.map(({ index, 0: hours }) => index + hours.length)];
  const before = found.map(({ index }, i) => daysIn(text.slice(ends[i], index)));
  const isAfter = before.at(0)?.size === 0;
  return found.flatMap(({ 0: hours }, i): Opening[] => {
    const days = isAfter ? daysIn(behind(text.slice(ends[i + 1], found.at(i + 1)?.index))) : before[i];
    return days.size > 0 ? [{ days, hours }] : [];
  });
}

/** What still belongs to the hours before it. */
const behind = (text: string): string => text.split(/[.!?;](?:\s|$)|,\s/u)[0];

/** The one day of the week that a text names, null where none or several. */
export function dayNamedIn(text: string): number | null {
  const days = daysIn(text);
  return days.size === 1 ? [...days][0] : null;
}
