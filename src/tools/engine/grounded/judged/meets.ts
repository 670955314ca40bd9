import { isNoun, isOfClass, isRelated } from '../../lexicon/index.js';
import { isThing, sameThing } from '../same-thing.js';
import related from '../words/related.yaml.js';

/** Words of a name that say nothing of what it is about. */
export const SMALL =
  /^(?:is|has|have|had|are|was|were|be|been|can|does|do|did|will|would|to|for|of|in|on|at|the|a|an|it|any|by|with|from|and|or|there|this|that|already|still|currently|his|her|our|my)$/;

/** What is spoken of where a word of a name is meant: a waiter is of the staff. */
const RELATED: readonly { names: ReadonlySet<string>; said: readonly string[] }[] = Object.entries(
  related as unknown as Record<string, string>,
).map(([names, said]) => ({ names: new Set(names.split(' ')), said: said.split(/\s+/u) }));

const plain = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}-]/gu, '');

/** Words with those of two that are one thing joined: "car park", in one word elsewhere. */
export function joined(words: readonly string[]): string[] {
  const made: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const two = `${words[at]}-${words[at + 1]}`;
    const isOne = at + 1 < words.length && isThing(two);
    made.push(isOne ? two : words[at]);
    if (isOne) at++;
  }
  return made;
}

/** Whether a word of a name and a word of a text are one, in any form or of the five languages. */
export function isSame(name: string, said: string): boolean {
  const own = plain(said);
  return (
    own.length > 1 && (name === own || name === own.replaceAll('-', '') || (name.length > 1 && sameThing(name, own)))
  );
}

/** Whether a thing of a text is one that a name calls: wine is alcohol. English. */
export function isOfKind(name: string, said: string): boolean {
  if (isSame(name, said)) return true;
  if (!isNoun(name) || !isNoun(said) || isOfClass(said, 'person')) return false;
  const kind = isRelated(name, said)?.kind;
  return kind === 'kind-of' || kind === 'synonym' || kind === 'same';
}

/** Whether a word of a text is what a name is of: the same, or what belongs to it. */
export const isMet = (name: string, said: string): boolean =>
  isSame(name, said) ||
  RELATED.some(({ names, said: all }) => names.has(name) && all.some((one) => said.toLowerCase().startsWith(one)));
