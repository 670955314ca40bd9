import { distance } from 'fastest-levenshtein';
import { CUE_WORDS } from './cues.js';
import { TOPICS } from './knowledge/index.js';
import { COMMON_WORDS } from './common-words.js';
import type { Topic } from './knowledge/topic.js';
import { ASKING_WORDS } from './knowledge/plain-words.js';
import { LIGHT_WORDS } from './knowledge/wording.js';
import { NOTE_WORDS } from './notes.js';
import { isSaidIn } from './said-words.js';
import { FILLERS, formsOf, tokensOf } from './text.js';

const MAX_PHRASE = 5;
const MIN_FUZZY = 5;

const phraseTopics = indexTerms();
/** By the first word of phrases, how many words the longest of them has. */
const longestFrom = longestByFirstWord();
const termWords = new Set([...phraseTopics.keys()].flatMap((phrase) => phrase.split(' ')));
const correctable = byInitial(
  [...new Set([...termWords, ...CUE_WORDS, ...ASKING_WORDS])].filter((word) => word.length >= MIN_FUZZY),
);
/** Words of notes and of topics of three letters and more. */
const noteWords: ReadonlySet<string> = new Set([...NOTE_WORDS, ...termWords].filter((word) => word.length >= 3));
/** Words of notes, the commonest first. */
const slippable = byInitial(NOTE_WORDS.filter((word) => word.length >= MIN_FUZZY));
const knownWords = new Set([
  ...termWords,
  ...CUE_WORDS,
  ...ASKING_WORDS,
  ...NOTE_WORDS,
  ...COMMON_WORDS,
  ...LIGHT_WORDS,
]);

export interface Mention {
  topic: Topic;
  /** Index of its first token. */
  at: number;
  /** Number of tokens. */
  length: number;
}

/** Tokens with misspelled words replaced by the nearest word of the vocabulary, first letter kept. */
export function spelled(tokens: readonly string[]): string[] {
  return tokens.map((token) => (isKnown(token) ? token : (nearest(token) ?? token)));
}

/** Swedish compounds taken apart into the words of notes: `ullunderställ`, `regnkläder`. */
export function parted(tokens: readonly string[]): string[] {
  return tokens.flatMap((token) => (isNoteWord(token) ? [token] : (partsOf(token) ?? [token])));
}

const isNoteWord = (word: string): boolean => formsOf(word).some((form) => noteWords.has(form));

/** The parts of a compound, the longest first part last: with or without a joining s. */
function partsOf(token: string): string[] | null {
  for (let cut = LEAST_PART; cut <= token.length - LEAST_PART; cut++) {
    const tail = token.slice(cut);
    const head = [token.slice(0, cut), token.slice(0, cut).replace(/s$/, '')].find((word) => noteWords.has(word));
    if (head !== undefined && head.length >= LEAST_PART && isNoteWord(tail)) return [head, tail];
  }
  return null;
}

const LEAST_PART = 3;

/** … and by the words of notes, too, where letters were left out, doubled, swapped or a vowel was taken for another. */
export function spelledFreely(tokens: readonly string[]): string[] {
  return tokens.map((token) => (isKnown(token) ? token : (slipOf(token) ?? nearest(token) ?? token)));
}

/** The word that was meant where fingers slipped, the commonest of them. */
const slipOf = (token: string): string | undefined =>
  (slippable.get(token[0]) ?? []).find((word) => isSlip(token, word));

function isSlip(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1 || distance(typed, word) > 2) return false;
  if (lettersOf(typed) === lettersOf(word)) return true;
  const isNear = distance(typed, word) === 1;
  return isNear && (typed.length !== word.length || withoutVowels(typed) === withoutVowels(word));
}

const withoutVowels = (word: string): string => word.replace(/[aeiouyåäö]/g, '.');

/** Topics named in a row of tokens, longest phrases first, Swedish compounds taken apart. */
export function mentionsIn(said: readonly string[]): Mention[] {
  const tokens = said.filter((token) => !FILLERS.has(token));
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length;) {
    const hit = longestAt(tokens, at) ?? compoundAt(tokens, at);
    found.push(...(hit ?? []));
    at += hit ? hit[0].length : 1;
  }
  return found;
}

