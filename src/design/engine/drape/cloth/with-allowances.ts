import type { Sheet } from './sheet.js';

/**
 * The seam at a waist carries its allowances, their finish and the stay that keeps it from growing: so many times the cloth beside it.
 * What is light cannot be held to its length in one step (decision 101), and waists of woven dresses came out 1.1 % too wide.
 */
const LAYERS = 6;

/** @param held of each particle of the mesh, 1 on the seam */
export function withAllowances(
  { mass, inverseMass, nodeOf }: Pick<Sheet, 'mass' | 'inverseMass' | 'nodeOf'>,
  held: Uint8Array,
): void {
  for (const node of new Set(nodeOf.filter((_, i) => held[i] === 1))) {
    mass[node] *= LAYERS;
    inverseMass[node] /= LAYERS;
  }
}
