import type { Mesh, Nodes } from './nodes.js';
import { closestOnTriangle } from './closest.js';

/** Nodes so many cells from a triangle's box are measured to it exactly. */
const BAND = 2;

/** Points of the surface that are nearest to some node, flat, and for each node which of them (−1: none yet). */
interface Found {
  squared: Float32Array;
  which: Int32Array;
  points: number[];
}

/** Distance of every node to the surface, ≥ 0. Triangles that lie inside another part of the body are no surface. */
export function nearestPoints(mesh: Mesh, nodes: Nodes, inside: Uint8Array): Float32Array {
  const count = nodes.size[0] * nodes.size[1] * nodes.size[2];
  const found: Found = {
    squared: new Float32Array(count).fill(Infinity),
    which: new Int32Array(count).fill(-1),
    points: [],
  };
  for (let t = 0; t < mesh.triangles.length; t += 3)
    if (!hidden(mesh, t, nodes, inside)) nearTriangle(mesh, t, nodes, found);
  spread(nodes, Float32Array.from(found.points), found);
  for (let i = 0; i < count; i++) found.squared[i] = Math.sqrt(found.squared[i]);
  return found.squared;
}

const corner = new Float64Array(9);
const closest = new Float64Array(3);

function load({ positions, triangles }: Mesh, t: number): void {
  for (let i = 0; i < 3; i++)
    for (let axis = 0; axis < 3; axis++) corner[i * 3 + axis] = positions[triangles[t + i] * 3 + axis];
}

/** A cell before the triangle is inside too. */
function hidden(mesh: Mesh, t: number, { origin, cell, size }: Nodes, inside: Uint8Array): boolean {
  load(mesh, t);
  const [a, b] = [0, 1].map((i) => [0, 1, 2].map((axis) => corner[i * 3 + 3 + axis] - corner[axis]));
  const normal = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  const length = Math.hypot(...normal) || 1;
  const at = [0, 1, 2].map(
    (axis) => (corner[axis] + corner[axis + 3] + corner[axis + 6]) / 3 + (normal[axis] / length) * 1.2 * cell,
  );
  const [i, j, k] = at.map((v, axis) => Math.floor((v - origin[axis]) / cell));
  for (let n = 0; n < 8; n++)
    if (!inside[((k + (n >> 2)) * size[1] + j + ((n >> 1) & 1)) * size[0] + i + (n & 1)]) return false;
  return true;
}

function nearTriangle(mesh: Mesh, t: number, { origin, cell, size }: Nodes, found: Found): void {
  load(mesh, t);
  const [low, high] = [0, 1, 2]
    .map((axis) => range(axis, origin[axis], cell, size[axis]))
    .reduce<[number[], number[]]>(
      ([lows, highs], [from, to]) => [
        [...lows, from],
        [...highs, to],
      ],
      [[], []],
    );
  for (let k = low[2]; k <= high[2]; k++)
    for (let j = low[1]; j <= high[1]; j++)
      for (let i = low[0]; i <= high[0]; i++) {
        const node = (k * size[1] + j) * size[0] + i;
        const d = closestOnTriangle(corner, origin[0] + i * cell, origin[1] + j * cell, origin[2] + k * cell, closest);
        if (d < found.squared[node]) keep(found, node, d);
      }
}

function range(axis: number, origin: number, cell: number, size: number): [number, number] {
  const [a, b, c] = [corner[axis], corner[axis + 3], corner[axis + 6]];
  return [
    Math.max(0, Math.ceil((Math.min(a, b, c) - origin) / cell) - BAND),
    Math.min(size - 1, Math.floor((Math.max(a, b, c) - origin) / cell) + BAND),
  ];
}

function keep(found: Found, node: number, d: number): void {
  found.squared[node] = d;
  if (found.which[node] < 0) found.which[node] = found.points.push(0, 0, 0) / 3 - 1;
  for (let axis = 0; axis < 3; axis++) found.points[found.which[node] * 3 + axis] = closest[axis];
}

/** Nodes further off ask their neighbours for their nearest points, forwards and backwards (Danielsson 1980, in space). */
function spread(nodes: Nodes, points: Float32Array, found: Found): void {
  const exact = found.which.slice();
  sweep(nodes, points, found, exact, 1);
  sweep(nodes, points, found, exact, -1);
}

function sweep(
  { origin, cell, size }: Nodes,
  points: Float32Array,
  found: Found,
  exact: Int32Array,
  way: 1 | -1,
): void {
  const [nx, ny, nz] = size;
  const { squared, which } = found;
  const start = (n: number): number => (way === 1 ? 0 : n - 1);
  for (let k = start(nz); k >= 0 && k < nz; k += way)
    for (let j = start(ny); j >= 0 && j < ny; j += way) {
      for (let turn = 0; turn < 2; turn++) {
        const step = turn === 0 ? way : -way;
        for (let i = step === 1 ? 0 : nx - 1; i >= 0 && i < nx; i += step) {
          const node = (k * ny + j) * nx + i;
          if (exact[node] >= 0) continue;
          const [x, y, z] = [origin[0] + i * cell, origin[1] + j * cell, origin[2] + k * cell];
          const ask = (other: number): void => {
            const p = which[other];
            if (p < 0 || p === which[node]) return;
            const d = (points[p * 3] - x) ** 2 + (points[p * 3 + 1] - y) ** 2 + (points[p * 3 + 2] - z) ** 2;
            if (d < squared[node]) {
              squared[node] = d;
              which[node] = p;
            }
          };
          if (i - step >= 0 && i - step < nx) ask(node - step);
          if (turn === 1) continue;
          if (j - way >= 0 && j - way < ny) ask(node - way * nx);
          if (k - way >= 0 && k - way < nz) ask(node - way * nx * ny);
        }
      }
    }
}
