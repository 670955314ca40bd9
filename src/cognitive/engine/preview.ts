import type { Impression } from './apply.js';
import { restore, serialize } from './hash.js';
import { advance, type Model } from './step.js';
import type { Happening } from './stimulus.js';
import type { State } from './state.js';

/** What an event would do in the next second, found on a copy; the state itself is left alone. */
export function preview(state: State, model: Model, what: Happening): { impression: Impression | null; after: State } {
  const after = restore(serialize(state));
  const found: Impression[] = [];
  const stimulus = { seq: after.seq + 1, at: after.second + 1, what };
  advance(after, model, after.second + 1, [stimulus], (impression) => found.push(impression));
  return { impression: found[0] ?? null, after };
}