function indexTerms(): Map<string, Topic[]> {
  const index = new Map<string, Topic[]>();
  for (const topic of TOPICS) {
    for (const term of [...topic.terms, ...topic.name]) {
      const phrase = tokensOf(term).join(' ');
      if (phrase) index.set(phrase, [...new Set([...(index.get(phrase) ?? []), topic])]);
    }
  }
  return index;
}

function longestByFirstWord(): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  for (const words of [...phraseTopics.keys()].map((phrase) => phrase.split(' '))) {
    longest.set(words[0], Math.max(words.length, longest.get(words[0]) ?? 1));
  }
  return longest;
}

function byInitial(list: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const lists = new Map<string, string[]>();
  for (const word of list) {
    const alike = lists.get(word[0]);
    if (alike) alike.push(word);
    else lists.set(word[0], [word]);
  }
  return lists;
}

const isKnown = (token: string): boolean =>
  token.length < MIN_FUZZY ||
  /\d/.test(token) ||
  formsOf(token).some((form) => knownWords.has(form) || isSaidIn('en', form) || isSaidIn('sv', form)) ||
  isCompound(token);

function nearest(token: string): string | undefined {
  const allowed = token.length >= 8 ? 2 : 1;
  const near = (correctable.get(token[0]) ?? [])
    .filter((word) => Math.abs(word.length - token.length) <= allowed)
    .map((word) => ({ word, off: distance(word, token) }))
    .filter(({ word, off }) => off <= allowed || (off === 2 && lettersOf(word) === lettersOf(token)));
  return near.sort((a, b) => a.off - b.off || a.word.localeCompare(b.word))[0]?.word;
}

/** Two letters that changed places leave the same letters. */
const lettersOf = (word: string): string => [...word].sort().join('');

function longestAt(tokens: readonly string[], at: number): Mention[] | null {
  const longest = Math.min(MAX_PHRASE, tokens.length - at, longestFrom.get(tokens[at]) ?? 1);
  for (let length = longest; length > 0; length--) {
    const topics = lookUp(tokens.slice(at, at + length));
    const meant = topics?.filter((topic) => length > 1 || !isOther(topic, tokens[at - 1], tokens[at + 1]));
    if (meant && meant.length > 0) return meant.map((topic) => ({ topic, at, length }));
  }
  return null;
}

/** "The server is down" speaks of no feathers, "bra för" of no bra. */
const isOther = ({ notAfter, notBefore }: Topic, before: string | undefined, after: string | undefined): boolean =>
  isAmong(before, notAfter) || isAmong(after, notBefore);
const isAmong = (word: string | undefined, words = ''): boolean =>
  word !== undefined && words.split(' ').includes(word);

function lookUp(part: readonly string[]): Topic[] | null {
  const last = part.at(-1) ?? '';
  const head = part.length === 1 ? '' : `${part.slice(0, -1).join(' ')} `;
  const fixed = part.length === 1 && (last.length < 4 || COMMON_WORDS.has(last));
  const minimal = fixed ? [last] : formsOf(last);
  for (const form of minimal) {
    const topics = phraseTopics.get(head + form);
    if (topics) return topics;
  }
  return null;
}

/** `linneskjorta`: two words the lexicon knows, with or without a joining s; else a known last part. */
function compoundAt(tokens: readonly string[], at: number): Mention[] | null {
  const token = tokens[at];
  if (token.length < 7) return null;
  for (let cut = token.length - 3; cut >= 3; cut--) {
    const first = lookUp([token.slice(0, cut)]) ?? lookUp([token.slice(0, cut).replace(/s$/, '')]);
    const second = lookUp([token.slice(cut)]);
    if (first && second) return [...first, ...second].map((topic) => ({ topic, at, length: 1 }));
  }
  return tailAt(token, at);
}

function tailAt(token: string, at: number): Mention[] | null {
  if (token.endsWith('adress')) return null;
  for (let cut = 3; token.length - cut >= 5; cut++) {
    const topics = lookUp([token.slice(cut)])?.filter((topic) => topic.kind === 'garment');
    if (topics && topics.length > 0) return topics.map((topic) => ({ topic, at, length: 1 }));
  }
  return null;
}

function isCompound(token: string): boolean {
  return compoundAt([token], 0) !== null;
}
