import { isOfClass, isRelated } from '../../lexicon/index.js';
import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import { stretches } from '../mention.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { distinct } from '../text/distinct.js';

const TO =
  /(?<!\p{L})(\p{L}{3,20}) to (?:(?:the|a|an|our|my|his|her|their|your) )?((?:\p{Ll}{2,20} )?\p{Ll}{2,20})(?=[,.;!]|$| (?:on|in|at|for|with|is|was|has|will|and|by|from|next|this|last|tomorrow)(?!\p{L}))/gu;

/** `destination` of "the trip to the zoo": a place without a name that somebody travels to. */
export function whereByKin({ words }: Property, reading: Reading, { start, end }: Span): Grounded | null {
  if (!/^(?:destination|destination place|destination name)$/.test(words.join(' ')) || reading.language !== 'en')
    return null;
  const found = stretches(new RegExp(TO), reading.text.slice(start, end))
    .filter(({ groups: [way] }) => isTravel(way))
    .map(({ groups: [, place] }) => place)
    .filter((place) => isOfClass(place.split(' ').at(-1) ?? '', 'place'));
  const places = distinct(found.map((place) => fromText(place, place)));
  return places.length === 1 ? places[0] : null;
}

const isTravel = (said: string): boolean =>
  ['journey', 'travel', 'trip'].some((way) => {
    const kind = isRelated(way, said)?.kind;
    return kind !== undefined && kind !== 'opposite' && kind !== 'of-synonym';
  });
