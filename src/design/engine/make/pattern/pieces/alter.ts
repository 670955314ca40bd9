import { add, distance, dot, leftOf, mul, type Point, sub, towards } from '../../../geometry/point.js';
import { distanceToSegment } from '../../../geometry/polyline.js';
import { flatten, loopOps } from '../../../geometry/path.js';
import { close } from './loops.js';
import type { Piece, PieceCut } from './piece.js';

/** The part of a loop with y ≤ limit. */
export function above(loop: readonly Point[], limit: number): Point[] {
  const out: Point[] = [];
  for (let i = 1; i < loop.length; i++) {
    const [a, b] = [loop[i - 1], loop[i]];
    if (a.y <= limit) out.push(a);
    if ((a.y - limit) * (b.y - limit) < 0) {
      const t = (limit - a.y) / (b.y - a.y);
      out.push({ x: a.x + (b.x - a.x) * t, y: limit });
    }
  }
  return out.length < 3 ? [] : close(out);
}

/** Cuts a piece off at `limit` (its own y, mm) and gives it a hem allowance there. */
export function hemAt(piece: Piece, limit: number, hemMm: number): Piece {
  const loop = above(piece.loop, limit);
  if (loop.length === 0) return piece;
  const cutLoop = piece.cutLoop ? above(piece.cutLoop, limit + hemMm) : null;
  const reach = loop.filter((p) => Math.abs(p.y - limit) < 1e-6).map((p) => p.x);
  const ends = { hemIn: { x: Math.min(...reach), y: limit }, hemOut: { x: Math.max(...reach), y: limit } };
  const clip = (ends: [Point, Point]): [Point, Point] =>
    ends.map((p) => ({ x: p.x, y: Math.min(p.y, limit - 20) })) as [Point, Point];
  return {
    ...piece,
    loop,
    cutLoop,
    outlineOps: loopOps(loop),
    lines: piece.lines.filter((l) => flatten(l.ops).every((line) => line.every((p) => p.y <= limit + 1))),
    marks: piece.marks.filter((m) => m.at.y <= limit),
    fold: piece.fold && clip(piece.fold),
    grain: piece.grain && clip(piece.grain),
    points: { ...movedUp(piece.points, limit, ends), ...ends },
  };
}

/** Named points of the old hem move to the nearer end of the new one, so that its seams can still be measured; others below it go. */
function movedUp(
  points: Record<string, Point>,
  limit: number,
  ends: { hemIn: Point; hemOut: Point },
): Record<string, Point> {
  const nearer = (p: Point) =>
    Math.abs(p.x - ends.hemIn.x) < Math.abs(p.x - ends.hemOut.x) ? ends.hemIn : ends.hemOut;
  const kept = Object.entries(points).filter(([name, p]) => p.y <= limit || OLD_HEM.test(name));
  return Object.fromEntries(kept.map(([name, p]) => [name, p.y > limit ? nearer(p) : p]));
}

const OLD_HEM = /^(floor|bottom|hem|wrist|cuff)/;

/** A piece cut on the fold becomes a mirrored pair with allowance along the former fold. */
export function openFold(piece: Piece, allowance: number): Piece {
  if (!piece.fold) return piece;
  const cuts = piece.cuts.map((c): PieceCut => ({ ...c, count: c.count * 2, mirrored: true }));
  const [a, b] = piece.fold;
  const outward = outwardOf(piece, a, b);
  const onFold = (p: Point) => distanceToSegment(p, a, b) < 1 || onLine(p, a, b);
  const cutLoop =
    piece.cutLoop?.map((p) => (onFold(p) ? { x: p.x + outward.x * allowance, y: p.y + outward.y * allowance } : p)) ??
    null;
  return { ...piece, cuts, on_fold: false, fold: null, grain: piece.grain ?? piece.fold, cutLoop };
}

const onLine = (p: Point, a: Point, b: Point): boolean =>
  Math.abs((b.x - a.x) * (a.y - p.y) - (a.x - p.x) * (b.y - a.y)) / (distance(a, b) || 1) < 1;

function outwardOf(piece: Piece, a: Point, b: Point): Point {
  const normal = leftOf(towards(a, b));
  const away = piece.loop.reduce((sum, p) => sum + dot(sub(p, a), normal), 0);
  return away > 0 ? mul(normal, -1) : normal;
}

/** A pair with a straight centre edge becomes one piece on the fold of that edge. */
export function foldAlong(piece: Piece, from: string, to: string): Piece {
  const [a, b] = [piece.points[from], piece.points[to]];
  if (!a || !b) return piece;
  const cuts = piece.cuts.map((c): PieceCut => ({
    ...c,
    count: Math.max(1, Math.round(c.count / 2)),
    mirrored: false,
  }));
  const snap = (p: Point): Point => {
    const normal = leftOf(towards(a, b));
    const deep = (q: Point): number => dot(sub(q, a), normal);
    const inside = piece.loop.reduce((sum, q) => sum + deep(q), 0);
    return deep(p) * inside >= 0 ? p : add(p, normal, -deep(p));
  };
  const cutLoop = piece.cutLoop?.map(snap) ?? null;
  return { ...piece, cuts, on_fold: true, fold: [a, b], grain: [a, b], cutLoop };
}
