import { restore, serialize } from './hash.js';
import { apply, type Impression } from './apply.js';
import type { Happening } from './stimulus.js';
import type { State } from './state.js';

/** What an event would do now, without doing it: applied to a copy. Memory is left out of the copy's cost where it can be. */
export function preview(state: State, what: Happening): { impression: Impression | null; after: State } {
  const after = restore(serialize(state));
  const impression = apply(after, { seq: after.seq + 1, at: after.second, what });
  return { impression, after };
}
