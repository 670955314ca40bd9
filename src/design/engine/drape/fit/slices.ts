import type { PanelMesh } from '../types.js';

/** What a level plane cuts out of the cloth. */
export interface ClothCut {
  /** metres: as it is worn, and as it was cut */
  worn: number;
  flat: number;
  /** share of the directions round the axis that it covers, 0…1 */
  covers: number;
}

/** Directions that are told apart. */
const WAYS = 48;

/** What the cloth goes round, metres. */
export interface Axis {
  x: number;
  z: number;
}

/** Length of cloth at a height. @param counts of a panel whether it is measured */
export function cutAt(
  mesh: PanelMesh,
  at: Float32Array,
  y: number,
  counts: (panel: number) => boolean,
  axis: Axis,
): ClothCut {
  const ways = new Set<number>();
  let [worn, flat] = [0, 0];
  for (let t = 0; t < mesh.triangles.length; t += 3) {
    if (!counts(mesh.panelOf[mesh.triangles[t]])) continue;
    const ends = crossings(mesh, at, t, y);
    if (ends.length !== 2) continue;
    const [a, b] = ends;
    worn += Math.hypot(a.x - b.x, a.z - b.z);
    flat += Math.hypot(a.u - b.u, a.v - b.v);
    for (let k = 0; k <= STEPS; k++)
      ways.add(wayOf(a.x + ((b.x - a.x) * k) / STEPS - axis.x, a.z + ((b.z - a.z) * k) / STEPS - axis.z));
  }
  return { worn, flat, covers: ways.size / WAYS };
}

/** Which direction a point lies in, so that a piece of cloth covers all that it spans. */
const wayOf = (x: number, z: number): number => Math.floor(((Math.atan2(x, z) / (2 * Math.PI) + 1) % 1) * WAYS);
const STEPS = 8;

interface Crossing {
  x: number;
  z: number;
  u: number;
  v: number;
}

/** Where the sides of a triangle cross a height, in space and on the panel. */
function crossings({ triangles, flat }: PanelMesh, at: Float32Array, t: number, y: number): Crossing[] {
  const found: Crossing[] = [];
  for (let e = 0; e < 3; e++) {
    const [p, q] = [triangles[t + e], triangles[t + ((e + 1) % 3)]];
    const [low, high] = [at[3 * p + 1] - y, at[3 * q + 1] - y];
    if (low > 0 === high > 0) continue;
    const share = low / (low - high);
    const mix = (values: Float32Array, i: number, j: number): number => values[i] + (values[j] - values[i]) * share;
    found.push({
      x: mix(at, 3 * p, 3 * q),
      z: mix(at, 3 * p + 2, 3 * q + 2),
      u: mix(flat, 2 * p, 2 * q),
      v: mix(flat, 2 * p + 1, 2 * q + 1),
    });
  }
  return found;
}
