import { MONTH_NUMBERS } from '../../grounded/dates.js';
import { type TimeSpan, timeSpansIn } from '../../grounded/terms.js';
import { WEEKDAY_FORMS } from '../../grounded/weekdays.js';
import { timeForReturns } from '../reply/still-returned.js';
import type { Spoken } from '../text.js';
import { contentWords, saysThing } from './content-words.js';
import { reckonedWord, RECKONED_WORDS } from './reckoned-words.js';
import type { ShopAnswer, ShopQuestion } from './shop-question.js';
import { shopSays } from './shop-says.js';
import { SAYS } from './shop-words.js';
import { weekIn } from './week.js';
import { dayNamed } from './week-said.js';

const [READY, TAKES, BRINGS, WORKING, LAST_DAY, ARRIVES, BOUGHT] = (
  ['ready', 'takes', 'brings', 'working', 'lastDay', 'arrives', 'bought'] as const
).map(reckonedWord);
const HASTE =
  /(?<!\p{L})(?:express|rush|same[- ]day|overnight|priority|urgent\p{L}*|expréss?|eil\p{L}*|brådskande)(?!\p{L})/iu;

/** On which day something is ready that is brought on another, and until which day it may be brought back. */
export const tellDue = (question: ShopQuestion): ShopAnswer | null => readyOn(question) ?? lastDay(question);

/** "If I drop it off on Monday, when is it ready?" */
function readyOn({ asked, sentences, language }: ShopQuestion): ShopAnswer | null {
  const days = weekdaysNamed(asked);
  if (days.length !== 1 || !READY.test(asked) || !BRINGS.test(asked) || !SAYS.duration.test(asked)) return null;
  const isHasty = HASTE.test(asked);
  const told = sentences.filter(
    (one) => TAKES.test(one) && !SAYS.sent.test(one) && HASTE.test(one) === isHasty && durationsIn(one).length > 0,
  );
  const [fact] = told;
  if (told.length !== 1) return told.length === 0 ? { text: shopSays('untold', language), isUntold: true } : null;
  const day = isOfIt(fact, asked, language) ? dayAfter(days[0], fact, sentences) : null;
  return {
    text: day === null ? fact.trim() : `${RECKONED_WORDS.onDay[language]} ${dayNamed(day, language)}. ${fact.trim()}`,
  };
}

/** "Ready in 3 days" is of all; how long alterations take is of what is brought for them. */
const isOfIt = (fact: string, asked: string, language: Spoken): boolean =>
  fact.search(READY) === 0 || contentWords(asked, language).some((word) => word.length > 3 && saysThing(fact, word));

const NAMES = WEEKDAY_FORMS.map((names) => new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'iu'));
const weekdaysNamed = (text: string): number[] => NAMES.flatMap((name, day) => (name.test(text) ? [day] : []));

/** "2 arbetsdagar" are so many days. */
const plainDays = (text: string): string =>
  text.replaceAll(/(?<!\p{L})(?:(?:arbets|var)(?=dag)|(?:werk|arbeits)(?=tag))/giu, '');
const durationsIn = (text: string): TimeSpan[] => timeSpansIn(plainDays(text));

/** "3 to 5 days", "from 3 days", "about a week": no day of its own. */
const UNSURE =
  /(?:\d\s?(?:-|–|to|till|bis|à|a|or|eller|oder|ou|o)\s?\d|(?<!\p{L})(?:from|about|around|roughly|up to|at least|ca|cirka|ungefär|från|minst|etwa|ab|bis zu|mindestens|environ|au moins|jusqu[’']à|unos|al menos|hasta|desde)\s(?:an?\s)?\d)/iu;

/** The day of the week so many days after another; null where that is not certain, or the shop is closed then. */
function dayAfter(from: number, fact: string, sentences: readonly string[]): number | null {
  const [span, ...more] = timeSpansIn(plainDays(fact));
  if (!span || more.length > 0 || UNSURE.test(fact) || span.unit !== 'day' || !Number.isInteger(span.count))
    return null;
  const open = weekIn(sentences)?.open;
  const day = WORKING.test(fact) ? workingDay(from, span.count, open?.has(5) === true) : (from + span.count) % 7;
  return day === null || (open && !open.has(day)) ? null : day;
}

/** So many working days on; null where a Saturday lies between on which the shop is open. */
function workingDay(from: number, count: number, isSaturdayOpen: boolean): number | null {
  if (from > 4 || (from + count > 4 && isSaturdayOpen)) return null;
  return (from + count) % 5;
}

const MONTHS = [...MONTH_NUMBERS.keys()].sort((a, b) => b.length - a.length).join('|');
const DAY_FIRST = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,2})(?:\\.|er|st|nd|rd|th|:e)?\\s(?:of\\s|de\\s)?(${MONTHS})(?!\\p{L})`,
  'giu',
);
const MONTH_FIRST = new RegExp(`(?<!\\p{L})(${MONTHS})\\s(?:the\\s)?(\\d{1,2})(?:st|nd|rd|th)?(?![\\p{L}\\d])`, 'giu');

interface Day {
  day: number;
  month: number;
}

const asDay = (day: string, month: string): Day => ({
  day: Number(day),
  month: MONTH_NUMBERS.get(month.toLowerCase()) ?? 0,
});
const daysNamed = (text: string): Day[] => {
  const first = [...text.matchAll(DAY_FIRST)].map(([, day, month]) => asDay(day, month));
  return first.length > 0 ? first : [...text.matchAll(MONTH_FIRST)].map(([, month, day]) => asDay(day, month));
};

/** "I got it on 1 March, what is the last day to send it back?" */
function lastDay({ asked, instructions, language }: ShopQuestion): ShopAnswer | null {
  if (!LAST_DAY.test(asked) || !SAYS.givesBack.test(asked)) return null;
  const named = daysNamed(asked);
  const told = named.length === 1 ? timeForReturns(instructions) : null;
  if (!told || !isOfSame(asked, told.sentence)) return null;
  const [inCommon, inLeap] = [2027, 2028].map((year) => after(named[0], told.span, year));
  if (inCommon === null || inLeap === null || said(inCommon, language) !== said(inLeap, language)) return null;
  return { text: `${RECKONED_WORDS.last[language]} ${said(inCommon, language)}: ${told.sentence.trim()}` };
}

/** What counts from the purchase is not reckoned from the day it came. */
const isOfSame = (asked: string, sentence: string): boolean =>
  !(ARRIVES.test(sentence) && !ARRIVES.test(asked)) && !(BOUGHT.test(sentence) && !BOUGHT.test(asked));

function after({ day, month }: Day, { count, unit, days }: TimeSpan, year: number): Date | null {
  if (!Number.isInteger(count) || new Date(Date.UTC(year, month - 1, day)).getUTCDate() !== day) return null;
  if (unit !== 'month') return new Date(Date.UTC(year, month - 1, day + days));
  const end = new Date(Date.UTC(year, month - 1 + count, day));
  return end.getUTCDate() === day ? end : null;
}

const said = (date: Date, language: Spoken): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(date);
