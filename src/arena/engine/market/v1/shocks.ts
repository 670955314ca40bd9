import type { Random } from '../../../../common/kernel/random.js';

const DEGREES = 5;
/** Student's t with 5 degrees has variance 5/3; this brings it to 1. */
const UNIT = Math.sqrt((DEGREES - 2) / DEGREES);
/** A price must stay a price: shocks beyond this many deviations (about one in 1e6) are cut. */
const CUT = 25;

const cut = (x: number): number => (x > CUT ? CUT : x < -CUT ? -CUT : x);

/** Student-t shock with 5 degrees of freedom and unit variance (Bailey 1994, polar method). */
export function studentShock(random: Random): number {
  let u: number;
  let w: number;
  do {
    u = random.next() * 2 - 1;
    const v = random.next() * 2 - 1;
    w = u * u + v * v;
  } while (w >= 1 || w === 0);
  return cut(UNIT * u * Math.sqrt((DEGREES * (Math.pow(w, -2 / DEGREES) - 1)) / w));
}

/** √(3/χ²₅): what turns a standard normal into the same unit-variance t₅ shock, so that the normal can be shared. */
export function studentMixture(random: Random): number {
  const z = random.normal();
  const chi2 = z * z - 2 * Math.log((1 - random.next()) * (1 - random.next()));
  return Math.sqrt(3 / chi2);
}

export const cutShock = cut;
