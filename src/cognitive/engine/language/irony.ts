import type { Evidence } from './evidence.js';
import type { Lexicon } from './lexicon.js';
import type { Token } from './tokens.js';

const ROLLED_EYES = new Set(['🙄', '🙃', '🤡']);
/** Where a praise may stand to open a sentence: "Ja, toppen, ...", "Oh great, ..." */
const OPENING_WORDS = 2;

/**
 * Praise that is not meant: an opening exclamation before a mishap ("Great, another crash", "Kul att betala för något
 * som går sönder"), and all praise under rolled eyes. Its weight changes sign.
 */
export function readIrony(tokens: readonly Token[], evidence: readonly Evidence[], lexicon: Lexicon): Evidence[] {
  const mocked = tokens.some((t) => ROLLED_EYES.has(t.text));
  return evidence.map((e) => {
    if (e.weight <= 0) return e;
    if (!mocked && !opensMishap(tokens, e, evidence, lexicon) && !acclaimsMishap(e, evidence, lexicon)) return e;
    return { ...e, weight: -e.weight, rule: `${e.rule}, ironic` };
  });
}

/** "Grattis, ni lyckades skicka fel": the deed that is acclaimed is none. */
const acclaimsMishap = (e: Evidence, all: readonly Evidence[], lexicon: Lexicon): boolean =>
  lexicon.acclaims.has(e.token.toLowerCase()) &&
  all.some((other) => other.weight < 0 && other.span[0] > e.span[0] && !other.rule.includes('resolved'));

function opensMishap(tokens: readonly Token[], e: Evidence, all: readonly Evidence[], lexicon: Lexicon): boolean {
  const at = tokens.findIndex((t) => t.span[0] === e.span[0]);
  const end = tokens.findIndex((t) => t.span[1] === e.span[1]);
  if (at < 0 || at > OPENING_WORDS || tokens.slice(0, at).some((t) => t.kind === 'word' && t.lower.length > 4))
    return false;
  const next = tokens[end + 1];
  if (!next || !(next.kind === 'mark' || [tokens[end], next].some((t) => lexicon.exclaims.has(t.lower)))) return false;
  const after = tokens.slice(end + 1).filter((t) => t.kind === 'word');
  if (after.length === 0 || (lexicon.contrast.has(after[0].lower) && !lexicon.repeats.has(after[1]?.lower ?? '')))
    return false;
  const rest = all.filter((other) => other.span[0] > e.span[0]);
  const felt = rest.reduce((sum, other) => sum + other.weight, 0);
  if (rest.length > 0) return felt < 0;
  const words = after.map((t) => t.lower);
  return words.some((word) => lexicon.repeats.has(word)) || lexicon.mocks.test(words.join(' '));
}
