import { distanceAt } from '../form/distance-at.js';
import type { DistanceGrid, PanelMesh } from '../types.js';

/** Between what is turned over and what it lies on; cloth so near beside it lies beneath it, and so far below or above at most. Metres. */
const [APART, BESIDE, DEEPEST] = [0.006, 0.012, 0.03];
/** Of its own panel only what is cut so far from it lies beneath: nearer is its fold, metres. */
const BEYOND_FOLD = 0.035;

/**
 * Lays what is turned over, collars and lapels, outside the cloth beneath: where that was pushed through it while seams were
 * drawn together, nothing would push it back. @returns the places of all particles
 */
export function laidOver(mesh: PanelMesh, positions: Float32Array, grid: DistanceGrid): Float32Array {
  const { turned } = mesh;
  if (!turned) return positions;
  const out = positions.slice();
  const slope = new Float64Array(4);
  turned.forEach((is, i) => {
    if (is !== 1) return;
    distanceAt(grid, positions[3 * i], positions[3 * i + 1], positions[3 * i + 2], slope);
    const length = Math.hypot(slope[1], slope[2], slope[3]);
    if (length < FLAT) return;
    const way = [slope[1] / length, slope[2] / length, slope[3] / length];
    const by = highestBeneath(mesh, turned, positions, i, way) + APART;
    if (by > 0) way.forEach((share, axis) => (out[3 * i + axis] += by * share));
  });
  return out;
}

/** Far from the form the distance says no way. */
const FLAT = 0.25;

/** How far the cloth beneath reaches beyond a particle, outwards; −∞ where there is none. */
function highestBeneath(
  { panelOf, flat }: PanelMesh,
  turned: Uint8Array,
  at: Float32Array,
  i: number,
  [wx, wy, wz]: readonly number[],
): number {
  let highest = -Infinity;
  for (let j = 0; j < panelOf.length; j++) {
    if (turned[j] !== 0) continue;
    const [dx, dy, dz] = [at[3 * j] - at[3 * i], at[3 * j + 1] - at[3 * i + 1], at[3 * j + 2] - at[3 * i + 2]];
    const up = dx * wx + dy * wy + dz * wz;
    if (up <= highest || Math.abs(up) > DEEPEST || dx * dx + dy * dy + dz * dz - up * up > BESIDE * BESIDE) continue;
    const cut = Math.hypot(flat[2 * j] - flat[2 * i], flat[2 * j + 1] - flat[2 * i + 1]);
    if (panelOf[j] !== panelOf[i] || cut > BEYOND_FOLD) highest = up;
  }
  return highest;
}
