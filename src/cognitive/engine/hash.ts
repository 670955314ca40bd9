import { createHash } from 'node:crypto';
import { STATE_VERSION, type State } from './state.js';

/** Text from which an equal state is restored; doubles survive to the last bit. */
export const serialize = (state: State): string => JSON.stringify(state);

/** The state of a text made by `serialize`. @throws SyntaxError, or RangeError for another version */
export function restore(text: string): State {
  const state = JSON.parse(text) as State;
  if (state.version !== STATE_VERSION)
    throw new RangeError(`unknown version of the engine's state: ${String(state.version)}`);
  return state;
}

/** SHA-256 over the whole state, hexadecimal. */
export const stateHash = (state: State): string => createHash('sha256').update(serialize(state)).digest('hex');
