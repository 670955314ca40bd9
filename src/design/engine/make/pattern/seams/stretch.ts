import type { Point } from '../../../geometry/point.js';
import { lengthOf } from '../../../geometry/polyline.js';
import type { Piece } from '../pieces/piece.js';
import { between } from './edges.js';
import type { EdgeSummary } from './graph.js';
import type { SeamSide } from './joins.js';

/**
 * The stretch of a piece's sewing line that one side of a seam takes, from `from_mm` to `to_mm`; null where the piece or the
 * edge is not there, or the edge does not tell where it begins.
 */
export function stretchLine(
  side: SeamSide,
  pieces: readonly Piece[],
  edges: readonly EdgeSummary[],
): { piece: Piece; line: Point[] } | null {
  const piece = pieces.find(({ id }) => id === side.piece);
  const start = edges.find(({ piece: of, id }) => of === side.piece && id === side.edge)?.start_mm;
  const [low, high] = [Math.min(side.from_mm, side.to_mm), Math.max(side.from_mm, side.to_mm)];
  if (!piece || start === undefined || high - low < LEAST_MM) return null;
  const whole = lengthOf(piece.loop);
  const from = (start + low) % whole;
  const line = between(piece.loop, from, from + high - low);
  return { piece, line: side.from_mm <= side.to_mm ? line : line.reverse() };
}

/** Shorter ones are crumbs of a seam. */
const LEAST_MM = 5;
