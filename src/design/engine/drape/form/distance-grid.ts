import type { DistanceGrid } from '../types.js';
import { insideOf } from './inside.js';
import { nearestPoints } from './nearest.js';
import type { Mesh, Nodes } from './nodes.js';

const CELL = 0.01;
/** Between the body and the border of the grid, metres. */
const MARGIN = 0.08;

/**
 * Signed distance to closed surfaces at the nodes of a grid of 1 cm: exact within two cells of the surface, by the nearest
 * of the points found there beyond.
 */
export function distanceGrid(mesh: Mesh): DistanceGrid {
  const nodes = nodesRound(mesh.positions);
  const inside = insideOf(mesh, nodes);
  const values = nearestPoints(mesh, nodes, inside);
  for (let i = 0; i < values.length; i++) if (inside[i]) values[i] = -values[i];
  return { ...nodes, values };
}

function nodesRound(positions: Float32Array): Nodes {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i++) {
    low[i % 3] = Math.min(low[i % 3], positions[i]);
    high[i % 3] = Math.max(high[i % 3], positions[i]);
  }
  const origin = low.map((v, axis) => (axis === 0 ? halfCell(v - MARGIN) : v - MARGIN)) as [number, number, number];
  const size = high.map((v, axis) => Math.ceil((v + MARGIN - origin[axis]) / CELL) + 1) as [number, number, number];
  return { origin, cell: CELL, size };
}

/**
 * The body's plane of symmetry passes through the middle of cells: between the legs what is read has no ridge, over which
 * cloth would be pushed to and fro.
 */
const halfCell = (x: number): number => (Math.floor(x / CELL) + 0.5) * CELL;
