import type { Evidence } from './evidence.js';
import { readLearned } from './learned/learned.js';
import type { Lexicon } from './lexicon.js';
import type { Token } from './tokens.js';

/** As in VADER (Hutto & Gilbert 2014). */
const BEFORE_CONTRAST = 0.5;
const AFTER_CONTRAST = 1.5;
/** Beside what was learned of the clause after it, which speaks more softly than a known word. */
const CONCEDED = 0.25;
/** What is left unsaid after "but" is the other way round: "Nice coat, but the zip ..." */
const IMPLIED = -0.4;
/** "Even though" concedes: what came before still holds; "nothing but" means only. */
const CONCEDING = new Set(['even', 'nothing', 'anything', 'none']);
/** "Yet another", "yet again" turn nothing. */
const REPEATING = new Set(['another', 'again']);
/** A clause has at least as many words. */
const CLAUSE = 3;

/**
 * After the last "men" or "but" what follows counts more, and what came before less, or the other way round. A clause that follows
 * without any known word is read by what was learned.
 */
export function shift(tokens: readonly Token[], evidence: readonly Evidence[], lexicon: Lexicon): Evidence[] {
  const turn = turnOf(tokens, lexicon);
  if (!turn || evidence.length === 0) return [...evidence];
  const unsaid = isLeftUnsaid(tokens, turn, evidence);
  const learned = unsaid ? readLearned(after(tokens, turn), lexicon.learned()) : [];
  const implied = unsaid && learned.length === 0 && lexicon.turns.has(turn.lower);
  return [...evidence, ...learned].map((e) => {
    if (e.span[0] > turn.span[0]) return { ...e, weight: e.weight * AFTER_CONTRAST, rule: `${e.rule}, after contrast` };
    const factor = implied ? IMPLIED : learned.length > 0 ? CONCEDED : BEFORE_CONTRAST;
    return { ...e, weight: e.weight * factor, rule: `${e.rule}, ${implied ? 'implied' : 'before'} contrast` };
  });
}

/** The last word at which a text turns to the contrary; undefined for none. */
const turnOf = (tokens: readonly Token[], lexicon: Lexicon): Token | undefined =>
  tokens.findLast((t, i) => turns(tokens, i, lexicon) && t.span[0] > 0);

/** What a text comes down to: all of it, or what follows its last turn to the contrary where that is a clause. */
export function upshot(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  const turn = turnOf(tokens, lexicon);
  const rest = turn ? after(tokens, turn) : tokens;
  return rest.filter((t) => t.kind === 'word').length < CLAUSE ? tokens : rest;
}

const turns = (tokens: readonly Token[], i: number, lexicon: Lexicon): boolean =>
  (lexicon.contrast.has(tokens[i].lower) || lexicon.pivots.has(`${tokens[i].lower} ${tokens[i + 1]?.lower}`)) &&
  !CONCEDING.has(tokens[i - 1]?.lower ?? '') &&
  !REPEATING.has(tokens[i + 1]?.lower ?? '');

const after = (tokens: readonly Token[], turn: Token): Token[] => tokens.filter((t) => t.span[0] > turn.span[0]);

/** A clause follows that says nothing of feeling itself and is no question. */
function isLeftUnsaid(tokens: readonly Token[], turn: Token, evidence: readonly Evidence[]): boolean {
  const rest = after(tokens, turn);
  const asks = rest.some((t) => t.kind === 'mark' && t.text.includes('?'));
  const says = evidence.some((e) => e.span[0] > turn.span[0]);
  return !asks && !says && rest.filter((t) => t.kind === 'word').length >= CLAUSE;
}
