import { HISTORY_FIELDS, merge, Tier, type HistoryField } from './history.js';

const sample = (value: number): Record<HistoryField, number> =>
  Object.fromEntries(HISTORY_FIELDS.map((field) => [field, value])) as Record<HistoryField, number>;

describe('a tier of history', () => {
  it('keeps min, max, sum, last and n of each bucket, and forgets what the ring no longer holds', () => {
    const tier = new Tier(15, 4);
    for (let second = 1500; second < 1600; second++) tier.add(second, sample(second % 15));
    const rows = [...tier.read(0, 1600)];
    expect(rows.map(([start]) => start)).toEqual([1545, 1560, 1575, 1590]);
    expect(rows[1][1].fatigue).toEqual({ min: 0, max: 14, sum: 105, last: 14, n: 15 });
    expect(rows[3][1].fatigue.n).toBe(10);
  });

  it('gives back what was restored', () => {
    const [a, b] = [new Tier(15, 4), new Tier(15, 4)];
    for (let second = 1500; second < 1530; second++) a.add(second, sample(second));
    for (const [start, row] of a.read(0, 2000)) b.restore(start, row);
    expect([...b.read(0, 2000)]).toEqual([...a.read(0, 2000)]);
  });

  it('merges buckets as if they had been one', () =>
    expect(merge({ min: 1, max: 2, sum: 3, last: 2, n: 2 }, { min: 0, max: 1, sum: 1, last: 0, n: 2 })).toEqual({
      min: 0,
      max: 2,
      sum: 4,
      last: 0,
      n: 4,
    }));
});
