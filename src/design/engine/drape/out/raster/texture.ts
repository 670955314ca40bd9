import { LINEAR } from '../colors.js';
import type { Look } from '../surface.js';
import { linearOf } from '../colors.js';

/** A tile in linear light, at the size at which it is seen. */
export interface Texture {
  side: number;
  /** three numbers a cell */
  cells: Float32Array;
  across: number;
  along: number;
}

/** @param scale pixels of a metre where it is seen */
export function textureOf({ tile }: Look, scale: number): Texture | null {
  if (!tile) return null;
  let side = tile.width;
  let cells = Float32Array.from(
    { length: side * side * 3 },
    (_, i) => LINEAR[tile.pixels[Math.floor(i / 3) * 4 + (i % 3)]],
  );
  while (side > 8 && side / Math.max(tile.across, tile.along) > scale * 1.4) {
    cells = halvedCells(cells, side);
    side /= 2;
  }
  return { side, cells, across: tile.across, along: tile.along };
}

function halvedCells(cells: Float32Array, side: number): Float32Array<ArrayBuffer> {
  const half = side / 2;
  return Float32Array.from({ length: half * half * 3 }, (_, i) => {
    const [cell, k] = [Math.floor(i / 3), i % 3];
    const from = (Math.floor(cell / half) * 2 * side + (cell % half) * 2) * 3 + k;
    return (cells[from] + cells[from + 3] + cells[from + side * 3] + cells[from + side * 3 + 3]) / 4;
  });
}

/** Between the four cells around a place on the panel. @param into where its linear light is put */
export function sample({ side, cells, across, along }: Texture, u: number, v: number, into: Float32Array): void {
  const x = (u / across) * side - 0.5;
  const y = (-v / along) * side - 0.5;
  const fx = x - Math.floor(x);
  const fy = y - Math.floor(y);
  const left = wrapped(Math.floor(x), side);
  const right = wrapped(Math.floor(x) + 1, side);
  const above = wrapped(Math.floor(y), side) * side;
  const below = wrapped(Math.floor(y) + 1, side) * side;
  for (let k = 0; k < 3; k++) {
    const top = cells[(above + left) * 3 + k] * (1 - fx) + cells[(above + right) * 3 + k] * fx;
    const bottom = cells[(below + left) * 3 + k] * (1 - fx) + cells[(below + right) * 3 + k] * fx;
    into[k] = top * (1 - fy) + bottom * fy;
  }
}

const wrapped = (i: number, side: number): number => ((i % side) + side) % side;

/** Of plain cloth. */
export const plainOf = ({ hex }: Look): readonly [number, number, number] => linearOf(hex);
