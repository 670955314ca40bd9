import { type Mention, outside, stretches } from './mention.js';
import { relativeDays } from './moments/days-beside.js';
import { COUNT_WORDS } from './numbers.js';
import months from './words/months.yaml.js';

const MONTHS = (months as string[][]).flatMap((names, i) => names.map((name) => [name, i + 1] as const));
const MONTH = MONTHS.map(([name]) => name)
  .sort((a, b) => b.length - a.length)
  .join('|');
const NUMBER_OF = new Map(MONTHS);
/** The number of a month by its name, in small letters. */
export const MONTH_NUMBERS: ReadonlyMap<string, number> = NUMBER_OF;
const YEAR = String.raw`(?:19|20)\d\d`;

type Read = (groups: readonly string[]) => readonly [year: number, month: number, day: number];
const PATTERNS: readonly (readonly [RegExp, Read])[] = [
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:the\s)?(?:end|last day) of (${MONTH})\.?,?\s(${YEAR})(?!\d)|(?<!\p{L})slutet av (${MONTH})\s(${YEAR})(?!\d)|(?<!\p{L})Ende (${MONTH})\s(${YEAR})(?!\d)`,
      'giu',
    ),
    (groups) => {
      const [month, year] = groups.filter((group) => group !== '');
      return [Number(year), monthOf(month), new Date(Date.UTC(Number(year), monthOf(month), 0)).getUTCDate()];
    },
  ],
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

const DAY_OF = String.raw`\d{1,2}(?:\.|er|st|nd|rd|th|:e)?\s(?:of\s|de\s)?(?:${MONTH})\.?`;
const LISTED = new RegExp(
  String.raw`(?<![\p{L}\d])(${DAY_OF}(?:,\s${DAY_OF}){0,8}),?\s(?:and|och|und|et|y)\s${DAY_OF},?\s(${YEAR})(?!\d)`,
  'giu',
);

/** "4 May, 11 May and 1 June 2027": the year of the last is that of all. */
const listedIn = (text: string): Mention[] =>
  stretches(LISTED, text).flatMap(({ groups: [list, year], start }) =>
    stretches(new RegExp(String.raw`(\d{1,2})\D{1,12}?(${MONTH})(?!\p{L})`, 'giu'), list).flatMap(
      ({ groups: [day, month], ...at }): Mention[] => {
        const value = isoOf([Number(year), monthOf(month), Number(day)]);
        return value === null
          ? []
          : [{ kind: 'date', value, text: at.text, start: start + at.start, end: start + at.end }];
      },
    ),
  );

/**
 * Whole dates of a text, as `2026-03-12`; days that no calendar has and `3/4/2026`, which may be two days, are left out.
 * @param today the day on which it is written, where that is known: then days are told from it, and a day of a month is the nearest
 */
export function datesIn(text: string, today?: string): Mention[] {
  const told = [...startsIn(text), ...firstDaysIn(text), ...wholeIn(text)];
  const whole = [...told, ...outside(listedIn(text), told)].sort((a, b) => a.start - b.start);
  const moved = whole.map((date) => movedBy(date, text));
  const then = thenIn(text, moved);
  const beside = outside([...besideIn(text, moved), ...relativeDays(text, moved, today)], [...moved, ...then]);
  const near = today === undefined ? [] : outside(nearestIn(text, today), [...moved, ...then, ...beside]);
  return [...moved, ...then, ...beside, ...near].sort((a, b) => a.start - b.start);
}

const COUNTED = Object.keys(COUNT_WORDS).join('|');
const DAYS = String.raw`days?|nights?|dagar|dag|nätter|natt|tage?n?|nächten?|jours?|nuits?|días?|noches?`;
const WEEKS = String.raw`weeks?|veckor|vecka|wochen?|semaines?|semanas?`;
const MONTHS_OF = String.raw`months?|månader|månad|monate?n?|mois|meses|mes`;
const LENGTH = String.raw`(?<!\p{L})(\d{1,3}|${COUNTED})\s(${DAYS}|${WEEKS}|${MONTHS_OF})`;
const MOVED = new RegExp(
  String.raw`${LENGTH}\s(after|later than|before|earlier than|efter|före|nach|vor|après|avant|después del?|antes del?)\s(?:the\s|den\s|dem\s|le\s|el\s)?$`,
  'iu',
);
/** "Within 30 days of": the last day that is within. */
const WITHIN = new RegExp(
  String.raw`(?<!\p{L})(?:within|inom|innerhalb von|binnen|sous|dans les|en|dentro de)\s${LENGTH}\s(of|from|från|ab|nach|après|de|desde)\s(?:the\s|den\s|dem\s|le\s|el\s)?$`,
  'iu',
);
const LASTS = new RegExp(
  String.raw`${LENGTH}\s(?:from|starting(?: on)?|beginning(?: on)?|från(?: och med)?|ab|à partir du|desde el|a partir del)\s(?:the\s|den\s|dem\s|le\s|el\s)?$`,
  'iu',
);

const THEN = new RegExp(
  String.raw`(?<!\p{L})(\d{1,3}|${COUNTED})\s(${DAYS}|${WEEKS}|${MONTHS_OF})\s(later|after(?:wards| that)?|thereafter|earlier|before(?: that)?|senare|efteråt|därefter|tidigare|dessförinnan|später|danach|früher|davor|plus tard|après|plus tôt|avant|después|más tarde|antes)(?=[.,;!?]|$|\s(?:and|it|we|och|und|et|y)(?!\p{L}))`,
  'giu',
);

/** "Next fitting in three weeks": from the day of the minutes. */
const NEXT_IN = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:next|nästa|nächste[rs]?|prochaine?|próxim[oa])\s(?:\p{L}{2,20}\s){1,2}(?:is\s|will be\s|är\s|blir\s|ist\s)?)(?:in|om|dans|en)\s(\d{1,3}|${COUNTED})\s(${DAYS}|${WEEKS}|${MONTHS_OF})(?=[.,;!?]|$)`,
  'giu',
);

