import { EMOTIONS } from './affect/emotions.js';
import { bucketOf, HISTORY_FIELDS, merge, sampleOf, Tier, type Sample } from './history.js';
import { initialState } from './state.js';
import { advance, createModel } from './step.js';

const sample = (value: number): Sample =>
  Object.fromEntries(
    HISTORY_FIELDS.map((field) => [field, field === 'emotion' || field === 'ede_phase' ? value % 3 : value]),
  ) as Sample;
const one = (value: number): number[] => {
  const tier = new Tier(1, 1);
  tier.add(100, sample(value));
  return [...tier.read(100, 101)][0][1];
};

describe('a tier of history', () => {
  it('keeps min, max, sum, last and n of each bucket, and forgets what the ring no longer holds', () => {
    const tier = new Tier(15, 4);
    for (let second = 1500; second < 1600; second++) tier.add(second, sample(second % 15));
    const rows = [...tier.read(0, 1600)];
    expect(rows.map(([start]) => start)).toEqual([1545, 1560, 1575, 1590]);
    expect(bucketOf(rows[1][1], 'fatigue')).toEqual({ min: 0, max: 14, sum: 105, last: 14, n: 15 });
    expect(bucketOf(rows[3][1], 'fatigue')).toMatchObject({ n: 10 });
  });

  it('counts for how long each label was in force', () => {
    const tier = new Tier(15, 4);
    for (let second = 1500; second < 1510; second++) tier.add(second, sample(second % 3));
    const [[, numbers]] = [...tier.read(1500, 1515)];
    expect(bucketOf(numbers, 'emotion')).toEqual({
      last: EMOTIONS[0],
      n: 10,
      counts: { [EMOTIONS[0]]: 4, [EMOTIONS[1]]: 3, [EMOTIONS[2]]: 3 },
    });
  });

  it('gives back what was restored, and of a bucket of before leaves out what was not kept then', () => {
    const [a, b] = [new Tier(15, 4), new Tier(15, 4)];
    for (let second = 1500; second < 1530; second++) a.add(second, sample(second));
    for (const [start, row] of a.read(0, 2000)) b.restore(start, row);
    expect([...b.read(0, 2000)]).toEqual([...a.read(0, 2000)]);
    b.restore(1515, one(7).slice(0, 45));
    const old = [...b.read(1515, 1516)][0][1];
    expect(bucketOf(old, 'pleasure')).toMatchObject({ last: 7, n: 1 });
    for (const field of ['mood_pleasure', 'events', 'emotion', 'ede_phase'] as const)
      expect(bucketOf(old, field)).toBeNull();
    expect(bucketOf(merge(old, one(2)), 'events')).toEqual({ min: 2, max: 2, sum: 2, last: 2, n: 1 });
  });

  it('merges buckets as if they had been one', () => {
    const both = merge(merge(one(2), one(1)), one(0));
    expect(bucketOf(both, 'error')).toEqual({ min: 0, max: 2, sum: 3, last: 0, n: 3 });
    expect(bucketOf(both, 'ede_phase')).toMatchObject({ last: 'awake', n: 3 });
  });
});

it('a second counts its own events alone', () => {
  const state = initialState(1_800_000_000, 'history');
  const what = { kind: 'registration' } as const;
  const stimuli = [1, 2, 3].map((seq) => ({ seq, at: 1_800_000_000 + Math.ceil(seq / 2), what }));
  const seen = [1, 2, 3].map((s) => {
    advance(state, createModel({ kappa: 24 }), 1_800_000_000 + s, stimuli);
    return sampleOf(state).events;
  });
  expect(seen).toEqual([2, 1, 0]);
});
