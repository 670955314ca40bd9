import { boxOf } from '../../../geometry/box.js';
import { transform } from '../../../geometry/path.js';
import { distance, type Point } from '../../../geometry/point.js';

/** A shape to place: one or more closed loops (a piece and its mirrored half), mm, grain already vertical. */
export interface Shape {
  id: string;
  loops: Point[][];
  /** turning by 180° allowed */
  turnable: boolean;
}

export interface Placement {
  id: string;
  /** which of the shapes that were handed in */
  index: number;
  turned: boolean;
  /** shift of the (turned) shape's own coordinates, mm */
  dx: number;
  dy: number;
}

export interface Nesting {
  width: number;
  /** mm of length used */
  length: number;
  placements: Placement[];
  /** ids wider than the sheet */
  tooWide: string[];
}

interface Raster {
  rows: Uint32Array[];
  columns: number;
  minX: number;
  minY: number;
}

/** Cells of a shape on a grid: everything its loops cover or touch, grown by `gap` cells. */
function rasterise(loops: readonly Point[][], cell: number, gap: number): Raster {
  const box = boxOf(loops.flat());
  const columns = Math.ceil((box.maxX - box.minX) / cell) + 1 + 2 * gap;
  const count = Math.ceil((box.maxY - box.minY) / cell) + 1 + 2 * gap;
  const words = Math.ceil(columns / 32);
  const rows = Array.from({ length: count }, () => new Uint32Array(words));
  const mark = (x: number, y: number) => {
    const column = Math.max(0, Math.floor((x - box.minX) / cell)) + gap;
    const row = Math.max(0, Math.floor((y - box.minY) / cell)) + gap;
    rows[row][column >> 5] |= 1 << (column & 31);
  };
  for (const loop of loops) {
    markEdges(loop, cell, mark);
    markInside(loop, cell, box.minY, mark);
  }
  const grown = gap > 0 ? grow(rows, columns, gap) : rows;
  return { rows: grown, columns, minX: box.minX - gap * cell, minY: box.minY - gap * cell };
}

function markEdges(loop: readonly Point[], cell: number, mark: (x: number, y: number) => void): void {
  for (let i = 1; i < loop.length; i++) {
    const [a, b] = [loop[i - 1], loop[i]];
    const steps = Math.max(1, Math.ceil(distance(a, b) / (cell / 2)));
    for (let s = 0; s <= steps; s++) mark(a.x + ((b.x - a.x) * s) / steps, a.y + ((b.y - a.y) * s) / steps);
  }
}

function markInside(loop: readonly Point[], cell: number, minY: number, mark: (x: number, y: number) => void): void {
  const box = boxOf(loop);
  for (let y = minY + cell / 2; y < box.maxY; y += cell) {
    const xs = crossings(loop, y);
    for (let i = 0; i + 1 < xs.length; i += 2) for (let x = xs[i]; x < xs[i + 1]; x += cell) mark(x, y);
  }
}

function crossings(loop: readonly Point[], y: number): number[] {
  const xs: number[] = [];
  for (let i = 1; i < loop.length; i++) {
    const [a, b] = [loop[i - 1], loop[i]];
    if (a.y > y !== b.y > y) xs.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
  }
  return xs.sort((p, q) => p - q);
}

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

class Sheet {
  readonly rows: Uint32Array[] = [];
  used = 0;
  private readonly words: number;

  constructor(readonly columns: number) {
    this.words = Math.ceil(columns / 32) + 1;
  }

  private row(y: number): Uint32Array {
    while (this.rows.length <= y) this.rows.push(new Uint32Array(this.words));
    return this.rows[y];
  }

  fits(raster: Raster, x: number, y: number): boolean {
    const [q, r] = [x >> 5, x & 31];
    for (let i = 0; i < raster.rows.length && y + i < this.rows.length; i++) {
      const [from, into] = [raster.rows[i], this.rows[y + i]];
      for (let w = 0; w < from.length; w++) {
        if (from[w] === 0) continue;
        if (into[q + w] & (from[w] << r)) return false;
        if (r && into[q + w + 1] & (from[w] >>> (32 - r))) return false;
      }
    }
    return true;
  }

