import { anyWordOf } from '../text/words-of.js';
import data from '../words/owned.yaml.js';
import near from '../words/people-near.yaml.js';

const LISTS = data as unknown as Readonly<Record<string, string>>;

/** The words of a list of `owned.yaml` as alternatives of an expression. */
export const any = (list: string): string => `(?:${anyWordOf(LISTS[list])})`;
/** The words of a list. */
export const wordsIn = (list: string): ReadonlySet<string> => new Set(LISTS[list].split(', '));

const { kin, others } = near as Record<'kin' | 'others', string>;
/** Whose things are not those of who writes, as alternatives of an expression. */
export const KIN = `(?:${anyWordOf(`${kin}, ${others}`)})`;
