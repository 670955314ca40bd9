import type { Point } from '../../../geometry/point.js';
import type { Transform } from '../../../geometry/path.js';
import { drawPiece, type NamedEdge } from './drawn-piece.js';
import type { Drawn } from './ink.js';
import type { Piece } from '../pieces/piece.js';
import { grainTurn } from '../lay/yardage.js';

/** Something to print at true scale: a piece, or one piece in several sizes. */
export interface Printed {
  /** closed outlines in its own coordinates, mm */
  loops: Point[][];
  /** degrees that bring its grain upright */
  turn: number;
  draw(t: Transform): Drawn;
}

export const printedPiece = (piece: Piece, number: number, edges: readonly NamedEdge[] = []): Printed => ({
  loops: [piece.cutLoop ?? piece.loop],
  turn: grainTurn(piece),
  draw: (t) => drawPiece(piece, t, number, edges),
});
