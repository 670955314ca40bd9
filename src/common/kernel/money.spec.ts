import fc from 'fast-check';
import { mulDiv, toMicroUsd, toUsd } from './money.js';

describe('money', () => {
  it.each([
    [10_000, 10_000_000_000],
    [0.1 + 0.2, 300_000],
    [-1.0000005, -1_000_001],
    [0.0000004, 0],
  ])('%p USD is %p micro-USD', (usd, micro) => expect(toMicroUsd(usd)).toBe(micro));

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e308])('refuses %p', (usd) =>
    expect(() => toMicroUsd(usd)).toThrow(RangeError),
  );

  it('survives the way to JSON and back', () =>
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), (micro) => {
        expect(toMicroUsd(toUsd(micro))).toBe(micro);
      }),
    ));

  it('multiplies before it divides, half away from zero', () => {
    expect(mulDiv(9_007_199_254_740_991, 9_007_199_254_740_991, 9_007_199_254_740_991)).toBe(9_007_199_254_740_991);
    expect(mulDiv(5, 1, 2)).toBe(3);
    expect(mulDiv(-5, 1, 2)).toBe(-3);
    expect(Object.is(mulDiv(0, -1, 2), 0)).toBe(true);
  });
});
