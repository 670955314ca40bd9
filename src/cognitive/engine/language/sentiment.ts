import type { Entry, Lexicon } from './lexicon.js';
import type { Token } from './tokens.js';

/** Why the text has its sentiment: one word or expression, and the rules that changed its weight. */
export interface Evidence {
  token: string;
  /** UTF-16 units */
  span: [start: number, end: number];
  weight: number;
  rule: string;
}

export interface Sentiment {
  label: 'positive' | 'neutral' | 'negative';
  /** [−1, 1] */
  compound: number;
  evidence: Evidence[];
}

/** Closer to zero than this is neutral. */
export const NEUTRAL_BELOW = 0.05;

/** Shares and spans as in VADER (Hutto & Gilbert 2014): negation −.74 within three words, but-shift .5 and 1.5. */
const NEGATED = -0.74;
const WINDOW = 3;
const BEFORE_CONTRAST = 0.5;
const AFTER_CONTRAST = 1.5;
const NORMALIZER = 15;

const EMOJI: Record<string, number> = {
  '😀': 2,
  '😃': 2,
  '😄': 2.5,
  '😊': 2.5,
  '🙂': 1.5,
  '😍': 3,
  '🥰': 3,
  '❤': 3,
  '👍': 2,
  '🎉': 2.5,
  '🙏': 1.5,
  '✨': 1,
  '😂': 1.5,
  '😢': -2,
  '😭': -2,
  '😡': -3,
  '😠': -2.5,
  '🤬': -3.5,
  '👎': -2,
  '😞': -2,
  '😟': -2,
  '😱': -2,
  '🤮': -3,
  '💔': -2.5,
  '🙁': -1.5,
  ':)': 1.5,
  ':-)': 1.5,
  ':d': 2,
  ';)': 1,
  ':(': -1.5,
  ':-(': -1.5,
  ':/': -1,
};

interface Hit {
  /** first and last token */
  from: number;
  to: number;
  entry: Entry;
  rules: string[];
  factor: number;
}

/** Sentiment of a tokenised text by a language's rules; without a lexicon only emoji count. */
export function sentimentOf(text: string, tokens: readonly Token[], lexicon: Lexicon | null): Sentiment {
  const hits = findHits(tokens, lexicon);
  const evidence = hits.map((hit) => weigh(text, tokens, hit, hits, lexicon)).filter((e) => e.weight !== 0);
  const told = lexicon ? evidence.filter((e) => !isAsked(tokens, e, lexicon)) : evidence;
  const shifted = lexicon ? shift(tokens, told, lexicon) : told;
  const total = shifted.reduce((sum, e) => sum + e.weight, 0);
  const compound = emphasise(tokens, total) / Math.sqrt(emphasise(tokens, total) ** 2 + NORMALIZER);
  const label = compound >= NEUTRAL_BELOW ? 'positive' : compound <= -NEUTRAL_BELOW ? 'negative' : 'neutral';
  return { label, compound, evidence: shifted };
}

function findHits(tokens: readonly Token[], lexicon: Lexicon | null): Hit[] {
  const hits: Hit[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const hit = hitAt(tokens, i, lexicon);
    if (!hit) continue;
    hits.push(hit);
    i = hit.to;
  }
  return hits;
}

function hitAt(tokens: readonly Token[], i: number, lexicon: Lexicon | null): Hit | null {
  const { kind, lower } = tokens[i];
  if (kind !== 'word' || !lexicon) return single(i, EMOJI[lower], 'emoji');
  return phraseAt(tokens, i, lexicon) ?? wordAt(tokens, i, lexicon);
}

const single = (i: number, weight: number | undefined, rule: string): Hit | null =>
  weight === undefined ? null : { from: i, to: i, entry: { weight, verb: false }, rules: [rule], factor: 1 };

/** The longest expression that begins here, as it stands or with adverbs inside: "tycker inte alls om". */
function phraseAt(tokens: readonly Token[], i: number, lexicon: Lexicon): Hit | null {
  const whole = phraseOf(tokens, runOf(tokens, i, 5), lexicon);
  if (whole) return whole;
  const run = runOf(tokens, i, 5);
  const inside = run.filter((j) => j !== i && isAdverb(tokens[j].lower, lexicon));
  if (inside.length === 0) return null;
  const hit = phraseOf(
    tokens,
    run.filter((j) => !inside.includes(j)),
    lexicon,
  );
  if (!hit || hit.entry.weight === 0) return null;
  const passed = inside.filter((j) => j < hit.to).map((j) => tokens[j].lower);
  const factor = passed.reduce((f, word) => f * (lexicon.intensifiers[word] ?? 1), 1);
  const negated = passed.some((word) => lexicon.negations.has(word));
  return { ...hit, factor: negated ? factor * NEGATED : factor, rules: negated ? ['phrase', 'negated'] : hit.rules };
}

