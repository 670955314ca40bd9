import type { FunctionTool } from '../matching.js';
import { askedFor, deedsOf } from './heard/deeds.js';
import data from './stated.yaml.js';

const words = data as Record<'states' | 'firsts' | 'timed' | 'habits' | 'wanted', string[]>;
const either = (kind: keyof typeof words): string => `(?:${words[kind].join('|')})`;
const OPENS = String.raw`^\W*(?:(?:and|but|so|well|by the way|och|men|und|aber|et|mais|y|pero)[\s,]+)?(?:${either('timed')}\s)?`;
const OF_OTHERS = new RegExp(`${OPENS}${either('states')}(?!\\p{L})`, 'iu');
/** "We close", "schließen wir": in German and Swedish the verb may come first. */
const OF_ONESELF = new RegExp(String.raw`${OPENS}(?:\p{L}+\s)?${either('firsts')}(?!\p{L})`, 'iu');
const HABITUAL = new RegExp(String.raw`(?<!\p{L})${either('habits')}(?!\p{L})`, 'iu');
const WANTED = new RegExp(String.raw`(?<!\p{L})${either('wanted')}(?!\p{L})`, 'iu');

/**
 * "The store closes at noon", "we count the inventory on Friday": whether a statement tells how things are or what is usual; what
 * somebody says they do now by the verb of a function, "I return order 5", does not.
 */
export function isStated(sentence: string, tool: FunctionTool): boolean {
  if (sentence.includes('?') || WANTED.test(sentence)) return false;
  if (OF_OTHERS.test(sentence)) return true;
  return OF_ONESELF.test(sentence) && (HABITUAL.test(sentence) || !saysDeed(sentence, tool));
}

const saysDeed = (sentence: string, tool: FunctionTool): boolean =>
  deedsOf(tool).some((deed) => !deed.isAsked && askedFor(deed, sentence) === 1);
