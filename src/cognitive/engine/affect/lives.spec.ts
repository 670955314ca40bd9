import { EMOTIONS } from './emotions.js';
import { fidelityOf } from './lives.js';
import { initialState } from '../state.js';
import { advance, createModel } from '../step.js';
import { START, text } from '../stimuli.fixture.js';

describe('a life with planted causes', () => {
  const { labelled, caused, strong, shown, seconds } = fidelityOf('spec', 7);

  it('has no label of an emotion without such an event in the half hour before', () => {
    expect(labelled).toBeGreaterThan(10_000);
    expect(caused / labelled).toBeGreaterThanOrEqual(0.99);
  });

  it('shows strong causes while they are the strongest', () => {
    expect(strong).toBeGreaterThan(50);
    expect(shown / strong).toBeGreaterThanOrEqual(0.9);
  });

  it('knows every label in a week', () => {
    for (const emotion of EMOTIONS) expect([emotion, (seconds[emotion] ?? 0) > 0]).toEqual([emotion, true]);
  });
});

it('an hour of abuse never raises pleasure and ends with no joy', () => {
  const state = initialState(START, 'abuse');
  const model = createModel({ kappa: 24 });
  let before = state.emotion[0];
  for (let s = 1; s <= 3600; s++) {
    const what = text(s % 3 === 0 ? -0.9 : -0.4, ['coat'], [s % 1024]);
    const hit = s % 20 === 0 ? [{ seq: s, at: START + s, what }] : [];
    advance(state, model, START + s, hit);
    if (hit.length > 0) expect(state.emotion[0]).toBeLessThanOrEqual(Math.max(before, state.mood[0]) + 1e-9);
    before = state.emotion[0];
  }
  expect(state.label.current).toBe('anger');
  expect(state.emotion[0]).toBeLessThan(0);
});

it('a neutral question is no reason for a feeling', () => {
  const state = initialState(START, 'question');
  const what = { ...text(0), question: true } as const;
  advance(state, createModel({ kappa: 24 }), START + 30, [{ seq: 1, at: START + 2, what }]);
  expect(state.causes).toEqual([]);
  expect(['calm', 'curious', 'neutral', 'bored']).toContain(state.label.current);
});
