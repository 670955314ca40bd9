import type { Span } from '../clause.js';
import { daysBetween } from '../dates.js';
import type { Grounded } from '../grounded.js';
import type { Mention } from '../mention.js';
import type { Reading } from '../reading.js';
import { unitNamed } from '../units.js';
import { type Bound, boundsIn, isInside } from './bound.js';
import { isSame, SMALL } from './meets.js';

const OVER =
  /^(?:over|exceeds?|exceeded|exceeding|above|overweight|oversized?|overdue|late|heavy|fast|long|large|big|old|speeding|beyond)$/;
const WITHIN =
  /^(?:within|under|below|fits?|meets?|eligible|allowed|permitted|accepted|acceptable|ok|valid|admitted|enough|entitled|qualifies|returnable|affordable|compliant|may|can)$/;
/** These ask for a bound though nothing else stands in the name. */
const ALONE = /^(?:fits?|meets?|eligible|qualifies|compliant|affordable)$/;
const ABOUT =
  /^(?:high|tall|wide|deep|many|young|short|narrow|limit|limits|budget|weight|size|speed|maximum|max|minimum|allowance|period|deadline|time|window|age|range|too|return|returned|returns|enter|entry|ride|join|use|participate|luggage|baggage|cost|price|weightlimit|requirement|requirements|still|criteria)$/;

/** `over_limit`, `within_period`, `milo_allowed`: whether what a text tells is inside of the bound that it sets. */
export function byLimit(words: readonly string[], reading: Reading, scope: Span): Grounded | null {
  const own = words.filter((word) => !SMALL.test(word) || word === 'can');
  const isOver = own.some((word) => OVER.test(word)) || (own.includes('too') && own.length > 1);
  if (isOver === own.some((word) => WITHIN.test(word)) || scope.end - scope.start > 1500) return null;
  const whose = own.filter((word) => ![OVER, WITHIN, ABOUT].some((known) => known.test(word)));
  const bounds = boundsIn(reading);
  if (bounds.length !== 1 || whose.length > 1 || (own.length === 1 && !isOver && !ALONE.test(own[0]))) return null;
  const [bound] = bounds;
  const isFit = withinDays(bound, reading) ?? ofNumber(bound, whose, reading);
  return isFit === null ? null : { value: isFit !== isOver, source: 'arithmetic', quote: reading.text.slice(0, 120) };
}

const PERIOD =
  /(?:within|inom|innerhalb von|up to|(?:window|period|policy) (?:is|of)|frist (?:ist|von|beträgt)|öppet köp i|ångerrätt (?:på|i)|délai (?:est )?de|plazo (?:es )?de)\s$/iu;

/** "Within 30 days of purchase": of two days of the text how far they are apart. */
function withinDays({ unit, high, mentions: [said] }: Bound, { text, mentions }: Reading): boolean | null {
  const days = mentions.filter(({ kind }) => kind === 'date').map(({ value }) => String(value));
  const own = unitNamed(unit);
  if (days.length !== 2 || !own || !/day|week/u.test(unit ?? '') || !PERIOD.test(text.slice(0, said.start)))
    return null;
  const apart = Math.abs(daysBetween(days[0], days[1]));
  return Number.isFinite(high) ? apart <= high * (/week/u.test(unit ?? '') ? 7 : 1) : null;
}

/** The one other number that may be held against a bound; of several the one that is told of whom the name says. */
function ofNumber(bound: Bound, whose: readonly string[], reading: Reading): boolean | null {
  const others = reading.mentions.filter(
    (one) => one.kind === 'number' && !bound.mentions.includes(one) && isLike(bound, one),
  );
  const own = whose.length === 0 ? others : others.filter((one) => isTold(whose[0], one, reading.text));
  if (own.length !== 1 || (whose.length === 0 && others.length !== 1)) return null;
  return isInside(bound, Number(own[0].value), own[0].unit);
}

const isLike = ({ unit }: Bound, { unit: own }: Mention): boolean => {
  if (unit === undefined) return own === undefined || /year/u.test(own);
  return own === undefined ? /year/u.test(unit) : unitNamed(own)?.dimension === unitNamed(unit)?.dimension;
};

/** "Milo is 4 and Saga is 9": whether a name is the last one before a number. */
function isTold(name: string, { start }: Mention, text: string): boolean {
  const clause =
    text
      .slice(0, start)
      .split(/[.;!?]\s|,\s|\s(?:and|och|und|et|y|but)\s/u)
      .at(-1) ?? '';
  return (clause.match(/\p{L}+/gu) ?? []).some((word) => isSame(name, word));
}
