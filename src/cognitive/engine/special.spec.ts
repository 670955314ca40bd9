import fc from 'fast-check';
import { betaDivergence, digamma, gammaDivergence, logBeta, logGamma } from './special.js';

describe('special functions', () => {
  it.each([
    [1, 0],
    [2, 0],
    [0.5, Math.log(Math.sqrt(Math.PI))],
    [10, Math.log(362_880)],
    [100, 359.1342053695754],
  ])('ln Γ(%p) = %p', (x, value) => expect(logGamma(x)).toBeCloseTo(value, 11));

  it.each([
    [1, -0.5772156649015329],
    [0.5, -1.9635100260214235],
    [10, 2.251752589066721],
  ])('ψ(%p) = %p', (x, value) => expect(digamma(x)).toBeCloseTo(value, 12));

  it('B(2, 3) = 1/12', () => expect(Math.exp(logBeta(2, 3))).toBeCloseTo(1 / 12, 13));

  // Itti & Baldi: surprise = KL(posterior || prior); closed form of Beta distributions, cross-checked numerically.
  it.each([
    [1, 1, 2, 1, 0.1931471806],
    [1, 1, 1, 2, 0.1931471806],
    [10, 1, 11, 1, 0.0044010889],
    [10, 1, 10, 2, 0.3780179279],
    [50, 50, 51, 50, 0.0049750012],
    [1, 99, 2, 99, 0.4177926683],
    [99, 1, 100, 1, 0.0000503359],
  ])('Beta(%p, %p) → Beta(%p, %p) surprises by %p nats', (a0, b0, a1, b1, nats) =>
    expect(betaDivergence(a1, b1, a0, b0)).toBeCloseTo(nats, 9),
  );

  it('divergences are never negative and zero from themselves', () =>
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 1e4, noNaN: true }),
        fc.double({ min: 0.1, max: 1e4, noNaN: true }),
        (a, b) => {
          expect(betaDivergence(a + 1, b, a, b)).toBeGreaterThanOrEqual(0);
          expect(gammaDivergence(a + 1, b + 1, a, b)).toBeGreaterThanOrEqual(0);
          expect(gammaDivergence(a, b, a, b)).toBeCloseTo(0, 8);
        },
      ),
    ));
});
