import { hashWord } from '../hash-word.js';
import type { Token } from '../tokens.js';

/** Where features are counted; two that share a bucket share a weight. */
export const BUCKETS = 1 << 14;

/** Shorter beginnings of words must be the whole word. */
const SHORT = 3;
/** Letters of a longer word that stand for its inflected forms. */
const STEM = 5;
/** Last letters of a longer word. */
const ENDING = 3;

/** Beginnings of words that mostly stand in tales of a good (1) or of a bad (−1) turn. */
export type Connotations = ReadonlyMap<string, 1 | -1>;

/** What a text shows of itself: a bucket, how much of it, and the token it comes from; null where the whole text shows it. */
export interface Feature {
  bucket: number;
  amount: number;
  token: number | null;
}

export const connotationsOf = ({ good, bad }: { good: string; bad: string }): Connotations =>
  new Map([...good.split(/\s+/).map((w) => [w, 1] as const), ...bad.split(/\s+/).map((w) => [w, -1] as const)]);

/** The features of a tokenised text: words, pairs of words, beginnings, endings, connotations, marks and length. */
export function featuresOf(tokens: readonly Token[], connotations: Connotations): Feature[] {
  const read = tokens.map((t, i) => ({ ...t, i })).filter((t) => t.kind !== 'emoji');
  const written = read.map((t) => (t.kind === 'mark' ? t.text[0] : t.lower));
  const words = [
    ...read.flatMap(({ i }, n) => ofWord(written[n], written[n - 1] ?? '^', i, connotations)),
    feature(`2:${written.at(-1) ?? '^'} $`, 0.5, null),
  ];
  const whole = ['b', ...['?', '!'].filter((mark) => tokens.some((t) => t.kind === 'mark' && t.text.includes(mark)))];
  const length = feature('len', Math.log(1 + read.length) / 3, null);
  return [...words, ...whole.map((name) => feature(name, 1, null)), length];
}

const feature = (name: string, amount: number, token: number | null): Feature => ({
  bucket: hashWord(name) % BUCKETS,
  amount,
  token,
});

function ofWord(word: string, before: string, i: number, connotations: Connotations): Feature[] {
  const named: [string, number][] = [
    [`w:${word}`, 0.5],
    [`2:${before} ${word}`, 0.5],
  ];
  if (word.length > STEM) named.push([`s:${word.slice(0, STEM)}`, 0.5]);
  if (word.length > STEM + 1) named.push([`e:${word.slice(-ENDING)}`, 0.3]);
  const turn = connotationOf(word, connotations);
  if (turn !== 0) named.push([turn > 0 ? 'con+' : 'con-', 1]);
  return named.map(([name, amount]) => feature(name, amount, i));
}

/** By the longest beginning that is listed. */
function connotationOf(word: string, connotations: Connotations): number {
  for (let n = word.length; n > 0; n--) {
    const found = connotations.get(word.slice(0, n));
    if (found !== undefined && (n > SHORT || n === word.length)) return found;
  }
  return 0;
}
