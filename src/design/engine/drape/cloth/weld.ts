import type { PanelMesh } from '../types.js';

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
