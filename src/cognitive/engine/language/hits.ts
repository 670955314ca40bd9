import { madeOnce } from '../../../common/kernel/made-once.js';
import { EMOJI } from './emoji.js';
import { frameAt } from './frames.js';
import type { Entry, Lexicon } from './lexicon.js';
import type { Token } from './tokens.js';

/** words of an expression */
const LONGEST = 6;
/** packad, packat, packade; gjord, sydda */
const PARTICIPLE = /^[a-zåäö]{3,}(ad|at|ade)$|^(gjor|sy|sit)(d|t|da|dd|tt|dda|tande)$/;

/** As in VADER (Hutto & Gilbert 2014): negation −.74 within three words. */
export const NEGATED = -0.74;

/** A word or an expression that tells of feeling, before its surroundings are weighed. */
export interface Hit {
  /** first and last token */
  from: number;
  to: number;
  entry: Entry;
  rules: string[];
  factor: number;
}

/** The words and expressions of a text that tell of feeling; without a lexicon only emoji. */
export function findHits(tokens: readonly Token[], lexicon: Lexicon | null): Hit[] {
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
  if (kind !== 'word' || !lexicon) return single(i, EMOJI.get(lower), 'emoji');
  return longer(phraseAt(tokens, i, lexicon), framed(tokens, i, lexicon)) ?? wordAt(tokens, i, lexicon);
}

/** Of an expression and a frame the one that names more words; of equal ones the expression. */
const longer = (phrase: Hit | null, frame: (Hit & { words: number }) | null): Hit | null =>
  frame && (!phrase || frame.words > phrase.to - phrase.from + 1) ? frame : phrase;

/** What happened to what; where a single word is meant, what the lists of words say of it comes first. */
function framed(tokens: readonly Token[], i: number, lexicon: Lexicon): (Hit & { words: number }) | null {
  const found = frameAt(tokens, i, lexicon.frames());
  if (!found || (found.words === 1 && wordAt(tokens, i, lexicon))) return null;
  const { to, words } = found;
  const weight = atLeastItsWords(found.weight, tokens, i, to, lexicon);
  return { ...plain(i, { weight, verb: true }), to, rules: ['frame'], words };
}

/** "Vilken underbar morgon": a frame says no less than the words in it that point its way, unless a negation stands among them. */
function atLeastItsWords(weight: number, tokens: readonly Token[], from: number, to: number, lexicon: Lexicon): number {
  const within = tokens.slice(from, to + 1);
  if (within.some(({ lower }) => lexicon.negations.has(lower))) return weight;
  const said = within
    .map((_, n) => wordAt(tokens, from + n, lexicon))
    .map((hit) => (hit ? hit.entry.weight * hit.factor : 0));
  const along = said.filter((word) => word * weight > 0).reduce((sum, word) => sum + Math.abs(word), 0);
  return Math.sign(weight) * Math.max(Math.abs(weight), along);
}

const single = (i: number, weight: number | undefined, rule: string): Hit | null =>
  weight === undefined ? null : { from: i, to: i, entry: { weight, verb: false }, rules: [rule], factor: 1 };

/** The longest expression that begins here, as it stands or with adverbs inside: "tycker inte alls om". */
function phraseAt(tokens: readonly Token[], i: number, lexicon: Lexicon): Hit | null {
  if (!firstWordsOf(lexicon.phrases).has(tokens[i].lower)) return null;
  const run = runOf(tokens, i, LONGEST);
  const whole = phraseOf(tokens, run, lexicon);
  if (whole) return whole;
  const inside = run.filter((j) => j !== i && isAdverb(tokens[j].lower, lexicon));
  if (inside.length === 0) return null;
  const fillers = inside.filter((j) => !lexicon.negations.has(tokens[j].lower));
  const hit = phraseWithout(tokens, run, fillers, lexicon) ?? phraseWithout(tokens, run, inside, lexicon);
  if (!hit || hit.entry.weight === 0) return null;
  const passed = hit.skipped.filter((j) => j < hit.to).map((j) => tokens[j].lower);
  const factor = passed.reduce((f, word) => f * (lexicon.intensifiers.get(word) ?? 1), 1);
  const negated = passed.some((word) => lexicon.negations.has(word));
  return { ...hit, factor: negated ? factor * NEGATED : factor, rules: negated ? ['phrase', 'negated'] : hit.rules };
}

/** The words by which expressions begin: most words of a text begin none. */
const firstWordsOf = madeOnce(
  (phrases: Lexicon['phrases']): ReadonlySet<string> =>
    new Set([...phrases.keys()].map((phrase) => phrase.split(' ', 1)[0])),
);

function phraseWithout(
  tokens: readonly Token[],
  run: readonly number[],
  skipped: readonly number[],
  lexicon: Lexicon,
): (Hit & { skipped: readonly number[] }) | null {
  const hit = phraseOf(
    tokens,
    run.filter((j) => !skipped.includes(j)),
    lexicon,
  );
  return hit && { ...hit, skipped };
}

const isAdverb = (word: string, lexicon: Lexicon): boolean =>
  lexicon.negations.has(word) || lexicon.intensifiers.get(word) !== undefined || lexicon.fillers.has(word);

/** Indices of the words from `i` on within the clause, at most `limit`. */
function runOf(tokens: readonly Token[], i: number, limit: number): number[] {
  const run: number[] = [];
  for (let j = i; j < tokens.length && run.length < limit && tokens[j].kind === 'word'; j++) run.push(j);
  return run;
}

function phraseOf(tokens: readonly Token[], run: readonly number[], lexicon: Lexicon): Hit | null {
  for (let n = run.length; n >= 2; n--) {
    const part = run.slice(0, n);
    const weight = lexicon.phrases.get(part.map((j) => tokens[j].lower).join(' '));
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
  if (lexicon.onlyAfter.get(lower)?.has(tokens[i - 1]?.lower ?? '') === false) return null;
  if (lexicon.intensifiers.get(lower) !== undefined && precedesSentiment(tokens, i, lexicon)) return null;
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
  const joined = compoundParts(lower, lexicon);
  if (joined !== null) return { ...plain(i, { weight: joined, verb: false }), rules: ['compound'] };
  const positive = lexicon.negationAfterVerb && lower.startsWith('o') ? lexicon.words.get(lower.slice(1)) : undefined;
  if (!positive || positive.weight <= 0 || positive.verb) return null;
  return { ...plain(i, positive), factor: -0.8, rules: ['negating prefix'] };
}

/** välspenderad, felpackade; leveransproblem. @returns the weight, null for other words */
function compoundParts(lower: string, lexicon: Lexicon): number | null {
  const first = Object.keys(lexicon.participles).find((part) => lower.startsWith(part));
  if (first && PARTICIPLE.test(lower.slice(first.length))) return lexicon.participles[first];
  const last = Object.keys(lexicon.endings).find((part) => lower.length >= part.length + 3 && lower.endsWith(part));
  return last ? lexicon.endings[last] : null;
}
