import { mean } from '../../../common/kernel/statistics.js';
import { Random } from '../../../common/kernel/random.js';
import { initialState } from '../state.js';
import { advance, createModel } from '../step.js';
import { START } from '../stimuli.fixture.js';
import type { Stimulus } from '../stimulus.js';
import { expected, newLessons, noteOutcome, replayNotes } from './lessons.js';

const MODEL = createModel({ kappa: 24 });
const IN_TIME = { coat: 0.3, trousers: 0.6, dress: 0.9, shirt: 0.97 } as const;

/** A day of garments that are made, some kinds late more often than others. @param inTime chance of each kind */
function day(from: number, random: Random, inTime: (kind: keyof typeof IN_TIME) => number): Stimulus[] {
  return Array.from({ length: 480 }, (_, i): Stimulus => {
    const topic = random.pick(Object.keys(IN_TIME) as (keyof typeof IN_TIME)[]);
    const stage = random.chance(inTime(topic)) ? 'completed' : 'failed';
    return { seq: 0, at: from + 180 * i, what: { kind: 'job', work: 'design', stage, topic, slow: false } };
  });
}

/** Mean squared error of what was expected on the second day. @param sleeps false: what was noted is lost before it is replayed */
function nextDay(seed: string, sleeps: boolean, inTime: (kind: keyof typeof IN_TIME) => number): number {
  const random = Random.from(seed);
  const log = [...day(START + 60, random, inTime), ...day(START + 86_460, random, inTime)].map((e, i) => ({
    ...e,
    seq: i + 1,
  }));
  const state = initialState(START, seed);
  const errors: number[] = [];
  let rest: Stimulus[] = log;
  for (let s = 60; s <= 2 * 86_400; s += 60) {
    rest = advance(state, MODEL, START + s, rest, ({ appraisal }) => {
      if (s > 86_400 && appraisal) errors.push(appraisal.delta ** 2);
    });
    if (!sleeps) state.lessons.noted = {};
  }
  return mean(errors);
}

describe('what is replayed asleep', () => {
  it('improves the predictions of the next day where kinds differ', () => {
    const gains = [1, 2, 3, 4, 5].map((seed) => {
      const [without, having] = [false, true].map((sleeps) =>
        nextDay(`kinds ${seed}`, sleeps, (kind) => IN_TIME[kind]),
      );
      return 1 - having / without;
    });
    for (const gain of gains) expect(gain).toBeGreaterThan(0.15);
  });

  it('costs next to nothing where they do not', () => {
    const [without, having] = [false, true].map((sleeps) => nextDay('alike', sleeps, () => 0.7));
    expect(having / without).toBeLessThan(1.02);
  });

  it('changes no expectation before it is replayed', () => {
    const lessons = newLessons(0);
    for (let i = 0; i < 20; i++) noteOutcome(lessons, 'garments', 'coat', 0);
    expect(expected(lessons, 'garments', 'coat', 0.8)).toBe(0.8);
    replayNotes(lessons, 60);
    expect(expected(lessons, 'garments', 'coat', 0.8)).toBeCloseTo((6 * 0.8) / 26, 12);
    expect(expected(lessons, 'garments', 'shirt', 0.8)).toBe(0.8);
  });
});
