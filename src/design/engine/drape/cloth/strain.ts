import type { PanelMesh } from '../types.js';
import type { Sheet } from './sheet.js';

/**
 * Of each triangle of the mesh: how much longer it is than cut, along warp and weft (0 = as cut; left-out triangles 0).
 * @param rest `inverse`: than it lies at rest, drawn in by gathers or elastic
 */
export function strainOf(
  sheet: Sheet,
  triangles: number,
  rest: 'asCut' | 'inverse' = 'asCut',
): { warp: Float32Array; weft: Float32Array } {
  const [warp, weft] = [new Float32Array(triangles), new Float32Array(triangles)];
  sheet.triangleOf.forEach((t, i) => {
    weft[t] = lengthAlong(sheet, i, 0, sheet[rest]) - 1;
    warp[t] = lengthAlong(sheet, i, 1, sheet[rest]) - 1;
  });
  return { warp, weft };
}

function lengthAlong({ position: x, triangles }: Sheet, i: number, axis: 0 | 1, rest: Float64Array): number {
  const [p, q, r] = triangles.subarray(3 * i, 3 * i + 3);
  const [a, b] = rest.subarray(4 * i + 2 * axis, 4 * i + 2 * axis + 2);
  let square = 0;
  for (let k = 0; k < 3; k++) {
    const along = a * (x[3 * q + k] - x[3 * p + k]) + b * (x[3 * r + k] - x[3 * p + k]);
    square += along * along;
  }
  return Math.sqrt(square);
}

/** m² of each triangle as cut. */
export function areasOf({ flat, triangles }: Pick<PanelMesh, 'flat' | 'triangles'>): Float64Array {
  const areas = new Float64Array(triangles.length / 3);
  for (let t = 0; t < areas.length; t++) {
    const [p, q, r] = triangles.subarray(3 * t, 3 * t + 3);
    const [ax, ay] = [flat[2 * q] - flat[2 * p], flat[2 * q + 1] - flat[2 * p + 1]];
    const [bx, by] = [flat[2 * r] - flat[2 * p], flat[2 * r + 1] - flat[2 * p + 1]];
    areas[t] = Math.abs(ax * by - ay * bx) / 2;
  }
  return areas;
}

export const areaOf = (mesh: Pick<PanelMesh, 'flat' | 'triangles'>): number =>
  areasOf(mesh).reduce((sum, area) => sum + area, 0);
