import { readBackground } from './background.js';
import { shift, upshot } from './contrast.js';
import type { Evidence } from './evidence.js';
import { findHits, NEGATED, type Hit } from './hits.js';
import { readIrony } from './irony.js';
import type { Lexicon } from './lexicon.js';
import { leaningOf, speakersFor } from './learned/learned.js';
import { chancesOf, groundsOf, type Grounds } from './learned/verdict.js';
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
/** Words of feeling are taken for none at all where that is so many times as likely. */
const FOR_NOTHING = 1.7;
/** Fewer words, none of them known, tell nothing. */
const TOLD_IN = 3;

/**
 * Sentiment of a tokenised text: what a language's rules find and what was learned from examples are weighed against each other; the
 * one that the verdict agrees with gives its evidence. Where the order of clauses or mockery was read, rules decide: what was learned
 * knows no order. Without a lexicon only emoji count.
 */
export function sentimentOf(text: string, tokens: readonly Token[], lexicon: Lexicon | null): Sentiment {
  const ruled = summed(tokens, ruledBy(text, tokens, lexicon));
  if (!lexicon || tokens.filter((t) => t.kind === 'word').length < TOLD_IN) return ruled;
  if (ruled.evidence.some(({ rule }) => /background|ironic/.test(rule))) return ruled;
  if (isPlainlySaid(tokens, ruled.evidence, lexicon) || onlyWaits(tokens, ruled)) return ruled;
  const chances = chancesOf(groundsFor(ruled, tokens, lexicon), lexicon.learned().scales);
  if (ruled.label !== 'neutral') chances[NEUTRAL] /= FOR_NOTHING;
  const likeliest = chances.indexOf(Math.max(...chances));
  if (LABELS[likeliest] === ruled.label) return ruled;
  return summed([], likeliest === NEUTRAL ? [] : speakersFor(tokens, likeliest, chances[likeliest], lexicon.learned()));
}

const LABELS = ['positive', 'negative', 'neutral'] as const;
const NEUTRAL = 2;

/** What a verdict weighs. @param ruled what the rules alone find */
const groundsFor = ({ label, evidence, compound }: Sentiment, tokens: readonly Token[], lexicon: Lexicon): Grounds =>
  groundsOf(leaningOf(upshot(tokens, lexicon), lexicon.learned()), evidence, label === 'neutral' ? 0 : compound);

/** Words between a copula and what it says: "is not very nice". */
const DEGREES = 2;

/** "Kappan är fin.", "The soup wasn't very good": one word of feeling that a copula says of something, and no more. */
function isPlainlySaid(tokens: readonly Token[], evidence: readonly Evidence[], lexicon: Lexicon): boolean {
  const words = tokens.filter((t) => t.kind === 'word');
  if (evidence.length !== 1 || evidence[0].span[1] !== words.at(-1)?.span[1]) return false;
  const at = words.findIndex(({ span }) => span[0] === evidence[0].span[0]);
  const copula = words.findIndex(({ lower }) => lexicon.copulas.has(lower));
  return copula >= 0 && copula < at && at - copula <= DEGREES + 1;
}

/** "I am waiting for my order": that somebody waits for a thing, told without how long or how often, is no complaint. */
function onlyWaits(tokens: readonly Token[], { evidence }: Sentiment): boolean {
  const words = tokens.filter((t) => t.kind === 'word').map(({ lower }) => lower);
  return evidence.length === 0 && words.length <= WAITS_IN && WAITS.test(words.join(' '));
}

const WAITS_IN = 9;
const WAITS =
  /^(?:(?:i am|i['’]m|im|we are|we['’]re|he is|she is|they are|jag|vi|han|hon|de) )?(?:waiting for|awaiting|väntar på) (?:my|our|the|a|an|his|her|their|min|mitt|mina|vår|vårt|våra|en|ett|den|det|de)(?: [^ ]+){1,3}$/u;

/** What a text's rules find, and the words that were learned from are left out. For learning how they are to be weighed. */
export function groundsByRules(text: string, tokens: readonly Token[], lexicon: Lexicon): Grounds {
  return groundsFor(summed(tokens, ruledBy(text, tokens, lexicon)), tokens, lexicon);
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
