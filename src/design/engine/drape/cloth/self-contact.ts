import type { Sheet } from './sheet.js';
import type { Constraint } from './step.js';

/** Neighbours that one node remembers at most. */
const MOST = 24;
/** How much further than `apart` neighbours are remembered: hardly any of the same layer of cloth are in there yet. */
const MARGIN = 1.5;

/**
 * Keeps nodes that no triangle joins `apart` metres from each other. Neighbours are found by a spatial hash (cells
 * sorted by counting, so the order is that of the nodes) and looked for again once anything has moved half the margin.
 */
export function selfContact(sheet: Sheet, apart: number, friction: number): Constraint {
  const { count } = sheet;
  const margin = MARGIN * apart;
  const near = apart * apart;
  const joined = joinedNodes(sheet);
  const found = new Uint32Array(MOST * count);
  const foundBy = new Uint32Array(count + 1);
  const hash = new SpatialHash(count, apart + margin);
  const last = new Float64Array(3 * count).fill(Infinity);
  return ({ position: x, previous, inverseMass: w }) => {
    if (hasMoved(x, last, margin / 2)) {
      last.set(x);
      hash.fill(x);
      let kept = 0;
      for (let i = 0; i < count; i++) {
        foundBy[i] = kept;
        kept = hash.near(x, i, apart + margin, joined, found, kept);
      }
      foundBy[count] = kept;
    }
    for (let i = 0; i < count; i++) {
      const end = foundBy[i + 1];
      for (let n = foundBy[i]; n < end; n++) {
        const j = found[n];
        const p = 3 * i;
        const q = 3 * j;
        const dx = x[q] - x[p];
        const dy = x[q + 1] - x[p + 1];
        const dz = x[q + 2] - x[p + 2];
        const square = dx * dx + dy * dy + dz * dz;
        if (square >= near || square === 0) continue;
        const both = w[i] + w[j];
        if (both === 0) continue;
        const length = Math.sqrt(square);
        const push = (apart - length) / (length * both);
        const wp = push * w[i];
        const wq = push * w[j];
        // what slides past is slowed by the same share of the way
        const hold = (0.5 * friction * (apart - length)) / apart;
        const sx = hold * (x[q] - previous[q] - (x[p] - previous[p]));
        const sy = hold * (x[q + 1] - previous[q + 1] - (x[p + 1] - previous[p + 1]));
        const sz = hold * (x[q + 2] - previous[q + 2] - (x[p + 2] - previous[p + 2]));
        x[p] += sx - wp * dx;
        x[p + 1] += sy - wp * dy;
        x[p + 2] += sz - wp * dz;
        x[q] += wq * dx - sx;
        x[q + 1] += wq * dy - sy;
        x[q + 2] += wq * dz - sz;
      }
    }
  };
}

function hasMoved(x: Float64Array, last: Float64Array, far: number): boolean {
  for (let k = 0; k < x.length; k++) {
    const by = x[k] - last[k];
    if (!(by < far && by > -far)) return true;
  }
  return false;
}

/** Nodes that share a triangle with each, ascending: rows of one list. */
interface Joined {
  start: Uint32Array;
  nodes: Uint32Array;
}

function joinedNodes({ triangles, count }: Sheet): Joined {
  const sets = Array.from({ length: count }, () => new Set<number>());
  for (let t = 0; t < triangles.length; t += 3)
    for (let a = 0; a < 3; a++) for (let b = 0; b < 3; b++) sets[triangles[t + a]].add(triangles[t + b]);
  const start = new Uint32Array(count + 1);
  sets.forEach((set, i) => (start[i + 1] = start[i] + set.size));
  return { start, nodes: Uint32Array.from(sets.flatMap((set) => [...set])) };
}

/** Half of the cells round one, and itself: each pair of cells is looked at from one side. */
const AHEAD: readonly (readonly [x: number, y: number, z: number])[] = [
  [0, 0, 0],
  [1, 0, 0],
  ...[-1, 0, 1].map((x) => [x, 1, 0] as const),
  ...[-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => [x, y, 1] as const)),
];
const SHIFTS = Int32Array.from(AHEAD.flat());

class SpatialHash {
  private readonly mask: number;
  private readonly start: Uint32Array;
  /** nodes by bucket, and the cell that each lies in */
  private readonly sorted: Uint32Array;
  private readonly sortedCells: Int32Array;
  private readonly cells: Int32Array;

  constructor(
    private readonly count: number,
    private readonly cell: number,
  ) {
    const buckets = 1 << (32 - Math.clz32(2 * count));
    this.mask = buckets - 1;
    this.start = new Uint32Array(buckets + 1);
    this.sorted = new Uint32Array(count);
    this.sortedCells = new Int32Array(count);
    this.cells = new Int32Array(count);
  }

  fill(x: Float64Array): void {
    const { start, sorted, sortedCells, cells, mask } = this;
    const perCell = 1 / this.cell;
    start.fill(0);
    for (let i = 0; i < this.count; i++) {
      const p = 3 * i;
      cells[i] = cellAt(Math.floor(x[p] * perCell), Math.floor(x[p + 1] * perCell), Math.floor(x[p + 2] * perCell));
      start[bucketOf(cells[i], mask)]++;
    }
    for (let c = 0, sum = 0; c < start.length; c++) start[c] = sum += start[c];
    for (let i = this.count - 1; i >= 0; i--) {
      const at = --start[bucketOf(cells[i], mask)];
      sorted[at] = i;
      sortedCells[at] = cells[i];
    }
  }

  /** Writes what lies ahead of `i`, nearer than `far` and not joined to it. @returns where the list now ends */
  near(x: Float64Array, i: number, far: number, joined: Joined, found: Uint32Array, kept: number): number {
    const { cell, start, sorted, sortedCells, mask } = this;
    const perCell = 1 / cell;
    const cx = Math.floor(x[3 * i] * perCell);
    const cy = Math.floor(x[3 * i + 1] * perCell);
    const cz = Math.floor(x[3 * i + 2] * perCell);
    const full = Math.min(kept + MOST, found.length);
    for (let k = 0; k < SHIFTS.length; k += 3) {
      const there = cellAt(cx + SHIFTS[k], cy + SHIFTS[k + 1], cz + SHIFTS[k + 2]);
      const bucket = bucketOf(there, mask);
      for (let s = start[bucket]; s < start[bucket + 1]; s++) {
        const j = sorted[s];
        if (sortedCells[s] !== there || (k === 0 && j <= i)) continue;
        if (kept === full || !isNear(x, i, j, far) || isJoined(joined, i, j)) continue;
        found[kept++] = j;
      }
    }
    return kept;
  }
}

/** A cell by one number: a thousand each way are told apart, which is some metres. */
const cellAt = (ix: number, iy: number, iz: number): number => ((ix & 1023) << 20) | ((iy & 1023) << 10) | (iz & 1023);

const bucketOf = (cell: number, mask: number): number => {
  const mixed = Math.imul(cell ^ (cell >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) & mask;
};

function isNear(x: Float64Array, i: number, j: number, far: number): boolean {
  const dx = x[3 * i] - x[3 * j];
  const dy = x[3 * i + 1] - x[3 * j + 1];
  const dz = x[3 * i + 2] - x[3 * j + 2];
  return dx * dx + dy * dy + dz * dz < far * far;
}

function isJoined({ start, nodes }: Joined, i: number, j: number): boolean {
  for (let n = start[i]; n < start[i + 1]; n++) if (nodes[n] === j) return true;
  return false;
}
