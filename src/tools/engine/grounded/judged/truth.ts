import type { Span } from '../clause.js';
import type { Grounded } from '../grounded.js';
import type { Reading } from '../reading.js';
import { inEnglish } from './abroad.js';
import { byPole, byRule } from './by-pole.js';
import { onDay } from './days.js';
import { byStatedRule } from './by-stated-rule.js';
import { isDone } from './deed.js';
import { ofFood } from './food.js';
import { byLimit } from './limit.js';
import { isThere } from './presence.js';
import { isReplyWanted } from './reply-wanted.js';
import { byThreshold } from './threshold.js';
import { isUrgent } from './urgency.js';
import { isWanted } from './wants.js';

export { isOnlyAskedFor } from './wants.js';

type Way = (words: readonly string[], reading: Reading, scope: Span) => Grounded | null;

/** Names that ask for what is reckoned, not for what a word says: days, ingredients, bounds, ages, whether to answer, how urgent. */
const RECKONED: readonly Way[] = [
  isWanted,
  onDay,
  ofFood,
  byLimit,
  byStatedRule,
  byThreshold,
  isReplyWanted,
  isUrgent,
  byRule,
];
/** What there is, and what was done. */
const TOLD: readonly Way[] = [isThere, isDone];

const first =
  (ways: readonly Way[]): Way =>
  (words, reading, scope) => {
    const own = inEnglish(words);
    for (const way of ways) {
      const found = way(own, reading, scope);
      if (found) return found;
    }
    return null;
  };

export const reckonedTruth = first(RECKONED);
/** What a text says of a predicate in words of its own. */
export const predicated = first([byPole]);
export const toldOtherwise = first(TOLD);
