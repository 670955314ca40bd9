import { xy } from '../../../geometry/point.js';
import { crossingsAt } from '../../../geometry/polyline.js';
import type { Piece } from '../pieces/piece.js';

/** Panels whose upper edge is drafted for the natural waist. */
const AT_WAIST = /^penelope\.(front|back)$|^own\.(gore|circle\w*|wrapBack|pleats|tier1|kiltApron)$/;
const LEG = /^(charlie|titan|lily|paco)\.front$/;

/** How far below the shoulder at the neck the back of a bodice ends that a skirt or legs are sewn to, mm; null where nothing is. */
export function bodiceLength(pieces: readonly Piece[]): number | null {
  const { waistCenter, hemMiddle, hps } = pieces.find((p) => p.id === 'bella.back')?.points ?? {};
  return waistCenter && hps && !hemMiddle ? waistCenter.y : null;
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

/** By how much the front of what hangs from the shoulders is cut longer than its back, straight down from the shoulder at the neck, mm; 0 where the pieces do not tell. */
export function frontLonger(pieces: readonly Piece[]): number {
  const [front, back] = [/front/i, /back/i].map((side) =>
    lengthBelowNeck(pieces.find(({ id, points }) => points.hps && side.test(id))),
  );
  return front === null || back === null ? 0 : front - back;
}

function lengthBelowNeck(piece: Piece | undefined): number | null {
  const { hps } = piece?.points ?? {};
  if (!piece || !hps) return null;
  const ends = crossingsAt(
    piece.loop.map(({ x, y }) => xy(y, x)),
    hps.x * INSIDE,
  );
  return ends.length > 0 ? Math.max(...ends) - hps.y : null;
}

/** Beside the neck point, where no outline ends, of its distance from the middle. */
const INSIDE = 0.98;
