import type { Episode } from '../memory/episode.js';
import type { Dream } from './dream.js';
import type { DreamType } from './plans.js';
import { retellInEnglish } from './retelling-en.js';

/** What a dream of each type is, in English, after "It was". */
export const DREAM_IN_ENGLISH: Record<DreamType, string> = {
  replay: 'a replay of something that happened',
  recombination: 'a mixture of several events',
  counterfactual: 'a dream of how it might have gone',
  nightmare: 'a nightmare',
  lucid: 'a lucid dream',
};

/** "a nightmare, made of this: a coat came to nothing": what a dream is and was made of, as far as that is remembered. */
export const glossOf = (dream: Dream, remembered: readonly Episode[]): string =>
  `${DREAM_IN_ENGLISH[dream.type]}${madeOf(dream, remembered)}`;

/** ", made of this: …"; nothing where that is forgotten. */
export function madeOf({ episodes }: Dream, remembered: readonly Episode[]): string {
  const made = [...new Set(remembered.filter(({ id }) => episodes.includes(id)).map(retellInEnglish))];
  return made.length > 0 ? `, made of this: ${made.join(', and ')}` : '';
}
