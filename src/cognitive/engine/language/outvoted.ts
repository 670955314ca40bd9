import { upshot } from './contrast.js';
import type { Evidence } from './evidence.js';
import { leaningOf } from './learned/learned.js';
import type { Lexicon } from './lexicon.js';
import type { Token } from './tokens.js';

/** What rules say, in logits of what was learned: at all; by each unit of weight of lone words, and of what names several. */
const [SAID, BY_WORD, BY_TURN] = [0.6, 0.3, 0.8];
/** More weight than this says no more. */
const LOUDEST = 4;
/** To take a word of feeling for none at all is more than to take it the other way. */
const FOR_NOTHING = 1.5;

/**
 * Whether what was learned speaks against what rules found, more loudly than they: "an emergency exit", "my daughter read out loud".
 * Where the order of clauses or mockery was read, it is not asked.
 */
export function isOutvoted(evidence: readonly Evidence[], tokens: readonly Token[], lexicon: Lexicon): boolean {
  if (evidence.some(({ rule }) => /background|ironic/.test(rule))) return false;
  const side = evidence.reduce((sum, { weight }) => sum + weight, 0) > 0 ? 1 : -1;
  const [positive, negative] = leaningOf(upshot(tokens, lexicon), lexicon.learned());
  const [own, other] = side > 0 ? [positive, negative] : [negative, positive];
  return Math.max(other, -FOR_NOTHING) - own > loudness(evidence, side);
}

function loudness(evidence: readonly Evidence[], side: number): number {
  const weigh = (turn: boolean): number => {
    const sum = evidence.filter((e) => isTurn(e) === turn).reduce((all, { weight }) => all + side * weight, 0);
    return Math.min(LOUDEST, Math.max(0, sum));
  };
  return SAID + BY_WORD * weigh(false) + BY_TURN * weigh(true);
}

/** Evidence that names several words, or in which a turn of speech was heard; emoji are plain. */
const isTurn = ({ token, rule }: Evidence): boolean =>
  token.includes(' ') || rule.includes('contrast') || rule.startsWith('emoji');
