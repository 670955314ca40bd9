import { cut, rectangle, segment } from '../pieces/panel.js';
import type { Piece } from '../pieces/piece.js';
import type { GirthRule } from '../checks.js';
import type { Body } from '../recipe.js';
import { run } from '../rules/kit.js';
import { knifePleats } from './skirts.js';

/**
 * Chima: a rectangle of cloth pleated onto a band at the upper chest, open at the back, where the ends of the band pass each
 * other and are tied (Metropolitan Museum of Art, *Woman's skirt*, Korea, 853919); straps over the shoulders hold it as they
 * do today. How full it is and how wide its band are our own figures.
 */
const BAND_MM = 60;
/** How far the ends of the band pass each other at the back, mm. */
const LAP_MM = 150;
/** The band's lower edge lies so far above the point of the bust, mm. */
const ABOVE_BUST_MM = 10;
const STRAP = { width: 70, over: 1.7, sewn: 60 };
const TIE = { width: 60, length: 700 };

const around = (body: Body): number => Math.round(body.chest * 1.02 + LAP_MM);
const bandAt = (body: Body): number => body.hpsToBust - ABOVE_BUST_MM;

/** How far the skirt's upper edge lies above the natural waist, mm. */
const aboveWaist = (body: Body): number => body.hpsToWaistBack - bandAt(body);

/** @param drop from the natural waist to the hem, mm */
export function chima(drop: number, body: Body, sa: number): Piece[] {
  const [waist, length] = [around(body), aboveWaist(body) + drop];
  const order = { waist, seat: Math.max(body.seat, body.hips), seatDepth: body.waistToSeat, length, sa };
  return [
    ...knifePleats(order).map((piece) => ({ ...piece, waist_mm: -aboveWaist(body) })),
    bandOf(waist, sa),
    strapOf(body, sa),
    rectangle({ id: 'own.bandTie', title: 'Tie of the band (folded lengthwise)', ...TIE, cuts: [cut(2)], sa }),
  ];
}

const bandOf = (length: number, sa: number): Piece => ({
  ...rectangle({
    id: 'own.waistband',
    title: 'Breast band (folded lengthwise)',
    width: 2 * BAND_MM,
    length,
    cuts: [cut(1), cut(1, 'interfacing')],
    sa,
    lines: [segment({ x: BAND_MM, y: 0 }, { x: BAND_MM, y: length })],
    seams: [{ name: 'Breast band to skirt', a: [run('own.waistband', 'b', 'c')], b: [], to_mm: length }],
  }),
  underlap_mm: LAP_MM,
});

const strapOf = (body: Body, sa: number): Piece =>
  rectangle({
    id: 'own.strap',
    title: 'Shoulder strap (folded lengthwise; fit the length)',
    width: STRAP.width,
    length: Math.round((bandAt(body) - BAND_MM) * STRAP.over + STRAP.sewn),
    cuts: [cut(2)],
    sa,
  });

/** The band goes round the chest, its ends past each other. */
export const chimaGirths = (body: Body): GirthRule[] => [
  {
    name: 'chest',
    body_mm: body.chest,
    ease_mm: around(body) - body.chest,
    tolerance_mm: null,
    least_mm: body.chest * 1.02,
    parts: [{ piece: 'own.waistband', between: ['b', 'c'], times: 1 }],
  },
];
