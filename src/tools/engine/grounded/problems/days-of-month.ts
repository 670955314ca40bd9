import monthNames from '../words/months.yaml.js';
import type { Problem, Solved } from './problem.js';
import { isAllOf, SAYS } from './words.js';

const MONTHS = monthNames as readonly (readonly string[])[];
const HAS =
  'are were is was does did do has have had there in the of month har hade finns fanns det i månaden gab gibt es im der monat hat hatte tage y a-t-il en au mois de a compte avait tiene tenía hay el mes que dans le'.split(
    ' ',
  );
const ASKED = new RegExp(
  String.raw`^\s(?:(?:${HAS.join('|')})\s){0,5}(${MONTHS.flat().join('|')})(?:\s(?:de\s)?(\d{4}))?(?:\s(?:${HAS.join('|')})){0,2}\s?\?`,
  'iu',
);

const daysIn = (month: number, year: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** `days` of "How many days did February 2024 have?"; null for a February of no year. */
export function daysOfMonth({ property, text }: Problem): Solved {
  const asked = SAYS.howManyDays.exec(text);
  if (asked === null || !isAllOf(property.words, 'days')) return undefined;
  const [, name, year] = ASKED.exec(text.slice(asked.index + asked[0].length)) ?? [];
  if (name === undefined) return undefined;
  const month = MONTHS.findIndex((names) => names.includes(name.toLowerCase()));
  return month === 1 && year === undefined ? null : { value: daysIn(month, Number(year ?? 2001)), unit: 'day' };
}
