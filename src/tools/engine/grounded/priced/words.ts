import { anyWordOf } from '../text/words-of.js';
import data from '../words/priced.yaml.js';

const LISTS = data as unknown as Readonly<Record<string, string>>;

/** Whether a stretch has a word of a list of `priced.yaml`. */
export const says = (list: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${anyWordOf(LISTS[list])})(?![\p{L}\d])`, 'iu');
/** Whether a stretch begins with one. */
export const beginsWith = (list: string): RegExp =>
  new RegExp(String.raw`^[\s,]{0,2}(?:${anyWordOf(LISTS[list])})(?![\p{L}\d])`, 'iu');
/** Whether a stretch ends with one, before the mark of a currency. */
export const endsWith = (list: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${anyWordOf(LISTS[list])})\s(?:[$€£]\s?)?$`, 'iu');
/** The words of a list. */
export const wordsIn = (list: string): ReadonlySet<string> => new Set(LISTS[list].split(', '));
