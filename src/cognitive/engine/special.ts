/**
 * Special functions, accurate to about 1e-13 (relative) for x > 0: recurrence up to 12, then Stirling's series
 * (Abramowitz & Stegun 6.1.41, 6.3.18).
 */

const SHIFT = 12;

/** ln Γ(x), x > 0. */
export function logGamma(x: number): number {
  let product = 1;
  let z = x;
  while (z < SHIFT) product *= z++;
  const r = 1 / (z * z);
  const series = (1 / 12 - r * (1 / 360 - r * (1 / 1260 - r * (1 / 1680 - r / 1188)))) / z;
  return (z - 0.5) * Math.log(z) - z + 0.5 * Math.log(2 * Math.PI) + series - Math.log(product);
}

/** Digamma ψ(x) = d/dx ln Γ(x), x > 0. */
export function digamma(x: number): number {
  let shift = 0;
  let z = x;
  while (z < SHIFT) shift += 1 / z++;
  const r = 1 / (z * z);
  const series = r * (1 / 12 - r * (1 / 120 - r * (1 / 252 - r * (1 / 240 - r / 132))));
  return Math.log(z) - 0.5 / z - series - shift;
}

/** ln B(a, b), a and b > 0. */
export const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);

/** Kullback–Leibler divergence of Beta(a1, b1) from Beta(a0, b0), nats ≥ 0. */
export function betaDivergence(a1: number, b1: number, a0: number, b0: number): number {
  const total = a0 - a1 + b0 - b1;
  const value =
    logBeta(a0, b0) - logBeta(a1, b1) + (a1 - a0) * digamma(a1) + (b1 - b0) * digamma(b1) + total * digamma(a1 + b1);
  return Math.max(0, value);
}

/** Kullback–Leibler divergence of Gamma(shape a1, rate b1) from Gamma(a0, b0), nats ≥ 0. */
export function gammaDivergence(a1: number, b1: number, a0: number, b0: number): number {
  const value =
    (a1 - a0) * digamma(a1) - logGamma(a1) + logGamma(a0) + a0 * (Math.log(b1) - Math.log(b0)) + (a1 * (b0 - b1)) / b1;
  return Math.max(0, value);
}
