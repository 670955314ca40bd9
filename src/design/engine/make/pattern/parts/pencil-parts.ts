import type { Point } from '../../../geometry/point.js';
import { reshaped } from '../pieces/shift.js';
import type { Piece } from '../pieces/piece.js';
import type { Alteration } from '../recipe.js';
import { BAND_OVERLAP, pencilWaist } from '../rules/lower.js';
import { runLength } from '../checks.js';

/** Two darts lie at most so far from each other, mm; nearer where the side is near. */
const GAP_MM = 40;

/** The pencil skirt's second dart moved along the waist towards the side, so that cloth can be sewn between both. */
function spread(piece: Piece): Piece {
  const { dart1End, dart2Start, dart2Middle, dart2End, rWaist } = piece.points;
  if (!dart1End || !dart2Start || !dart2Middle || !dart2End || !rWaist) return piece;
  const [gap, rest] = [dart2Start.x - dart1End.x, rWaist.x - dart2End.x];
  const by = Math.min(GAP_MM, (gap + rest) / 2) - gap;
  if (by <= 0) return piece;
  const slope = (rWaist.y - dart2End.y) / rest;
  const share = ({ x }: Point): number => {
    if (x <= dart1End.x || x >= rWaist.x) return 0;
    if (x < dart2Start.x) return (x - dart1End.x) / gap;
    return x <= dart2End.x ? 1 : (rWaist.x - x) / rest;
  };
  const deep = dart2Middle.y + 1;
  return reshaped(piece, (p) => {
    const way = p.y > deep ? 0 : by * share(p);
    return { x: p.x + way, y: p.y + way * slope };
  });
}

export const dartsApart: Alteration = (pieces) => pieces.map((p) => (p.id.startsWith('penelope.') ? spread(p) : p));

/** The base design's band has no underlap for the hook: it is made as long as the waist that was drafted, and an underlap more. */
export const bandOverlapped: Alteration = (pieces, body) => {
  const waist = ['penelope.front', 'penelope.back']
    .flatMap((id) =>
      pencilWaist(
        pieces.find((p) => p.id === id),
        id,
      ),
    )
    .reduce((sum, edge) => sum + (runLength(pieces, edge) ?? 0), 0);
  const length = (waist + body.waist * BAND_OVERLAP) / 2;
  return pieces.map((p) => {
    const end = p.points.BR;
    if (p.id !== 'penelope.waistband' || !end || waist === 0) return p;
    const longer = reshaped(p, ({ x, y }) => ({ x, y: y > end.y - 1 ? y + length - end.y : y }));
    return { ...longer, underlap_mm: body.waist * BAND_OVERLAP };
  });
};
