import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Property } from '../property.js';
import type { Reading } from '../reading.js';
import { matchResult, sideOf } from '../text/match-result.js';

const GOALS = /^(?:goals?|scores?|points?|sets?|mål|mal|poäng|poang|tore?|punkte|buts?|goles)$/u;

/** `winner_goals` of "Northside beat Harbour 3-1". */
export function goalsOfSide(property: Property, { text }: Reading, { start, end }: Span): Grounded | null {
  const side = sideOf(property);
  const isAsked = side !== null && property.words.length === 2 && property.words.some((word) => GOALS.test(word));
  const result = isAsked ? matchResult(text.slice(start, end)) : null;
  return result && fromText(side === 'winner' ? result.most : result.fewest, result.quote);
}
