import { escaped } from './expression-of.js';
import { listOf } from './judged/phrase.js';

/** The phrases of a list as alternatives of an expression, longest first. */
export const phrasesOf = (list: string): string =>
  listOf(list)
    .map((one) => one.replaceAll('"', ''))
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

/** Whether a stretch of text has a phrase of a list, as whole words, for each list of a table. */
export const saysOf = <List extends string>(lists: Readonly<Record<List, string>>): Record<List, RegExp> =>
  Object.fromEntries(
    Object.entries<string>(lists).map(([name, list]) => [
      name,
      new RegExp(String.raw`(?<![\p{L}\d])(?:${phrasesOf(list)})(?!\p{L})`, 'iu'),
    ]),
  ) as Record<List, RegExp>;
