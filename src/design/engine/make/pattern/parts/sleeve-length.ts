import { boxOf } from '../../../geometry/box.js';
import type { Cut } from '../../../cut/cut.js';
import type { Piece } from '../pieces/piece.js';
import type { Alteration } from '../recipe.js';
import { reshaped } from '../pieces/shift.js';

/** Sleeves that hang from the shoulder point; raglans and dolmans hang from the neck and tell no such length. */
const SLEEVE = /^(simone?|sven|huey|teagan|toni|bibi|bella|own|jaeger|carlton|carlita|devon)\.(sleeve|top[sS]leeve)$/;
const PARTS = /\.(sleeve|(top|under)[sS]leeve)$/;
/** Lower parts of full sleeves, whose share of the length nobody reads off the sleeve. */
const LOWER = /^own\.(lowerSleeve|lanternCuff|sleeveRuffle|sleeveBand|cuffCasing)$/;

/** Where the finished sleeve ends on its piece: tailored ones turn a hem or a cuff back beyond it. */
const endOf = ({ points, loop }: Piece): number => {
  const low = boxOf(loop).maxY;
  const wrist = points.hemLeft ?? points.wristLeft;
  if (points.boxBottom && points.boxBottom.y < low) return points.boxBottom.y;
  return wrist && Math.abs(wrist.y - low) < 12 ? wrist.y : low;
};

/** Height of the finished cuff: ribs and denim cuffs are folded, shirt cuffs are two layers, French ones turn back. */
function cuffHeight(pieces: readonly Piece[]): number {
  const cuff = pieces.find((p) => /^(simone?|sven|huey|devon|own)\.cuff$/.test(p.id));
  if (!cuff) return 0;
  const { minX, maxX, minY, maxY } = boxOf(cuff.loop);
  const high = Math.min(maxX - minX, maxY - minY);
  return /^simone?\./.test(cuff.id) && high < 90 ? high : high / 2;
}

/** Shoulder point to the finished end, mm; null where these sleeves do not tell. */
export function sleeveMeasure(pieces: readonly Piece[]): number | null {
  const sleeve = pieces.find((p) => SLEEVE.test(p.id));
  if (!sleeve || pieces.some((p) => LOWER.test(p.id))) return null;
  return endOf(sleeve) - boxOf(sleeve.loop).minY + cuffHeight(pieces);
}

/** A sleeve without cuff or vent ends so much wider than the wrist, as a share of it, that the hand goes through. */
export const SLEEVE_END_EASE = 0.3;

/** Lengthened and shortened below the upper arm and above hem, vent or placket; mm that stay as they are there. */
const KEPT_MM = { upper: 25, lower: 40 };
/** The stretch between may shrink to this share: then the sleeve is another one. */
const LEAST_SHARE = 0.12;

/** A sleeve as long as its word says may be off by so much of the arm: the base designs have their own ease of length. */
const SLEEVE_TOLERANCE = { share: 0.027, most_mm: 17 } as const;
/** The same of an arm, mm. */
export const sleeveTolerance = (shoulderToWrist: number): number =>
  Math.min(SLEEVE_TOLERANCE.most_mm, shoulderToWrist * SLEEVE_TOLERANCE.share);

/** The sleeve made to its finished length: between upper arm and wrist it is lengthened or shortened evenly. */
export const sleeveToLength =
  ({ sleeveTo, sleeve: { length: named }, lengths_cm }: Cut): Alteration =>
  (pieces, { shoulderToWrist }) => {
    const now = sleeveMeasure(pieces);
    const cm = (sleeveTo * shoulderToWrist) / 10;
    if (!lengths_cm?.sleeve && Math.abs(cm * 10 - (now ?? 0)) < sleeveTolerance(shoulderToWrist)) return pieces;
    const sleeve = pieces.find((p) => SLEEVE.test(p.id));
    if (now === null || !sleeve) return pieces;
    const { points } = sleeve;
    const from = (points.bicepsLeft ?? points.armCenter ?? { y: 0 }).y + KEPT_MM.upper;
    const to = Math.max(from + 10, Math.min(endOf(sleeve) - KEPT_MM.lower, points.placketEnd?.y ?? Infinity));
    const by = cm * 10 - now;
    if (to - from + by < (to - from) * LEAST_SHARE) return pieces;
    const moved = (y: number): number => y + by * Math.max(0, Math.min(1, (y - from) / (to - from)));
    const shows = named ? [`sleeve.length=${named}`] : [];
    const resized = (p: Piece): Piece => reshaped(p, (q) => ({ x: q.x, y: moved(q.y) }));
    return pieces.map((p) => (PARTS.test(p.id) ? { ...resized(p), shows: [...(p.shows ?? []), ...shows] } : p));
  };
