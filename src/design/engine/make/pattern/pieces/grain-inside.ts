import { add, distance, leftOf, lerp, mul, type Point, sub, towards } from '../../../geometry/point.js';
import { contains, distanceToLoop } from '../../../geometry/polyline.js';
import { labelSpot } from '../sheet/label-spot.js';
import type { Piece } from './piece.js';

/** Nearer to an edge than this an arrow is not told from it, mm. */
const CLOSE_MM = 6;
/** How far inside it is drawn instead, and how far it looks for room, mm. */
const INSIDE_MM = 30;
const STEP_MM = 5;

/** How far the piece goes on beside its grain line, at most twice what is needed, mm. */
function room(loop: readonly Point[], middle: Point, aside: Point): number {
  let deep = 0;
  while (deep < 2 * INSIDE_MM && contains(loop, add(middle, aside, deep + STEP_MM))) deep += STEP_MM;
  return deep;
}

/** As long as it lies on the piece; four fifths of it at most. */
function within(loop: readonly Point[], a: Point, b: Point): [Point, Point] {
  const [middle, way] = [lerp(a, b), mul(towards(a, b), distance(a, b) / 2)];
  const share = [0.8, 0.6, 0.4].find((k) => [k, -k].every((s) => contains(loop, add(middle, way, s)))) ?? 0.2;
  return [add(middle, way, -share), add(middle, way, share)];
}

/** The same way where there is most room, of a piece so bent that its grain line misses it. */
function through(loop: readonly Point[], a: Point, b: Point): [Point, Point] {
  const { at } = labelSpot(loop, { width: 1, height: 1 });
  const half = sub(b, lerp(a, b));
  return within(loop, sub(at, half), add(at, half));
}

/** A grain line that lies on a seam or a fold is moved into the piece, where it is seen in every drawing of it. */
export function withGrainInside(piece: Piece): Piece {
  if (!piece.grain) return piece;
  const [a, b] = piece.grain;
  const middle = lerp(a, b);
  const inside = contains(piece.loop, middle);
  const far = distanceToLoop(middle, piece.loop) > CLOSE_MM;
  if (inside && far) return piece;
  if (far) return { ...piece, grain: through(piece.loop, a, b) };
  const aside = [leftOf(towards(a, b)), mul(leftOf(towards(a, b)), -1)];
  const [left, right] = aside.map((way) => room(piece.loop, middle, way));
  const by = mul(left > right ? aside[0] : aside[1], Math.max(left, right) / 2);
  return { ...piece, grain: within(piece.loop, add(a, by), add(b, by)) };
}
