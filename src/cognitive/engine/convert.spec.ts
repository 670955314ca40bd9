import { restore, serialize, stateHash } from './hash.js';
import { initialState } from './state.js';
import { advance, createModel } from './step.js';
import { everyday, START } from './stimuli.fixture.js';

/** A state as version 4 wrote it: pairs counted by strata of liveliness. */
function ofVersion4(): string {
  const state = initialState(START, 'old');
  advance(state, createModel({ kappa: 24 }), START + 1800, everyday(1800, 'old'));
  const table = { open: 5, before: 1, liveliness: 1, transitions: [0], from: [0], into: [0], both: [0] };
  const register = { candidates: {}, discovered: {}, published: { 'a>b': {} }, evaluated: [1] };
  return JSON.stringify({ ...state, version: 4, table, register, forecasts: [{ b: 1, p: 0.5 }] });
}

describe('a state of an earlier version', () => {
  it('goes on: what it felt and remembers stays, patterns that were not there go', () => {
    const state = restore(ofVersion4());
    expect(state.memory.episodes.length).toBeGreaterThan(5);
    expect(state.register.published).toEqual({});
    advance(
      state,
      createModel({ kappa: 24 }),
      START + 7200,
      everyday(1800, 'new', START + 3600).map((e) => ({ ...e, seq: e.seq + 1e6 })),
    );
    expect(stateHash(restore(serialize(state)))).toBe(stateHash(state));
  });

  it('of version 5 has withdrawn nothing that is known', () => {
    const { register, ...rest } = initialState(START, 'five');
    const { withdrawn: _none, ...before } = register;
    const state = restore(JSON.stringify({ ...rest, register: before, version: 5 }));
    expect(state).toEqual(initialState(START, 'five'));
  });

  it('is refused when nothing is known of it', () =>
    expect(() => restore(JSON.stringify({ version: 3 }))).toThrow(RangeError));
});
