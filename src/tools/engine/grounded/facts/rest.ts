import type { Fact } from './fact.js';
import { isAmount } from './fact.js';
import type { Token } from './tokens.js';
import { REST } from './words.js';

/** "… the rest went into hall C": how much that is, where what it is of and all its other parts are told before it. */
export function restsIn(facts: readonly Fact[], tokens: readonly Token[]): Fact[] {
  return tokens
    .filter(({ word, stretch }) => REST.has(word) && !facts.some((fact) => fact.stretch === stretch))
    .flatMap((token) => restAt(token, facts, tokens) ?? []);
}

/** Sentences before it in which its parts are told. */
const NEAR = 2;

function restAt(token: Token, facts: readonly Fact[], tokens: readonly Token[]): Fact | null {
  const before = facts.filter((fact) => fact.at < token.start && isAmount(fact));
  const last = before.at(-1);
  if (!last) return null;
  const own = before.filter((one) => isAlike(one, last) && one.sentence >= token.sentence - NEAR);
  const sorted = [...own].sort((a, b) => b.value - a.value);
  const [whole, ...parts] = last.unit?.unit === 'percent' ? [{ ...last, value: 100 }, ...sorted] : sorted;
  const value = whole.value - parts.reduce((sum, part) => sum + part.value, 0);
  if (parts.length === 0 || value <= 0) return null;
  const near = tokens.filter(({ stretch, start }) => stretch === token.stretch && start !== token.start);
  return {
    ...whole,
    value: Number(value.toPrecision(12)),
    isElided: true,
    near: near.map(({ word }) => word),
    at: token.start,
    quote: token.word,
    stretch: token.stretch,
    sentence: token.sentence,
    isPart: true,
    isDerived: true,
  };
}

/** Whether two amounts are of one thing. */
export const isAlike = (a: Fact, b: Fact): boolean =>
  a.unit === b.unit && (a.unit !== undefined || a.nouns.at(-1) === b.nouns.at(-1));
