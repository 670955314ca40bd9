import { autocorrelation, correlation, grouped, hill, moment } from './moments.js';

describe('moments', () => {
  it.each([
    { x: [1, 2, 3], y: [10, 20, 30], r: 1 },
    { x: [1, 2, 3], y: [3, 2, 1], r: -1 },
    { x: [1, 2, 3, 4], y: [1, 3, 2, 4], r: 0.8 },
  ])('correlation of $x and $y is $r', ({ x, y, r }) => expect(correlation(x, y)).toBeCloseTo(r, 12));

  it('what does not vary has no correlation', () => expect(correlation([1, 1], [1, 2])).toBeNaN());

  it('a list that changes its sign each time is its own opposite', () => {
    expect(autocorrelation([1, -1, 1, -1, 1, -1], 1)).toBeCloseTo(-1, 12);
    expect(autocorrelation([1, -1, 1, -1, 1, -1], 2)).toBeCloseTo(1, 12);
  });

  /** One of five: centre 1, second moment 4, third (−1·4 + 64) ÷ 5 = 12, fourth (4 + 256) ÷ 5 = 52. */
  it.each([
    { order: 3, expected: 1.5 },
    { order: 4, expected: 3.25 },
  ])('moment $order of 0 0 0 0 5 is $expected', ({ order, expected }) =>
    expect(moment([0, 0, 0, 0, 5], order)).toBeCloseTo(expected, 12),
  );

  it('finds the tail that was planted: sizes (n ÷ rank)^(1 ÷ 3), of either sign, have the index 3', () => {
    const n = 100_000;
    const sizes = Array.from({ length: n }, (_, i) => (i % 2 ? 1 : -1) * (n / (i + 1)) ** (1 / 3));
    expect(hill(sizes)).toBeCloseTo(3, 1);
  });

  it('sums neighbours and drops what is left over', () => expect(grouped([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([6, 15]));
});
