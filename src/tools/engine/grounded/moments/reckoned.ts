import type { Token } from '../facts/tokens.js';
import { type Asked, isSaidIn, shares } from './asked.js';
import type { Length } from './lengths-in.js';
import type { Moment } from './moment.js';
import { dayShifted, timeShifted } from './shift.js';
import { EVERY, LASTS, NIGHTS, STAYS, TERMS } from './words.js';
import { weekdayNamed } from '../weekdays.js';

/** What an event is reckoned from: what began before it. */
const FROM: Readonly<Record<string, readonly string[]>> = {
  end: ['start', 'out', 'departure', 'made'],
  arrival: ['departure', 'start', 'made'],
  back: ['out', 'made', 'arrival'],
  ready: ['start', 'out', 'made', 'departure', 'arrival'],
};

/** The day or the time that lies a told length before or after the only one that is told; null where there is none such. */
export function reckonedFor(
  asked: Asked,
  base: Moment,
  lengths: readonly Length[],
  tokens: readonly Token[],
): string | null {
  if (!asked.topics.every((topic) => isSaidIn(topic, tokens))) return null;
  const fit = lengths.filter((one) => isOfKind(one, base) && one.kind === 'whole' && (isDue(asked) || !isTerm(one)));
  const pauses = lengths.filter((one) => isOfKind(one, base) && one.kind === 'pause');
  const step = asked.isNext && fit.length === 0 ? stepOf(lengths, base, tokens) : undefined;
  const [length] = step ? [step] : fit;
  const isItself = asked.isNext
    ? false
    : shares(asked.events, base.events) ||
      isNamedBy(asked, base) ||
      (isDue(asked) && BY.has(base.before.at(-1)?.word ?? ''));
  if (!length || fit.length > 1 || isItself) return null;
  const sign = signOf(asked, base, length, tokens);
  const moved = sign && shifted(base, length, sign);
  return moved && pauses.length > 0 ? withPauses(base, moved, pauses, sign) : moved || null;
}

/** "Answer by 9 June": that is the day. */
const BY: ReadonlySet<string> = new Set(['by', 'before', 'senast', 'innan', 'bis', 'avant', 'antes']);

/** What is told of the moment itself is no other. */
const isNamedBy = ({ topics, events }: Asked, { before }: Moment): boolean =>
  events.length === 0 && topics.length > 0 && topics.every((topic) => isSaidIn(topic, before));

/** "Payment terms: 30 days net": until it is due, and nothing else. */
const isTerm = ({ before, after }: Length): boolean => [...before, ...after].some(({ word }) => TERMS.has(word));
const isDue = ({ words, topics }: Asked): boolean =>
  [...words, ...topics].some(
    (word) => TERMS.has(word) || /^(?:due$|deadline$|förfall|forfall|fällig|faellig)/u.test(word),
  );

const isOfKind = ({ unit }: Length, { kind }: Moment): boolean =>
  kind === 'time'
    ? unit.dimension === 'duration' && unit.factor < 86_400
    : unit.dimension === 'months' || unit.factor >= 86_400;

const shifted = ({ kind, mention }: Moment, length: Length, sign: 1 | -1): string | null =>
  (kind === 'time' ? timeShifted : dayShifted)(String(mention.value), length, sign);

/** "… and there is a break of 15 minutes": on top of it, where it is not said to be in it. */
function withPauses(base: Moment, moved: string, pauses: readonly Length[], sign: 1 | -1): string | null {
  const [pause, ...more] = pauses;
  const isInside = pause.before.some(({ word }) =>
    /^(?:with|including|incl|med|inklusive|mit|inkl|avec|con)$/u.test(word),
  );
  return more.length > 0 || isInside || sign < 0 ? null : timeShifted(moved, pause, sign);
}

/** "Every 20 minutes", "every Thursday". */
function stepOf(lengths: readonly Length[], base: Moment, tokens: readonly Token[]): Length | undefined {
  const every = lengths.filter((one) => one.kind === 'every' && isOfKind(one, base));
  if (every.length > 0) return every.length === 1 ? every[0] : undefined;
  const isWeekly = tokens.some(({ word }, i) => EVERY.has(word) && weekdayNamed(tokens.at(i + 1)?.word ?? '') >= 0);
  const week = isWeekly && base.kind === 'date' ? WEEK : undefined;
  return week && { ...week, mention: base.mention };
}

/** Later or earlier than the moment that is told; null where neither is said. */
function signOf(asked: Asked, base: Moment, length: Length, tokens: readonly Token[]): 1 | -1 | null {
  const after = length.after.filter(
    ({ end }) => end <= base.mention.start || length.mention.start > base.mention.start,
  );
  const isOfIt = asked.topics.length > 0 && asked.topics.every((topic) => isSaidIn(topic, after.slice(1)));
  if (length.way !== null) return (length.way === 'late') === !isOfIt ? 1 : -1;
  if (asked.isNext || asked.follows) return 1;
  if (asked.events.length === 0) return null;
  if (isEndOfStay(asked, base, length, tokens)) return 1;
  const isEnd = asked.events.every((event) => event.isEnd);
  if (!isEnd) return asked.events.some((event) => event.isEnd) || !endsThen(base) ? null : -1;
  return isBegunBy(asked, base, length, tokens) ? 1 : null;
}

/** Guests leave after the nights that they stay. */
const isEndOfStay = ({ events }: Asked, base: Moment, { before, after }: Length, tokens: readonly Token[]): boolean =>
  events.some(({ name }) => name === 'departure' || name === 'back') &&
  base.events.some(({ name }) => name === 'arrival' || name === 'out') &&
  ([...before, ...after].some(({ word }) => NIGHTS.has(word)) || tokens.some(({ word }) => STAYS.has(word)));

const endsThen = ({ events }: Moment): boolean => events.length > 0 && events.every(({ isEnd }) => isEnd);

function isBegunBy({ events, words }: Asked, base: Moment, { before }: Length, tokens: readonly Token[]): boolean {
  const from = new Set(events.flatMap(({ name }) => FROM[name] ?? []));
  const isBegun = base.events.some(({ name }) => from.has(name));
  const isSaid = words.some((word) => isSaidIn(word, tokens));
  const isLasting = before.some(({ word }) => LASTS.has(word));
  const isOpenEnd = events.every(({ name }) => name === 'end' || name === 'ready');
  if (isBegun) return isSaid || isLasting || events.some(({ name }) => name === 'end');
  return base.events.length === 0 && (isSaid || (isOpenEnd && isLasting));
}

const WEEK = weekly();
function weekly(): Omit<Length, 'mention'> {
  const unit = { unit: 'week', dimension: 'duration', factor: 604_800, words: [] };
  return { value: 1, unit, kind: 'every', way: null, before: [], after: [], sentence: 0 };
}