  put(raster: Raster, x: number, y: number): void {
    const [q, r] = [x >> 5, x & 31];
    raster.rows.forEach((from, i) => {
      const into = this.row(y + i);
      for (let w = 0; w < from.length; w++) {
        into[q + w] |= from[w] << r;
        if (r) into[q + w + 1] |= from[w] >>> (32 - r);
      }
    });
    this.used = Math.max(this.used, y + raster.rows.length);
  }

  /** Lowest, then leftmost free place from row `from` on. */
  place(raster: Raster, from: number): [number, number] {
    const last = this.columns - raster.columns;
    for (let y = from; y <= this.used; y++) for (let x = 0; x <= last; x++) if (this.fits(raster, x, y)) return [x, y];
    return [0, this.used];
  }
}

interface Prepared {
  shape: Shape;
  index: number;
  ways: Raster[];
  weight: number;
  height: number;
}

const turn = (loops: readonly Point[][]): Point[][] =>
  loops.map((loop) => loop.map((p) => transform(p, { rotate: 180, mirror: false, dx: 0, dy: 0 })));

function prepare(shape: Shape, index: number, cell: number, gap: number): Prepared {
  const upright = rasterise(shape.loops, cell, gap);
  const ways = shape.turnable ? [upright, rasterise(turn(shape.loops), cell, gap)] : [upright];
  return { shape, index, ways, weight: upright.columns * upright.rows.length, height: upright.rows.length };
}

const ORDERS: ((a: Prepared, b: Prepared) => number)[] = [
  (a, b) => b.weight - a.weight,
  (a, b) => b.height - a.height || b.weight - a.weight,
];

/**
 * Places shapes on a sheet of fixed width, lowest-leftmost on a grid, largest first; the shorter of two orders wins.
 * Shapes keep their grain (only turned by 180° where allowed) and never overlap.
 * @param width mm @param cell grid, mm; the result is up to one cell per piece longer than need be @param gap cells between
 */
export function nest(shapes: readonly Shape[], width: number, cell = 10, gap = 0): Nesting {
  const columns = Math.floor(width / cell);
  const all = shapes.map((shape, i) => prepare(shape, i, cell, gap));
  const fitting = all.filter((p) => p.ways[0].columns <= columns);
  const tooWide = all.filter((p) => p.ways[0].columns > columns).map((p) => p.shape.id);
  const tries = ORDERS.map((order) => placeAll([...fitting].sort(order), columns, cell));
  const best = tries.reduce((a, b) => (b.length < a.length ? b : a));
  return { width, ...best, tooWide };
}

function placeAll(
  order: readonly Prepared[],
  columns: number,
  cell: number,
): { length: number; placements: Placement[] } {
  const sheet = new Sheet(columns);
  const begun = new Map<string, number>();
  const placements = order.map(({ shape, index, ways }) => {
    const options = ways.map((raster, i) => ({
      i,
      raster,
      spot: sheet.place(raster, begun.get(`${shape.id}/${i}`) ?? 0),
    }));
    const best = options.reduce((a, b) => (bottom(b) < bottom(a) ? b : a));
    sheet.put(best.raster, best.spot[0], best.spot[1]);
    begun.set(`${shape.id}/${best.i}`, best.spot[1]);
    return {
      id: shape.id,
      index,
      turned: best.i === 1,
      dx: best.spot[0] * cell - best.raster.minX,
      dy: best.spot[1] * cell - best.raster.minY,
    };
  });
  return { length: sheet.used * cell, placements };
}

const bottom = (o: { raster: Raster; spot: [number, number] }): number =>
  o.spot[1] + o.raster.rows.length + o.spot[0] * 1e-4;
