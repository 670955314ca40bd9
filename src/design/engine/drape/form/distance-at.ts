import type { DistanceGrid } from '../types.js';

/**
 * Signed distance and its gradient at a point, by the eight nodes round it (trilinear). Beyond the grid's border: the
 * distance at the border and the way to it.
 * @param out distance, then the gradient (towards what is further off; about 1 long) @returns the distance, metres
 */
export function distanceAt(grid: DistanceGrid, x: number, y: number, z: number, out: Float64Array): number {
  const { origin, cell, size, values } = grid;
  const gx = within((x - origin[0]) / cell, size[0]);
  const gy = within((y - origin[1]) / cell, size[1]);
  const gz = within((z - origin[2]) / cell, size[2]);
  const [i, j, k] = [Math.floor(gx), Math.floor(gy), Math.floor(gz)];
  const [u, v, w] = [gx - i, gy - j, gz - k];
  const [row, slab] = [size[0], size[0] * size[1]];
  const a = k * slab + j * row + i;
  const b = a + slab;
  const a00 = values[a], a10 = values[a + 1], a01 = values[a + row], a11 = values[a + row + 1]; // prettier-ignore
  const b00 = values[b], b10 = values[b + 1], b01 = values[b + row], b11 = values[b + row + 1]; // prettier-ignore
  const near0 = a00 + (a10 - a00) * u;
  const near1 = a01 + (a11 - a01) * u;
  const far0 = b00 + (b10 - b00) * u;
  const far1 = b01 + (b11 - b01) * u;
  const near = near0 + (near1 - near0) * v;
  const far = far0 + (far1 - far0) * v;
  out[1] = (((a10 - a00) * (1 - v) + (a11 - a01) * v) * (1 - w) + ((b10 - b00) * (1 - v) + (b11 - b01) * v) * w) / cell;
  out[2] = ((near1 - near0) * (1 - w) + (far1 - far0) * w) / cell;
  out[3] = (far - near) / cell;
  out[0] = near + (far - near) * w + beyond(grid, x, y, z);
  return out[0];
}

/** The last cell counts for its border too. */
const within = (at: number, size: number): number => Math.max(0, Math.min(size - 1.000001, at));

/** How far from the grid a point lies. */
function beyond({ origin, cell, size }: DistanceGrid, x: number, y: number, z: number): number {
  const off = (v: number, axis: number): number =>
    Math.max(0, origin[axis] - v, v - origin[axis] - (size[axis] - 1) * cell);
  const [dx, dy, dz] = [off(x, 0), off(y, 1), off(z, 2)];
  return dx + dy + dz === 0 ? 0 : Math.hypot(dx, dy, dz);
}
