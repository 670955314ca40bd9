import type { PanelMesh } from '../types.js';

/** Where the particles of a finer mesh of the same panels lie when the coarse ones lie at `positions` (3 numbers each). */
export function refine(coarse: PanelMesh, positions: Float32Array, fine: PanelMesh): Float32Array {
  const ofPanel = trianglesOfPanels(coarse);
  const finer = new Float32Array(3 * fine.panelOf.length);
  const shares = new Float64Array(3);
  fine.panelOf.forEach((panel, i) => {
    const t = triangleAt(coarse, ofPanel[panel], fine.flat[2 * i], fine.flat[2 * i + 1], shares);
    for (let corner = 0; corner < 3; corner++)
      for (let k = 0; k < 3; k++)
        finer[3 * i + k] += shares[corner] * positions[3 * coarse.triangles[3 * t + corner] + k];
  });
  return finer;
}

function trianglesOfPanels({ triangles, panelOf }: PanelMesh): number[][] {
  const lists: number[][] = [];
  for (let t = 0; t < triangles.length / 3; t++) (lists[panelOf[triangles[3 * t]]] ??= []).push(t);
  return lists;
}

/** The triangle that a place of the panel lies in, or least outside of; its shares of the corners go into `shares`. */
function triangleAt(
  { flat, triangles }: PanelMesh,
  among: readonly number[],
  x: number,
  y: number,
  shares: Float64Array,
): number {
  let best = among[0];
  let least = -Infinity;
  for (const t of among) {
    const [p, q, r] = [2 * triangles[3 * t], 2 * triangles[3 * t + 1], 2 * triangles[3 * t + 2]];
    const [ax, ay] = [flat[q] - flat[p], flat[q + 1] - flat[p + 1]];
    const [bx, by] = [flat[r] - flat[p], flat[r + 1] - flat[p + 1]];
    const twice = ax * by - ay * bx;
    const u = ((x - flat[p]) * by - (y - flat[p + 1]) * bx) / twice;
    const v = (ax * (y - flat[p + 1]) - ay * (x - flat[p])) / twice;
    const inside = Math.min(u, v, 1 - u - v);
    if (inside <= least) continue;
    least = inside;
    best = t;
    shares.set([1 - u - v, u, v]);
    if (inside >= 0) break;
  }
  return best;
}
