import { PARAMETERS } from '../parameters.js';
import { EMOTION_PAD, EMOTIONS } from './emotions.js';
import { nearestLabel, PROTOTYPES, settleLabel, type LabelState } from './label.js';
import { flowMood, moodFactors } from './mood.js';
import type { Pad } from './pad.js';

const calm = (): LabelState => ({ current: 'calm', candidate: 'calm', held: 0 });
const settle = (state: LabelState, e: Pad, novelty: number, seconds: number): LabelState => {
  for (let i = 0; i < seconds; i++) settleLabel(state, e, novelty, 'awake');
  return state;
};

describe('the label of an emotion', () => {
  it('can be every public label', () => {
    const waking = new Set(PROTOTYPES.map(({ label }) => label));
    for (const label of EMOTIONS) expect(waking.has(label) || ['sleepy', 'dreaming'].includes(label)).toBe(true);
    for (const { label, pad, novelty } of PROTOTYPES) expect(nearestLabel(pad, novelty ?? 0.9)).toBe(label);
  });

  it('changes after ten seconds of being clearly nearer, not before', () => {
    const angry: Pad = [-0.25, 0.3, 0.12];
    expect(settle(calm(), angry, 0.2, 10).current).toBe('calm');
    expect(settle(calm(), angry, 0.2, 11).current).toBe('anger');
  });

  it('does not flicker at a border, and does not lock', () => {
    const border: Pad = [0.074, 0, 0.074];
    expect(settle(calm(), border, 0.2, 600).current).toBe('calm');
    const joyful = settle(calm(), [0.25, 0.12, 0.05], 0.5, 60);
    expect(joyful.current).not.toBe('calm');
    expect(settle(joyful, [0.15, 0, 0.15], 0.2, 30).current).toBe('calm');
  });

  it('starts counting anew when the candidate falls back', () => {
    const state = settle(calm(), [-0.25, 0.3, 0.12], 0.2, 8);
    settle(state, [0.15, 0, 0.15], 0.2, 1);
    expect(settle(state, [-0.25, 0.3, 0.12], 0.2, 9).current).toBe('calm');
  });

  it.each([
    ['drowsy', 'sleepy'],
    ['nrem', 'sleepy'],
    ['rem', 'dreaming'],
    ['lucid', 'dreaming'],
  ] as const)('in %s is %s at once', (phase, label) => {
    const state = calm();
    settleLabel(state, [0, 0, 0], 0, phase);
    expect(state.current).toBe(label);
  });
});

describe('emotion and mood', () => {
  it('halve their distance in their half-lives, in one step or in many', () => {
    const rest = PARAMETERS.mood.rest;
    const [e, m]: [Pad, Pad] = [[...EMOTION_PAD.fear], [...rest]];
    const once: [Pad, Pad] = [[...e], [...m]];
    flowMood(...once, moodFactors(900));
    for (let i = 0; i < 900; i++) flowMood(e, m, moodFactors(1));
    for (let i = 0; i < 3; i++) {
      expect(once[0][i] - rest[i]).toBeCloseTo((EMOTION_PAD.fear[i] - rest[i]) / 2, 12);
      expect(e[i]).toBeCloseTo(once[0][i], 10);
    }
  });

  it('a bad mood pulls the emotion down with it', () => {
    const [e, m]: [Pad, Pad] = [
      [0.15, 0, 0.15],
      [-0.5, 0, 0],
    ];
    flowMood(e, m, moodFactors(3600));
    expect(e[0]).toBeLessThan(-0.3);
  });
});
