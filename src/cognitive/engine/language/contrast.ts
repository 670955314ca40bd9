import type { Evidence } from './evidence.js';
import type { Lexicon } from './lexicon.js';
import type { Token } from './tokens.js';

/** As in VADER (Hutto & Gilbert 2014). */
const BEFORE_CONTRAST = 0.5;
const AFTER_CONTRAST = 1.5;
/** What is left unsaid after "but" is the other way round: "Nice coat, but the zip ..." */
const IMPLIED = -0.4;
/** "Even though" concedes: what came before still holds. */
const CONCEDING = new Set(['even']);
/** "Yet another", "yet again" turn nothing. */
const REPEATING = new Set(['another', 'again']);
/** A clause has at least as many words. */
const CLAUSE = 3;

/** After the last "men" or "but" what follows counts more, and what came before less, or the other way round. */
export function shift(tokens: readonly Token[], evidence: readonly Evidence[], lexicon: Lexicon): Evidence[] {
  const turn = tokens.findLast(
    (t, i) =>
      lexicon.contrast.has(t.lower) &&
      !CONCEDING.has(tokens[i - 1]?.lower ?? '') &&
      !REPEATING.has(tokens[i + 1]?.lower ?? ''),
  );
  if (!turn || turn.span[0] === 0) return [...evidence];
  const implied = lexicon.turns.has(turn.lower) && isLeftUnsaid(tokens, turn, evidence);
  return evidence.map((e) => {
    if (e.span[0] > turn.span[0]) return { ...e, weight: e.weight * AFTER_CONTRAST, rule: `${e.rule}, after contrast` };
    const factor = implied ? IMPLIED : BEFORE_CONTRAST;
    return { ...e, weight: e.weight * factor, rule: `${e.rule}, ${implied ? 'implied' : 'before'} contrast` };
  });
}

/** A clause follows that says nothing of feeling itself and is no question. */
function isLeftUnsaid(tokens: readonly Token[], turn: Token, evidence: readonly Evidence[]): boolean {
  const after = tokens.filter((t) => t.span[0] > turn.span[0]);
  const asks = after.some((t) => t.kind === 'mark' && t.text.includes('?'));
  const says = evidence.some((e) => e.span[0] > turn.span[0]);
  return !asks && !says && after.filter((t) => t.kind === 'word').length >= CLAUSE;
}
