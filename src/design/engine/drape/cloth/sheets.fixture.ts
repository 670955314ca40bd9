import type { Cloth, DistanceGrid, PanelMesh } from '../types.js';
import type { Sheet } from './sheet.js';

export const COTTON: Cloth = {
  weight: 0.15,
  thickness: 0.0005,
  stiffness: [3000, 2000, 60],
  bending: [10e-6, 8e-6],
  friction: [0.4, 0.4],
  stretch: 0.06,
};

/** Rows of near-equilateral triangles, width across (weft) and height up (warp), lower left corner at 0. */
export function strip(width: number, height: number, spacing: number): PanelMesh {
  const columns = Math.max(1, Math.round(width / spacing));
  const rows = Math.max(1, Math.round(height / (spacing * 0.866)));
  const flat: number[] = [];
  const triangles: number[] = [];
  for (let r = 0; r <= rows; r++)
    for (let c = 0; c <= columns; c++) {
      const shift = r % 2 === 1 && c > 0 && c < columns ? 0.5 / columns : 0;
      flat.push((c / columns - shift) * width, (r / rows) * height);
    }
  const at = (r: number, c: number): number => r * (columns + 1) + c;
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const [a, b, d, e] = [at(r, c), at(r, c + 1), at(r + 1, c), at(r + 1, c + 1)];
      triangles.push(...(r % 2 === 0 ? [a, b, e, a, e, d] : [a, b, d, b, e, d]));
    }
  return meshOf(flat, triangles);
}

/** Rings of triangles round 0. */
export function disc(radius: number, spacing: number): PanelMesh {
  const rings = Math.round(radius / spacing);
  const flat = [0, 0];
  const first = (k: number): number => (k === 0 ? 0 : 1 + 3 * k * (k - 1));
  for (let k = 1; k <= rings; k++)
    for (let i = 0; i < 6 * k; i++) {
      const angle = (i / (6 * k)) * 2 * Math.PI;
      flat.push((k / rings) * radius * Math.cos(angle), (k / rings) * radius * Math.sin(angle));
    }
  const triangles: number[] = [];
  const at = (k: number, i: number): number => first(k) + (k === 0 ? 0 : i % (6 * k));
  for (let k = 1; k <= rings; k++)
    for (let side = 0; side < 6; side++)
      for (let i = 0; i < k; i++) {
        const [outer, inner] = [side * k + i, side * (k - 1) + i];
        triangles.push(at(k, outer), at(k, outer + 1), at(k - 1, inner));
        if (i < k - 1) triangles.push(at(k - 1, inner), at(k, outer + 1), at(k - 1, inner + 1));
      }
  return meshOf(flat, triangles);
}

const meshOf = (flat: number[], triangles: number[]): PanelMesh => ({
  flat: Float32Array.from(flat),
  panelOf: new Uint16Array(flat.length / 2),
  triangles: Uint32Array.from(triangles),
  seams: new Uint32Array(0),
  seamOf: new Uint16Array(0),
});

/** As the panel lies: its x along x, its y up (hanging) or towards the back (lying, with a little unevenness). */
export function laid({ flat }: PanelMesh, way: 'hanging' | 'lying', uneven: () => number = () => 0): Float32Array {
  const positions = new Float32Array((flat.length / 2) * 3);
  for (let i = 0; i < flat.length / 2; i++) {
    const [x, y] = [flat[2 * i], flat[2 * i + 1]];
    positions.set(way === 'hanging' ? [x, y, uneven()] : [x, uneven(), -y], 3 * i);
  }
  return positions;
}

/** Holds the nodes that `isHeld` says, by their place on the panel. */
export function hold(sheet: Sheet, { flat }: PanelMesh, isHeld: (x: number, y: number) => boolean): Sheet {
  for (let i = 0; i < sheet.count; i++) if (isHeld(flat[2 * i], flat[2 * i + 1])) sheet.inverseMass[i] = 0;
  return sheet;
}

/** A grid filled from a function, 1 cm a cell. */
export function gridOf(
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  distance: (x: number, y: number, z: number) => number,
): DistanceGrid {
  const cell = 0.01;
  const [nx, ny, nz] = [0, 1, 2].map((k) => Math.ceil((to[k] - from[k]) / cell) + 1);
  const values = Float32Array.from({ length: nx * ny * nz }, (_, i) => {
    const [ix, iy, iz] = [i % nx, Math.floor(i / nx) % ny, Math.floor(i / (nx * ny))];
    return distance(from[0] + ix * cell, from[1] + iy * cell, from[2] + iz * cell);
  });
  return { origin: from, cell, size: [nx, ny, nz], values };
}

/** Front and back of a skirt, sewn at both sides: metres round the waist and the hem, and long. Hem at y = 0. */
export function skirtPanels(spacing: number, waist: number, hem: number, length: number): PanelMesh {
  const one = strip(waist / 2, length, spacing);
  const count = one.panelOf.length;
  const half = Float32Array.from(one.flat, (v, k) =>
    k % 2 === 1 ? v : ((v - waist / 4) * (hem + ((waist - hem) * one.flat[k + 1]) / length)) / waist,
  );
  const columns = Math.round(waist / 2 / spacing);
  const rows = Array.from({ length: count / (columns + 1) }, (_, r) => r * (columns + 1));
  const seams = rows.flatMap((r) => [r, count + r + columns, r + columns, count + r]);
  return {
    flat: Float32Array.of(...half, ...half),
    panelOf: new Uint16Array(2 * count).fill(1, count),
    triangles: Uint32Array.from([...one.triangles, ...one.triangles.map((i) => i + count)]),
    seams: Uint32Array.from(seams),
    seamOf: new Uint16Array(seams.length / 2),
  };
}
