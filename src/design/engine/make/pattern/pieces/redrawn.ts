import { boxOf } from '../../../geometry/box.js';
import { lengthOf } from '../../../geometry/polyline.js';
import { loopOps } from '../../../geometry/path.js';
import type { Point } from '../../../geometry/point.js';
import { between, stretchOf } from '../seams/edges.js';
import { close } from './loops.js';
import { offsetLoop } from './offset.js';
import type { Piece } from './piece.js';

/** Points of a hem lie no farther above the lowest one, mm. */
const HEM_MM = 1;

/** A piece with another outline: allowance all round, its old depth along a hem. */
export function outlined(piece: Piece, loop: readonly Point[], sa: number): Piece {
  const low = boxOf(loop).maxY;
  const hem = piece.cutLoop ? Math.max(sa, boxOf(piece.cutLoop).maxY - boxOf(piece.loop).maxY) : sa;
  const onHem = (p: Point): boolean => p.y > low - HEM_MM;
  const depth = (i: number): number => (onHem(loop[i]) && onHem(loop[i + 1]) ? hem : sa);
  return {
    ...piece,
    loop: [...loop],
    cutLoop: sa > 0 ? offsetLoop(loop, depth) : [...loop],
    outlineOps: loopOps(loop),
    allowance: [],
  };
}

/** The outline with its stretch between two named points (the shorter way) replaced by a line between them; null where a point is off it. */
export function loopWith(piece: Piece, from: string, to: string, line: readonly Point[]): Point[] | null {
  const found = stretchOf(piece, { piece: piece.id, from, to });
  if (!found) return null;
  const [low, high] = [Math.min(found.from, found.to), Math.max(found.from, found.to)];
  const rest = between(piece.loop, high, low + lengthOf(piece.loop));
  const fresh = found.to > found.from ? line : line.toReversed();
  return close([...rest, ...fresh.slice(1, -1)]);
}

/** A piece from its sewing line, with allowance all round. */
export function pieceFrom(
  { id, title, cuts, loop, points }: Pick<Piece, 'id' | 'title' | 'cuts' | 'loop' | 'points'>,
  grain: [Point, Point],
  sa: number,
): Piece {
  const closed = close(loop);
  const bare: Piece = {
    id,
    title,
    cuts,
    points,
    grain,
    loop: closed,
    cutLoop: null,
    outlineOps: [],
    on_fold: false,
    closed: true,
    allowance: [],
    lines: [],
    marks: [],
    fold: null,
  };
  return outlined(bare, closed, sa);
}
