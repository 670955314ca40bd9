import { madeOnce } from '../../../../../common/kernel/made-once.js';
import { boxOf } from '../../../geometry/box.js';
import { transform } from '../../../geometry/path.js';
import type { Point } from '../../../geometry/point.js';

/** Cells of a shape on a grid, a bit each. */
export interface Raster {
  rows: Uint32Array[];
  columns: number;
  minX: number;
  minY: number;
}

const kept = madeOnce((_loops: readonly Point[][]) => new Map<string, Raster>());

/**
 * Everything that closed loops cover or touch, grown by `gap` cells; of the same loops made once, whatever sheets are tried.
 * @param cell mm @param isTurned by 180°
 */
export function rasterOf(loops: readonly Point[][], cell: number, gap: number, isTurned: boolean): Raster {
  const all = kept(loops);
  const key = `${cell} ${gap} ${isTurned}`;
  const raster = all.get(key) ?? rasterise(isTurned ? turn(loops) : loops, cell, gap);
  all.set(key, raster);
  return raster;
}

const turn = (loops: readonly Point[][]): Point[][] =>
  loops.map((loop) => loop.map((p) => transform(p, { rotate: 180, mirror: false, dx: 0, dy: 0 })));

function rasterise(loops: readonly Point[][], cell: number, gap: number): Raster {
  const box = boxOf(loops.flat());
  const columns = Math.ceil((box.maxX - box.minX) / cell) + 1 + 2 * gap;
  const count = Math.ceil((box.maxY - box.minY) / cell) + 1 + 2 * gap;
  const rows = Array.from({ length: count }, () => new Uint32Array(Math.ceil(columns / 32)));
  const grid = { rows, cell, gap, minX: box.minX, minY: box.minY };
  for (const loop of loops) {
    markEdges(loop, grid);
    markInside(loop, grid);
  }
  const grown = gap > 0 ? grow(rows, columns, gap) : rows;
  return { rows: grown, columns, minX: box.minX - gap * cell, minY: box.minY - gap * cell };
}

interface Grid {
  rows: Uint32Array[];
  cell: number;
  gap: number;
  minX: number;
  minY: number;
}

const placeOf = (way: number, { cell, gap }: Grid): number => Math.max(0, Math.floor(way / cell)) + gap;

function markEdges(loop: readonly Point[], grid: Grid): void {
  for (let i = 1; i < loop.length; i++) {
    const [a, b] = [loop[i - 1], loop[i]];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const steps = Math.max(1, Math.ceil(Math.sqrt(dx * dx + dy * dy) / (grid.cell / 2)));
    for (let s = 0; s <= steps; s++) {
      const column = placeOf(a.x + (dx * s) / steps - grid.minX, grid);
      grid.rows[placeOf(a.y + (dy * s) / steps - grid.minY, grid)][column >> 5] |= 1 << (column & 31);
    }
  }
}

/** Row by row, along the middle of its cells. */
function markInside(loop: readonly Point[], grid: Grid): void {
  crossings(loop, grid).forEach((xs, k) => {
    const row = grid.rows[k + grid.gap];
    xs.sort((p, q) => p - q);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      const first = placeOf(xs[i] - grid.minX, grid);
      const last = first + Math.ceil((xs[i + 1] - xs[i]) / grid.cell);
      for (let column = first; column < last; column++) row[column >> 5] |= 1 << (column & 31);
    }
  });
}

/** Where a loop crosses the middle of each row of cells. */
function crossings(loop: readonly Point[], { rows, cell, gap, minY }: Grid): number[][] {
  const found: number[][] = Array.from({ length: rows.length - 2 * gap }, () => []);
  for (let i = 1; i < loop.length; i++) {
    const [a, b] = [loop[i - 1], loop[i]];
    const [low, high] = a.y < b.y ? [a.y, b.y] : [b.y, a.y];
    for (let k = Math.max(0, Math.ceil((low - minY) / cell - 0.5)); k < found.length; k++) {
      const y = minY + (k + 0.5) * cell;
      if (y >= high) break;
      found[k].push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
    }
  }
  return found;
}

/** Rows with `gap` cells more around each. */
function grow(rows: Uint32Array[], columns: number, gap: number): Uint32Array[] {
  const out = rows.map((row) => row.slice());
  const has = (r: number, c: number) => (rows[r][c >> 5] >>> (c & 31)) & 1;
  for (let r = 0; r < rows.length; r++)
    for (let c = 0; c < columns; c++) {
      if (!has(r, c)) continue;
      for (let dr = -gap; dr <= gap; dr++)
        for (let dc = -gap; dc <= gap; dc++) {
          const [rr, cc] = [r + dr, c + dc];
          if (rows[rr] && cc >= 0 && cc < columns) out[rr][cc >> 5] |= 1 << (cc & 31);
        }
    }
  return out;
}

/** First column of the run of set cells that `at` is in. */
export function runStart(row: Uint32Array, at: number): number {
  let word = at >> 5;
  let free = ~row[word] & ((2 << (at & 31)) - 1);
  while (free === 0 && word > 0) free = ~row[--word];
  return free === 0 ? 0 : word * 32 + 32 - Math.clz32(free);
}

/** First free column beyond the run of set cells that `at` is in. */
export function runEnd(row: Uint32Array, at: number): number {
  let word = at >> 5;
  let free = ~row[word] & (-1 << (at & 31));
  while (free === 0 && word + 1 < row.length) free = ~row[++word];
  return free === 0 ? row.length * 32 : word * 32 + 31 - Math.clz32(free & -free);
}