/** "… and the stand must be built the day before": the day beside the one day before it. */
const BESIDE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:the|one|a)\s(day|week)\s(before(?:hand)?|earlier|after(?:wards)?|later)|the\s(?:next|following)\s(day|week)|(dagen|veckan)\s(innan|före|efter|därpå)|am\s(tag)\s(davor|danach|darauf)|(la veille)|(le lendemain))(?=[.,;!?]|$|\s(?:and|at|och|um|und|et|à)(?!\p{L}))`,
  'giu',
);

function besideIn(text: string, dates: readonly Mention[]): Mention[] {
  return stretches(BESIDE, text).flatMap(({ groups, ...at }): Mention[] => {
    const before = dates.filter(({ end }) => end <= at.start);
    const [base] = before;
    if (before.length !== 1) return [];
    const unit = /week|veckan/iu.test(at.text) ? 'weeks' : 'days';
    const isBack = /before|earlier|innan|före|davor|veille/iu.test(at.text);
    const value =
      groups.some((group) => group !== '') || /next|following/iu.test(at.text)
        ? shifted(String(base.value), '1', unit, isBack ? -1 : 1)
        : null;
    return value === null ? [] : [{ kind: 'date', value, ...at }];
  });
}

/** "… on 3 May 2026 and arrived four days later": a day told from the one day before it. */
function thenIn(text: string, dates: readonly Mention[]): Mention[] {
  return [...stretches(THEN, text), ...stretches(NEXT_IN, text)].flatMap(
    ({ groups: [count, unit, way = ''], ...at }): Mention[] => {
      const before = dates.filter(({ end }) => end <= at.start);
      const [base] = before;
      if (before.length !== 1) return [];
      const back = /^(?:earlier|before|tidigare|dessförinnan|früher|davor|plus tôt|avant|antes)/iu.test(way);
      const value = shifted(String(base.value), count, unit, back ? -1 : 1);
      return value === null ? [] : [{ kind: 'date', value, ...at }];
    },
  );
}

/** "The day after 31 October 2027". */
const DAY_BESIDE =
  /(?<!\p{L})(?:the\s)?(day|week|dagen|tag|veckan)\s(after|before|efter|före|innan|nach|vor)\s(?:the\s|den\s|dem\s)?$/iu;

/** "10 days after 25 March 2026" is one day, and not the 25th. */
function movedBy(date: Mention, text: string): Mention {
  const before = text.slice(Math.max(0, date.start - 60), date.start);
  const beside = DAY_BESIDE.exec(before);
  if (beside) {
    const unit = /week|veckan/iu.test(beside[1]) ? 'weeks' : 'days';
    const moved = shifted(String(date.value), '1', unit, /^(?:before|före|innan|vor)$/iu.test(beside[2]) ? -1 : 1);
    const from = date.start - before.length + beside.index;
    return moved === null ? date : { ...date, value: moved, text: text.slice(from, date.end), start: from };
  }
  const found = MOVED.exec(before) ?? WITHIN.exec(before);
  if (!found) return date;
  const back = /^(?:before|earlier|före|vor|avant|antes)/iu.test(found[3]);
  const value = shifted(String(date.value), found[1], found[2], back ? -1 : 1);
  const start = date.start - before.length + found.index;
  return value === null ? date : { ...date, value, text: text.slice(start, date.end), start };
}

const THEN_LASTS = new RegExp(
  String.raw`^(?:\s?,)?\s(?:and|och|und|et|y)?\s?(?:it\s)?(?:lasts?|runs?(?: for)?|takes?|varar|pågår(?: i)?|dauert|läuft|dure|dura)\s(?:for\s)?(\d{1,3}|${COUNTED})\s(${DAYS}|${WEEKS}|${MONTHS_OF})(?!\p{L})`,
  'iu',
);

/** "… and stay four nights", ", tre nätter". */
const STAYS = new RegExp(
  String.raw`^,?\s(?:(?:and|och|und|et|y)\s)?(?:(?:we|i|vi|jag|wir)\s)?(?:(?:stay|stays|staying|stannar|bleiben?|restons)\s)?(?:for\s|i\s|für\s|pour\s)?(\d{1,2}|${COUNTED})\s(nights?|nätter|natt|nächten?|nuits?|noches?)(?!\p{L})`,
  'iu',
);

/** The day after the last of "2 weeks from 1 September 2026", as hires and terms are reckoned; null where no length stands before it. */
export function endOfTerm({ value, start, end }: Mention, text: string): string | null {
  const found =
    LASTS.exec(text.slice(Math.max(0, start - 60), start)) ??
    THEN_LASTS.exec(text.slice(end)) ??
    STAYS.exec(text.slice(end));
  return found && shifted(String(value), found[1], found[2], 1);
}

const PAYABLE = new RegExp(
  String.raw`(?<!\p{L})(?:payable|due|payment(?: is)?(?: due)?|to be paid|net|att betalas|betalas|zahlbar|fällig|payable|pagadero)\s(?:within|in|after|inom|innerhalb von|binnen|sous|en|dentro de)?\s?${LENGTH}(?!\p{L}|\s(?:after|before|from|of|later|earlier|prior|efter|före|från|nach|vor|après|avant|después|antes|de)(?!\p{L}))`,
  'iu',
);

/** "Invoice dated 20 December 2026, payable within 30 days": the last day; null where no term is told. */
export function lastOfTerm({ value }: Mention, text: string): string | null {
  const found = PAYABLE.exec(text);
  return found && shifted(String(value), found[1], found[2], 1);
}

const OFF_PLAN = new RegExp(
  String.raw`^[^.!?\n]{0,60}?${LENGTH}\s(late|behind schedule|overdue|early|ahead of schedule|sent|sena?|försenad\p{L}{0,2}|för sent|för tidigt|zu spät|verspätet|zu früh|de retard|en retard|d['’]avance|tarde|de retraso|de antelación)(?!\p{L})`,
  'iu',
);
const EARLY = /^(?:early|ahead|för tidigt|zu früh|d['’]avance|de antelación)/iu;
const MEANT =
  /(?<!\p{L})(?:(?:should|ought to|was to|were to) have|(?:was|were) (?:due|to|supposed|expected|meant|planned|promised)|skulle|borde|hätte|sollte|aurait dû|devait|debía|tenía que)(?!\p{L})[^.!?\n]{0,60}$/iu;

/** "It should have come on 28 May 2027 but was five days late": the day on which it came; null where that is left open, undefined where nothing was other than meant. */
export function cameInstead({ value, start, end }: Mention, text: string): string | null | undefined {
  const found = OFF_PLAN.exec(text.slice(end));
  if (!found && !MEANT.test(text.slice(Math.max(0, start - 100), start))) return undefined;
  return found && shifted(String(value), found[1], found[2], EARLY.test(found[3]) ? -1 : 1);
}

function shifted(iso: string, count: string, unit: string, sign: 1 | -1): string | null {
  const [year, month, day] = iso.split('-').map(Number);
  const many = sign * (COUNT_WORDS[count.toLowerCase()] ?? Number(count));
  const isMonths = new RegExp(`^(?:${MONTHS_OF})$`, 'iu').test(unit);
  const days = new RegExp(`^(?:${WEEKS})$`, 'iu').test(unit) ? many * 7 : many;
  if (!isMonths) return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
  const at = new Date(Date.UTC(year, month - 1 + many, day));
  return at.getUTCDate() === day ? at.toISOString().slice(0, 10) : null;
}

/** Days from the first of two dates to the second. */
export const daysBetween = (first: string, second: string): number =>
  Math.round((Date.parse(second) - Date.parse(first)) / 86_400_000);

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

const CAPITAL = MONTHS.map(([name]) => `${name[0].toUpperCase()}${name.slice(1)}`).join('|');
/** English `may` and `mar` are words and names too: with a capital letter only. */
const SMALL = MONTHS.map(([name]) => name)
  .filter((name) => !['may', 'mar', 'sep', 'set', 'ago'].includes(name))
  .join('|');

const DAYS_OF_MONTH: readonly RegExp[] = [
  String.raw`(?<![\p{L}\d.,])(?:[12]?\d|3[01])(?:\.|er|st|nd|rd|th|:e)?\s(?:of\s|de\s)?(?:${CAPITAL}|${SMALL})(?!\p{L})`,
  String.raw`(?<!\p{L}|(?<!\p{L})(?:in|im|i|en)\s)(?:${CAPITAL})\s(?:[12]?\d|3[01])(?:st|nd|rd|th)?(?![\d:]|[.,]\d)`,
].map((pattern) => new RegExp(pattern, 'gu'));

/** Days of a month without a year: "bought 12 May" counts nothing. */
export const daysOfMonthIn = (text: string): Mention[] =>
  DAYS_OF_MONTH.flatMap((pattern) =>
    stretches(pattern, text).map(({ text: said, start, end }) => ({
      kind: 'date' as const,
      value: said,
      text: said,
      start,
      end,
    })),
  );

const FAR_DAYS = 120;

/** "On 12 March" beside a known day: the one of this year, where that is near. */
const nearestIn = (text: string, today: string): Mention[] =>
  daysOfMonthIn(text).flatMap((one): Mention[] => {
    const day = /\d{1,2}/u.exec(one.text)?.[0];
    const month = /\p{L}{3,12}(?=\.?$|\.?\s\d)/u.exec(one.text)?.[0] ?? '';
    const value = isoOf([Number(today.slice(0, 4)), monthOf(month), Number(day)]);
    return value !== null && Math.abs(daysBetween(today, value)) <= FAR_DAYS ? [{ ...one, value }] : [];
  });
