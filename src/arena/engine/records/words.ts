import { createHash } from 'node:crypto';
import { canonical, type Canonical } from '../matches/index.js';

/** Members of an action that are words, which may be erased; the others are what was done. */
export const WORDS_OF_ACTION = ['justification', 'invalidation_condition'] as const;

type Plain = Readonly<Record<string, unknown>>;

/** A decision as it is logged. */
export interface Spoken {
  actions: readonly object[];
  message?: unknown;
  research?: unknown;
}

/** What was said with a decision: of each action its words, in their order. */
export interface Words {
  actions: Plain[];
  message?: unknown;
  research?: unknown;
}

const wordsOfAction = (action: Plain): Plain =>
  Object.fromEntries(WORDS_OF_ACTION.filter((word) => action[word] !== undefined).map((word) => [word, action[word]]));

/** @returns null where nothing was said */
export function wordsOf({ actions, message, research }: Spoken): Words | null {
  const said = actions.map((action) => wordsOfAction(action as Plain));
  const silent = message === undefined && research === undefined && said.every((one) => Object.keys(one).length === 0);
  return silent ? null : { actions: said, message, research };
}

/** An action without its words. */
export const withoutWords = (action: object): Plain =>
  Object.fromEntries(Object.entries(action).filter(([name]) => !(WORDS_OF_ACTION as readonly string[]).includes(name)));

/**
 * What a record holds in place of words: SHA-256, hexadecimal, over the salt's bytes and the words' canonical JSON. While the
 * salt is kept beside the words, anybody can check them; when both are erased nobody can guess them.
 */
export const wordsHash = (salt: Uint8Array, words: Words): string =>
  createHash('sha256')
    .update(salt)
    .update(canonical(words as unknown as Canonical))
    .digest('hex');
