/** Coefficients of Hart's rational approximation (1968), as given by West, Wilmott Magazine, May 2005: |error| < 1e-14. */
const ABOVE = [
  3.52624965998911e-2, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871, 221.213596169931,
  220.206867912376,
];
const BELOW = [
  8.83883476483184e-2, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674, 637.333633378831,
  793.826512519948, 440.413735824752,
];

/** From here on a continued fraction takes over. */
const FAR = 7.07106781186547;

/** Standard normal distribution function Φ(x); tails keep their relative precision. */
export function normalCdf(x: number): number {
  const upper = upperTail(Math.abs(x));
  return x > 0 ? 1 - upper : upper;
}

function upperTail(x: number): number {
  if (x > 38) return 0;
  const density = Math.exp(-x * x * 0.5);
  if (x < FAR) return (density * polynomial(ABOVE, x)) / polynomial(BELOW, x);
  const fraction = x + 1 / (x + 2 / (x + 3 / (x + 4 / (x + 0.65))));
  return density / fraction / 2.506628274631;
}

function polynomial(coefficients: readonly number[], x: number): number {
  let value = 0;
  for (const coefficient of coefficients) value = value * x + coefficient;
  return value;
}

/** Inverse of `normalCdf` by bisection, within 1e-12. @param p in (0, 1) @throws RangeError outside it */
export function normalQuantile(p: number): number {
  if (!(p > 0 && p < 1)) throw new RangeError(`no quantile of ${p}`);
  if (p > 0.5) return -normalQuantile(1 - p);
  let [low, high] = [-38, 0];
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    if (normalCdf(middle) < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
