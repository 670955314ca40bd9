import { weld } from '../cloth/weld.js';
import type { SewnGraph } from '../types.js';
import { mesh } from './mesh.js';

/**
 * Handles of a sewn surface, by Euler: vertices − edges + triangles = 2 · (parts − handles) − openings. What is worn is a
 * sphere with openings; seams that cross each other make a handle, and what hangs by a single point half of one less.
 */
export function handlesOf(graph: SewnGraph): number {
  const made = mesh(graph, 0.04);
  const node = weld(made);
  const triangles = Array.from({ length: made.triangles.length / 3 }, (_, t) =>
    [0, 1, 2].map((k) => node[made.triangles[3 * t + k]]),
  ).filter((corners) => new Set(corners).size === 3);
  const edges = new Map<string, [number, number, count: number]>();
  for (const corners of triangles)
    corners.forEach((p, k) => {
      const [a, b] = [p, corners[(k + 1) % 3]].sort((x, y) => x - y);
      edges.set(`${a} ${b}`, [a, b, (edges.get(`${a} ${b}`)?.[2] ?? 0) + 1]);
    });
  const all = [...edges.values()];
  const vertices = new Set(triangles.flat()).size;
  const [parts, openings] = [groupsOf(all), groupsOf(all.filter(([, , count]) => count === 1))];
  return parts - (openings + vertices - edges.size + triangles.length) / 2;
}

function groupsOf(edges: readonly [number, number, number][]): number {
  const parent = new Map<number, number>();
  const root = (i: number): number => {
    const up = parent.get(i) ?? i;
    return up === i ? i : root(up);
  };
  for (const [a, b] of edges) {
    const [p, q] = [root(a), root(b)].sort((x, y) => x - y);
    parent.set(p, p).set(q, p);
  }
  return [...parent.keys()].filter((i) => root(i) === i).length;
}
