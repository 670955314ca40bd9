import type { PanelMesh } from '../types.js';
import type { Sheet } from './sheet.js';
import type { Constraint } from './step.js';

/** Seams that draw together: no further apart than at the beginning, less what `speed` has taken away since. */
export function sewing(seams: Uint32Array, { nodeOf, position }: Sheet, speed: number): Constraint {
  const pairs = Uint32Array.from(seams, (particle) => nodeOf[particle]);
  const apart = new Float64Array(pairs.length / 2);
  for (let i = 0; i < apart.length; i++) apart[i] = distance(position, pairs[2 * i], pairs[2 * i + 1]);
  return ({ position: x, inverseMass: w }, step) => {
    for (let i = 0; i < apart.length; i++) {
      apart[i] = Math.max(0, apart[i] - speed * step);
      const [p, q] = [pairs[2 * i], pairs[2 * i + 1]];
      const length = distance(x, p, q);
      const both = w[p] + w[q];
      if (length <= apart[i] || both === 0) continue;
      const pull = (length - apart[i]) / (length * both);
      for (let k = 0; k < 3; k++) {
        const d = (x[3 * q + k] - x[3 * p + k]) * pull;
        x[3 * p + k] += w[p] * d;
        x[3 * q + k] -= w[q] * d;
      }
    }
  };
}

/** Metres between the two particles of every seam pair that are furthest apart. */
export function widestGap(seams: Uint32Array, { nodeOf, position }: Sheet): number {
  let widest = 0;
  for (let i = 0; i < seams.length; i += 2)
    widest = Math.max(widest, distance(position, nodeOf[seams[i]], nodeOf[seams[i + 1]]));
  return widest;
}

function distance(x: Float64Array, p: number, q: number): number {
  const [dx, dy, dz] = [x[3 * q] - x[3 * p], x[3 * q + 1] - x[3 * p + 1], x[3 * q + 2] - x[3 * p + 2]];
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}

/** One node for all particles that seams join, numbered in the order of their first particle. */
export function weld({ seams, panelOf }: Pick<PanelMesh, 'seams' | 'panelOf'>): Uint32Array {
  const parent = Uint32Array.from(panelOf, (_, i) => i);
  const root = (i: number): number => {
    while (parent[i] !== i) i = parent[i] = parent[parent[i]];
    return i;
  };
  for (let i = 0; i < seams.length; i += 2) {
    const [a, b] = [root(seams[i]), root(seams[i + 1])];
    parent[Math.max(a, b)] = Math.min(a, b);
  }
  let nodes = 0;
  const nodeOf = new Uint32Array(parent.length);
  for (let i = 0; i < parent.length; i++) nodeOf[i] = root(i) === i ? nodes++ : nodeOf[root(i)];
  return nodeOf;
}
