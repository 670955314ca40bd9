import { daysIn } from '../../grounded/opening.js';
import { type ClockSpan, clockSpansIn } from '../../grounded/problems/clock-spans.js';
import { openingsIn } from '../../grounded/problems/openings.js';
import { SAYS } from './shop-words.js';

/** When a shop is open, as its instructions tell. */
export interface Week {
  /** hours by day, Monday 0; none where only the day is told */
  open: ReadonlyMap<number, readonly ClockSpan[]>;
  /** days that are told to be closed */
  closed: ReadonlySet<number>;
  /** the sentences that tell it */
  told: readonly string[];
}

/** The week of a shop; null where nothing is told of it, or with exceptions that a table cannot hold. */
export function weekIn(sentences: readonly string[]): Week | null {
  const told = sentences.filter(ofShop(sentences));
  if (told.some((sentence) => SAYS.exceptions.test(sentence))) return null;
  const clauses = told.flatMap((sentence) =>
    sentence.split(/;\s|,\s(?=[^,]{0,20}(?:closed|stängt|geschlossen|ferm|cerra))/u),
  );
  const closed = new Set(
    clauses
      .filter((one) => SAYS.closedWords.test(one) && openingsIn(one).length === 0)
      .flatMap((one) => [...daysIn(one)]),
  );
  const open = new Map<number, readonly ClockSpan[]>();
  for (const clause of clauses) {
    const all = openingsIn(clause).map(({ days, hours }) => ({ days, stretches: clockSpansIn(afternoons(hours)) }));
    if (all.some(({ stretches }) => stretches === null)) return null;
    for (const { days, stretches } of all.sort((a, b) => b.days.size - a.days.size))
      for (const day of days) open.set(day, stretches ?? []);
    if (all.length === 0 && SAYS.openWords.test(clause) && !SAYS.closedWords.test(clause))
      for (const day of daysIn(clause)) if (!open.has(day)) open.set(day, []);
  }
  for (const day of closed) open.delete(day);
  return open.size + closed.size === 0 ? null : { open, closed, told };
}

/** Sentences with hours that are the shop's own: those that say that it is open, or that tell of no other matter. */
function ofShop(sentences: readonly string[]): (sentence: string) => boolean {
  const isOfShop = (one: string): boolean =>
    (SAYS.openWords.test(one) || SAYS.closedWords.test(one)) && daysIn(one).size > 0;
  const isOpenSaid = sentences.some((one) => isOfShop(one) && (openingsIn(one).length > 0 || SAYS.openWords.test(one)));
  return (one) => isOfShop(one) || (!isOpenSaid && openingsIn(one).length > 0 && !SAYS.otherDays.test(one));
}

/** "9-5" and "9:30 to 6" end in the afternoon. */
const afternoons = (hours: string): string =>
  hours.replace(
    /(\d{1,2})([:.]\d{2})?(\s?(?:am|a\.m\.)?\s?(?:to|until|till|-|–|—)\s?)(\d{1,2})([:.]\d{2})?(?!\s?(?:[ap]\.?m|\d|h|uhr))/giu,
    (said: string, from: string, minute = '', to: string, till: string, toMinute = '') =>
      Number(till) <= Number(from) && Number(till) < 12 ? `${from}${minute}${to}${Number(till) + 12}${toMinute}` : said,
  );
