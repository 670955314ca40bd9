import { boxOf } from '../../geometry/box.js';
import type { Piece } from './pieces/piece.js';
import type { DraftProportions } from './types.js';

const FRONT = /\.(front|frontRight|frontSideDart|frontPanel)$/;
const SKIRT = /^(penelope\.front|sandy\.skirt|sarah\.front)$/;
const SLEEVE = /\.(sleeve|topsleeve|topSleeve|raglanSleeve)$/;

/** Widths are of the flat garment from side to side (half the girth), lengths along the piece. */
export function proportionsOf(pieces: readonly Piece[]): DraftProportions {
  const front = pieces.find((p) => FRONT.test(p.id) && !SKIRT.test(p.id));
  const sleeve = pieces.find((p) => SLEEVE.test(p.id));
  const armhole = front?.points.armhole;
  return {
    chest_width: armhole ? Math.abs(armhole.x) * 2 : null,
    body_length: front ? height(front) : null,
    sleeve_length: sleeve ? height(sleeve) : null,
    waist_width: front?.points.waist ? Math.abs(front.points.waist.x) * 2 : null,
    hem_width: front?.points.hem ? Math.abs(front.points.hem.x) * 2 : null,
  };
}

function height(piece: Piece): number {
  const box = boxOf(piece.loop);
  return box.maxY - box.minY;
}
