import { distanceAt } from '../form/distance-at.js';
import type { DistanceGrid } from '../types.js';
import type { Sheet } from './sheet.js';

/** Rounds after which what one triangle moves disturbs no other. */
const ROUNDS = 6;

/**
 * Corners that lie on a round form leave the middle of their triangle inside it. What lies nearer than `clear` in the middle is
 * lifted with its corners, once the cloth is at rest: half a millimetre on an arm, nothing on a flat back.
 */
export function clearOf({ position: x, triangles: t, inverseMass }: Sheet, grid: DistanceGrid, clear: number): void {
  const at = new Float64Array(4);
  for (let round = 0; round < ROUNDS; round++)
    for (let i = 0; i < t.length; i += 3) {
      const corners = [3 * t[i], 3 * t[i + 1], 3 * t[i + 2]];
      const middle = (axis: number): number => (x[corners[0] + axis] + x[corners[1] + axis] + x[corners[2] + axis]) / 3;
      const short = clear - distanceAt(grid, middle(0), middle(1), middle(2), at);
      if (short <= 0 || short > MOST) continue;
      const slope = at[1] * at[1] + at[2] * at[2] + at[3] * at[3];
      if (slope < FLAT) continue;
      for (const corner of corners) {
        if (inverseMass[corner / 3] === 0) continue;
        for (let axis = 0; axis < 3; axis++) x[corner + axis] += (short * at[1 + axis]) / slope;
      }
    }
}

/** What lies deeper lies between two limbs, where the distance says no way out; metres, and the square of the slope there. */
const [MOST, FLAT] = [0.004, 0.25];
