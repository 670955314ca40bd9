import { isAdjective, isRelated, type Kind, pastOf } from '../../lexicon/index.js';
import type { Span } from '../clause.js';
import { fromText, type Grounded } from '../grounded.js';
import type { Reading } from '../reading.js';
import { statedClauses, type Verdict, verdictsOn } from './verdict.js';

const SMALL = /^(?:to|the|of|a|an|in|on|at|for|by|with|be|is|was|and)$/;
const UNSAID = /(?:^|[^a-z])(?:not|no|none|other|unknown|never|mixed|neutral)(?:[^a-z]|$)/i;
const MEETS = new Set<Kind>(['same', 'derived', 'synonym', 'defined']);

/** The one value of an enumeration that a statement entails in other words: `rejected` of "turned down the application". */
export function choiceByKin(values: readonly unknown[], reading: Reading, scope: Span): Grounded | null {
  const words = values.filter((value): value is string => typeof value === 'string');
  if (reading.language !== 'en' || words.length < 2) return null;
  const clauses = statedClauses(reading, scope);
  const told = words
    .filter((value) => !UNSAID.test(value))
    .map((value) => ({ value, said: verdictsFor(value, reading, clauses) }));
  const found = told.filter(({ said }) => said.length > 0);
  const [only] = found;
  if (found.length !== 1 || only.said.some(({ isSo }) => !isSo)) return null;
  const said = only.said[0].words;
  return fromText(only.value, reading.text.slice(said[0].start, said[said.length - 1].end));
}

/** What clauses with all words of a value say of it. */
function verdictsFor(value: string, reading: Reading, clauses: readonly Span[]): Verdict[] {
  const words = value
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && !SMALL.test(word));
  const [first, ...others] = words;
  if (words.length === 0 || words.length > 3 || !isOfState(first)) return [];
  return verdictsOn(first, reading, clauses).filter(
    (one) => MEETS.has(one.kind) && others.every((other) => isMet(other, one)),
  );
}

/** `rejected`, `broken`, `late`: what something is. What it is about is not told by a word alone. */
const isOfState = (word: string): boolean => pastOf(word) !== null || isAdjective(word);

const isMet = (other: string, { words }: Verdict): boolean =>
  words.some(({ text }) => text.toLowerCase() === other || isRelated(other, text)?.kind === 'same');
