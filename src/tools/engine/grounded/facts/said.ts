import { byWord } from '../../../../common/kernel/by-word.js';
import { perStretch } from '../per-stretch.js';
import { isSaidOf, type Said } from './explained.js';
import { factsIn } from './facts-in.js';
import { tokensOf } from './tokens.js';

const MOST_TOPICS = 100;

/** The words of a stretch of a text, and its amounts. */
export const saidIn = perStretch((reading, scope): Said => {
  const tokens = tokensOf(reading, scope);
  const of = byWord(MOST_TOPICS, (topic) => tokens.filter(({ word }) => isSaidOf(topic, word)));
  return { facts: factsIn(reading, scope), tokens, of };
});
