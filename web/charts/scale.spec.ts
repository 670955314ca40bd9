import { apart, extentOf, scaleOf, ticksOf } from './scale.js';

describe('scales', () => {
  test('ends lie on ends, and a flat domain has a place', () => {
    const scale = scaleOf([0, 10], [100, 0]);
    expect([scale(0), scale(10), scale(5)]).toEqual([100, 0, 50]);
    expect(Number.isFinite(scaleOf([3, 3], [0, 1])(3))).toBe(true);
  });

  test('ticks are round and within the domain', () => {
    expect(ticksOf(-0.83, 1.04, 4)).toEqual([-0.5, 0, 0.5, 1]);
    expect(ticksOf(0, 7, 5)).toEqual([0, 2, 4, 6]);
  });

  test('an extent holds its values with a margin', () => {
    const [low, high] = extentOf([1, 2, 3]);
    expect(low).toBeLessThan(1);
    expect(high).toBeGreaterThan(3);
    expect(extentOf([])).toEqual([-1, 1]);
  });

  test('labels keep their order and their distance, within the frame', () => {
    const wishes = [50, 51, 10, 98, 99, 100];
    const places = apart(wishes, 10, [0, 100]);
    const order = wishes.map((_, i) => i).sort((a, b) => wishes[a] - wishes[b]);
    for (const [i, at] of order.slice(1).entries()) {
      expect(places[at] - places[order[i]]).toBeGreaterThanOrEqual(10 - 1e-9);
    }
    expect(Math.max(...places)).toBeLessThanOrEqual(100);
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  });
});
