import fc from 'fast-check';
import { credence, lift, posterior, publishable, total } from './posterior.js';

describe('posterior of a difference in rates', () => {
  // Reference: Beta-binomial marginal likelihoods, s = 20 centred on the pooled rate, prior odds .05/.95.
  it.each([
    [41, 52, 18, 60, 0.998937325],
    [12, 20, 150, 600, 0.37245362],
    [9, 14, 40, 200, 0.401218501],
    [5, 10, 5, 10, 0.047182017],
    [20, 60, 300, 1500, 0.171403098],
    [30, 40, 100, 400, 0.999965312],
  ])('%p of %p against %p of %p: %p', (k1, n1, k0, n0, p) => expect(posterior([{ k1, n1, k0, n0 }])).toBeCloseTo(p, 8));

  it('stays a probability for any counts', () =>
    fc.assert(
      fc.property(
        fc.nat(1e6),
        fc.nat(1e6),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (n1, n0, p1, p0) => {
          const value = posterior([{ n1, n0, k1: Math.round(n1 * p1), k0: Math.round(n0 * p0) }]);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
        },
      ),
    ));
});

describe('strata', () => {
  const busy = { n1: 800, k1: 640, n0: 200, k0: 160 };
  const quiet = { n1: 50, k1: 5, n0: 950, k0: 95 };

  it('keep a busy time from passing for a cause', () => {
    expect(lift([total([busy, quiet])])).toBeGreaterThan(3);
    expect(posterior([total([busy, quiet])])).toBeGreaterThan(0.999);
    expect(lift([busy, quiet])).toBeCloseTo(1, 12);
    expect(posterior([busy, quiet])).toBeLessThan(0.05);
  });

  it('give the plain ratio where there is one', () => {
    expect(lift([{ n1: 52, k1: 41, n0: 60, k0: 18 }])).toBeCloseTo(41 / 52 / (18 / 60), 12);
    expect(lift([{ n1: 5, k1: 5, n0: 5, k0: 0 }])).toBe(Infinity);
  });
});

describe('Beta credence', () => {
  // Miller, Formulas for Bayesian A/B testing; cross-checked by numeric integration.
  it.each([
    [0, 0, 0, 0, 0.5],
    [5, 10, 5, 10, 0.5],
    [18, 60, 41, 52, 0.9999999158],
    [2, 20, 8, 20, 0.9837673039],
    [100, 1000, 120, 1000, 0.9231834389],
    [0, 10, 3, 10, 0.954887218],
    [3, 10, 0, 10, 0.045112782],
  ])('%p of %p against %p of %p: %p', (kA, nA, kB, nB, p) =>
    expect(credence({ k: kA, n: nA }, { k: kB, n: nB })).toBeCloseTo(p, 9),
  );
});

describe('Bayesian false discovery rate', () => {
  it('publishes the largest set whose mean doubt is at most the rate', () => {
    expect(publishable([0.999, 0.99, 0.97, 0.93, 0.9, 0.8, 0.6, 0.5], 0.05)).toBe(5);
    expect(publishable([0.9, 0.9], 0.05)).toBe(0);
    expect(publishable([], 0.05)).toBe(0);
  });
});
