import { madeOnce } from '../../../common/kernel/made-once.js';

/** The alternatives of one word; null for a gap of up to three words. */
export type Slot = ReadonlySet<string> | null;
const GAP = 3;

/** Phrases of a data file: between semicolons; a/b are alternatives, … is up to three other words. */
export const phrasesOf = (list: string): Slot[][] =>
  list
    .split(';')
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .map((phrase) => phrase.split(/\s+/).map((word) => (word === '…' ? null : new Set(word.split('/')))));

/** Whether a phrase begins at a word. */
function beginsAt(words: readonly string[], at: number, phrase: readonly Slot[], slot = 0): boolean {
  if (slot === phrase.length) return true;
  const wanted = phrase[slot];
  if (wanted !== null) return wanted.has(words[at]) && beginsAt(words, at + 1, phrase, slot + 1);
  for (let skip = 0; skip <= GAP; skip++) if (beginsAt(words, at + skip, phrase, slot + 1)) return true;
  return false;
}

/** Whether any of the phrases occurs among words in lower case. */
export const holds = (words: readonly string[], phrases: readonly Slot[][]): boolean =>
  words.some((word, at) =>
    beginningWith(phrases)
      .get(word)
      ?.some((phrase) => beginsAt(words, at, phrase)),
  );

/** The phrases by the words that may be their first; a gap before the first word changes nothing. */
const beginningWith = madeOnce((phrases: readonly Slot[][]): ReadonlyMap<string, readonly Slot[][]> => {
  const index = new Map<string, Slot[][]>();
  for (const phrase of phrases.map((slots) => slots.slice(slots.findIndex((slot) => slot !== null))))
    for (const word of phrase[0] ?? []) index.set(word, [...(index.get(word) ?? []), phrase]);
  return index;
});
