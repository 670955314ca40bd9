import type { Reading } from '../reading.js';

const kept = new WeakMap<Reading, ReadonlySet<string>>();

/** All words of a text, in lower case. */
export function saidWords(reading: Reading): ReadonlySet<string> {
  const words = kept.get(reading) ?? new Set(reading.text.toLowerCase().match(/\p{L}+/gu) ?? []);
  kept.set(reading, words);
  return words;
}
