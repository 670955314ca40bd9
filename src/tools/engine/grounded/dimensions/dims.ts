import type { Unit } from '../units.js';

/** Exponents of what an amount is of: `length`, `mass`, `eur`, `#shirt`. What it is not of is not in it. */
export type Dims = Readonly<Record<string, number>>;

/** Dimensions that are made of others, and by which factor their own unit is more than what they are made of. */
const MADE: Readonly<Record<string, { dims: Dims; factor: number }>> = {
  area: { dims: { length: 2 }, factor: 1 },
  space: { dims: { length: 3 }, factor: 1 },
  grammage: { dims: { mass: 1, length: -2 }, factor: 0.001 },
};

/** What a unit measures, and how much one of it is in metres, kilograms, seconds. */
export function dimsOf({ dimension, factor }: Unit): { dims: Dims; factor: number } {
  const made = Object.hasOwn(MADE, dimension) ? MADE[dimension] : { dims: { [dimension]: 1 }, factor: 1 };
  return { dims: made.dims, factor: factor * made.factor };
}

/** The dimensions of a product, `sign` −1 of a quotient. */
export function times(a: Dims, b: Dims, sign: 1 | -1 = 1): Dims {
  const made: Record<string, number> = { ...a };
  for (const [of, exponent] of Object.entries(b)) {
    made[of] = (made[of] ?? 0) + sign * exponent;
    if (made[of] === 0) delete made[of];
  }
  return made;
}

export const isSame = (a: Dims, b: Dims): boolean => Object.keys(times(a, b, -1)).length === 0;
export const isNone = (dims: Dims): boolean => Object.keys(dims).length === 0;
