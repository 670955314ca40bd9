import type { Sheet } from './sheet.js';

/** Of the difference in velocity between neighbours, what yarns rubbing on each other take in a step. */
const SHARE = 0.1;

/**
 * Slows neighbours to each other; what moves as a whole is not slowed and momentum is kept. Without it sweeps over stiff
 * triangles, which hold each other more ways than they can move, keep the cloth trembling.
 */
export function rub({ velocity: v, inverseMass: w, hinges: { nodes } }: Sheet): void {
  for (let i = 0; i < nodes.length; i += 4) {
    const a = nodes[i];
    const b = nodes[i + 1];
    const both = w[a] + w[b];
    if (both === 0) continue;
    const perWeight = SHARE / both;
    const ofA = perWeight * w[a];
    const ofB = perWeight * w[b];
    const p = 3 * a;
    const q = 3 * b;
    const dx = v[q] - v[p];
    const dy = v[q + 1] - v[p + 1];
    const dz = v[q + 2] - v[p + 2];
    v[p] += ofA * dx;
    v[p + 1] += ofA * dy;
    v[p + 2] += ofA * dz;
    v[q] -= ofB * dx;
    v[q + 1] -= ofB * dy;
    v[q + 2] -= ofB * dz;
  }
}
