import { daysBetween } from '../dates.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import { type Reading, readingOf } from '../reading.js';
import { TERMS as SAYS, timeSpansIn } from '../terms.js';

/** `returnable` of "returns within 30 days" and "bought it 45 days ago": whether what has passed is within the term; undefined where either is not told once. */
export function withinTerm({ words }: Property, { text, instructions }: Reading): Grounded | undefined {
  if (!words.some((word) => SAYS.asked.test(word))) return undefined;
  const whole = `${instructions ?? ''} ${text}`;
  if (!SAYS.returns.test(whole) || SAYS.but.test(whole)) return undefined;
  const spans = timeSpansIn(whole).filter(({ unit }) => unit !== 'month');
  const terms = spans.filter(
    ({ before, after }) => SAYS.within.test(before.slice(-20)) || (SAYS.after.test(after) && !SAYS.since.test(after)),
  );
  const passed = spans.filter(
    (one) => !terms.includes(one) && (SAYS.since.test(one.after) || SAYS.after.test(one.before.slice(-14))),
  );
  if (terms.length !== 1 || spans.length !== terms.length + passed.length) return undefined;
  const days = passed.length === 1 ? passed[0].days : passed.length === 0 ? daysPassed(whole) : null;
  return days === null ? undefined : fromText(days <= terms[0].days, (passed.at(0) ?? terms[0]).quote);
}

/** "Bought on 1 July, today is 15 July": the days between the two days of a text. */
function daysPassed(text: string): number | null {
  const days = readingOf(text)
    .mentions.filter(({ kind, value }) => kind === 'date' && /^\d{4}-\d\d-\d\d$/u.test(String(value)))
    .map(({ value }) => String(value));
  const apart = days.length === 2 ? daysBetween(days[0], days[1]) : -1;
  return apart >= 0 ? apart : null;
}
