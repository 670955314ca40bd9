import type { DistanceGrid } from '../types.js';
import type { Sheet } from './sheet.js';
import type { Constraint } from './step.js';

/** What is further off than anything has gone since is not looked at: twice as far, for what pulls at it within a step. */
const CARE = 2;

/**
 * Keeps every node outside the form and holds it there by friction (Coulomb, on the way of the step). Outside the grid
 * there is no form. @param gap metres between the form and the middle of the cloth
 */
export function formContact(grid: DistanceGrid, gap: number): Constraint {
  /** for each node, how far the cloth may go until it has to be looked at again, metres */
  let until = new Float64Array(0);
  const { origin, cell, size, values } = grid;
  const [ox, oy, oz] = origin;
  const [nx, ny, nz] = size;
  const row = nx;
  const layer = nx * ny;
  const perCell = 1 / cell;
  return ({ position: x, previous, inverseMass, friction, count, gone }: Sheet): void => {
    if (until.length !== count) until = new Float64Array(count);
    for (let i = 0; i < count; i++) {
      if (until[i] > gone || inverseMass[i] === 0) continue;
      const p = 3 * i;
      const gx = (x[p] - ox) * perCell;
      const gy = (x[p + 1] - oy) * perCell;
      const gz = (x[p + 2] - oz) * perCell;
      if (!(gx >= 0 && gy >= 0 && gz >= 0 && gx < nx - 1 && gy < ny - 1 && gz < nz - 1)) continue;
      const ix = gx | 0;
      const iy = gy | 0;
      const iz = gz | 0;
      const at = ix + row * iy + layer * iz;
      const v000 = values[at];
      if (v000 > 2 * cell + gap) {
        until[i] = gone + (v000 - 2 * cell - gap) / CARE;
        continue;
      }
      const v100 = values[at + 1];
      const v010 = values[at + row];
      const v110 = values[at + row + 1];
      const v001 = values[at + layer];
      const v101 = values[at + layer + 1];
      const v011 = values[at + layer + row];
      const v111 = values[at + layer + row + 1];
      const tx = gx - ix;
      const ty = gy - iy;
      const tz = gz - iz;
      const v00 = v000 + (v100 - v000) * tx;
      const v10 = v010 + (v110 - v010) * tx;
      const v01 = v001 + (v101 - v001) * tx;
      const v11 = v011 + (v111 - v011) * tx;
      const v0 = v00 + (v10 - v00) * ty;
      const v1 = v01 + (v11 - v01) * ty;
      const depth = gap - (v0 + (v1 - v0) * tz);
      if (depth <= 0) {
        until[i] = gone - depth / CARE;
        continue;
      }
      let sx = (v100 - v000) * (1 - ty) + (v110 - v010) * ty;
      sx += ((v101 - v001) * (1 - ty) + (v111 - v011) * ty - sx) * tz;
      const sy = v10 - v00 + (v11 - v01 - v10 + v00) * tz;
      const sz = v1 - v0;
      // between two limbs the distance is flat: there is no way out to be pushed
      const slope = Math.max(cell, Math.sqrt(sx * sx + sy * sy + sz * sz));
      const ux = sx / slope;
      const uy = sy / slope;
      const uz = sz / slope;
      x[p] += depth * ux;
      x[p + 1] += depth * uy;
      x[p + 2] += depth * uz;
      const dx = x[p] - previous[p];
      const dy = x[p + 1] - previous[p + 1];
      const dz = x[p + 2] - previous[p + 2];
      const along = dx * ux + dy * uy + dz * uz;
      const sideX = dx - along * ux;
      const sideY = dy - along * uy;
      const sideZ = dz - along * uz;
      const side = Math.sqrt(sideX * sideX + sideY * sideY + sideZ * sideZ);
      const held = side > 0 ? Math.min(1, (friction[i] * depth) / side) : 0;
      x[p] -= held * sideX;
      x[p + 1] -= held * sideY;
      x[p + 2] -= held * sideZ;
    }
  };
}
