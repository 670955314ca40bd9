import type { Cut } from '../../../../cut/cut.js';
import { isButtoned } from '../../../../cut/opening.js';
import type { Mark, Piece } from '../../pieces/piece.js';

/** Where buttons lie on a band or a strip, mm in its own coordinates. */
export interface RowPlace {
  x: number;
  first: number;
  last: number;
}

/** Both halves are cut alike: a mark is a hole in the one that lies on top and a button on the other. */
function marksAt({ x, first, last }: RowPlace, count: number, snaps: boolean): Mark[] {
  const heights = Array.from({ length: count }, (_, i) => first + ((last - first) * i) / Math.max(1, count - 1));
  const kinds: readonly Mark['kind'][] = snaps ? ['snap'] : ['button', 'buttonhole'];
  return heights.flatMap((y) => kinds.map((kind): Mark => ({ kind, at: { x, y }, rotate: 0 })));
}

/** The piece with the row that closes the garment, as many as the cut has; as it was where no row does. */
export const withRow = (piece: Piece, { opening }: Cut, place: RowPlace): Piece =>
  opening?.place === 'front' && isButtoned(opening.by) && opening.count > 0
    ? { ...piece, marks: [...piece.marks, ...marksAt(place, opening.count, opening.by === 'snaps')] }
    : piece;

/** Where the base design marks a button only and the pieces are cut in pairs: the fronts and what closes like them. */
const PAIRED = /^jaeger\.front$|^devon\.(frontInside|frontYoke|waistband|cuff)$/;

/** A button's place in one of a pair is its hole's in the other. */
export const withHoles = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) => {
    const holes = PAIRED.test(piece.id) && piece.marks.every(({ kind }) => kind !== 'buttonhole');
    const buttons = piece.marks.filter(({ kind }) => kind === 'button');
    return holes
      ? {
          ...piece,
          marks: [...piece.marks, ...buttons.map((mark): Mark => ({ ...mark, kind: 'buttonhole', rotate: 90 }))],
        }
      : piece;
  });
