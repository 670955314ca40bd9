import type { Sheet } from './sheet.js';

/** Of each triangle of the mesh: how much longer it is than cut, along warp and weft (0 = as cut; left-out triangles 0). */
export function strainOf(sheet: Sheet, triangles: number): { warp: Float32Array; weft: Float32Array } {
  const [warp, weft] = [new Float32Array(triangles), new Float32Array(triangles)];
  sheet.triangleOf.forEach((t, i) => {
    weft[t] = lengthAlong(sheet, i, 0) - 1;
    warp[t] = lengthAlong(sheet, i, 1) - 1;
  });
  return { warp, weft };
}

function lengthAlong({ position: x, triangles, inverse }: Sheet, i: number, axis: 0 | 1): number {
  const [p, q, r] = triangles.subarray(3 * i, 3 * i + 3);
  const [a, b] = inverse.subarray(4 * i + 2 * axis, 4 * i + 2 * axis + 2);
  let square = 0;
  for (let k = 0; k < 3; k++) {
    const along = a * (x[3 * q + k] - x[3 * p + k]) + b * (x[3 * r + k] - x[3 * p + k]);
    square += along * along;
  }
  return Math.sqrt(square);
}
