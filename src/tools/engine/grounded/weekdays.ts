import { spellings } from './spelled.js';
import data from './words/weekdays.yaml.js';

const { days, endings } = data as unknown as { days: readonly { full: string; short: string }[]; endings: string };
const one = (list: string): string => list.split(' ').join('|');
const ENDING = `(?:${one(endings)})?`;

/** Each day's names in full, as alternatives of an expression; Monday first. */
export const WEEKDAY_NAMES: readonly string[] = days.map(({ full }) => one(full));
/** Each day's names in full or in short, of one or of many, for expressions; Monday first. */
export const WEEKDAY_FORMS: readonly string[] = days.map(
  ({ full, short }) => `(?:${one(full)})${ENDING}|(?:${one(short)})`,
);
/** A day's name in full, of one or of many, for expressions. */
export const ANY_WEEKDAY = `(?:${WEEKDAY_NAMES.join('|')})${ENDING}`;

/** A day's name in full of one or of many, the first group of which is that of one. */
export const WEEKDAY_OF_MANY = new RegExp(`^(${WEEKDAY_NAMES.join('|')})${ENDING}$`, 'iu');

const NAMED = days.map(
  ({ full, short }) =>
    new RegExp(
      `^(?:(?:${full.split(' ').flatMap(spellings).join('|')})${ENDING}|${short.split(' ').flatMap(spellings).join('|')})$`,
      'iu',
    ),
);

/** Which day a word names, 0 for Monday, however programs spell it; -1 where it names none. */
export const weekdayNamed = (word: string): number => NAMED.findIndex((names) => names.test(word.trim()));

/** The day of the week of an ISO date, 0 for Monday. */
export const weekdayOf = (iso: string): number => (new Date(`${iso}T00:00:00Z`).getUTCDay() + 6) % 7;
