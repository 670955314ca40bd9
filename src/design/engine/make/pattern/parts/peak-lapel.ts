import { add, type Point, towards } from '../../../geometry/point.js';
import type { Op } from '../../../geometry/path.js';
import { replaceEdge } from '../pieces/neckline.js';
import type { Piece } from '../pieces/piece.js';
import type { Alteration } from '../recipe.js';

/** Where a notched lapel ends: where its collar does, at its tip, and where its edge runs straight again. */
export interface LapelSite {
  front: string;
  facing: string;
  notch: string;
  tip: string;
  straight: string;
}

export const BLAZER_LAPEL: LapelSite = {
  front: 'jaeger.front',
  facing: 'jaeger.frontFacing',
  notch: 'notch',
  tip: 'notchEdge',
  straight: 'lapelStraightEnd',
};

export const coatLapel = (design: 'carlton' | 'carlita'): LapelSite => ({
  front: `${design}.front`,
  facing: `${design}.frontFacing`,
  notch: 'cfNeck',
  tip: 'collarTip',
  straight: 'lapelStraightEnd',
});

/** How far the peak reaches beyond the notched tip, along the gorge and above it, mm. */
const BEYOND_MM = 10;
const ABOVE_MM = 40;

/** From the end of the collar up to the peak and down into the front edge. */
function peakEdge(notch: Point, tip: Point, straight: Point): { ops: Op[]; peak: Point } {
  const peak = add(add(tip, towards(notch, tip), BEYOND_MM), { x: 0, y: -ABOVE_MM });
  const fall = (straight.y - peak.y) * 0.35;
  const cp1 = { x: peak.x + (straight.x - peak.x) * 0.2, y: peak.y + fall };
  const ops: Op[] = [
    { type: 'move', to: notch },
    { type: 'line', to: peak },
    { type: 'curve', cp1, cp2: { x: straight.x, y: straight.y - fall }, to: straight },
  ];
  return { ops, peak };
}

function peaked(piece: Piece, site: LapelSite, sa: number): Piece {
  const [notch, tip, straight] = [site.notch, site.tip, site.straight].map((name) => piece.points[name]);
  if (!notch || !tip || !straight) return piece;
  const { ops, peak } = peakEdge(notch, tip, straight);
  const made = replaceEdge(piece, { from: site.notch, to: site.straight }, ops, sa);
  if (made === piece) return piece;
  return { ...made, points: { ...made.points, [site.tip]: peak, peak }, shows: [...(piece.shows ?? []), 'lapel=peak'] };
}

/** The notched lapel of front and facing drawn up into a peak beside the collar. */
export const peakLapel =
  (site: LapelSite): Alteration =>
  (pieces, _, sa) => {
    const made = pieces.map((p) => (p.id === site.front || p.id === site.facing ? peaked(p, site, sa) : p));
    const edge = (piece: string) => [{ piece, from: site.notch, to: site.straight, via: 'peak' }];
    const rule = { name: 'Lapel: facing to front', a: edge(site.facing), b: edge(site.front) };
    return made.map((p) => (p.id === site.facing ? { ...p, seams: [...(p.seams ?? []), rule] } : p));
  };
