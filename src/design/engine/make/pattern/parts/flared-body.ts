import type { Silhouette } from '../../../garments/spec.js';
import type { Piece } from '../pieces/piece.js';
import { reshaped } from '../pieces/shift.js';
import type { Alteration } from '../recipe.js';

/** How much wider the hem is than the straight draft's, as a share of the half; more than that flares from the arm. */
const FLARES: Partial<Record<Silhouette, number>> = { 'a-line': 0.2, flared: 0.3 };

/** What a straight shirt body is flared to by letting its side seams out evenly from the hips to the hem. */
export const canFlare = (silhouette: Silhouette | null): boolean => silhouette !== null && silhouette in FLARES;

const BODY = /^simone?\.(front(Left|Right)|back)$/;

function letOut(piece: Piece, by: number): Piece {
  const { hips, hem, cfNeck, cbYoke } = piece.points;
  const centre = (cfNeck ?? cbYoke)?.x;
  if (!hips || !hem || centre === undefined) return piece;
  const side = Math.sign(hem.x - centre);
  const share = (y: number): number => Math.max(0, Math.min(1.1, (y - hips.y) / (hem.y - hips.y)));
  return reshaped(piece, (p) =>
    (p.x - centre) * side > 0 ? { x: centre + (p.x - centre) * (1 + by * share(p.y)), y: p.y } : p,
  );
}

/** Fronts and back of a shirt with flared sides. */
export const flaredBody =
  (silhouette: Silhouette): Alteration =>
  (pieces) =>
    pieces.map((p) =>
      BODY.test(p.id)
        ? { ...letOut(p, FLARES[silhouette] ?? 0), shows: [...(p.shows ?? []), `silhouette=${silhouette}`] }
        : p,
    );
