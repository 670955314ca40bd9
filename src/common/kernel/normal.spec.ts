import { normalCdf, normalQuantile } from './normal.js';

/** Abramowitz & Stegun, Handbook of Mathematical Functions, tables 26.1 and 26.2. */
const PUBLISHED = [
  { x: 0, p: 0.5 },
  { x: 1, p: 0.841344746068543 },
  { x: 1.5, p: 0.933192798731142 },
  { x: 2, p: 0.977249868051821 },
  { x: 3, p: 0.99865010196837 },
  { x: -1, p: 0.158655253931457 },
  { x: -5, p: 2.866515719e-7 },
  { x: -8, p: 6.220960574e-16 },
];

describe('the normal distribution', () => {
  it.each(PUBLISHED)('Φ($x) = $p', ({ x, p }) => expect(normalCdf(x) / p).toBeCloseTo(1, 7));
  it.each([
    { p: 0.95, x: 1.644853626951473 },
    { p: 0.975, x: 1.959963984540054 },
    { p: 0.999, x: 3.090232306167814 },
    { p: 1e-10, x: -6.361340902404056 },
  ])('quantile $p is $x', ({ p, x }) => expect(normalQuantile(p)).toBeCloseTo(x, 9));
  it.each([0, 1, Number.NaN, -0.1])('has no quantile of %p', (p) =>
    expect(() => normalQuantile(p)).toThrow(new RangeError(`no quantile of ${p}`)),
  );
  it('saturates', () => expect([normalCdf(-40), normalCdf(40)]).toEqual([0, 1]));
});
