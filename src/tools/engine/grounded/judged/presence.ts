import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Reading } from '../reading.js';
import { isSame, SMALL } from './meets.js';
import { isDeniedAfter, isDeniedBefore, piecesOf } from './scope.js';
import { type Statement, statementsIn } from './statements.js';

const HOLDS =
  /(?<!\p{L})(?:has|have|had|with|includ\p{L}+|contains?|features?|featuring|offers?|offering|comes? with|equipped with|there (?:is|are|was|were)|boasts?|plus|provid\p{L}+|you(?:’|')ll find|amenities|facilities|equipment|extras?|features|med|har|finns|ingår|utrustad med|mit|hat|haben|verfügt über|bietet|ausgestattet mit|inklusive|avec|dispose d\p{L}+|équipé\p{L}? d\p{L}+|con|tiene|cuenta con)(?!\p{L})/iu;
const APART =
  /(?<!\p{L})(?:near|nearest|next to|close to|beside|opposite|from the|to the|towards|metres|minutes|nearby|optional\p{L}*|on request|could|future|planned|former|used to|instead of|for|without access to|i närheten|nahe|neben)(?:\s\p{L}+){0,3}\s?$/iu;
const LATER = /^(?:\s\p{L}+){0,3}\s(?:on request|optional|at extra cost|extra|nearby|next door|across the street)/iu;
const FINITE =
  /(?<!\p{L})(?:is|are|was|were|will|can|costs?|sleeps|ist|sind|wird|är|var|kostar|kostet|est|sont|es|son|we|i|you|they|he|she)(?!\p{L})/iu;

/** `dishwasher`, `has_wood_stove`: whether a thing is among what there is, or among what there is not; null where the text does not name it. */
export function isThere(words: readonly string[], reading: Reading, scope: Span): Grounded | null {
  const own = words.filter(
    (word) =>
      !SMALL.test(word) && !/^(?:with|con|mit|avec|med|included|available|provided|present|exists?)$/.test(word),
  );
  if (own.length === 0 || own.length > 3) return null;
  const told = statementsIn(reading, scope).flatMap((statement) => toldIn(statement, own));
  return told.length > 0 && new Set(told.map(({ is }) => is)).size === 1 ? fromText(told[0].is, told[0].quote) : null;
}

function toldIn(statement: Statement, own: readonly string[]): { is: boolean; quote: string }[] {
  const { text } = statement;
  const pieces = piecesOf(text);
  return pieces.flatMap((piece, i) => {
    const next = pieces.slice(i, i + own.length);
    if (next.length < own.length || !next.every((one, j) => isSame(own[j], one.text))) return [];
    const is = polarity(statement, { start: piece.start, end: next[next.length - 1].end });
    return is === null ? [] : [{ is, quote: text.trim() }];
  });
}

/** No where it is denied before or behind, yes where something has it or a list without a verb names it. */
function polarity({ text, before }: Statement, { start, end }: Span): boolean | null {
  if (isDeniedBefore(text, start) || isDeniedAfter(text, end)) return false;
  const lead = text.slice(0, start);
  if (APART.test(lead) || LATER.test(text.slice(end))) return null;
  const isListed = /,\s/u.test(before + text) && !FINITE.test(text);
  return HOLDS.test(before + lead) || isListed ? true : null;
}
