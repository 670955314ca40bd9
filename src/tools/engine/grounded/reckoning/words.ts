import { escaped } from '../expression-of.js';
import data from '../words/reckoning.yaml.js';

const LISTS = data as unknown as Readonly<Record<string, readonly string[]>>;

/** The words of a list as a set, for the words of names. */
export const wordsOf = (list: string): ReadonlySet<string> => new Set(LISTS[list]);

/** The words of lists as alternatives of a regular expression, longest first. */
export const either = (...lists: string[]): string =>
  lists
    .flatMap((list) => LISTS[list] ?? [])
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
