import { withoutRepeats } from './polyline.js';
import { add, distance, rotate, type Point } from './point.js';

/** Paths of lines and cubic curves, y downwards; a pattern has them in millimetres, a flat in centimetres. */

export type Op =
  | { type: 'move'; to: Point }
  | { type: 'line'; to: Point }
  | { type: 'curve'; cp1: Point; cp2: Point; to: Point }
  | { type: 'close' };

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

export interface Transform {
  /** degrees clockwise on screen */
  rotate: number;
  mirror: boolean;
  dx: number;
  dy: number;
}

/** Mirrors about x = 0 (if asked), then rotates about the origin, then shifts. */
export function transform(p: Point, t: Transform): Point {
  return add(rotate({ x: t.mirror ? -p.x : p.x, y: p.y }, t.rotate), { x: t.dx, y: t.dy });
}

export function transformOps(ops: readonly Op[], t: Transform): Op[] {
  return ops.map((op): Op => {
    if (op.type === 'close') return op;
    if (op.type === 'curve')
      return { type: 'curve', cp1: transform(op.cp1, t), cp2: transform(op.cp2, t), to: transform(op.to, t) };
    return { type: op.type, to: transform(op.to, t) };
  });
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
