import { distance, lerp, type Point } from '../../../geometry/point.js';
import { contains, lengthOf, sideways } from '../../../geometry/polyline.js';
import { nearestAlong, stretch } from '../pieces/loops.js';
import type { Piece } from '../pieces/piece.js';

/** The stretch of a piece's outline between two named points: over `via` if given, else the shorter way. */
export function edgeOf(piece: Piece, from: string, to: string, via?: string): Point[] | null {
  const [a, b] = [piece.points[from], piece.points[to]];
  if (!a || !b) return null;
  const [s, e] = [nearestAlong(piece.loop, a), nearestAlong(piece.loop, b)];
  const [ahead, back] = [stretch(piece.loop, s, e), stretch(piece.loop, e, s).toReversed()];
  const over = via ? piece.points[via] : undefined;
  if (over) return offBy(ahead, over) <= offBy(back, over) ? ahead : back;
  return lengthOf(ahead) <= lengthOf(back) ? ahead : back;
}

const offBy = (line: readonly Point[], p: Point): number => Math.min(...line.map((q) => distance(p, q)));

/** A line moved sideways by `by` mm into the loop it is an edge of. */
export function inwards(line: readonly Point[], loop: readonly Point[], by: number): Point[] {
  const [moved, i] = [sideways(line, by), Math.floor(line.length / 2)];
  return contains(loop, lerp(line[i], moved[i], Math.min(1, 3 / by))) ? moved : sideways(line, -by);
}

/** A line moved sideways by `by` mm, away from a point. */
export function awayFrom(centre: Point, line: readonly Point[], by: number): Point[] {
  const [one, other] = [sideways(line, by), sideways(line, -by)];
  const far = (l: readonly Point[]) => l.reduce((sum, p) => sum + distance(p, centre), 0);
  return far(one) > far(other) ? one : other;
}

/** The points of a moved line that kept their distance from the line they came from (no knots at tight bends). */
export function clear(moved: readonly Point[], line: readonly Point[], by: number): Point[] {
  return moved.filter((p) => line.every((q) => distance(p, q) > by - 0.6));
}
