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
    const ofA = (SHARE * w[a]) / both;
    const ofB = (SHARE * w[b]) / both;
    for (let k = 0; k < 3; k++) {
      const apart = v[3 * b + k] - v[3 * a + k];
      v[3 * a + k] += ofA * apart;
      v[3 * b + k] -= ofB * apart;
    }
  }
}
