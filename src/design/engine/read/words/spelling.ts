/** Words longer than this are nobody's slip. */
const LONGEST = 48;
/** Rows of the table of distances, this one and the two before: written over each time. */
const ROWS = [0, 1, 2].map(() => new Uint8Array(LONGEST + 1));

/** Optimal string alignment distance (Damerau–Levenshtein with adjacent transpositions), cut off above `max`. */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max || b.length > LONGEST) return max + 1;
  let [before, previous, row] = ROWS;
  for (let j = 0; j <= b.length; j++) previous[j] = j;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
      let steps = Math.min(previous[j] + 1, row[j - 1] + 1, previous[j - 1] + cost);
      if (i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1))
        steps = Math.min(steps, before[j - 2] + 1);
      row[j] = steps;
      if (steps < least) least = steps;
    }
    if (least > max) return max + 1;
    [before, previous, row] = [previous, row, before];
  }
  return previous[b.length];
}

/** How many slips a word of that length may hold and still be taken for another. */
const allowance = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

const sameLetters = (a: string, b: string): boolean => [...a].sort().join('') === [...b].sort().join('');

/** Whether letters were only dropped: "lether" from "leather". */
function within(short: string, long: string): boolean {
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at === short.length;
}

/** A short word may have letters swapped, doubled, dropped or added, but not replaced ("boat" is not "coat"). */
function plausible(word: string, candidate: string, distance: number): boolean {
  if (word[0] !== candidate[0] && !(word[0] === candidate[1] && word[1] === candidate[0])) return false;
  const short = Math.min(word.length, candidate.length);
  if (distance === 1 && short < 5 && word.length === candidate.length) return sameLetters(word, candidate);
  if (distance === 1 && short < 4) return false;
  // "chin" is no slip of "chino", "tear" none of "tears"; "dres" is one of "dress"
  if (word.length < 6 && candidate.startsWith(word)) return candidate.at(-1) === candidate.at(-2) && word.length > 3;
  return true;
}

interface Indexed {
  word: string;
  letters: number;
}

/** Known words by first letter and length: what a slip may have come from shares both, or nearly. */
export type WordIndex = ReadonlyMap<string, readonly Indexed[]>;

const key = (letter: string, length: number): string => `${letter}${length}`;

/** Which letters a word has, a bit each. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export function indexWords(words: Iterable<string>): WordIndex {
  const index = new Map<string, Indexed[]>();
  for (const word of words) {
    const at = key(word[0], word.length);
    const entry = { word, letters: lettersOf(word) };
    const list = index.get(at);
    if (list) list.push(entry);
    else index.set(at, [entry]);
  }
  return index;
}

/** Words of the index that may be so near: a slip changes two letters at most. */
function near(word: string, words: WordIndex, max: number): string[] {
  const found: string[] = [];
  const own = lettersOf(word);
  const firsts = word[1] && word[1] !== word[0] ? [word[0], word[1]] : [word[0]];
  for (let length = word.length - max; length <= word.length + max; length++)
    for (const first of firsts)
      for (const entry of words.get(key(first, length)) ?? [])
        if (bitsIn(entry.letters ^ own) <= 2 * max) found.push(entry.word);
  return found;
}

const rankOf = (word: string, candidate: string, distance: number, favoured: ReadonlySet<string>): number =>
  distance * 4 -
  (favoured.has(candidate) ? 1 : 0) -
  (sameLetters(word, candidate) ? 2 : 0) -
  (word.length < candidate.length && within(word, candidate) ? 1 : 0) -
  (word.at(-1) === candidate.at(-1) ? 1 : 0);

/**
 * Nearest known word, or null when none is near enough or two are equally near.
 * @param words the words that may be meant @param favoured words that win a tie (names of garments and parts)
 */
export function correct(word: string, words: WordIndex, favoured: ReadonlySet<string> = new Set()): string | null {
  const max = allowance(word.length);
  let best: { word: string; rank: number } | null = null;
  let tied = false;
  if (max === 0) return null;
  for (const candidate of near(word, words, max)) {
    const distance = editDistance(word, candidate, max);
    if (distance > max || !plausible(word, candidate, distance)) continue;
    const rank = rankOf(word, candidate, distance, favoured);
    if (!best || rank < best.rank) {
      best = { word: candidate, rank };
      tied = false;
    } else if (rank === best.rank && candidate !== best.word) tied = true;
  }
  return best && !(tied && best.rank > 2) ? best.word : null;
}
