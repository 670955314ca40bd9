import type { Evidence } from './evidence.js';
import { readLearned } from './learned/learned.js';
import type { Lexicon } from './lexicon.js';
import type { Token } from './tokens.js';

/** What was before, beside what came of it: "After two years of pain, I walked to the shop". */
const BEFORE = 0.2;
/** What came of it where that is not said in known words: it turned the other way. */
const TURNED = -0.5;
/** A main clause has at least as many words. */
const CLAUSE = 2;
/** Words in which an expectation is named: "I fully expected the worst, …". */
const EXPECTED_IN = 4;

/**
 * What a sentence opens with only to leave it: "after …, …", "despite …, …", "expected the worst and …". It counts little beside
 * what is told then; where nothing known is told, what was learned of it decides, and a change is one for the other side.
 */
export function readBackground(tokens: readonly Token[], evidence: readonly Evidence[], lexicon: Lexicon): Evidence[] {
  const main = mainClause(tokens, lexicon);
  if (main === null) return [...evidence];
  const at = tokens[main].span[0];
  const stop = endOfSentence(tokens, main);
  const opening = evidence.filter((e) => e.span[0] < at);
  const told = evidence.filter((e) => e.span[0] >= at && e.span[0] < stop);
  const before = sum(opening);
  const after = told.length > 0 ? sum(told) : sum(readLearned(within(tokens, at, stop), lexicon.learned()));
  if (before >= 0 || after < 0) return [...evidence];
  const factor = told.length > 0 ? BEFORE : TURNED;
  return evidence.map((e) =>
    opening.includes(e) ? { ...e, weight: e.weight * factor, rule: `${e.rule}, background` } : e,
  );
}

const sum = (evidence: readonly Evidence[]): number => evidence.reduce((all, { weight }) => all + weight, 0);

const within = (tokens: readonly Token[], from: number, to: number): Token[] =>
  tokens.filter(({ span }) => span[0] >= from && span[0] < to);

/** Where the first sentence's main clause begins, after an opening that only tells what was before; null where it has none. */
function mainClause(tokens: readonly Token[], lexicon: Lexicon): number | null {
  const stop = tokens.findIndex((t) => t.kind === 'mark' && /[.!?]/.test(t.text));
  const last = stop < 0 ? tokens.length : stop;
  const at = tokens.findIndex((_, i) => i >= CLAUSE && i < last && beginsMain(tokens, i, lexicon));
  return at < 0 || last - at < CLAUSE ? null : at;
}

/** After the comma, or where somebody begins to act; after an expectation also after "and". */
function beginsMain(tokens: readonly Token[], i: number, lexicon: Lexicon): boolean {
  const before = tokens[i - 1];
  const [leaves, expects] = [lexicon.leaves.has(tokens[0].lower), expectsFirst(tokens, i, lexicon)];
  if (before.kind === 'mark') return leaves || expects;
  if (expects) return lexicon.coordinators.has(before.lower);
  return leaves && lexicon.subjects.has(tokens[i].lower) && !lexicon.clausal.has(tokens[0].lower);
}

const expectsFirst = (tokens: readonly Token[], before: number, lexicon: Lexicon): boolean =>
  tokens.slice(0, Math.min(EXPECTED_IN, before)).some((t) => lexicon.expects.has(t.lower));

const endOfSentence = (tokens: readonly Token[], from: number): number =>
  tokens.find((t, i) => i > from && t.kind === 'mark' && /[.!?]/.test(t.text))?.span[0] ?? Infinity;
