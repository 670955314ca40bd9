/**
 * The point of a triangle that is nearest to another (by the regions of its corners, edges and face: Ericson, Real-Time
 * Collision Detection, 5.1.5).
 * @param t three corners, flat @param out the point @returns squared distance
 */
export function closestOnTriangle(t: Float64Array, x: number, y: number, z: number, out: Float64Array): number {
  const [abx, aby, abz] = [t[3] - t[0], t[4] - t[1], t[5] - t[2]];
  const [acx, acy, acz] = [t[6] - t[0], t[7] - t[1], t[8] - t[2]];
  const d1 = abx * (x - t[0]) + aby * (y - t[1]) + abz * (z - t[2]);
  const d2 = acx * (x - t[0]) + acy * (y - t[1]) + acz * (z - t[2]);
  const d3 = abx * (x - t[3]) + aby * (y - t[4]) + abz * (z - t[5]);
  const d4 = acx * (x - t[3]) + acy * (y - t[4]) + acz * (z - t[5]);
  const d5 = abx * (x - t[6]) + aby * (y - t[7]) + abz * (z - t[8]);
  const d6 = acx * (x - t[6]) + acy * (y - t[7]) + acz * (z - t[8]);
  const [u, v] = shares(d1, d2, d3, d4, d5, d6);
  out[0] = t[0] + abx * u + acx * v;
  out[1] = t[1] + aby * u + acy * v;
  out[2] = t[2] + abz * u + acz * v;
  return (out[0] - x) ** 2 + (out[1] - y) ** 2 + (out[2] - z) ** 2;
}

/** How far along the first and the second edge the nearest point lies. */
function shares(d1: number, d2: number, d3: number, d4: number, d5: number, d6: number): readonly [number, number] {
  if (d1 <= 0 && d2 <= 0) return [0, 0];
  if (d3 >= 0 && d4 <= d3) return [1, 0];
  if (d6 >= 0 && d5 <= d6) return [0, 1];
  const vc = d1 * d4 - d3 * d2;
  if (vc <= 0 && d1 >= 0 && d3 <= 0) return [d1 / (d1 - d3), 0];
  const vb = d5 * d2 - d1 * d6;
  if (vb <= 0 && d2 >= 0 && d6 <= 0) return [0, d2 / (d2 - d6)];
  const va = d3 * d6 - d5 * d4;
  if (va <= 0 && d4 >= d3 && d5 >= d6) {
    const w = (d4 - d3) / (d4 - d3 + (d5 - d6));
    return [1 - w, w];
  }
  const total = va + vb + vc;
  return [vb / total, vc / total];
}
