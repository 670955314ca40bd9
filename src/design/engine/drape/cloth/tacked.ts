import type { Basted } from '../types.js';
import type { Sheet } from './sheet.js';
import type { Constraint } from './step.js';

/** Of what they are off, by which both layers are drawn to each other in a step. */
const SHARE = 0.1;
/** So far beside its place a corner may slip: fronts that hang from two shoulders do not lie on each other as they are cut. Metres. */
const SLIPS = 0.015;

/** Holds corners of a lower layer on the wrong side of the upper one, near the places that they lie beneath. @param apart metres between layers */
export function tacked({ nodeOf }: Pick<Sheet, 'nodeOf'>, { corners, on, shares }: Basted, apart: number): Constraint {
  const nodes = Uint32Array.from(corners, (i) => nodeOf[i]);
  const over = Uint32Array.from(on, (i) => nodeOf[i]);
  const [out, off] = [new Float64Array(3), new Float64Array(3)];
  return ({ position: x, inverseMass: w }) => {
    for (let i = 0; i < nodes.length; i++) {
      const p = nodes[i];
      outwards(x, over[3 * i], over[3 * i + 1], over[3 * i + 2], out);
      let weight = w[p];
      for (let axis = 0; axis < 3; axis++) off[axis] = x[3 * p + axis];
      for (let k = 3 * i; k < 3 * i + 3; k++) {
        weight += w[over[k]] * shares[k] * shares[k];
        for (let axis = 0; axis < 3; axis++) off[axis] -= shares[k] * x[3 * over[k] + axis];
      }
      if (weight === 0) continue;
      toBeCorrected(off, out, apart);
      for (let axis = 0; axis < 3; axis++) {
        const by = (SHARE * off[axis]) / weight;
        x[3 * p + axis] -= w[p] * by;
        for (let k = 3 * i; k < 3 * i + 3; k++) x[3 * over[k] + axis] += w[over[k]] * shares[k] * by;
      }
    }
  };
}

/** Of the way from its place to a corner what is too much: square to the cloth all but the layers between, along it what is beyond its slip. */
function toBeCorrected(off: Float64Array, out: Float64Array, apart: number): void {
  const high = off[0] * out[0] + off[1] * out[1] + off[2] * out[2];
  const beside = Math.sqrt(Math.max(0, off[0] * off[0] + off[1] * off[1] + off[2] * off[2] - high * high));
  const share = beside > SLIPS ? 1 - SLIPS / beside : 0;
  for (let axis = 0; axis < 3; axis++) off[axis] = share * (off[axis] - high * out[axis]) + (high + apart) * out[axis];
}

/**
 * Lays corners of a lower layer beneath the places of the upper one, wherever seams drew them: what comes out on its right side does not
 * find back. @returns the places of all particles
 */
export function laidBeneath(positions: Float32Array, { corners, on, shares }: Basted, apart: number): Float32Array {
  const out = positions.slice();
  const way = new Float64Array(3);
  corners.forEach((corner, i) => {
    outwards(positions, on[3 * i], on[3 * i + 1], on[3 * i + 2], way);
    for (let axis = 0; axis < 3; axis++) {
      let at = -apart * way[axis];
      for (let k = 3 * i; k < 3 * i + 3; k++) at += shares[k] * positions[3 * on[k] + axis];
      out[3 * corner + axis] = at;
    }
  });
  return out;
}

/** The way out of the right side of a triangle, of length one. */
function outwards(x: ArrayLike<number>, a: number, b: number, c: number, into: Float64Array): void {
  const [p, q, r] = [3 * a, 3 * b, 3 * c];
  const [ux, uy, uz] = [x[q] - x[p], x[q + 1] - x[p + 1], x[q + 2] - x[p + 2]];
  const [vx, vy, vz] = [x[r] - x[p], x[r + 1] - x[p + 1], x[r + 2] - x[p + 2]];
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  into[0] = nx / length;
  into[1] = ny / length;
  into[2] = nz / length;
}
