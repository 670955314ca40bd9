import { escaped } from '../expression-of.js';
import { listOf } from '../judged/phrase.js';
import data from '../words/alike.yaml.js';

export type List =
  | 'leads'
  | 'of'
  | 'joints'
  | 'turns'
  | 'abbreviated'
  | 'numerals'
  | 'wares'
  | 'behindLists'
  | 'between'
  | 'ordinals'
  | 'ranks'
  | 'articles'
  | 'idle'
  | 'modals'
  | 'behind'
  | 'sums'
  | 'starts'
  | 'ends'
  | 'from'
  | 'to'
  | 'firms'
  | 'roles'
  | 'codes'
  | 'people'
  | 'prices'
  | 'counts'
  | 'days'
  | 'units'
  | 'addresses'
  | 'otherwise'
  | 'heads'
  | 'headed'
  | 'ways'
  | 'clocks'
  | 'telling'
  | 'deeds'
  | 'apart'
  | 'tails'
  | 'leadsToFirm'
  | 'leadsToPerson'
  | 'leadsToRole'
  | 'leadsToPrice'
  | 'years'
  | 'anyNames'
  | 'denied'
  | 'none'
  | 'since'
  | 'totals'
  | 'portions'
  | 'portioned'
  | 'rounds'
  | 'daysOf'
  | 'lives'
  | 'firmEnds'
  | 'rooms'
  | 'nothing'
  | 'restrictions'
  | 'denying'
  | 'yes'
  | 'no'
  | 'rowSums'
  | 'eachPrices'
  | 'lengthsOfTime'
  | 'minors'
  | 'adults'
  | 'eachSaid';
const LISTS = data as Record<List, string>;

const SETS = new Map(Object.entries(LISTS).map(([name, words]) => [name, new Set(listOf(words))]));

/** The words of a list. */
export const wordsOf = (name: List): ReadonlySet<string> => SETS.get(name) ?? new Set();
/** The words of a list as alternatives of an expression, the longest first. */
export const anyWordOf = (...names: readonly List[]): string =>
  names
    .flatMap((name) => listOf(LISTS[name]))
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

/** A full stop behind these ends no sentence; it is to be put before one. */
export const NOT_ABBREVIATED = String.raw`(?<!(?<!\p{L})(?:${anyWordOf('abbreviated')}))`;
