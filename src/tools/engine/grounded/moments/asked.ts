import { isRelated, type Kind } from '../../lexicon/index.js';
import { isSaidOf } from '../facts/explained.js';
import type { Token } from '../facts/tokens.js';
import type { Property } from '../property.js';
import { type Event, EVENTS, FIRST, FOLLOWS, LAST, NEXT, NOTHING } from './words.js';

/** What a name asks for of the days or the times of a text. */
export interface Asked {
  events: readonly Event[];
  /** its words that say what happens */
  words: readonly string[];
  /** what happens then, or what it is of */
  topics: readonly string[];
  /** what comes after something by a length that is told: "best before", "next" */
  follows: boolean;
  isNext: boolean;
  isFirst: boolean;
  isLast: boolean;
}

export function askedBy({ words }: Pick<Property, 'words'>): Asked {
  const own = words.filter((word) => !NOTHING.has(word));
  const events = EVENTS.filter((event) => own.some((word) => event.words.has(word)));
  const isSpent = (word: string): boolean =>
    [FOLLOWS, NEXT, FIRST, LAST].some((list) => list.has(word)) || events.some((event) => event.words.has(word));
  return {
    events,
    words: own.filter((word) => events.some((event) => event.words.has(word))),
    topics: own.filter((word) => !isSpent(word)),
    follows: own.some((word) => FOLLOWS.has(word)),
    isNext: own.some((word) => NEXT.has(word)),
    isFirst: own.some((word) => FIRST.has(word)),
    isLast: own.some((word) => LAST.has(word)),
  };
}

/** Kinds in which a word of a text says what a name does. */
const SAYS = new Set<Kind>(['same', 'derived', 'synonym']);

/** Whether a word of a text says a word of a name: the same with another ending, in another language, by another word. */
export const says = (topic: string, said: string): boolean => {
  const word = said.replaceAll('-', '');
  return isSaidOf(topic, said) || isSaidOf(topic, word) || SAYS.has(isRelated(topic, word)?.kind ?? 'kind-of');
};

export const isSaidIn = (topic: string, tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => says(topic, word));

export const shares = (some: readonly Event[], others: readonly Event[]): boolean =>
  some.some((one) => others.includes(one));
