import type { DistanceGrid } from '../types.js';

export interface Mesh {
  positions: Float32Array;
  triangles: Uint32Array;
}

/** Where the nodes of a grid lie. */
export type Nodes = Omit<DistanceGrid, 'values'>;
