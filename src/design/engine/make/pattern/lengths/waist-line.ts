import { boxOf } from '../../../geometry/box.js';
import { xy } from '../../../geometry/point.js';
import { crossingsAt } from '../../../geometry/polyline.js';
import type { Piece } from '../pieces/piece.js';
import { runLength } from '../checks.js';
import { run } from '../rules/kit.js';

/** Panels whose upper edge is drafted for the natural waist. */
const AT_WAIST = /^penelope\.(front|back)$|^own\.(gore|circle\w*|wrapBack|pleats|tier1|kiltApron)$/;
const LEG = /^(charlie|titan|lily|paco)\.front$/;

/** How far below the shoulder at the neck the back of a bodice ends that a skirt or legs are sewn to, whether or not it goes up to there, mm; null where nothing is. */
export function bodiceLength(pieces: readonly Piece[]): number | null {
  const { waistCenter, hemMiddle } = pieces.find((p) => p.id === 'bella.back')?.points ?? {};
  return waistCenter && !hemMiddle ? waistCenter.y : null;
}

/**
 * How far below the natural waist the upper edge of skirts and trousers is worn, without the band that is sewn to it, mm; null
 * where a bodice holds them up or the pieces do not tell.
 */
export function belowWaist(pieces: readonly Piece[]): number | null {
  if (pieces.some((p) => p.points.hps)) return null;
  const told = pieces.flatMap((p) => {
    if (p.waist_mm !== undefined) return [p.waist_mm];
    if (AT_WAIST.test(p.id)) return [0];
    const top = LEG.test(p.id) ? p.points.styleWaistOut : undefined;
    return top ? [top.y] : [];
  });
  return told.length > 0 ? told[0] : null;
}

/** How far above their fork dungarees are cut to their waist at the side, mm: their straps are let out until that is the wearer's; null for all else. */
export function riseOnStraps(pieces: readonly Piece[]): number | null {
  const front = pieces.find(({ id }) => id === 'opal.front');
  const inseam = front && runLength(pieces, run(front.id, 'fork', 'inseamHem'));
  const { outseamHem, waist } = front?.points ?? {};
  return inseam && outseamHem && waist ? outseamHem.y - waist.y - inseam : null;
}

/** How far above the waist, at which its sides begin, an apron with a bib ends, mm; null for all else. */
export function topOfApron(pieces: readonly Piece[]): number | null {
  const { loop } = pieces.find(({ id }) => id === 'albert.front') ?? {};
  if (!loop) return null;
  const { maxX, minY } = boxOf(loop);
  return Math.min(...loop.filter(({ x }) => x > maxX - 1).map(({ y }) => y)) - minY;
}

/** By how much the front of what hangs from the shoulders is cut longer than its back, straight down from the shoulder at the neck, mm; 0 where the pieces do not tell. */
export function frontLonger(pieces: readonly Piece[]): number {
  const [front, back] = [/front/i, /back/i].map((side) =>
    lengthBelowNeck(pieces.find(({ id, points }) => points.hps && side.test(id))),
  );
  return front === null || back === null ? 0 : front - back;
}

/** How far below the point from which its length is drafted a neckline begins on the shoulder, mm: wide ones begin further down. 0 where the pieces do not tell. */
export function neckLower(pieces: readonly Piece[]): number {
  const lower = pieces.flatMap(({ id, points: { hps }, loop }) =>
    hps && /front|back|yoke/i.test(id) ? [boxOf(loop).minY - hps.y] : [],
  );
  return lower.length > 0 ? Math.max(0, Math.min(...lower)) : 0;
}

/** The lowest that it ends beside its neck point: a dart that lies open in the lower edge there is stepped over. */
function lengthBelowNeck(piece: Piece | undefined): number | null {
  const { hps } = piece?.points ?? {};
  if (!piece || !hps) return null;
  const upright = piece.loop.map(({ x, y }) => xy(y, x));
  const ends = BESIDE.flatMap((share) => crossingsAt(upright, hps.x * share));
  return ends.length > 0 ? Math.max(...ends) - hps.y : null;
}

/** Lines beside the neck point, by their distance from the middle as a share of its own: no outline ends on them. */
const BESIDE = [0.98, 0.88, 0.78, 0.68, 0.58];
