import type { EpisodeType } from '../memory/episode.js';
import type { Topic } from '../swedish/nouns.js';

const CELLS = 1024;
const HALF_LIFE_SECONDS = 86_400;

/** How often things and words have been met; both fade. Words are kept as counts per cell only. */
export interface Familiarity {
  known: Record<string, { n: number; at: number }>;
  words: number[];
  total: number;
}

export const newFamiliarity = (): Familiarity => ({
  known: {},
  words: Array.from({ length: CELLS }, () => 0),
  total: 0,
});

/** Meets one thing of a closed vocabulary. @returns how new it was, (0, 1] */
export function meet(f: Familiarity, thing: EpisodeType | Topic, second: number): number {
  const entry = f.known[thing] ?? { n: 0, at: second };
  const n = entry.n * Math.pow(2, -Math.max(0, second - entry.at) / HALF_LIFE_SECONDS);
  f.known[thing] = { n: n + 1, at: second };
  return 1 / (1 + n);
}

/** Meets words by their cells. @returns their mean newness, [0, 1]; 0 for none */
export function meetWords(f: Familiarity, cells: readonly number[]): number {
  const novelty = wordNovelty(f, cells);
  for (const cell of cells) f.words[cell % CELLS]++;
  f.total += cells.length;
  if (f.total > 2 * CELLS) fade(f);
  return novelty;
}

/** The same without meeting them. */
export function wordNovelty(f: Familiarity, cells: readonly number[]): number {
  if (cells.length === 0) return 0;
  return cells.reduce((sum, cell) => sum + 1 / (1 + f.words[cell % CELLS]), 0) / cells.length;
}

function fade(f: Familiarity): void {
  f.words = f.words.map((n) => Math.floor(n / 2));
  f.total = f.words.reduce((a, b) => a + b, 0);
}
