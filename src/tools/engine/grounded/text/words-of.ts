import { escaped } from '../expression-of.js';
import { listOf } from '../judged/phrase.js';
import { plainly } from '../naming/folded.js';

/** The words of a list as alternatives of an expression, the longest first. */
export const anyWordOf = (list: string): string =>
  listOf(list)
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

/** The names of slots of a list, without accents. */
export const slotsNamed = (list: string): ReadonlySet<string> => new Set(listOf(list).map(plainly));

/** How a name is looked up in such a list. */
export const slotName = (words: readonly string[]): string => plainly(words.join(' '));

/** The words of a list, each also with a capital, where an expression has to tell capitals. */
export const anyCaseOf = (list: string): string =>
  anyWordOf(
    listOf(list)
      .flatMap((word) => [word, `${word[0].toUpperCase()}${word.slice(1)}`])
      .join(', '),
  );
