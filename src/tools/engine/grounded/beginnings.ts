/** So many letters tell most words apart; what is shorter is taken whole. */
const LETTERS = 4;
const WORDS = /[\p{L}\d]+/gu;
const PARTS = /\p{L}+/gu;
const FIRST = /^(?:\p{L}[\p{L}\d]*|\d[\p{L}\d]*)/u;
const KEPT = 64;
const kept = new Map<string, ReadonlySet<string>>();

const beginning = (word: string): string => word.toLowerCase().slice(0, LETTERS);

/** How the words of a text begin, `42cm` as a whole and after its number; the last few texts are asked many times. */
function beginningsOf(text: string): ReadonlySet<string> {
  const known = kept.get(text);
  if (known) return known;
  if (kept.size >= KEPT) kept.clear();
  const all = new Set([...(text.match(WORDS) ?? []), ...(text.match(PARTS) ?? [])].map(beginning));
  kept.set(text, all);
  return all;
}

/**
 * Whether a text can hold one of many phrases at all: it has a word that begins as the first of one of them does.
 * A set is asked in a fraction of the time that an expression of all the phrases takes, which need not be made then.
 * @param phrases each found from the beginning of a word; one that begins with a sign may be anywhere
 */
export function heldBy(phrases: readonly string[]): (text: string) => boolean {
  const firsts = new Set(phrases.map((phrase) => FIRST.exec(phrase)?.[0]).map((word) => word && beginning(word)));
  if (firsts.has(undefined)) return () => true;
  const begins = [...firsts] as string[];
  return (text) => {
    const words = beginningsOf(text);
    return begins.some((one) => words.has(one));
  };
}
