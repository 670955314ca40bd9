import { EMOTIONS, type Appraised } from './emotions.js';
import { moodOf, settleLabel, type LabelState, type Minded } from './label.js';
import { activeCauses, endProspect, enterCause, intensityOf, type Cause } from './ledger.js';
import { flowMood, moodFactors } from './mood.js';
import { EMOTION_PAD } from './emotions.js';
import { PARAMETERS } from '../parameters.js';
import type { Pad } from './pad.js';

const calm = (): LabelState => ({ current: 'calm', cause: null, candidate: 'calm', held: 0 });
const rest: Minded = { phase: 'awake', emotion: [0.15, 0, 0.15], body: { nov: 0.1 }, second: 1000, lastEvent: 940 };
const cause = (seq: number, emotion: Appraised, intensity: number, at = 0, kind = 'text'): Cause => ({
  seq,
  at,
  kind,
  group: 'cognitive',
  topic: 'message',
  emotion,
  predictor: kind === 'job' ? 'garments' : 'liked',
  intensity,
});
const settled = (causes: Cause[], second: number, x: Minded = rest): LabelState => {
  const label = calm();
  settleLabel(label, causes, { ...x, second, lastEvent: second - 60 });
  return label;
};

describe('the label', () => {
  it('is the strongest cause that is still felt, by its event', () => {
    const causes = [cause(1, 'joy', 0.6, 0), cause(2, 'anger', 0.5, 300)];
    expect(settled(causes.slice(0, 1), 0)).toMatchObject({ current: 'joy', cause: 1 });
    expect(settled([...causes], 301)).toMatchObject({ current: 'anger', cause: 2 });
  });

  it('halves in five minutes and ends below the floor', () => {
    expect(intensityOf(cause(1, 'joy', 0.4), 300)).toBeCloseTo(0.2, 12);
    const causes = [cause(1, 'joy', 0.4)];
    expect(settled(causes, 890).current).toBe('joy');
    expect(settled(causes, 910).current).toBe('calm');
    expect(causes).toEqual([]);
  });

  it('of hope ends when what was hoped for has come', () => {
    const causes = [cause(1, 'hope', 0.3, 0, 'job')];
    endProspect(causes, 'garments');
    expect(causes).toEqual([]);
    const told = [cause(2, 'fear', 0.3)];
    endProspect(told, 'liked');
    expect(told).toHaveLength(1);
  });

  it('asleep is sleepy or dreaming, unless something strong is felt', () => {
    expect(settled([cause(1, 'joy', 0.2)], 0, { ...rest, phase: 'rem' }).current).toBe('dreaming');
    expect(settled([cause(1, 'distress', 0.6)], 0, { ...rest, phase: 'nrem' }).current).toBe('distress');
  });

  it('never keeps more causes than it may', () => {
    const causes: Cause[] = [];
    for (let i = 1; i <= 100; i++) enterCause(causes, cause(i, 'joy', i / 101));
    expect(causes).toHaveLength(PARAMETERS.ledger.kept);
    expect(activeCauses(causes, 0)[0].seq).toBe(100);
  });
});

describe('moods', () => {
  it.each([
    [{ phase: 'drowsy' }, 'sleepy'],
    [{ phase: 'nrem' }, 'sleepy'],
    [{ phase: 'rem' }, 'dreaming'],
    [{ body: { nov: 0.5 } }, 'curious'],
    [{ body: { nov: 0.001 }, lastEvent: 100 }, 'bored'],
    [{ body: { nov: 0.001 }, lastEvent: 990 }, 'calm'],
    [{ emotion: [-0.1, 0, 0] as Pad }, 'neutral'],
    [{}, 'calm'],
  ] as const)('%j: %s', (x, mood) => {
    expect(moodOf({ ...rest, ...x } as Minded)).toBe(mood);
    expect(EMOTIONS).toContain(mood);
  });

  it('give way after ten seconds, not before', () => {
    const label = calm();
    for (let s = 0; s < 10; s++) settleLabel(label, [], { ...rest, body: { nov: 0.5 }, second: s });
    expect(label.current).toBe('calm');
    settleLabel(label, [], { ...rest, body: { nov: 0.5 }, second: 10 });
    expect(label.current).toBe('curious');
  });
});

describe('emotion and mood', () => {
  it('halve their distance in their half-lives, in one step or in many', () => {
    const m0 = PARAMETERS.mood.rest;
    const [e, m]: [Pad, Pad] = [[...EMOTION_PAD.fear], [...m0]];
    const once: [Pad, Pad] = [[...e], [...m]];
    flowMood(...once, moodFactors(900));
    for (let i = 0; i < 900; i++) flowMood(e, m, moodFactors(1));
    for (let i = 0; i < 3; i++) {
      expect(once[0][i] - m0[i]).toBeCloseTo((EMOTION_PAD.fear[i] - m0[i]) / 2, 12);
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
