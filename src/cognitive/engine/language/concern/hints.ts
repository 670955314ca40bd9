import { hashWord } from '../hash-word.js';
import { isTurned, namesOf, type Vocabulary } from '../learned/vocabulary.js';
import type { Token } from '../tokens.js';

/** Where hints are counted; two that share a bucket share a weight. */
export const HINT_BUCKETS = 1 << 15;

/** What a sentence shows: a bucket and how much of it. */
export interface Hint {
  bucket: number;
  amount: number;
}

/** Kinds of frames: what is told mostly lies in which of them meet. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  means: ['height', 'rail', 'water', 'drug', 'rope', 'blade', 'gun'],
  letting: ['farewell', 'affairs', 'care'],
  ends: ['gone', 'rest', 'dead', 'sleep', 'dark', 'hereafter', 'unborn'],
  will: ['want', 'decided', 'lethal'],
  low: ['tired', 'pointless', 'burden', 'harm', 'dark'],
  me: ['self', 'own'],
  being: ['stay', 'exist', 'unborn'],
  time: ['later', 'nomore'],
  near: ['kin', 'pet'],
  lost: ['dead', 'ill', 'mourn'],
  everyday: ['clothes', 'shop', 'tale', 'game', 'work', 'things', 'fun'],
};

/** Letters of a longer word that stand for its forms, and letters in a row that it shares with its compounds. */
const [STEM, RUNS] = [5, [4, 5]];
const AMOUNTS = { word: 0.5, pair: 0.4, stem: 0.4, run: 0.15, frame: 0.7, kind: 0.6, kinds: 0.5, frames: 0.35 };

/** The hints of a sentence: its words and pairs, its frames and their kinds, turned where negated, and which of them meet. */
export function hintsOf(tokens: readonly Token[], vocabulary: Vocabulary): Hint[] {
  const words = tokens.filter((t) => t.kind !== 'emoji').map((t) => (t.kind === 'mark' ? t.text[0] : t.lower));
  const frames = new Set(words.flatMap((_, n) => framesAt(words, n, vocabulary)));
  const kinds = new Set([...frames].flatMap(kindsOf));
  const shown = new Map<string, number>([
    ...words.flatMap((_, n) => writtenAt(words, n)),
    ...named(frames, 'f', AMOUNTS.frame),
    ...named(kinds, 'k', AMOUNTS.kind),
    ...meetings(frames, 'ff', AMOUNTS.frames),
    ...meetings(kinds, 'kk', AMOUNTS.kinds),
    ['b', 1],
    ['length', Math.log(1 + words.length) / 3],
  ]);
  return [...shown].map(([name, amount]) => ({ bucket: hashWord(name) % HINT_BUCKETS, amount }));
}

function writtenAt(words: readonly string[], n: number): [string, number][] {
  const word = words[n];
  const shown: [string, number][] = [
    [`w:${word}`, AMOUNTS.word],
    [`2:${words[n - 1] ?? '^'} ${word}`, AMOUNTS.pair],
  ];
  if (n === words.length - 1) shown.push([`2:${word} $`, AMOUNTS.pair]);
  if (word.length > STEM) shown.push([`s:${word.slice(0, STEM)}`, AMOUNTS.stem]);
  return [...shown, ...runsOf(`<${word}>`)];
}

const runsOf = (word: string): [string, number][] =>
  RUNS.flatMap((n) =>
    Array.from({ length: Math.max(0, word.length - n + 1) }, (_, i): [string, number] => [
      `r:${word.slice(i, i + n)}`,
      AMOUNTS.run,
    ]),
  );

const TURNED = '-';

function framesAt(words: readonly string[], n: number, vocabulary: Vocabulary): string[] {
  const turn = isTurned(words, n, vocabulary) ? TURNED : '';
  return namesOf(words[n], words[n - 1] ?? '^', vocabulary.senses).map((name) => turn + name);
}

function kindsOf(frame: string): string[] {
  const [turn, name] = frame.startsWith(TURNED) ? [TURNED, frame.slice(1)] : ['', frame];
  return Object.entries(KINDS)
    .filter(([, names]) => names.includes(name))
    .map(([kind]) => turn + kind);
}

const named = (names: Iterable<string>, prefix: string, amount: number): [string, number][] =>
  [...names].map((name) => [`${prefix}:${name}`, amount]);

function meetings(names: Iterable<string>, prefix: string, amount: number): [string, number][] {
  const sorted = [...names].sort();
  return sorted.flatMap((a, i) => sorted.slice(i + 1).map((b): [string, number] => [`${prefix}:${a}&${b}`, amount]));
}
