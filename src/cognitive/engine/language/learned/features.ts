import { hashWord } from '../hash-word.js';
import type { Token } from '../tokens.js';
import { isTurned, namesOf, type Vocabulary } from './vocabulary.js';

/** Where features are counted; two that share a bucket share a weight. */
export const BUCKETS = 1 << 16;

/** Letters of a longer word that stand for its inflected forms. */
const STEM = 5;
/** Last letters of a longer word. */
const ENDING = 3;

/** Letters in a row that words share with their compounds and other forms: "försening", "tågförseningen"; how much each counts. */
const [RUNS, IN_A_ROW] = [[4, 5], 0.25];

/** How much a word's connotation and its sense count. */
const [CONNOTATION, SENSE] = [1.3, 1];

/** What a text shows of itself: a bucket, how much of it, and the token it comes from; null where the whole text shows it. */
export interface Feature {
  bucket: number;
  amount: number;
  token: number | null;
}

/** The features of a tokenised text: words, pairs of words, beginnings, endings, connotations, senses, marks and length. */
export function featuresOf(tokens: readonly Token[], vocabulary: Vocabulary): Feature[] {
  const read = tokens.map((t, i) => ({ ...t, i })).filter((t) => t.kind !== 'emoji');
  const written = read.map((t) => (t.kind === 'mark' ? t.text[0] : t.lower));
  const words = [
    ...read.flatMap(({ i }, n) => [...asWritten(written, n, i), ...asKnown(written, n, i, vocabulary)]),
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

function asWritten(words: readonly string[], n: number, token: number): Feature[] {
  const word = words[n];
  const named: [string, number][] = [
    [`w:${word}`, 0.5],
    [`2:${words[n - 1] ?? '^'} ${word}`, 0.5],
  ];
  if (word.length > STEM) named.push([`s:${word.slice(0, STEM)}`, 0.5]);
  if (word.length > STEM + 1) named.push([`e:${word.slice(-ENDING)}`, 0.3]);
  const runs = word.length < Math.min(...RUNS) ? [] : runsOf(`<${word}>`);
  return [...named, ...runs].map(([name, amount]) => feature(name, amount, token));
}

const runsOf = (word: string): [string, number][] =>
  RUNS.flatMap((n) =>
    Array.from({ length: Math.max(0, word.length - n + 1) }, (_, i): [string, number] => [
      `r:${word.slice(i, i + n)}`,
      IN_A_ROW,
    ]),
  );

/** What a word is known for, and the same as turned where a negation stands before it. */
function asKnown(words: readonly string[], n: number, token: number, vocabulary: Vocabulary): Feature[] {
  const [word, before] = [words[n], words[n - 1] ?? '^'];
  const known = [
    ...namesOf(word, before, vocabulary.connotations).map((name): [string, number] => [`con:${name}`, CONNOTATION]),
    ...namesOf(word, before, vocabulary.senses).map((name): [string, number] => [`c:${name}`, SENSE]),
  ];
  const tone = vocabulary.tones.get(word)?.weight ?? 0;
  if (tone !== 0) known.push([`t:${tone > 0 ? '+' : '-'}`, SENSE]);
  const turned = isTurned(words, n, vocabulary) ? known.map(([name, x]): [string, number] => [`n${name}`, x]) : [];
  return [...known, ...turned].map(([name, amount]) => feature(name, amount, token));
}
