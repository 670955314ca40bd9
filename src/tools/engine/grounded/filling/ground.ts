import type { Evidence } from '../grounded.js';
import type { House } from '../house.types.js';
import type { Plans } from '../planned.js';
import type { Reading } from '../reading.js';

/** All that values may rest on. */
export interface Ground {
  /** the last thing said */
  reading: Reading;
  /** what the caller said before it, for what the last thing leaves open; null where nothing was */
  before: Reading | null;
  house: House;
  /** concepts, where the text asks for some */
  plans: Plans | null;
  /** whether a member for a wish (`query`, `prompt`) may be the text itself: arguments of functions */
  wishes?: boolean;
  /** what a function says of itself, in lower case */
  about?: string;
}

/** A value that rests on nothing. `path` is a JSON Pointer to it. */
export class NotGrounded extends Error {
  /** @param isFinal whether no other way of reading may tell it: the text says that there is none */
  constructor(
    readonly path: string,
    readonly isFinal = false,
  ) {
    super(`nothing says what ${path === '' ? 'the answer' : path} is`);
  }
}

export interface Filled {
  value: unknown;
  evidence: readonly Evidence[];
}
