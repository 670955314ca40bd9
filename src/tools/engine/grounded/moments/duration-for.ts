import type { Span } from '../clause.js';
import { tokensOf } from '../facts/tokens.js';
import { daysBetween } from '../dates.js';
import { from, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { converted, unitNamed } from '../units.js';
import { type Length, lengthsIn } from './lengths-in.js';
import { type Moment, momentsIn } from './moment.js';
import { minutesOf } from './shift.js';
import { ofTopics } from './told.js';
import { EARLY, LATE, MOVED, NETTO, NIGHTS, PASSAGE, PAUSES, WORKING } from './words.js';

/** How long it is from one time of day or day of a text to the other, without pauses where a name asks for that; null where that is left open. */
export function durationFor(property: Property, reading: Reading, scope: Span): Grounded | null {
  const { unit, words } = property;
  const isNights = words.some((word) => NIGHTS.has(word));
  const isLong = unit?.dimension === 'duration' || (isNights && unit === null);
  const tokens = tokensOf(reading, scope);
  if (!isLong || words.some((word) => PAUSES.has(word) || word === 'per') || tokens.some(({ word }) => MOVED.has(word)))
    return null;
  const lengths = lengthsIn(reading, scope);
  const inDays = isNights || (unit?.factor ?? 0) >= 86_400;
  return inDays ? daysFor(property, reading, scope, isNights) : minutesFor(property, reading, scope, lengths);
}

function minutesFor(property: Property, reading: Reading, scope: Span, lengths: readonly Length[]): Grounded | null {
  const { unit, words } = property;
  const minute = unitNamed('minute');
  const told = lengths.filter(({ kind, unit: own }) => kind === 'whole' && own.factor < 86_400);
  const pauses = lengths.filter(({ kind }) => kind === 'pause');
  const isNetto = words.some((word) => NETTO.has(word));
  const times = momentsIn(reading, scope, 'time');
  const sum = times.length > 2 && told.length === 0 && pauses.length === 0 ? sumOfPairs(property, times) : null;
  if (sum !== null && unit && minute) return from('arithmetic', converted(sum, minute, unit));
  const pair = pairOf(property, times);
  const whole = pair
    ? apart(pair, words)
    : told.length === 1 && isNetto && pauses.length > 0
      ? inMinutes(told[0])
      : null;
  if (whole === null || !unit || !minute || (pair && told.length > 0)) return null;
  if (pauses.length > 0 && !isNetto && !words.some((word) => WHOLE.test(word))) return null;
  const less = isNetto ? pauses.reduce((sum, one) => sum + inMinutes(one), 0) : 0;
  return whole > less ? from('arithmetic', converted(whole - less, minute, unit)) : null;
}

/** "From 9:00 to 10:30 and from 14:00 to 15:15": all together, where a name asks for no one of them. */
function sumOfPairs({ words }: Property, times: readonly Moment[]): number | null {
  const pairs = times.flatMap((one, i): [Moment, Moment][] => (i % 2 === 1 ? [[times[i - 1], one]] : []));
  const isAll =
    pairs.length * 2 === times.length && pairs.every(([first, second]) => isUntil(second) && !isUntil(first));
  const isOfSome = words.some((word) => {
    const own = ofTopics([word], times);
    return own.length > 0 && own.length < times.length;
  });
  const isOne = new Set(times.map(({ sentence }) => sentence)).size === 1;
  const lengths = isAll && isOne && !isOfSome ? pairs.map((pair) => apart(pair, words)) : [];
  return lengths.length > 0 && !lengths.includes(null)
    ? (lengths as number[]).reduce((all, one) => all + one, 0)
    : null;
}

const isUntil = ({ before }: Moment): boolean => /^(?:to|till|until|bis|à|a|hasta)$/u.test(before.at(-1)?.word ?? '');

const WHOLE = /^(?:total|shift|whole|duration|presence|attendance|open|opening|length)$/u;
const inMinutes = ({ value, unit }: Length): number => (value * unit.factor) / 60;

/** Days of work are told or left open: nobody says which holidays lie between two dates. */
function daysFor(property: Property, reading: Reading, scope: Span, isNights: boolean): Grounded | null {
  const { unit, words } = property;
  if (words.some((word) => WORKING.has(word))) return null;
  const pair = pairOf(property, momentsIn(reading, scope, 'date'));
  if (!pair) return null;
  const days = daysBetween(String(pair[0].mention.value), String(pair[1].mention.value));
  const isPassage = words.some((word) => PASSAGE.has(word)) || pair[0].events.some(({ name }) => GOES.has(name));
  if (days <= 0) return null;
  const isWithBoth = INCLUDED.test(reading.text.slice(pair[1].mention.end));
  if (isWithBoth && unit?.unit === 'day') return from('arithmetic', days + 1);
  if (isNights || (unit?.unit === 'day' && isPassage)) return from('arithmetic', days);
  return unit?.unit === 'week' && days % 7 === 0 ? from('arithmetic', days / 7) : null;
}

/** "… opening and closing day included". */
const INCLUDED = /^[^.!?;]{0,60}(?<!\p{L})(?:included|inclusive|inklusive|einschließlich|inclus|incluidos)(?!\p{L})/iu;

/** What is under way from one day to the other, and not on both of them. */
const GOES = new Set(['departure', 'out', 'made']);

/** The two moments that a name is of: the only two, or the two of what it names. */
function pairOf({ words }: Property, moments: readonly Moment[]): [Moment, Moment] | null {
  const topics = words.filter((word) => ofTopics([word], moments).length > 0);
  const own = moments.length > 2 ? ofTopics(topics, moments) : [...moments];
  const [first, second, ...more] = own;
  if (second === undefined || more.length > 0 || (moments.length > 2 && topics.length === 0)) return null;
  const isApart = words.some((word) => EARLY.has(word) || LATE.has(word) || /^(?:delay|between|apart)$/u.test(word));
  return isApart || isFromTo(first, second) ? [first, second] : null;
}

/** Something begins with the first and nothing else with the second. */
function isFromTo(first: Moment, second: Moment): boolean {
  const begins = ({ events }: Moment): boolean => events.some(({ isEnd }) => !isEnd);
  const ends = ({ events }: Moment): boolean => events.some(({ isEnd }) => isEnd);
  const isRange = second.before.every(({ word }) => /^(?:to|till|until|bis|and|och|und|à|a|au|al)$/u.test(word));
  if (isStay(first, second)) return true;
  if (isRange) return second.before.length > 0 || second.mention.start - first.mention.end <= 3;
  return (begins(first) && (ends(second) || !begins(second))) || (ends(second) && !ends(first));
}

/** Guests arrive first and depart then. */
const isStay = (first: Moment, second: Moment): boolean =>
  first.kind === 'date' &&
  first.events.some(({ name }) => name === 'arrival') &&
  second.events.some(({ name }) => name === 'departure');

function apart([first, second]: [Moment, Moment], words: readonly string[]): number | null {
  const minutes = minutesOf(String(second.mention.value)) - minutesOf(String(first.mention.value));
  const isOverNight =
    first.events.some(({ isEnd }) => !isEnd) && !words.some((word) => EARLY.has(word) || LATE.has(word));
  return minutes > 0 ? minutes : minutes < 0 && isOverNight ? minutes + 24 * 60 : null;
}
