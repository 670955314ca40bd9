/** Plane geometry of pattern pieces. Millimetres, y downwards. */

export interface Point {
  x: number;
  y: number;
}

export type Op =
  | { type: 'move'; to: Point }
  | { type: 'line'; to: Point }
  | { type: 'curve'; cp1: Point; cp2: Point; to: Point }
  | { type: 'close' };

export interface Box {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
export const lerp = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });

function cubicAt(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const u = 1 - t;
  const [k0, k1, k2, k3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return { x: k0 * a.x + k1 * b.x + k2 * c.x + k3 * d.x, y: k0 * a.y + k1 * b.y + k2 * c.y + k3 * d.y };
}

/** Straight pieces for a curve: one per ~4 mm of its control polygon, 8–96. */
function stepsFor(a: Point, b: Point, c: Point, d: Point): number {
  const reach = distance(a, b) + distance(b, c) + distance(c, d);
  return Math.max(8, Math.min(96, Math.ceil(reach / 4)));
}

/** Ops as polylines, one per `move`; a `close` repeats the first point. */
export function flatten(ops: readonly Op[]): Point[][] {
  const lines: Point[][] = [];
  let line: Point[] = [];
  for (const op of ops) {
    if (op.type === 'move') {
      line = [op.to];
      lines.push(line);
    } else if (op.type === 'line') line.push(op.to);
    else if (op.type === 'close') line.push(line[0]);
    else appendCurve(line, op.cp1, op.cp2, op.to);
  }
  return lines.map(withoutRepeats).filter((l) => l.length > 1);
}

function appendCurve(line: Point[], cp1: Point, cp2: Point, to: Point): void {
  const from = line[line.length - 1];
  const steps = stepsFor(from, cp1, cp2, to);
  for (let i = 1; i < steps; i++) line.push(cubicAt(from, cp1, cp2, to, i / steps));
  line.push(to);
}

export const withoutRepeats = (line: readonly Point[]): Point[] =>
  line.filter((p, i) => i === 0 || distance(p, line[i - 1]) > 1e-6);

export function polylineLength(line: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1], line[i]);
  return sum;
}

/** Area inside a closed polyline, mm², always ≥ 0. */
export const area = (loop: readonly Point[]): number => Math.abs(signedArea(loop));

/** Shoelace sum: positive when the loop runs clockwise on screen (y downwards). */
export function signedArea(loop: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i < loop.length; i++) {
    const a = loop[i];
    const b = loop[(i + 1) % loop.length];
    sum += a.x * b.y - b.x * a.y;
  }
  return sum / 2;
}

export function boxOf(points: Iterable<Point>): Box {
  const box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (const p of points) {
    box.minX = Math.min(box.minX, p.x);
    box.minY = Math.min(box.minY, p.y);
    box.maxX = Math.max(box.maxX, p.x);
    box.maxY = Math.max(box.maxY, p.y);
  }
  return box;
}

export function isInside(p: Point, loop: readonly Point[]): boolean {
  let inside = false;
  for (let i = 0, j = loop.length - 1; i < loop.length; j = i++) {
    const [a, b] = [loop[i], loop[j]];
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const squared = dx * dx + dy * dy;
  const t = squared === 0 ? 0 : Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / squared));
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}

export function distanceToLoop(p: Point, loop: readonly Point[]): number {
  let least = Infinity;
  for (let i = 1; i < loop.length; i++) least = Math.min(least, distanceToSegment(p, loop[i - 1], loop[i]));
  return least;
}

const cross = (o: Point, a: Point, b: Point): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);

/** True where two segments cross properly, deeper than rounding (1 µm²); touching end points do not count. */
function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  const eps = 1e-3;
  const [s1, s2, s3, s4] = [cross(a, b, c), cross(a, b, d), cross(c, d, a), cross(c, d, b)];
  const split = (p: number, q: number) => (p > eps && q < -eps) || (p < -eps && q > eps);
  return split(s1, s2) && split(s3, s4);
}

/** Where two segments cross properly, or null. */
export function crossing(a: Point, b: Point, c: Point, d: Point): Point | null {
  if (!crosses(a, b, c, d)) return null;
  const t = cross(c, d, a) / (cross(c, d, a) - cross(c, d, b));
  return lerp(a, b, t);
}

/** First place where a closed polyline crosses itself, or null. Sweeps segments sorted by x. */
export function selfIntersection(loop: readonly Point[]): Point | null {
  const segments = loop
    .slice(1)
    .map((b, i) => ({ a: loop[i], b, i, min: Math.min(loop[i].x, b.x), max: Math.max(loop[i].x, b.x) }));
  segments.sort((s, t) => s.min - t.min);
  for (let i = 0; i < segments.length; i++) {
    const s = segments[i];
    for (let j = i + 1; j < segments.length && segments[j].min <= s.max; j++) {
      const t = segments[j];
      if (crosses(s.a, s.b, t.a, t.b)) return lerp(s.a, s.b, 0.5);
    }
  }
  return null;
}

