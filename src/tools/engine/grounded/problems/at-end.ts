import { endsAsked } from '../ranked/asked-end.js';
import { atEnd, entriesOf } from '../ranked/entries.js';
import { isAllOf, SAYS } from './words.js';
import type { Problem, Solved } from './problem.js';

const DEGREES = /^(?:temperature|temperatur|température|temperatura|degrees|grad|grader|degrés|grados)$/u;

const isOwn = (dimension: string, { unit, kind, words }: Problem['property']): boolean => {
  if (dimension === 'money') return unit?.currency === true || kind === 'money';
  if (dimension === 'points') return unit === null && words.some((word) => SAYS.points.test(word));
  if (dimension === 'temperature' && unit === null) return words.length === 1 && DEGREES.test(words[0]);
  return unit?.dimension === dimension;
};

const BY_HOW_MUCH =
  /(?:how much|hur mycket|wie ?viel|combien|cuánto)\s(?:\p{L}+er|mer|mindre|billigare|dyrare|längre|kortare|äldre|yngre|mehr|weniger|plus|moins|más|menos)(?!\p{L})/iu;

/** "Which is the cheapest, and what does it cost?": the figure of the one that a question for an end means. */
export function atTheEnd({ property, reading, text, question }: Problem): Solved {
  if (property.words.some((word) => SAYS.apart.test(word))) return undefined;
  const ends = endsAsked(reading).filter(({ dimension }) => isOwn(dimension, property));
  const [end, ...more] = ends;
  if (end === undefined || more.length > 0) return undefined;
  if (BY_HOW_MUCH.test(question))
    return end.dimension === 'money' && isAllOf(property.words, 'pays') ? null : undefined;
  const found = atEnd(end.side, entriesOf(end.dimension, reading, { start: 0, end: text.length }));
  return found ? { value: Number(found.mention.value), unit: found.mention.unit } : undefined;
}
