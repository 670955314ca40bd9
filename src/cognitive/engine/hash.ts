import { createHash } from 'node:crypto';
import { converted } from './convert.js';
import type { State } from './state.js';

/** Text from which an equal state is restored; doubles survive to the last bit. */
export const serialize = (state: State): string => JSON.stringify(state);

/** The state of a text made by `serialize`, by this version or an earlier one. @throws SyntaxError, RangeError */
export const restore = (text: string): State => converted(JSON.parse(text));

/** SHA-256 over the whole state, hexadecimal. */
export const stateHash = (state: State): string => textHash(serialize(state));

/** SHA-256 of a state as it was saved. */
export const textHash = (text: string): string => createHash('sha256').update(text).digest('hex');