export interface Transform {
  /** degrees clockwise on screen */
  rotate: number;
  mirror: boolean;
  dx: number;
  dy: number;
}

/** Mirrors about x = 0 (if asked), then rotates about the origin, then shifts. */
export function transform(p: Point, t: Transform): Point {
  const x = t.mirror ? -p.x : p.x;
  const rad = (t.rotate * Math.PI) / 180;
  const [cos, sin] = [Math.cos(rad), Math.sin(rad)];
  return { x: x * cos - p.y * sin + t.dx, y: x * sin + p.y * cos + t.dy };
}

export function transformOps(ops: readonly Op[], t: Transform): Op[] {
  return ops.map((op): Op => {
    if (op.type === 'close') return op;
    if (op.type === 'curve')
      return { type: 'curve', cp1: transform(op.cp1, t), cp2: transform(op.cp2, t), to: transform(op.to, t) };
    return { type: op.type, to: transform(op.to, t) };
  });
}

/** Distances from `p` to the nearest obstacle left, right, up and down. */
function freedom(p: Point, segments: readonly [Point, Point][]): { across: number; along: number } {
  const gap = { left: Infinity, right: Infinity, up: Infinity, down: Infinity };
  for (const [a, b] of segments) {
    if (a.y > p.y !== b.y > p.y) {
      const dx = a.x + ((p.y - a.y) / (b.y - a.y)) * (b.x - a.x) - p.x;
      if (dx < 0) gap.left = Math.min(gap.left, -dx);
      else gap.right = Math.min(gap.right, dx);
    }
    if (a.x > p.x !== b.x > p.x) {
      const dy = a.y + ((p.x - a.x) / (b.x - a.x)) * (b.y - a.y) - p.y;
      if (dy < 0) gap.up = Math.min(gap.up, -dy);
      else gap.down = Math.min(gap.down, dy);
    }
  }
  return { across: Math.min(gap.left, gap.right), along: Math.min(gap.up, gap.down) };
}

/**
 * Where a block of text fits best inside a loop.
 * @param block width and height of the text at size 1 @param obstacles lines not to write over
 * @returns centre, greatest size that fits and whether it reads upwards
 */
export function labelSpot(
  loop: readonly Point[],
  block: { width: number; height: number },
  obstacles: readonly [Point, Point][] = [],
  largest = 9,
): { at: Point; size: number; upright: boolean } {
  const segments = [...loop.slice(1).map((b, i): [Point, Point] => [loop[i], b]), ...obstacles];
  const box = boxOf(loop);
  const middle = lerp({ x: box.minX, y: box.minY }, { x: box.maxX, y: box.maxY }, 0.5);
  const reach = distance(middle, { x: box.minX, y: box.minY }) || 1;
  let best = { at: middle, size: 0, upright: false, score: -1 };
  const cells = 24;
  for (let i = 1; i < cells; i++)
    for (let j = 1; j < cells; j++) {
      const at = {
        x: box.minX + ((box.maxX - box.minX) * i) / cells,
        y: box.minY + ((box.maxY - box.minY) * j) / cells,
      };
      if (!isInside(at, loop)) continue;
      const { across, along } = freedom(at, segments);
      const flat = Math.min(largest, (1.8 * across) / block.width, (1.7 * along) / block.height);
      const up = Math.min(largest, (1.8 * along) / block.width, (1.7 * across) / block.height) * 0.85;
      const size = Math.max(flat, up);
      const score = size - (distance(at, middle) / reach) * largest * 0.12;
      if (score > best.score) best = { at, size: up > flat ? up / 0.85 : flat, upright: up > flat, score };
    }
  return best;
}

/** SVG path data with numbers rounded to 0.01 mm. */
export function pathData(ops: readonly Op[]): string {
  const n = (v: number) => String(Math.round(v * 100) / 100 + 0);
  const xy = (p: Point) => `${n(p.x)} ${n(p.y)}`;
  return ops
    .map((op) => {
      if (op.type === 'move') return `M${xy(op.to)}`;
      if (op.type === 'line') return `L${xy(op.to)}`;
      if (op.type === 'curve') return `C${xy(op.cp1)} ${xy(op.cp2)} ${xy(op.to)}`;
      return 'Z';
    })
    .join('');
}

export const loopOps = (loop: readonly Point[]): Op[] => [
  { type: 'move', to: loop[0] },
  ...loop.slice(1).map((to): Op => ({ type: 'line', to })),
  { type: 'close' },
];
