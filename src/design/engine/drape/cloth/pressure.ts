import type { Sheet } from './sheet.js';
import type { Constraint } from './step.js';

/**
 * Blows the cloth out sideways from its wrong side, so that what sewing has turned inside out turns back. Not upwards:
 * a skirt would rise like a balloon. @param pascal N/m²
 * @param still per node 1 where it is not blown at: what is turned over would be blown up, and stand
 */
export function pressure(pascal: number, still: Uint8Array): Constraint {
  return ({ position: x, inverseMass: w, triangles: t }: Sheet, step) => {
    const push = (pascal * step * step) / 6;
    for (let i = 0; i < t.length; i += 3) {
      const p = 3 * t[i];
      const q = 3 * t[i + 1];
      const r = 3 * t[i + 2];
      const ax = x[q] - x[p];
      const ay = x[q + 1] - x[p + 1];
      const az = x[q + 2] - x[p + 2];
      const bx = x[r] - x[p];
      const by = x[r + 1] - x[p + 1];
      const bz = x[r + 2] - x[p + 2];
      const nx = push * (ay * bz - az * by);
      const nz = push * (ax * by - ay * bx);
      for (let corner = 0; corner < 3; corner++) {
        const node = t[i + corner];
        if (still[node] === 1) continue;
        x[3 * node] += w[node] * nx;
        x[3 * node + 2] += w[node] * nz;
      }
    }
  };
}
