import { escaped } from '../expression-of.js';
import { listOf } from '../judged/phrase.js';
import data from '../words/listed.yaml.js';
import measured from '../words/measured-things.yaml.js';

type Name =
  | 'joints'
  | 'counters'
  | 'ends'
  | 'after'
  | 'links'
  | 'persons'
  | 'undone'
  | 'things'
  | 'counts'
  | 'leads'
  | 'supplies'
  | 'articles'
  | 'numbered'
  | 'stops';
const LISTS = data as Record<Name, string>;

/** The words of a list, as an expression: the longest first. */
export const anyOfList = (name: Name): string =>
  listOf(LISTS[name])
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
/** The words of a list. */
export const wordsOfList = (name: Name): ReadonlySet<string> => new Set(listOf(LISTS[name]));

/** What things are measured by without a unit, as alternatives of an expression: cups, slices, tasses. */
export const measures = listOf((measured as unknown as { measures: string }).measures)
  .sort((a, b) => b.length - a.length)
  .map(escaped)
  .join('|');
