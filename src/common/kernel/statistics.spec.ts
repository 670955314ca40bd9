import { mean, quantile, sigmoid, sum, variance } from './statistics.js';

describe('statistics', () => {
  it('sums what naive addition loses', () => expect(sum([1, 1e100, 1, -1e100])).toBe(2));
  it('mean and variances of 2, 4, 4, 4, 5, 5, 7, 9', () => {
    const xs = [2, 4, 4, 4, 5, 5, 7, 9];
    expect(mean(xs)).toBe(5);
    expect(variance(xs, 0)).toBe(4);
    expect(variance(xs)).toBeCloseTo(32 / 7, 12);
  });
  it('is NaN where it is undefined', () => {
    expect(variance([1])).toBeNaN();
    expect(quantile([], 0.5)).toBeNaN();
  });
  it('the last quantile is the largest, the first the smallest', () =>
    expect([quantile([4, 1, 3], 0), quantile([4, 1, 3], 1)]).toEqual([1, 4]));
  it('quantiles interpolate', () => expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5));
  it('sigmoid saturates without overflow', () => {
    expect(sigmoid(0)).toBe(0.5);
    expect(sigmoid(-1e4)).toBe(0);
    expect(sigmoid(1e4)).toBe(1);
  });
});
