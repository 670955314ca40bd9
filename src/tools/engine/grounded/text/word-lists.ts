import { listOf } from '../judged/phrase.js';
import { anyWordOf } from './words-of.js';

/** What is asked of the lists of a data file: words parted by commas. */
export interface WordLists {
  /** the words of a list as alternatives of an expression */
  any: (list: string) => string;
  wordsIn: (list: string) => ReadonlySet<string>;
  /** whether one of the words of a list stands in a stretch of text */
  standsIn: (list: string) => RegExp;
  /** whether a stretch of text begins with one */
  beginsWith: (list: string) => RegExp;
  /** whether a stretch of text ends with one, before the mark of a currency */
  endsWith: (list: string) => RegExp;
}

/** Expressions of the lists of a data file. */
export function wordLists(lists: Readonly<Record<string, string>>): WordLists {
  const any = (list: string): string => `(?:${anyWordOf(lists[list])})`;
  return {
    any,
    wordsIn: (list) => new Set(listOf(lists[list])),
    standsIn: (list) => new RegExp(String.raw`(?<![\p{L}\d])${any(list)}(?!\p{L})`, 'iu'),
    beginsWith: (list) => new RegExp(String.raw`^[\s,]{0,2}${any(list)}(?!\p{L})`, 'iu'),
    endsWith: (list) => new RegExp(String.raw`(?<![\p{L}\d])${any(list)}[:\s]{0,2}(?:[$€£]\s?)?$`, 'iu'),
  };
}
