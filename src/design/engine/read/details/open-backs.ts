import { weakBreak } from '../words/tokens.js';
import type { Unit } from '../words/units.js';
import { next } from './false-friends/next.js';
import { saying } from './false-friends/one-claim.js';

const OPEN_BACK = saying('open back', 'details', 'open-back');

/** "No sleeves, no back": a back that is left out is an open one. */
export function openBacks(units: Unit[]): void {
  for (const [i, unit] of units.entries()) {
    const bare = unit.lexeme?.head === 'back' && unit.lexeme.words.length === 1;
    const after = next(units, i);
    const ends = !after || /^(?:and|or|och|eller|und|oder|et|ou|y|o|at|whatsoever|but)$/.test(after.word);
    // "no embroidered back" has a back
    const described = units[i - 1]?.lexeme != null && units[i - 1].negated && !weakBreak(unit.before);
    if (bare && unit.negated && ends && !described) units[i] = { ...unit, lexeme: OPEN_BACK, negated: false };
  }
}
