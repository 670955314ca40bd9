import { boxOf } from '../../geometry/box.js';
import type { Point } from '../../geometry/point.js';
import { nearestOn } from '../../geometry/polyline.js';
import type { Stitch } from '../types.js';
import { handOf } from './hand.js';
import type { Sheet } from './lay-out.js';
import { endOf, endsOf, isHeld, isStrap } from './strap-ends.js';
import { turnsOf } from './turn.js';
import { rotated, turnToWorn } from './upright.js';

/** So far from the ends of the bib's upper edge its straps are buttoned, and from the middle of the back to the band, metres. */
const [INSIDE, FROM_BACK] = [0.008, 0.09];

/**
 * The bib of a dungaree dress stands on the free edge of the skirt's band, at the middle of the front wherever the band opens; its straps
 * cross behind and are buttoned to the band there.
 */
export function bibOnBand(sheets: readonly Sheet[], known: readonly Stitch[]): Stitch[] {
  const bib = sheets.findIndex(({ shell, whole }, i) => shell.role === 'bib' && whole && !isHeld(i, known));
  const band = sheets.findIndex(({ shell }) => shell.role === 'waistband');
  const straps = sheets.flatMap((sheet, i) => (isStrap(sheet) && !isHeld(i, known) ? [i] : []));
  if (bib < 0 || band < 0 || straps.length !== 2) return [...known];
  const upper = aroundBand(band, sheets, known);
  const [foot, top] = [levelEdge(sheets[bib], 'low'), levelEdge(sheets[bib], 'high')];
  const standing: Stitch = {
    a: { panel: bib, from_m: foot.at(0), to_m: foot.at(1) },
    b: { panel: band, from_m: upper(0, -foot.wide / 2), to_m: upper(0, foot.wide / 2) },
    kind: 'flush',
    name: 'Bib to waistband',
  };
  const sewn = straps.flatMap((panel, i) => {
    const hand = i === 0 ? 1 : -1;
    const [front, behind] = endsOf(sheets[panel]).map((place) => endOf(panel, place));
    const wide = front.to_m - front.from_m;
    const near = INSIDE / top.wide;
    const share = (way: number): number => (hand > 0 ? 1 - near - way : near + way);
    return [
      {
        a: front,
        b: {
          panel: bib,
          from_m: top.at(share(hand > 0 ? wide / top.wide : 0)),
          to_m: top.at(share(hand > 0 ? 0 : wide / top.wide)),
        },
      },
      {
        a: behind,
        b: {
          panel: band,
          from_m: upper(Math.PI, hand * FROM_BACK - wide / 2),
          to_m: upper(Math.PI, hand * FROM_BACK + wide / 2),
        },
      },
    ].map((sides): Stitch => ({ ...sides, kind: 'ease', name: 'Strap to bib and waistband' }));
  });
  return [...known, standing, ...sewn];
}

/** Where on a band's outline its free edge lies at an angle round the body, radians, and so far to the wearer's left from there in front, to their right behind; metres. */
function aroundBand(
  band: number,
  sheets: readonly Sheet[],
  known: readonly Stitch[],
): (angle: number, by: number) => number {
  const worn = sheets.map((sheet, i) => ({ ...sheet, outline: rotated(sheet.outline, turnToWorn(i, sheets, known)) }));
  const hands = worn.map((_, i) => handOf(i, worn, known, new Set()));
  const turn = turnsOf(worn, known, hands)[band];
  const { outline } = worn[band];
  const { minX, maxX, maxY } = boxOf(outline);
  return (angle, by) => {
    const share = (angle - turn) / (2 * Math.PI) + by / (maxX - minX);
    const x = (minX + maxX) / 2 + (maxX - minX) * (share - Math.round(share));
    return nearestOn([...outline, outline[0]], { x, y: maxY }).at;
  };
}

/** The level edge of a panel at its lower or upper end: from its left to its right, and how wide it is. */
export function levelEdge({ outline }: Sheet, end: 'low' | 'high'): { at: (share: number) => number; wide: number } {
  const { minY, maxY } = boxOf(outline);
  const y = end === 'low' ? minY : maxY;
  const xs = outline.filter((p) => Math.abs(p.y - y) < LEVEL).map((p) => p.x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const line: Point[] = [...outline, outline[0]];
  return { at: (share) => nearestOn(line, { x: left + share * (right - left), y }).at, wide: right - left };
}

/** Metres. */
const LEVEL = 0.001;
