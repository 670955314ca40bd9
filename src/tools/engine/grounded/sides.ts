import { sentenceAt } from './clause.js';
import data from './words/sides.yaml.js';

const PAIRS = (data as unknown as readonly (readonly [string[], string[]])[]).map((pair) =>
  pair.map((words) => new Set(words)),
);

/** Words of a name that say which of two that are called alike is meant: the old and the new one. */
export const SIDES: ReadonlySet<string> = new Set(PAIRS.flat().flatMap((words) => [...words]));

/**
 * Whether a value is told of the other of two, or of none while the text tells of this one elsewhere: `new_supplier_days`
 * of "The old supplier took 10 days. The new one has not told us."
 */
export function isOfOtherSide({ words }: { words: readonly string[] }, text: string, at: number): boolean {
  const { start, end } = sentenceAt(text, at);
  const said = wordsIn(text.slice(start, end));
  return PAIRS.some(([one, other]) => isOther(words, said, text, one, other) || isOther(words, said, text, other, one));
}

function isOther(
  name: readonly string[],
  said: readonly string[],
  text: string,
  own: ReadonlySet<string>,
  other: ReadonlySet<string>,
): boolean {
  if (!name.some((word) => own.has(word)) || said.some((word) => own.has(word))) return false;
  return said.some((word) => other.has(word)) || wordsIn(text).some((word) => own.has(word));
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