const isAdverb = (word: string, lexicon: Lexicon): boolean =>
  lexicon.negations.has(word) || lexicon.intensifiers[word] !== undefined || word === 'alls';

/** Indices of the words from `i` on within the clause, at most `limit`. */
function runOf(tokens: readonly Token[], i: number, limit: number): number[] {
  const run: number[] = [];
  for (let j = i; j < tokens.length && run.length < limit && tokens[j].kind === 'word'; j++) run.push(j);
  return run;
}

function phraseOf(tokens: readonly Token[], run: readonly number[], lexicon: Lexicon): Hit | null {
  for (let n = run.length; n >= 2; n--) {
    const part = run.slice(0, n);
    const weight = lexicon.phrases[part.map((j) => tokens[j].lower).join(' ')];
    if (weight !== undefined) return { ...plain(run[0], { weight, verb: true }), to: part[n - 1], rules: ['phrase'] };
  }
  return null;
}

const plain = (i: number, entry: Entry): Hit => ({ from: i, to: i, entry, rules: ['lexicon'], factor: 1 });

function wordAt(tokens: readonly Token[], i: number, lexicon: Lexicon): Hit | null {
  const { lower } = tokens[i];
  if (lexicon.negations.has(lower)) return null;
  const entry = lexicon.words.get(lower);
  if (lower === lexicon.please && asksPolitely(tokens, i)) return null;
  if (lexicon.onlyAfter[lower] && !lexicon.onlyAfter[lower].has(tokens[i - 1]?.lower ?? '')) return null;
  if (lexicon.intensifiers[lower] !== undefined && precedesSentiment(tokens, i, lexicon)) return null;
  if (entry) return plain(i, entry);
  return compoundHit(lower, i, lexicon);
}

/** "En kappa i ull, tack." */
const asksPolitely = (tokens: readonly Token[], i: number): boolean =>
  tokens[i - 1]?.kind === 'mark' && tokens[i - 1].text.startsWith(',') && (tokens[i + 1]?.kind ?? 'mark') === 'mark';

/** "fantastiskt dåligt", "terribly good": before another sentiment word it only intensifies. */
function precedesSentiment(tokens: readonly Token[], i: number, lexicon: Lexicon): boolean {
  const next = tokens[i + 1];
  return next?.kind === 'word' && lexicon.words.has(next.lower);
}

/** jättenöjd: an intensifying first part; otrygg: o- before something good. */
function compoundHit(lower: string, i: number, lexicon: Lexicon): Hit | null {
  for (const [prefix, factor] of Object.entries(lexicon.prefixes)) {
    const rest = lower.startsWith(prefix) ? lexicon.words.get(lower.slice(prefix.length)) : undefined;
    if (rest) return { ...plain(i, rest), factor, rules: ['intensifying prefix'] };
  }
  const positive = lexicon.negationAfterVerb && lower.startsWith('o') ? lexicon.words.get(lower.slice(1)) : undefined;
  if (!positive || positive.weight <= 0 || positive.verb) return null;
  return { ...plain(i, positive), factor: -0.8, rules: ['negating prefix'] };
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
    weight *= strength * (negated ? NEGATED : 1);
  }
  return { token: text.slice(...span), span, weight, rule: rules.join(', ') };
}

/** Intensifiers among the two words before; the farther counts less. */
function intensity(tokens: readonly Token[], from: number, lexicon: Lexicon): number {
  let factor = 1;
  for (let back = 1; back <= 2 && tokens[from - back]?.kind === 'word'; back++) {
    const f = lexicon.intensifiers[tokens[from - back].lower];
    if (f !== undefined) factor *= back === 1 ? f : 1 + (f - 1) * 0.9;
  }
  return factor;
}

