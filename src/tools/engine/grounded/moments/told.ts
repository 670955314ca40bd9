import { JOINS, STOPS } from '../facts/words.js';
import type { Token } from '../facts/tokens.js';
import { type Asked, isSaidIn } from './asked.js';
import type { Moment } from './moment.js';
import { EVENTS } from './words.js';

/** The moments of which the text tells what a name asks for; none where it asks for nothing that happens. */
export function toldFor(asked: Asked, moments: readonly Moment[]): Moment[] {
  const own = ofTopics(asked.topics, moments);
  if (asked.events.length === 0) return [];
  const strong = own.filter((one) => happensAt(asked, one));
  if (strong.length > 0) return strong;
  return inTurn(asked, own);
}

/** Whether what a name asks for happens then; of things that are done only the same deed: signed is not bought. */
function happensAt({ events, words }: Asked, { events: own, before, after }: Moment): boolean {
  const shared = events.filter((event) => own.includes(event));
  const isDeed = shared.length > 0 && shared.every(({ name }) => DEEDS.has(name));
  const said = [...before, ...after];
  return isDeed
    ? words.some((word) => isSaidIn(word, said) || (ISSUED.has(word) && said.some((one) => DATED.has(one.word))))
    : shared.length > 0;
}

/** What a paper was on the day that it bears. */
const ISSUED = new Set([
  'issue',
  'issued',
  'written',
  'document',
  'letter',
  'utfärdad',
  'ausgestellt',
  'ausstellung',
  'émission',
  'emisión',
]);
const DATED = new Set(['dated', 'daterad', 'daterat', 'datiert', 'daté', 'datée', 'fechado', 'fechada']);

const DEEDS = new Set(['made', 'out', 'ready']);

/** Moments that are told of all topics: in their own words, else in what they go on from. */
export function ofTopics(topics: readonly string[], moments: readonly Moment[]): Moment[] {
  return topics.reduce<Moment[]>(
    (left, topic) => left.filter((one) => isSaidIn(topic, subjectOf(one, moments))),
    [...moments],
  );
}

/** Its own words; where they name no thing, with those of the moment before it. */
function subjectOf(one: Moment, moments: readonly Moment[]): Token[] {
  const own = [...one.before, ...one.after];
  const last = moments
    .filter(({ sentence, mention }) => sentence === one.sentence && mention.start < one.mention.start)
    .at(-1);
  return last && !own.some(isContent) ? [...own, ...subjectOf(last, moments)] : own;
}

const isContent = ({ word }: Token): boolean =>
  !STOPS.has(word) && !JOINS.has(word) && !EVENTS.some(({ words }) => words.has(word));

/** "Left at 06:40 and was there at 09:15": of two in one sentence the first begins and the second ends, where nothing says otherwise. */
function inTurn({ events }: Asked, moments: readonly Moment[]): Moment[] {
  const [first, second, ...more] = moments;
  if (second === undefined || more.length > 0 || first.sentence !== second.sentence || first.kind === 'date') return [];
  const isBegun = first.events.some(({ isEnd }) => !isEnd) && !first.events.some(({ isEnd }) => isEnd);
  if (!isBegun || second.events.some(({ isEnd }) => !isEnd)) return [];
  return events.every(({ isEnd }) => isEnd) ? [second] : events.some(({ isEnd }) => isEnd) ? [] : [first];
}
