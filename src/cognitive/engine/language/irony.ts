import type { Evidence } from './evidence.js';
import { readLearned } from './learned/learned.js';
import type { Lexicon } from './lexicon.js';
import type { Token } from './tokens.js';

const ROLLED_EYES = new Set(['🙄', '🙃', '🤡']);
/** Where a praise may stand to open a sentence: "Ja, toppen, ...", "Oh great, ..." */
const OPENING_WORDS = 2;
/** Words between a praise and its comma: "Great timing, ..." */
const NAMED = 1;
/** What follows a praise must be as bad as this by what was learned, to mock it; of what is barely bad .6, of what is wholly bad 1.4. */
const MOCKING = 0.8;
/** What is as bad as this is a mishap whatever was learned. */
const CLEARLY = -1.2;
/** Fewer words tell nothing. */
const TOLD_IN = 3;
/** Words of a verdict that is only tacked on. */
const CROWNED = 2;

/**
 * Praise that is not meant: an opening exclamation before a mishap ("Great, another crash", "Kul att betala för något
 * som går sönder"), and all praise under rolled eyes. Its weight changes sign.
 */
export function readIrony(tokens: readonly Token[], evidence: readonly Evidence[], lexicon: Lexicon): Evidence[] {
  const mocked = tokens.some((t) => ROLLED_EYES.has(t.text));
  return evidence.map((e) => {
    if (e.weight <= 0 || (!mocked && isEvent(tokens, e, lexicon))) return e;
    if (!mocked && !isMeantOtherwise(tokens, e, evidence, lexicon)) return e;
    return { ...e, weight: -e.weight, rule: `${e.rule}, ironic` };
  });
}

/** What is told by a frame without any praising word ("Got the scholarship, ...") is no exclamation. */
const isEvent = (tokens: readonly Token[], { rule, span }: Evidence, lexicon: Lexicon): boolean =>
  rule.startsWith('frame') &&
  !tokens.some((t) => t.span[0] >= span[0] && t.span[1] <= span[1] && (lexicon.words.get(t.lower)?.weight ?? 0) > 0);

const isMeantOtherwise = (tokens: readonly Token[], e: Evidence, all: readonly Evidence[], lexicon: Lexicon): boolean =>
  opensMishap(tokens, e, all, lexicon) || acclaimsMishap(e, all, lexicon) || crownsMishap(tokens, e, all, lexicon);

/** "En parkeringsbot. Kanon.", "Missed the bus, lovely.": praise in a word or two, tacked on to what tells of a mishap. */
function crownsMishap(tokens: readonly Token[], e: Evidence, all: readonly Evidence[], lexicon: Lexicon): boolean {
  const from = tokens.findLastIndex(({ kind, span }) => kind === 'mark' && span[1] <= e.span[0]);
  const verdict = tokens.slice(from + 1).filter((t) => t.kind === 'word');
  const said = new Set(verdict.map(({ lower }) => lower)).size;
  if (from < 0 || said > CROWNED || tokens.slice(from + 1).some((t) => /[!,]/.test(t.text))) return false;
  const before = all.filter((other) => other.span[0] < tokens[from].span[0]);
  const told = before.filter((other) => other.weight < 0);
  if (told.length > 0)
    return told.every((other) => !other.rule.includes('resolved')) && isMishap(told, tokens.slice(0, from), lexicon);
  return before.length === 0 && learnedOf(tokens.slice(0, from), lexicon) <= -MOCKING;
}

/** "Grattis, ni lyckades skicka fel": the deed that is acclaimed is none. */
const acclaimsMishap = (e: Evidence, all: readonly Evidence[], lexicon: Lexicon): boolean =>
  lexicon.acclaims.has(e.token.toLowerCase()) &&
  all.some((other) => other.weight < 0 && other.span[0] > e.span[0] && !other.rule.includes('resolved'));

function opensMishap(tokens: readonly Token[], e: Evidence, all: readonly Evidence[], lexicon: Lexicon): boolean {
  const at = tokens.findIndex((t) => t.span[0] === e.span[0]);
  if (at < 0 || at > OPENING_WORDS || tokens.slice(0, at).some((t) => t.kind === 'word' && t.lower.length > 4))
    return false;
  if ((lexicon.words.get(tokens[at].lower)?.weight ?? 0) < 0) return false;
  const begin = topicBegins(tokens, e, lexicon);
  const after = begin === null ? [] : tokens.slice(begin).filter((t) => t.kind === 'word');
  if (after.length === 0 || (lexicon.contrast.has(after[0].lower) && !lexicon.repeats.has(after[1]?.lower ?? '')))
    return false;
  const rest = all.filter((other) => other.span[0] > e.span[0]);
  if (rest.length > 0) return isMishap(rest, after, lexicon);
  const words = after.map((t) => t.lower);
  if (words.some((word) => lexicon.repeats.has(word)) || lexicon.mocks.test(words.join(' ')))
    return !isGlad(after, lexicon);
  return after.length >= TOLD_IN && learnedOf(after, lexicon) <= -MOCKING;
}

/** Where begins what an exclamation is about: after its comma ("Great timing, they ..."), or with "att", "when"; null for none. */
function topicBegins(tokens: readonly Token[], e: Evidence, lexicon: Lexicon): number | null {
  const end = tokens.findIndex((t) => t.span[1] === e.span[1]);
  const exclaimed = [end, end + 1, end + 1 + NAMED].find(
    (i) => lexicon.exclaims.has(tokens[i]?.lower ?? '') || isVerb(tokens[end + 1], lexicon),
  );
  if (exclaimed !== undefined && !e.rule.startsWith('frame')) return Math.max(end, exclaimed - 1) + 1;
  const comma = tokens.findIndex((t, i) => i > end && t.kind === 'mark');
  return comma > 0 && comma <= end + 1 + (e.rule.startsWith('frame') ? 0 : NAMED) ? comma + 1 : null;
}

const isVerb = (token: Token | undefined, lexicon: Lexicon): boolean =>
  token?.kind === 'word' && lexicon.exclaimed?.test(token.lower) === true;

/** A clear mishap, or a slight one that what was learned does not contradict. */
function isMishap(told: readonly Evidence[], tokens: readonly Token[], lexicon: Lexicon): boolean {
  const sum = told.reduce((all, { weight }) => all + weight, 0);
  return sum <= CLEARLY || (sum < 0 && !isGlad(tokens, lexicon));
}

/** "Skönt att vara hemma igen", "Support sorted my refund within the hour, brilliant": no mishap by what was learned. */
const isGlad = (tokens: readonly Token[], lexicon: Lexicon): boolean => learnedOf(tokens, lexicon) > 0;

/** What a part of a text tells by what was learned. */
const learnedOf = (tokens: readonly Token[], lexicon: Lexicon): number =>
  readLearned(tokens, lexicon.learned()).reduce((sum, { weight }) => sum + weight, 0);
