/**
 * Normals of unit length, smooth over each particle's triangles by their angles there (Thürmer and Wüthrich 1998), and over seams: by their area they
 * lean to the side that happens to be cut into more triangles, and a seam that is shone on looked ruffled.
 * @param groupOf particles of one group share a normal (see `weld`)
 */
export function smoothNormals(positions: Float32Array, triangles: Uint32Array, groupOf?: Uint32Array): Float32Array {
  const sums = new Float64Array(positions.length);
  for (let t = 0; t < triangles.length; t += 3) addNormal(sums, positions, triangles, t, groupOf);
  const normals = new Float32Array(positions.length);
  for (let i = 0; i < positions.length / 3; i++) {
    const g = 3 * (groupOf?.[i] ?? i);
    const length = Math.hypot(sums[g], sums[g + 1], sums[g + 2]);
    if (length < 1e-20) normals[3 * i + 1] = 1;
    else for (let k = 0; k < 3; k++) normals[3 * i + k] = sums[g + k] / length;
  }
  return normals;
}

function addNormal(
  sums: Float64Array,
  p: Float32Array,
  triangles: Uint32Array,
  t: number,
  groupOf: Uint32Array | undefined,
): void {
  const [a, b, c] = [3 * triangles[t], 3 * triangles[t + 1], 3 * triangles[t + 2]];
  const [ux, uy, uz] = [p[b] - p[a], p[b + 1] - p[a + 1], p[b + 2] - p[a + 2]];
  const [vx, vy, vz] = [p[c] - p[a], p[c + 1] - p[a + 1], p[c + 2] - p[a + 2]];
  const n = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const twice = Math.hypot(n[0], n[1], n[2]);
  if (twice < 1e-20) return;
  for (let corner = 0; corner < 3; corner++) {
    const i = triangles[t + corner];
    const at = 3 * (groupOf?.[i] ?? i);
    const weight = angleAt(p, triangles, t, corner, twice) / twice;
    for (let k = 0; k < 3; k++) sums[at + k] += weight * n[k];
  }
}

/** @param twice the triangle's area, doubled */
function angleAt(p: Float32Array, triangles: Uint32Array, t: number, corner: number, twice: number): number {
  const [a, b, c] = [0, 1, 2].map((k) => 3 * triangles[t + ((corner + k) % 3)]);
  let dot = 0;
  for (let k = 0; k < 3; k++) dot += (p[b + k] - p[a + k]) * (p[c + k] - p[a + k]);
  return Math.atan2(twice, dot);
}
