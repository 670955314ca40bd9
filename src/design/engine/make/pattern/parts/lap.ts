import type { Side } from '../../../cut/side.js';
import type { Piece } from '../pieces/piece.js';
import { turnedOver } from '../pieces/turned-over.js';
import type { Alteration } from '../recipe.js';

const FRONTS = ['simon.frontLeft', 'simon.frontRight'] as const;

/** The other front's mirror image under this one's name. */
function swapped(piece: Piece, pieces: readonly Piece[]): Piece {
  const at = FRONTS.findIndex((id) => id === piece.id);
  const other = pieces.find(({ id }) => id === FRONTS[1 - at]);
  return other ? { ...turnedOver(other), id: piece.id, title: piece.title } : piece;
}

/**
 * The shirt draft has its buttonholes in the left front and its fly faced there, as men wear them. For women its fronts change
 * sides, and what is cut once for one side is turned over.
 */
export const lapping = (upper: Side): Alteration[] =>
  upper === 'left'
    ? []
    : [
        (pieces) =>
          pieces.map((p) =>
            p.id.startsWith('simon.front') ? swapped(p, pieces) : p.id === 'simon.collarStand' ? turnedOver(p) : p,
          ),
      ];

/** The facing of a fly lies on the front that is on top; it is drafted for the left one. */
export const facedOn =
  (upper: Side) =>
  (piece: Piece): Piece =>
    upper === 'right' && piece.id === 'charlie.flyFacing' ? turnedOver(piece) : piece;
