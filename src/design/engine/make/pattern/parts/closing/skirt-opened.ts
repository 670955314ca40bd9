import { openFold } from '../../pieces/alter.js';
import type { Piece } from '../../pieces/piece.js';
import type { Alteration } from '../../recipe.js';
import { backInHalves, halfAt } from './halved.js';
import type { WayPlace } from './ways.js';

/** A skirt that opens at a centre is cut in halves there. */
export const skirtOpened =
  (place: WayPlace): Alteration =>
  (pieces, _, sa) => {
    if (place === 'side') return pieces;
    const sandy = pieces.flatMap((p) => (p.id === 'sandy.skirt' ? ringInParts(p, place, sa) : [p]));
    const opened = sandy.map((p) => inHalves(p, place, sa));
    return place === 'back' ? backInHalves(opened, sa) : opened;
  };

/** The pencil skirt's panels lie on the fold, the straight skirt's front is drawn whole. */
function inHalves(piece: Piece, place: WayPlace, sa: number): Piece {
  if (piece.id === `penelope.${place}` && piece.fold) return openFold(piece, sa);
  return piece.id === 'sarah.front' && place === 'front' ? halfAt(piece, piece.points.cfTop.x, 'left', sa) : piece;
}

/** A ring of two panels alike, of which one is cut in halves. Of four panels one seam is laid to the centre. */
function ringInParts(panel: Piece, place: 'front' | 'back', sa: number): Piece[] {
  if (!panel.on_fold || panel.cuts[0].count !== 2) return [panel];
  const one = { ...panel, cuts: panel.cuts.map((c) => ({ ...c, count: 1 })) };
  const other = place === 'back' ? 'front' : 'back';
  const id = place === 'back' ? 'sandy.skirtBack' : 'sandy.skirtFront';
  const whole = { ...one, title: `Skirt: ${other}` };
  const halves = { ...openFold(one, sa), id, title: `Skirt: ${place}`, seams: [] };
  return place === 'back' ? [whole, halves] : [halves, whole];
}
