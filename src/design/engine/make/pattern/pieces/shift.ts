import { distance, lerp, mul, type Point, towards } from '../../../geometry/point.js';
import { loopOps, type Op } from '../../../geometry/path.js';
import { lengthOf } from '../../../geometry/polyline.js';
import { nearestAlong } from './loops.js';
import type { Piece } from './piece.js';

/** Moves every point of a piece: outline, cutting line, marks, inner lines and named points alike. */
export function reshaped(piece: Piece, move: (p: Point) => Point): Piece {
  const pair = (line: [Point, Point] | null): [Point, Point] | null => line && [move(line[0]), move(line[1])];
  const loop = dense(piece.loop).map(move);
  return {
    ...piece,
    loop,
    ...(piece.body ? { body: dense(piece.body).map(move) } : {}),
    cutLoop: piece.cutLoop && dense(piece.cutLoop).map(move),
    outlineOps: loopOps(loop),
    allowance: [],
    lines: piece.lines.map((l) => ({ ...l, ops: l.ops.map((op) => movedOp(op, move)) })),
    fold: pair(piece.fold),
    grain: pair(piece.grain),
    marks: piece.marks.map((m) => ({ ...m, at: move(m.at) })),
    points: Object.fromEntries(Object.entries(piece.points).map(([name, p]) => [name, move(p)])),
  };
}

/** Longest straight stretch that is moved as one, mm. */
const STEP_MM = 15;

/** A polyline with points between far ones, so that straight edges can bend. */
export function dense(line: readonly Point[]): Point[] {
  return line.flatMap((p, i) => {
    const next = line[i + 1];
    const steps = next ? Math.max(1, Math.ceil(distance(p, next) / STEP_MM)) : 1;
    return Array.from({ length: steps }, (_, k) => (k === 0 ? p : lerp(p, next, k / steps)));
  });
}

function movedOp(op: Op, move: (p: Point) => Point): Op {
  if (op.type === 'close') return op;
  if (op.type === 'curve') return { type: 'curve', cp1: move(op.cp1), cp2: move(op.cp2), to: move(op.to) };
  return { type: op.type, to: move(op.to) };
}

/**
 * Trues up a seam: one of its ends slides along the seam's own direction, the seam stretches evenly with it, and the
 * edge beyond follows, fading out towards `beyond`.
 * @param end the point that slides @param start the seam's other end @param beyond where the neighbouring edge ends
 * @param by mm; positive lengthens the seam
 */
export function slideEnd(piece: Piece, seam: { start: string; end: string; beyond: string }, by: number): Piece {
  const [start, end, beyond] = [seam.start, seam.end, seam.beyond].map((name) => piece.points[name]);
  if (!start || !end || !beyond || Math.abs(by) < 0.05) return piece;
  const way = mul(towards(start, end), by);
  const whole = lengthOf(piece.loop);
  const [s, e, b] = [start, end, beyond].map((p) => nearestAlong(piece.loop, p));
  const reach = (to: number): number => Math.min(Math.abs(to - e), whole - Math.abs(to - e)) || 1;
  const ahead = (to: number): boolean => (to - e + whole) % whole <= whole / 2;
  const weight = (p: Point): number => {
    const at = nearestAlong(piece.loop, p);
    const away = Math.min(Math.abs(at - e), whole - Math.abs(at - e));
    const side = ahead(at) === ahead(s) ? s : b;
    return Math.max(0, 1 - away / reach(side));
  };
  return reshaped(piece, (p) => {
    const w = weight(p);
    return { x: p.x + way.x * w, y: p.y + way.y * w };
  });
}
