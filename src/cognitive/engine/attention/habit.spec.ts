import { newHabit, observe, squash } from './habit.js';

describe('habituation', () => {
  it('a first event surprises, steady traffic soon does not', () => {
    const habit = newHabit(0);
    const first = squash(observe(habit, 1000, 1));
    let last = first;
    for (let s = 1001; s < 1600; s++) last = squash(observe(habit, s, 1));
    expect(first).toBeGreaterThan(0.8);
    expect(last).toBeLessThan(0.02);
  });

  it('after long silence an event surprises again', () => {
    const habit = newHabit(0);
    for (let s = 1; s < 600; s++) observe(habit, s, 1);
    expect(squash(observe(habit, 600 + 7200, 1))).toBeGreaterThan(0.8);
  });

  it('a sudden rush surprises more than what is usual', () => {
    const [usual, rush] = [newHabit(0), newHabit(0)];
    for (let s = 1; s < 900; s++) for (const habit of [usual, rush]) observe(habit, s, 2);
    expect(observe(rush, 900, 200)).toBeGreaterThan(20 * observe(usual, 900, 2));
  });
});
