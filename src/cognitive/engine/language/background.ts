import type { Evidence } from './evidence.js';
import { readLearned } from './learned/learned.js';
import type { Lexicon } from './lexicon.js';
import type { Token } from './tokens.js';

/** What was before, beside what came of it: "After two years of pain, I walked to the shop". */
const BEFORE = 0.2;
/** What came of it where that is not said in known words: it turned the other way. */
const TURNED = -0.5;
/** What comes before a circumstance is as good as this by what was learned: .6 is barely, 1.4 wholly good. */
const GLADLY = 0.75;
/** A main clause has at least as many words. */
const CLAUSE = 2;
/** Words in which an expectation is named: "I fully expected the worst, …". */
const EXPECTED_IN = 4;

/**
 * What a sentence opens with only to leave it: "after …, …", "despite …, …", "expected the worst and …". It counts little beside
 * what is told then; where nothing known is told, what was learned of it decides, and a change is one for the other side.
 */
export function readBackground(tokens: readonly Token[], evidence: readonly Evidence[], lexicon: Lexicon): Evidence[] {
  if (onlySupposes(tokens, evidence, lexicon)) return [];
  const behind = circumstance(tokens, evidence, lexicon);
  if (behind !== null) return evidence.map((e) => (e.span[0] < behind ? e : background(e, TURNED)));
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
  return evidence.map((e) => (opening.includes(e) ? background(e, factor) : e));
}

const background = (e: Evidence, factor: number): Evidence => ({
  ...e,
  weight: e.weight * factor,
  rule: `${e.rule}, background`,
});

/**
 * Where a sentence's last clause begins that only tells when it was: "The neighbour cleared our drive while we were ill", "… six weeks
 * after the stroke"; null where it has none, or where what comes before is not good by what was learned.
 */
function circumstance(tokens: readonly Token[], evidence: readonly Evidence[], lexicon: Lexicon): number | null {
  const at = tokens.findLastIndex(({ lower }, i) => i > CLAUSE && lexicon.during.has(lower));
  if (at < 0 || evidence.length === 0 || tokens.slice(at).some((t, i, all) => ends(t) && i < all.length - 1))
    return null;
  const from = tokens[at].span[0];
  const [told, then] = [true, false].map((before) => evidence.filter((e) => e.span[0] < from === before));
  if (then.length === 0 || then.some((e) => e.weight >= 0) || told.some((e) => e.weight < 0)) return null;
  const glad = told.length > 0 || sum(readLearned(tokens.slice(0, at), lexicon.learned())) >= GLADLY;
  return glad ? from : null;
}

const ends = ({ kind, text }: Token): boolean => kind === 'mark' && /[.!?]/.test(text);

/** "If the gate is shut, use the side door": what is only supposed, before a plain clause. */
function onlySupposes(tokens: readonly Token[], evidence: readonly Evidence[], lexicon: Lexicon): boolean {
  const comma = tokens.findIndex(({ kind }) => kind === 'mark');
  if (comma < 0 || !lexicon.supposes.has(tokens[0].lower)) return false;
  const main = tokens.slice(comma + 1);
  if (tokens.slice(0, comma).some(({ lower }) => lexicon.unreal.has(lower)) || main.length < CLAUSE) return false;
  const at = main[0].span[0];
  return evidence.every((e) => e.span[0] < at) && readLearned(main, lexicon.learned()).length === 0;
}

const sum = (evidence: readonly Evidence[]): number => evidence.reduce((all, { weight }) => all + weight, 0);

const within = (tokens: readonly Token[], from: number, to: number): Token[] =>
  tokens.filter(({ span }) => span[0] >= from && span[0] < to);

/** Where the first sentence's main clause begins, after an opening that only tells what was before; null where it has none. */
function mainClause(tokens: readonly Token[], lexicon: Lexicon): number | null {
  const stop = tokens.findIndex(ends);
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
  tokens.find((t, i) => i > from && ends(t))?.span[0] ?? Infinity;