/** A negation in the three words before, or in Swedish in the three after a verb, within the clause. */
function isNegated(tokens: readonly Token[], hit: Hit, hits: readonly Hit[], lexicon: Lexicon): boolean {
  for (let i = hit.from - 1; i >= Math.max(0, hit.from - WINDOW); i--) {
    if (tokens[i].kind !== 'word' || lexicon.contrast.has(tokens[i].lower)) break;
    if (negatesAt(tokens, i, lexicon))
      return !claimedByVerb(tokens, i, hit, hits, lexicon) && !isUnsurpassed(tokens, i, hit, lexicon);
  }
  return lexicon.negationAfterVerb && hit.entry.verb && negationFollows(tokens, hit, hits, lexicon);
}

/** A negation, but not "inte bara", nor "utan" where it means "but rather" after another negation. */
function negatesAt(tokens: readonly Token[], i: number, lexicon: Lexicon): boolean {
  const { lower } = tokens[i];
  if (!lexicon.negations.has(lower) || lexicon.unnegated.has(tokens[i + 1]?.lower ?? '')) return false;
  return lower !== 'utan' || !tokens.slice(Math.max(0, i - 8), i).some((t) => lexicon.negations.has(t.lower));
}

/** "Aldrig haft en skönare tröja", "couldn't be happier": nothing surpasses it; but "det blev aldrig bättre" is negated. */
function isUnsurpassed(tokens: readonly Token[], at: number, hit: Hit, lexicon: Lexicon): boolean {
  const [before, word, after] = [at - 1, at, at + 1].map((i) => tokens[i]?.lower ?? '');
  if (!lexicon.unsurpassed.has(word) && !lexicon.unsurpassed.has(`${before} ${word}`)) return false;
  return (
    lexicon.comparative.test(tokens[hit.to].lower) && !lexicon.becoming.has(before) && !lexicon.becoming.has(after)
  );
}

/** "Jag gillar inte bruset": the negation right after a sentiment verb belongs to the verb. */
function claimedByVerb(
  tokens: readonly Token[],
  at: number,
  hit: Hit,
  hits: readonly Hit[],
  lexicon: Lexicon,
): boolean {
  if (!lexicon.negationAfterVerb) return false;
  return hits.some((other) => other !== hit && other.entry.verb && other.to === at - 1 && tokens[at].kind === 'word');
}

function negationFollows(tokens: readonly Token[], hit: Hit, hits: readonly Hit[], lexicon: Lexicon): boolean {
  for (let i = hit.to + 1; i <= hit.to + WINDOW && i < tokens.length; i++) {
    if (tokens[i].kind !== 'word' || hits.some((other) => other !== hit && other.from === i)) return false;
    if (lexicon.contrast.has(tokens[i].lower) || lexicon.subordinators.has(tokens[i].lower)) return false;
    if (negatesAt(tokens, i, lexicon)) return true;
  }
  return false;
}

/** "Vem vann matchen?" asks for a fact and feels nothing; "Varför tog ni bort det bästa?" praises nothing. */
function isAsked(tokens: readonly Token[], { span, weight }: Evidence, lexicon: Lexicon): boolean {
  const end = tokens.find((t) => t.kind === 'mark' && t.span[0] >= span[1] && /[.?!]/.test(t.text));
  if (!end?.text.includes('?')) return false;
  const stop = tokens.findLastIndex((t) => t.kind === 'mark' && t.span[1] <= span[0] && /[.?!]/.test(t.text));
  const first = tokens[stop + 1]?.lower ?? '';
  return lexicon.askedBy.has(first) || (weight > 0 && lexicon.complainedBy.has(first));
}

/** After the last "men" or "but" what follows counts more, and what came before less. */
function shift(tokens: readonly Token[], evidence: readonly Evidence[], lexicon: Lexicon): Evidence[] {
  const turn = tokens.findLast((t) => t.kind === 'word' && lexicon.contrast.has(t.lower));
  if (!turn || turn.span[0] === 0) return [...evidence];
  return evidence.map((e) => {
    const factor = e.span[0] > turn.span[0] ? AFTER_CONTRAST : BEFORE_CONTRAST;
    return { ...e, weight: e.weight * factor, rule: `${e.rule}, ${factor > 1 ? 'after' : 'before'} contrast` };
  });
}

/** Up to three exclamation marks strengthen what there is. */
function emphasise(tokens: readonly Token[], total: number): number {
  const marks = tokens.reduce((n, t) => n + (t.kind === 'mark' ? t.text.split('!').length - 1 : 0), 0);
  return total + Math.sign(total) * 0.292 * Math.min(3, marks);
}
