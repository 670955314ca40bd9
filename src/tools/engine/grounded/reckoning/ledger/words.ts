import { wordLists } from '../../text/word-lists.js';
import data from '../../words/ledger.yaml.js';

const LISTS = wordLists(data as unknown as Readonly<Record<string, string>>);

export const { any: either, standsIn, endsWith, beginsWith } = LISTS;

/** Whether a name has one of the words of a list. */
export function asksFor(list: string): (words: readonly string[]) => boolean {
  const known = LISTS.wordsIn(list);
  return (words) => words.some((word) => known.has(word));
}
