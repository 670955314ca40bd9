import { newRegister } from './hypotheses/register.js';
import { newTable } from './hypotheses/table.js';
import { newLessons } from './affect/lessons.js';
import { STATE_VERSION, type State } from './state.js';

type Past = Record<string, unknown> & { version: number };

/**
 * What each version's state becomes in the next. Version 4 counted pairs by strata of liveliness and published patterns
 * that were not there: its counts and patterns are dropped, the rest goes on. Version 5 kept no list of what was withdrawn.
 */
const STEPS: Record<number, (past: Past) => Past> = {
  4: (past) => ({
    ...past,
    version: 5,
    table: newTable(),
    register: newRegister(),
    forecasts: [],
    bout: { dreamt: true, called: false },
    body: { ...(past.body as object), C: 0.5 },
    lessons: newLessons(past.second as number),
    label: { current: 'calm', cause: null, candidate: 'calm', held: 0 },
    causes: [],
  }),
  5: (past) => ({ ...past, version: 6, register: { ...(past.register as object), withdrawn: [] } }),
};

/** The state of this version that a saved one goes on as. @throws RangeError for a version that cannot be read */
export function converted(saved: unknown): State {
  let state = saved as Past;
  while (state.version !== STATE_VERSION) {
    const step = STEPS[state.version];
    if (!step) throw new RangeError(`unknown version of the engine's state: ${String(state.version)}`);
    state = step(state);
  }
  return state as unknown as State;
}
