import { distance, isInside, lerp, polylineLength, type Point } from '../geometry.js';
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
  return polylineLength(ahead) <= polylineLength(back) ? ahead : back;
}

const offBy = (line: readonly Point[], p: Point): number => Math.min(...line.map((q) => distance(p, q)));

function sideways(line: readonly Point[], by: number): Point[] {
  return line.map((p, i) => {
    const [a, b] = [line[Math.max(0, i - 1)], line[Math.min(line.length - 1, i + 1)]];
    const length = distance(a, b) || 1;
    return { x: p.x - ((b.y - a.y) / length) * by, y: p.y + ((b.x - a.x) / length) * by };
  });
}

/** A line moved sideways by `by` mm into the loop it is an edge of. */
export function inwards(line: readonly Point[], loop: readonly Point[], by: number): Point[] {
  const [moved, i] = [sideways(line, by), Math.floor(line.length / 2)];
  return isInside(lerp(line[i], moved[i], Math.min(1, 3 / by)), loop) ? moved : sideways(line, -by);
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

/** A point `along` mm from the start of a polyline. */
export function pointAt(line: readonly Point[], along: number): Point {
  let left = along;
  for (let i = 1; i < line.length; i++) {
    const side = distance(line[i - 1], line[i]);
    if (left <= side) return lerp(line[i - 1], line[i], side ? left / side : 0);
    left -= side;
  }
  return line[line.length - 1];
}
