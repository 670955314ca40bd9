import { escaped } from '../expression-of.js';
import type { Grounded } from '../grounded.js';
import { listOf } from '../judged/phrase.js';
import type { Property } from '../property.js';
import data from '../words/nothing-told.yaml.js';

const { untold, none } = data as Record<'untold' | 'none', string>;
const anyOf = (words: string): string => listOf(words).map(escaped).join('|');
const UNTOLD = new RegExp(String.raw`^(?:[^:\n]{1,30}:\s*)?(?:${anyOf(untold)})\.?$`, 'iu');
const NONE = new RegExp(String.raw`^(?:[^:\n]{1,30}:\s*)?(?:${anyOf(none)})\.?$`, 'iu');
/** What somebody has one of, or has none: its word says nothing else. */
const OF_ONE = new Set([
  'phone',
  'email',
  'url',
  'date',
  'time',
  'person',
  'place',
  'street',
  'postcode',
  'code',
  'country',
]);

/** "Phone: none given": what says that nothing is told is no value. */
export const isNothingTold = ({ value }: Grounded, { kind, weakKind }: Property): boolean =>
  typeof value === 'string' &&
  (UNTOLD.test(value.trim()) || (OF_ONE.has(kind ?? weakKind ?? '') && NONE.test(value.trim())));
