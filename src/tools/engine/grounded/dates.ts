import { type Mention, stretches } from './mention.js';
import months from './words/months.yaml.js';

const MONTHS = (months as string[][]).flatMap((names, i) => names.map((name) => [name, i + 1] as const));
const MONTH = MONTHS.map(([name]) => name)
  .sort((a, b) => b.length - a.length)
  .join('|');
const NUMBER_OF = new Map(MONTHS);
const YEAR = String.raw`(?:19|20)\d\d`;

type Read = (groups: readonly string[]) => readonly [year: number, month: number, day: number];
const PATTERNS: readonly (readonly [RegExp, Read])[] = [
  [
    new RegExp(String.raw`(?<!\d)(${YEAR})-(\d\d)-(\d\d)(?!\d)`, 'gu'),
    ([y, m, d]) => [Number(y), Number(m), Number(d)],
  ],
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(\d{1,2})(?:\.|er|st|nd|rd|th|:e)?\s(?:of\s|de\s)?(${MONTH})\.?,?\s(?:de\s|del\s)?(${YEAR})(?!\d)`,
      'giu',
    ),
    ([d, m, y]) => [Number(y), monthOf(m), Number(d)],
  ],
  [
    new RegExp(String.raw`(?<!\p{L})(${MONTH})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(${YEAR})(?!\d)`, 'giu'),
    ([m, d, y]) => [Number(y), monthOf(m), Number(d)],
  ],
  [
    new RegExp(String.raw`(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.\s?(${YEAR})(?!\d)`, 'gu'),
    ([d, m, y]) => [Number(y), Number(m), Number(d)],
  ],
  [
    new RegExp(String.raw`(?<!\d)(\d{1,2})\/(\d{1,2})\/(${YEAR})(?!\d)`, 'gu'),
    ([a, b, y]) => slashed(Number(a), Number(b), Number(y)),
  ],
];

const monthOf = (name: string): number => NUMBER_OF.get(name.toLowerCase()) ?? 0;

/** Day and month in either order; only where one of them can be no month is it known which. */
const slashed = (a: number, b: number, year: number): readonly [number, number, number] =>
  a > 12 ? [year, b, a] : b > 12 ? [year, a, b] : [year, a === b ? a : 0, b];

/** "From 1 June to 31 August 2026": the first day has the year of the second, or the one before it. */
const FIRST_OF_TWO = new RegExp(
  String.raw`(?<![\p{L}\d])(\d{1,2})(?:\.|er|st|nd|rd|th|:e)?\s(?:of\s|de\s)?(${MONTH})\.?(?=\s?(?:to|till|until|bis|–|-|au|jusqu[’']au|al|hasta(?: el)?)\s?(?:the\s)?\d{1,2}(?:\.|er|st|nd|rd|th|:e)?\s(?:of\s|de\s)?(${MONTH})\.?,?\s(?:de\s|del\s)?(${YEAR})(?!\d))`,
  'giu',
);

/** "From 2 to 5 July 2026": the first day has the month of the second. */
const FIRST_DAY = new RegExp(
  String.raw`(?<![\p{L}\d.,])(\d{1,2})(?:\.|er|st|nd|rd|th|:e)?(?=\s?(?:to|till|until|bis|–|-|au|jusqu[’']au|al|hasta(?: el)?|and|und|och|et|y)\s?(?:the\s|den\s|le\s)?(\d{1,2})(?:\.|er|st|nd|rd|th|:e)?\s(?:of\s|de\s)?(${MONTH})\.?,?\s(?:de\s|del\s)?(${YEAR})(?!\d))`,
  'giu',
);

const firstDaysIn = (text: string): Mention[] =>
  stretches(FIRST_DAY, text).flatMap(({ groups: [day, last, month, year], ...at }): Mention[] => {
    const value = Number(day) < Number(last) ? isoOf([Number(year), monthOf(month), Number(day)]) : null;
    return value === null ? [] : [{ kind: 'date', value, ...at }];
  });

const startsIn = (text: string): Mention[] =>
  stretches(FIRST_OF_TWO, text).flatMap(({ groups: [day, month, last, year], ...at }): Mention[] => {
    const before = monthOf(month) > monthOf(last) ? 1 : 0;
    const value = isoOf([Number(year) - before, monthOf(month), Number(day)]);
    return value === null ? [] : [{ kind: 'date', value, ...at }];
  });

/** Whole dates of a text, as `2026-03-12`; days that no calendar has and `3/4/2026`, which may be two days, are left out. */
export function datesIn(text: string): Mention[] {
  return [...startsIn(text), ...firstDaysIn(text), ...wholeIn(text)].sort((a, b) => a.start - b.start);
}

function wholeIn(text: string): Mention[] {
  return PATTERNS.flatMap(([pattern, read]) =>
    stretches(pattern, text).flatMap(({ groups, ...at }): Mention[] => {
      const value = isoOf(read(groups));
      return value === null ? [] : [{ kind: 'date', value, ...at }];
    }),
  );
}

function isoOf([year, month, day]: readonly [number, number, number]): string | null {
  if (month < 1 || month > 12 || day < 1) return null;
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 ? at.toISOString().slice(0, 10) : null;
}

const CLOCK =
  /(?<![\d:])([01]?\d|2[0-3])[:.]([0-5]\d)(?![\d:])(?:\s?(am|pm))?(?=\s?(?:uhr|h\b)?)|(?<![\d:])(1[0-2]|[1-9])\s?(am|pm)\b|(?<!\d)([01]?\d|2[0-3])h([0-5]\d)?(?![\p{L}\d])|(?<=(?:um|klockan|kl\.?|at|à|las)\s)([01]?\d|2[0-3])(?=\s(?:uhr|h\b|o’clock|o'clock))/giu;

/** Times of day, as `14:30`. A point parts hours from minutes only after a word for the clock. */
export function timesIn(text: string): Mention[] {
  return stretches(CLOCK, text).flatMap(({ groups, ...at }): Mention[] => {
    const [h, m, half, bare, bareHalf, french, frenchMinutes, said] = groups;
    if (h !== '' && at.text.includes('.') && !/(kl\.?|klockan|um|uhr)\s?$/i.test(text.slice(0, at.start))) return [];
    const hours = Number(h || bare || french || said);
    const late = (half || bareHalf).toLowerCase() === 'pm' && hours < 12 ? 12 : 0;
    const early = (half || bareHalf).toLowerCase() === 'am' && hours === 12 ? -12 : 0;
    const value = `${String(hours + late + early).padStart(2, '0')}:${m || frenchMinutes || '00'}`;
    return [{ kind: 'time', value, ...at }];
  });
}
