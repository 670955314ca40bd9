import { escaped } from '../../expression-of.js';
import { listOf } from '../../judged/phrase.js';
import data from '../../words/ledger.yaml.js';

const LISTS = data as unknown as Readonly<Record<string, string>>;

/** The words of a list as alternatives, longest first. */
export const either = (list: string): string =>
  listOf(LISTS[list])
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

/** Whether one of the words of a list stands in a stretch of text. */
export const standsIn = (list: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${either(list)})(?!\p{L})`, 'iu');
/** Whether a stretch of text ends with one of the words of a list. */
export const endsWith = (list: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${either(list)})[:\s]{0,2}$`, 'iu');
/** Whether a stretch of text begins with one of the words of a list. */
export const beginsWith = (list: string): RegExp => new RegExp(String.raw`^\s?(?:${either(list)})(?!\p{L})`, 'iu');

/** Whether a name has one of the words of a list. */
export function asksFor(list: string): (words: readonly string[]) => boolean {
  const known = new Set(listOf(LISTS[list]));
  return (words) => words.some((word) => known.has(word));
}
