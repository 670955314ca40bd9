import { readBackground } from './background.js';
import { shift } from './contrast.js';
import type { Evidence } from './evidence.js';
import { findHits, NEGATED, type Hit } from './hits.js';
import { readIrony } from './irony.js';
import type { Lexicon } from './lexicon.js';
import { readLearned } from './learned/learned.js';
import { isOutvoted } from './outvoted.js';
import { isMention } from './mentions.js';
import { isNegated, isResolved } from './negation.js';
import type { Token } from './tokens.js';

export interface Sentiment {
  label: 'positive' | 'neutral' | 'negative';
  /** [−1, 1] */
  compound: number;
  evidence: Evidence[];
}

/** Closer to zero than this is neutral. */
export const NEUTRAL_BELOW = 0.05;

/** Bad is stronger than good (Baumeister et al. 2001): what is balanced on paper reads as a complaint. */
const BAD_WEIGHS_MORE = 1.1;
/** A problem that has been solved is good news, somewhat. */
const RESOLVED = -0.7;
/** Weaker than this is nothing felt in a question for a fact. */
const MILD = 2;
const NORMALIZER = 15;
/** Fewer words, none of them known, tell nothing. */
const TOLD_IN = 3;

/**
 * Sentiment of a tokenised text: by a language's rules where they find anything that is not outvoted, else by what was learned from
 * examples; without a lexicon only emoji count.
 */
export function sentimentOf(text: string, tokens: readonly Token[], lexicon: Lexicon | null): Sentiment {
  const ruled = summed(tokens, ruledBy(text, tokens, lexicon));
  if (!lexicon || tokens.filter((t) => t.kind === 'word').length < TOLD_IN) return ruled;
  if (ruled.label !== 'neutral' && !isOutvoted(ruled.evidence, tokens, lexicon)) return ruled;
  const learned = readLearned(tokens, lexicon.learned());
  return learned.length === 0 && ruled.label === 'neutral' ? ruled : summed([], learned);
}

function ruledBy(text: string, tokens: readonly Token[], lexicon: Lexicon | null): Evidence[] {
  const hits = findHits(tokens, lexicon);
  const evidence = hits.map((hit) => weigh(text, tokens, hit, hits, lexicon)).filter((e) => e.weight !== 0);
  if (!lexicon) return evidence;
  const told = evidence.filter((e) => !isAsked(tokens, e, lexicon) && !isMention(tokens, e, lexicon));
  return shift(tokens, readIrony(tokens, readBackground(tokens, told, lexicon), lexicon), lexicon);
}

function summed(tokens: readonly Token[], evidence: Evidence[]): Sentiment {
  const total = evidence.reduce((sum, e) => sum + e.weight * (e.weight < 0 ? BAD_WEIGHS_MORE : 1), 0);
  const emphasised = emphasise(tokens, total);
  const compound = emphasised / Math.sqrt(emphasised ** 2 + NORMALIZER);
  const label = compound >= NEUTRAL_BELOW ? 'positive' : compound <= -NEUTRAL_BELOW ? 'negative' : 'neutral';
  return { label, compound, evidence };
}

function weigh(
  text: string,
  tokens: readonly Token[],
  hit: Hit,
  hits: readonly Hit[],
  lexicon: Lexicon | null,
): Evidence {
  const span: [number, number] = [tokens[hit.from].span[0], tokens[hit.to].span[1]];
  const rules = [...hit.rules];
  let weight = hit.entry.weight * hit.factor;
  if (lexicon && hit.rules[0] !== 'emoji') {
    const strength = intensity(tokens, hit.from, lexicon);
    if (strength !== 1) rules.push(strength > 1 ? 'intensified' : 'softened');
    const negated = !rules.includes('negated') && isNegated(tokens, hit, hits, lexicon);
    if (negated) rules.push('negated');
    const resolved = !negated && weight < 0 && isResolved(tokens, hit, lexicon);
    if (resolved) rules.push('resolved');
    weight *= strength * (negated ? NEGATED : 1) * (resolved ? RESOLVED : 1);
  }
  return { token: text.slice(...span), span, weight, rule: rules.join(', ') };
}

/** Intensifiers among the two words before; the farther counts less. */
function intensity(tokens: readonly Token[], from: number, lexicon: Lexicon): number {
  let factor = 1;
  for (let back = 1; back <= 2 && tokens[from - back]?.kind === 'word'; back++) {
    const f = lexicon.intensifiers.get(tokens[from - back].lower);
    if (f !== undefined) factor *= back === 1 ? f : 1 + (f - 1) * 0.9;
  }
  return factor;
}

/**
 * "Vem vann matchen?" asks for a fact and feels nothing, "Kan jag få hjälp?" hardly anything; "Varför tog ni bort det
 * bästa?" praises nothing.
 */
function isAsked(tokens: readonly Token[], { span, weight }: Evidence, lexicon: Lexicon): boolean {
  const end = tokens.find((t) => t.kind === 'mark' && t.span[0] >= span[1] && /[.?!]/.test(t.text));
  if (!end?.text.includes('?')) return false;
  const stop = tokens.findLastIndex((t) => t.kind === 'mark' && t.span[1] <= span[0] && /[.?!]/.test(t.text));
  const first = tokens[stop + 1]?.lower ?? '';
  if (lexicon.mildlyAskedBy.has(first) && Math.abs(weight) <= MILD) return true;
  return lexicon.askedBy.has(first) || (weight > 0 && lexicon.complainedBy.has(first));
}

/** Up to three exclamation marks strengthen what there is. */
function emphasise(tokens: readonly Token[], total: number): number {
  const marks = tokens.reduce((n, t) => n + (t.kind === 'mark' ? t.text.split('!').length - 1 : 0), 0);
  return total + Math.sign(total) * 0.292 * Math.min(3, marks);
}
