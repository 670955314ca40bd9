import type { Point } from '../../geometry/point.js';
import type { Piece } from '../../make/pattern/pieces/piece.js';
import { clamped } from './fold-strips.js';
import type { ShellPiece } from './shell.js';

/** Where the seam above a vent would go on to the hem: from and to. */
type Line = readonly [from: Point, to: Point];

/** A vent is worn closed: what reaches beyond its seam lies under the other side, of backs as of sleeves. */
export function withoutVent(shell: ShellPiece): ShellPiece {
  const line = ventOf(shell.piece);
  if (!line) return shell;
  const [from, to] = line;
  const on = (y: number): number => from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y);
  const xs = shell.piece.loop.map(({ x }) => x);
  const side = from.x - Math.min(...xs) < Math.max(...xs) - from.x ? -1 : 1;
  return clamped(shell, (p) => (p.y > from.y && side * (p.x - on(p.y)) > 0 ? { x: on(p.y), y: p.y } : p));
}

/** A sleeve that is drafted with its hem is worn with that turned up at the wrist. */
export function withoutTurnUp(shell: ShellPiece): ShellPiece {
  const { points, id } = shell.piece;
  const [left, right] = /under/i.test(id)
    ? [points.usWristLeft, points.usWristRight]
    : [points.tsWristLeft, points.tsWristRight];
  if (shell.role !== 'sleeve' || !left || !right || !points.hemLeft) return shell;
  const wrist = (x: number): number => left.y + ((right.y - left.y) * (x - left.x)) / (right.x - left.x);
  return clamped(shell, (p) => (p.y > wrist(p.x) ? { x: p.x, y: wrist(p.x) } : p));
}

/** One in the middle of a back ends at the hem there; of two, each ends at the side where the back meets the panel beside it. */
function ventOf({ points }: Piece): Line | undefined {
  const { ventTop, ventEdge, ventSlopeStart, cbHem, bsHem, tsWristRight } = points;
  if (ventTop && ventEdge) return [ventTop, { x: ventTop.x, y: ventTop.y + 1 }];
  if (!ventSlopeStart) return undefined;
  const off = (p: Point): number => Math.abs(p.x - ventSlopeStart.x);
  const [low] = [cbHem, bsHem, tsWristRight].filter((p) => p !== undefined).sort((p, q) => off(p) - off(q));
  return low && [ventSlopeStart, low];
}
