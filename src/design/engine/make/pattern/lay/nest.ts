import type { Point } from '../../../geometry/point.js';
import { rasterOf, runEnd, runStart, type Raster } from './raster.js';

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

  /** The first column from `x` on where the shape may fit: `x` itself where it does. What clashes has to pass the whole run of cells. */
  private freeFrom(raster: Raster, x: number, y: number): number {
    const [q, r] = [x >> 5, x & 31];
    for (let i = 0; i < raster.rows.length && y + i < this.rows.length; i++) {
      const [from, into] = [raster.rows[i], this.rows[y + i]];
      for (let w = 0; w < from.length; w++) {
        if (from[w] === 0) continue;
        const left = into[q + w] & (from[w] << r);
        const right = r ? into[q + w + 1] & (from[w] >>> (32 - r)) : 0;
        if (left === 0 && right === 0) continue;
        const at = right ? (q + w + 1) * 32 + 31 - Math.clz32(right) : (q + w) * 32 + 31 - Math.clz32(left);
        return runEnd(into, at) - runStart(from, at - x);
      }
    }
    return x;
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
    for (let y = from; y <= this.used; y++)
      for (let x = 0, free; x <= last; x = free) {
        free = this.freeFrom(raster, x, y);
        if (free === x) return [x, y];
      }
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

function prepare(shape: Shape, index: number, cell: number, gap: number): Prepared {
  const upright = rasterOf(shape.loops, cell, gap, false);
  const ways = shape.turnable ? [upright, rasterOf(shape.loops, cell, gap, true)] : [upright];
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
