import { anyWordOf } from '../text/words-of.js';
import { wordLists } from '../text/word-lists.js';
import data from '../words/owned.yaml.js';
import near from '../words/people-near.yaml.js';

/** The lists of `owned.yaml`. */
export const { any, wordsIn } = wordLists(data as unknown as Readonly<Record<string, string>>);

const { kin, others, own, first } = near as Record<'kin' | 'others' | 'own' | 'first', string>;
/** Whose things are not those of who writes, as alternatives of an expression. */
export const KIN = `(?:${anyWordOf(`${kin}, ${others}`)})`;
/** Words for who writes. */
export const SELF: ReadonlySet<string> = new Set([...`${own}, ${first}`.split(', '), ...wordsIn('self')]);
