import { FUNCTION_WORDS } from './detect.js';
import { hashWord } from './hash-word.js';
import type { Token } from './tokens.js';

const LIMIT = 8;

/** Content words of a text, the most frequent first, at most eight, lower case. */
export function keywordsOf(tokens: readonly Token[]): string[] {
  const counts = new Map<string, number>();
  for (const { kind, lower } of tokens) {
    if (kind !== 'word' || lower.length < 3 || FUNCTION_WORDS.has(lower)) continue;
    counts.set(lower, (counts.get(lower) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, LIMIT)
    .map(([word]) => word);
}

/** Which of 1,024 cells a word falls into: all that the engine keeps of it, and too little to tell the word. */
export const cellOf = (word: string): number => hashWord(word) % 1024;
