import type { Turn } from './facts.js';
import { LIGHT_BEHIND, OPENS_QUANTITY, QUANTITIES } from './knowledge/quantities.js';
import { sentencesOf } from './manner.js';
import { capital } from './reply/say.js';
import { stemsOf } from './stems.js';
import { tokensOf } from './text.js';
import type { Told } from './told.js';

/**
 * "By how much?", "for how long?", "at what temperature?": the sentences of the last answer that tell it, in whatever language
 * that was; null where more is asked, or it tells none.
 */
export function quantityAsked(history: readonly Turn[], message: string): Told | null {
  const told = history.at(-1);
  if (told?.role !== 'assistant' || message.length > LONGEST) return null;
  const asked = quantityOf(tokensOf(message));
  const parts = asked ? partsOf(told.text).filter((part) => asked.holds.test(part) && speaksOf(part, asked.words)) : [];
  if (parts.length === 0) return null;
  const text = parts.slice(0, MOST_PARTS).map(closed).join(' ');
  return { text, topics: [], sources: ['conversation'] };
}

const LONGEST = 60;
const MOST_PARTS = 3;
/** More words ask a question of their own. */
const MOST_WORDS = 2;

/** How a sentence looks that tells the quantity asked for, and the words of weight that it has to hold besides. */
function quantityOf(tokens: readonly string[]): { holds: RegExp; words: readonly string[] } | null {
  const from = tokens.findIndex((token) => !OPENS_QUANTITY.has(token));
  const asked = tokens.slice(Math.max(from, 0)).join(' ');
  const kind = QUANTITIES.findLast(({ asks }) => asks.test(asked));
  const behind = kind ? tokensOf(asked.slice(kind.asks.exec(asked)?.[0].length)) : [];
  const words = behind.filter((word) => !LIGHT_BEHIND.has(word));
  return kind && words.length <= MOST_WORDS ? { holds: kind.holds, words } : null;
}

/** Whether a sentence holds all those words, in one of their forms. */
function speaksOf(part: string, words: readonly string[]): boolean {
  const said = new Set(tokensOf(part).flatMap(stemsOf));
  return words.every((word) => stemsOf(word).some((stem) => said.has(stem)));
}

/** The sentences of an answer, but for the offer at its end. */
const partsOf = (text: string): string[] =>
  sentencesOf(text)
    .filter((one) => !OFFERS.test(one.trim()))
    .flatMap((one) => one.split(/(?<=;) /));
const OFFERS = /^(?:you may also ask|fråga gärna)(?!\p{L})/iu;
const closed = (part: string): string => capital(part.trim().replace(/;$/, '.'));
