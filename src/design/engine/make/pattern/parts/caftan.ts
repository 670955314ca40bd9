import { cut, panel } from '../pieces/panel.js';
import type { Piece } from '../pieces/piece.js';
import type { Body } from '../recipe.js';
import type { GirthRule, Width } from '../checks.js';
import { run } from '../rules/kit.js';
import type { NeckSite } from './collars.js';

/**
 * Garments of one straight cut (kurta, caftan, abaya, thobe, djellaba, dashiki): front and back with sloped shoulders
 * and a straight armhole, sides that run out to the hem, straight sleeves (Burnham, *Cut My Cote*; Tilke, *Oriental
 * Costumes*: body from one width of cloth, sleeves from its rest).
 */
export interface CaftanShape {
  /** neck point to hem, mm */
  length: number;
  /** finished girth under the arms, mm */
  girth: number;
  /** how far each side runs out at the hem, mm */
  flare: number;
  /** from the end of the shoulder to the wrist, mm; 0 without sleeves */
  sleeve: number;
  /** half of the sleeve's width at the armhole and at the wrist, mm */
  armhole: number;
  wrist: number;
  /** the sides stay open from the hem up to here below the waist, mm; null where they are closed */
  slitFrom: number | null;
  /** the fronts are two, open from neck to hem */
  open: boolean;
  sa: number;
}

const [FRONT, BACK, SLEEVE] = ['own.caftanFront', 'own.caftanBack', 'own.caftanSleeve'];
const HEM_MM = 25;
const DEPTHS = { front: 85, back: 20 };

/** Half of the neck; no less than lets a V pass the head, which is large on a child. */
const neckOf = (body: Body): number => Math.round(Math.max(body.neck / 5 + 12, body.head * 0.165));
const slopeOf = (shape: CaftanShape, body: Body): number =>
  Math.tan((Math.min(20, body.shoulderSlope) * 0.8 * Math.PI) / 180) * (shape.girth / 4 - neckOf(body));

export const CAFTAN_NECK: NeckSite = {
  front: { piece: FRONT, shoulder: 'hps', centre: 'cfNeck', outer: 'shoulder' },
  back: { piece: BACK, shoulder: 'hps', centre: 'cbNeck', outer: 'shoulder' },
  openBack: false,
};

export const caftan = (shape: CaftanShape, body: Body): Piece[] => [
  half(shape, body, 'front'),
  half(shape, body, 'back'),
  ...(shape.sleeve > 0 ? [sleeveOf(shape)] : []),
];

function half(shape: CaftanShape, body: Body, side: 'front' | 'back'): Piece {
  const { length, girth, flare, armhole, slitFrom, sa } = shape;
  const [id, centre] = side === 'front' ? [FRONT, 'cfNeck'] : [BACK, 'cbNeck'];
  const [neck, x, depth] = [neckOf(body), girth / 4, DEPTHS[side]];
  const [slope, low] = [slopeOf(shape, body), { x: x + flare, y: length }];
  const underarm = { x, y: slope + armhole };
  const slit = slitFrom === null ? null : Math.min(length - 120, body.hpsToWaistBack + slitFrom);
  const at = (y: number) => ({ x: x + (flare * (y - underarm.y)) / (length - underarm.y), y });
  const closes = slit === null ? [] : [{ name: 'slit', to: at(slit) }];
  const opened = side === 'front' && shape.open;
  return panel({
    id,
    title: side === 'front' ? 'Front' : 'Back',
    start: { name: centre, at: { x: 0, y: depth } },
    edges: [
      { name: 'hps', cp1: { x: neck * 0.6, y: depth }, cp2: { x: neck, y: depth * 0.55 }, to: { x: neck, y: 0 } },
      { name: 'shoulder', to: { x, y: slope } },
      { name: 'underarm', to: underarm },
      ...closes,
      { name: 'sideHem', to: low, finish: slit === null ? 'seam' : 'hem' },
      { name: 'centreHem', to: { x: 0, y: length }, finish: 'hem' },
      { name: centre, to: { x: 0, y: depth }, finish: opened ? 'hem' : 'fold' },
    ],
    cuts: [cut(opened ? 2 : 1)],
    sa,
    hem: HEM_MM,
    points: { waist: at(body.hpsToWaistBack), seat: at(Math.min(length - 1, body.hpsToWaistBack + body.waistToSeat)) },
    seams: side === 'back' ? [] : sideSeams(slit === null ? 'sideHem' : 'slit'),
  });
}

const sideSeams = (end: string) => [
  { name: 'Shoulder', a: [run(FRONT, 'hps', 'shoulder')], b: [run(BACK, 'hps', 'shoulder')] },
  { name: 'Side seam', a: [run(FRONT, 'underarm', end)], b: [run(BACK, 'underarm', end)] },
];

function sleeveOf({ sleeve, armhole, wrist, sa }: CaftanShape): Piece {
  return panel({
    id: SLEEVE,
    title: 'Sleeve',
    start: { name: 'topFront', at: { x: -armhole, y: 0 } },
    edges: [
      { name: 'topBack', to: { x: armhole, y: 0 } },
      { name: 'wristBack', to: { x: wrist, y: sleeve } },
      { name: 'wristFront', to: { x: -wrist, y: sleeve }, finish: 'hem' },
      { name: 'topFront', to: { x: -armhole, y: 0 } },
    ],
    cuts: [cut(2)],
    sa,
    hem: HEM_MM,
    seams: [
      {
        name: 'Sleeve to armhole',
        a: [run(SLEEVE, 'topFront', 'topBack')],
        b: [run(FRONT, 'underarm', 'shoulder'), run(BACK, 'shoulder', 'underarm')],
      },
      {
        name: 'Sleeve underarm',
        a: [run(SLEEVE, 'topFront', 'wristFront')],
        b: [run(SLEEVE, 'topBack', 'wristBack')],
      },
    ],
  });
}

const both = (level: string): Width[] =>
  [FRONT, BACK].map((piece) => ({ piece, level, centre: 'centreHem', times: 2 }));

/** It goes round chest and seat with room to spare; where the sides are open above the seat, nothing holds it there. */
export function caftanGirths(shape: CaftanShape, body: Body): GirthRule[] {
  const rule = (name: 'chest' | 'seat', level: string, share: number): GirthRule => ({
    name,
    body_mm: body[name],
    ease_mm: shape.girth - body[name],
    tolerance_mm: null,
    least_mm: body[name] * share,
    parts: both(level),
  });
  const slitAbove = shape.slitFrom !== null && shape.slitFrom < body.waistToSeat;
  return [rule('chest', 'underarm', 1.08), ...(slitAbove ? [] : [rule('seat', 'seat', 1.04)])];
}
