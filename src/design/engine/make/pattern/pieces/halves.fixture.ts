import { boxOf } from '../../../geometry/box.js';
import { distanceToSegment } from '../../../geometry/polyline.js';
import type { Point } from '../../../geometry/point.js';
import type { Piece } from './piece.js';

/** Mirrored outlines may lie this far apart and still be the same shape, mm. */
const SAME_MM = 4;

/** Fronts that open are two different pieces; a fly, a storm flap or a tool pocket lies on one side only; a tie's parts end on the slant. */
const ONE_SIDED = /(Left|Right|Flap|fly\w*|Placket|Underlap|Overlap|pocket\w*|\w(Tip|Tail))$/;

/**
 * Titles of pieces that are one half of something and yet are cut once: neither on the fold, nor in pairs, nor the same
 * on both sides of any axis. Such a piece would leave the garment open at a seam that has no other side.
 */
export function unpairedHalves(pieces: readonly Piece[]): string[] {
  return pieces
    .filter((p) => !p.on_fold && p.cuts.some((c) => c.count % 2 === 1))
    .filter((p) => !ONE_SIDED.test(p.id) && !isSymmetric(p))
    .map((p) => p.title);
}

/** The outline is its own mirror image across its middle, upright or level. */
function isSymmetric({ loop }: Piece): boolean {
  const { minX, maxX, minY, maxY } = boxOf(loop);
  const across = loop.map((p) => ({ x: minX + maxX - p.x, y: p.y }));
  const along = loop.map((p) => ({ x: p.x, y: minY + maxY - p.y }));
  return liesOn(across, loop) || liesOn(along, loop) || liesOn(turnedRound(loop, minX + maxX, minY + maxY), loop);
}

/** Strips cut slanting at both ends look the same when turned round. */
const turnedRound = (loop: readonly Point[], x: number, y: number): Point[] =>
  loop.map((p) => ({ x: x - p.x, y: y - p.y }));

function liesOn(points: readonly Point[], loop: readonly Point[]): boolean {
  return points.every((p) => loop.some((q, i) => i > 0 && distanceToSegment(p, loop[i - 1], q) <= SAME_MM));
}
