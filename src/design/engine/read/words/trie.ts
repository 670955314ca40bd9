import { keeping } from './keeping.js';
import type { Lexeme, Language, Reading } from './lexeme.js';

export interface TrieNode {
  readonly next: ReadonlyMap<string, TrieNode>;
  readonly lexeme: Lexeme | null;
}

/** Most nodes end a phrase: they share this. */
const NOTHING = new Map<string, never>();

const node = (): Growing => ({ next: NOTHING, lexeme: null });

/** Two meanings of one phrase become one lexeme with the readings of both. */
function merge(a: Lexeme | null, b: Lexeme): Lexeme {
  if (!a || (b.near && !a.near)) return b;
  if (a.near) return a;
  const readings: Reading[] = [...a.readings, ...b.readings];
  return {
    words: a.words,
    ...(a.raw !== undefined && b.raw !== undefined ? { raw: a.raw } : {}),
    readings,
    head: a.head ?? b.head,
    garment: a.garment ?? b.garment,
    block: a.block || b.block,
  };
}

/** A trie over the words of phrases. */
export function buildTrie(lexemes: readonly Lexeme[]): TrieNode {
  const root = node();
  for (const lexeme of lexemes) {
    let at = root;
    for (const word of lexeme.words) at = childOf(at, word);
    at.lexeme = merge(at.lexeme, lexeme);
  }
  return root;
}

interface Growing extends TrieNode {
  next: Map<string, Growing>;
  lexeme: Lexeme | null;
}

function childOf(parent: Growing, word: string): Growing {
  const known = parent.next.get(word);
  if (known) return known;
  const child = node();
  if (parent.next === NOTHING) parent.next = new Map();
  parent.next.set(word, child);
  return child;
}

const strip = (word: string, endings: readonly string[]): string[] =>
  endings.filter((e) => word.endsWith(e) && word.length - e.length >= 3).map((e) => word.slice(0, -e.length));

const swap = (word: string, from: string, to: string): string[] =>
  word.endsWith(from) && word.length - from.length >= 3 ? [word.slice(0, -from.length) + to] : [];

/** "Dresses", "boxes", but not "hates": es is an ending only behind a hiss or an o. */
const hissing = (word: string): string[] => (/(?:[sxzo]|[cs]h)es$/.test(word) ? strip(word, ['es']) : []);

const english = (word: string): string[] => [
  ...strip(word, ["'s", "s'", 's']),
  ...hissing(word),
  ...swap(word, 'ies', 'y'),
];
const swedish = (word: string): string[] => [
  ...strip(word, ['t', 'a', 'n', 'e', 's', 'en', 'et', 'ar', 'er', 'na', 'arna', 'erna', 'or', 'are', 'ena']),
  ...swap(word, 'or', 'a'),
  ...swap(word, 'orna', 'a'),
  ...swap(word, 'an', 'a'),
  ...swap(word, 'at', 'ad'),
];
const german = (word: string): string[] => [...strip(word, ['e', 'n', 's', 'en', 'er', 'es', 'em', 'ern']), `${word}e`];
const french = (word: string): string[] => [...strip(word, ['s', 'e', 'es', 'x']), ...swap(word, 'ee', 'e')];
const spanish = (word: string): string[] => strip(word, ['s', 'es']);

const INFLECTED: Record<Language, (word: string) => string[]> = {
  en: english,
  sv: swedish,
  de: german,
  fr: french,
  es: spanish,
};

const FORMS: Readonly<Record<Language, ReturnType<typeof keeping<readonly string[]>>>> = {
  en: keeping(),
  sv: keeping(),
  de: keeping(),
  fr: keeping(),
  es: keeping(),
};

/** The word as it stands, then the forms it may be an inflection of. */
export const forms = (word: string, language: Language): readonly string[] =>
  FORMS[language](word, () => [...new Set([word, ...INFLECTED[language](word)])]);

/** A word of a text in one language: its forms, and where the phrases that begin with them go on. */
export interface Inflected {
  forms: readonly string[];
  starts: readonly TrieNode[];
}

/** The longest phrase that starts at `from`, and how many words it takes. */
export function longest(
  words: ReadonlyArray<Readonly<Record<Language, Inflected>>>,
  language: Language,
  from: number,
  limit: number,
): { lexeme: Lexeme; length: number } | null {
  let best: { lexeme: Lexeme; length: number } | null = null;
  const walk = (at: TrieNode, i: number): void => {
    if (at.lexeme && (!best || i - from > best.length)) best = { lexeme: at.lexeme, length: i - from };
    if (i >= limit || at.next.size === 0) return;
    for (const form of words[i][language].forms) {
      const next = at.next.get(form);
      if (next) walk(next, i + 1);
    }
  };
  for (const start of words[from][language].starts) walk(start, from + 1);
  return best;
}
