import type { Mesh, Nodes } from './nodes.js';

/** For each node 1 where it lies in one of the closed surfaces: what a ray along x has entered and not left. */
export function insideOf({ positions, triangles }: Mesh, nodes: Nodes): Uint8Array {
  const rows = crossings(positions, triangles, nodes);
  const [nx, ny, nz] = nodes.size;
  const inside = new Uint8Array(nx * ny * nz);
  for (const [row, hits] of rows.entries()) if (hits) fill(inside, row * nx, hits, nodes);
  return inside;
}

interface Hit {
  x: number;
  /** 1: into the surface, −1: out of it */
  way: number;
}

/** Per row of nodes (y fastest, then z), where it meets the triangles. */
function crossings(positions: Float32Array, triangles: Uint32Array, nodes: Nodes): (Hit[] | undefined)[] {
  const rows: (Hit[] | undefined)[] = Array.from({ length: nodes.size[1] * nodes.size[2] });
  for (let t = 0; t < triangles.length; t += 3)
    meet(positions, [triangles[t], triangles[t + 1], triangles[t + 2]], nodes, rows);
  return rows;
}

type Corners = readonly [number, number, number];

function meet(
  positions: Float32Array,
  corners: Corners,
  { origin, cell, size }: Nodes,
  rows: (Hit[] | undefined)[],
): void {
  const along = (axis: number): number[] => corners.map((p) => positions[p * 3 + axis]);
  const [xs, ys, zs] = [along(0), along(1), along(2)];
  const turn = (ys[1] - ys[0]) * (zs[2] - zs[0]) - (ys[2] - ys[0]) * (zs[1] - zs[0]);
  if (turn === 0) return;
  const [j0, j1] = between(ys, origin[1], cell);
  const [k0, k1] = between(zs, origin[2], cell);
  for (let k = k0; k <= k1; k++)
    for (let j = j0; j <= j1; j++) {
      const [y, z] = [origin[1] + j * cell, origin[2] + k * cell];
      if (covers(positions, corners, y, z))
        (rows[k * size[1] + j] ??= []).push({ x: planeAt(xs, ys, zs, turn, y, z), way: turn < 0 ? 1 : -1 });
    }
}

const between = (values: number[], origin: number, cell: number): [number, number] => [
  Math.ceil((Math.min(...values) - origin) / cell),
  Math.floor((Math.max(...values) - origin) / cell),
];

/** Even-odd by its edges; an edge gives both its triangles the same answer, as it is always read from its lower point. */
function covers(positions: Float32Array, corners: Corners, y: number, z: number): boolean {
  let odd = false;
  for (let i = 0; i < 3; i++) if (crosses(positions, corners[i], corners[(i + 1) % 3], y, z)) odd = !odd;
  return odd;
}

function crosses(positions: Float32Array, one: number, other: number, y: number, z: number): boolean {
  const [a, b] = one < other ? [one * 3, other * 3] : [other * 3, one * 3];
  const [ya, yb] = [positions[a + 1], positions[b + 1]];
  if (ya > y === yb > y) return false;
  return z < positions[a + 2] + ((y - ya) / (yb - ya)) * (positions[b + 2] - positions[a + 2]);
}

function planeAt(xs: number[], ys: number[], zs: number[], turn: number, y: number, z: number): number {
  const u = ((y - ys[0]) * (zs[2] - zs[0]) - (ys[2] - ys[0]) * (z - zs[0])) / turn;
  const v = ((ys[1] - ys[0]) * (z - zs[0]) - (y - ys[0]) * (zs[1] - zs[0])) / turn;
  return xs[0] + u * (xs[1] - xs[0]) + v * (xs[2] - xs[0]);
}

function fill(inside: Uint8Array, start: number, hits: Hit[], { origin, cell, size }: Nodes): void {
  hits.sort((a, b) => a.x - b.x);
  let depth = 0;
  for (let i = 0; i + 1 < hits.length; i++) {
    depth += hits[i].way;
    if (depth <= 0) continue;
    const [from, to] = [Math.ceil((hits[i].x - origin[0]) / cell), Math.floor((hits[i + 1].x - origin[0]) / cell)];
    inside.fill(1, start + Math.max(0, from), start + Math.min(size[0] - 1, to) + 1);
  }
}
