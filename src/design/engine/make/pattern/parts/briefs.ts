import type { Point } from '../../../geometry/point.js';
import { cut, panel } from '../pieces/panel.js';
import type { BriefsShape } from '../../../cut/briefs.js';
import type { GirthRule, Width } from '../checks.js';
import type { Piece } from '../pieces/piece.js';
import type { Body } from '../recipe.js';

/** Cloth that stretches by half is cut a tenth smaller than the body, and as much shorter where it runs between the legs. */
const CLOSER = 0.9;
export const GUSSET = { id: 'own.gusset', length: 130, front: 70, back: 92 } as const;

const at = (x: number, y: number): Point => ({ x, y });

/**
 * Briefs of knitted cloth, mm: front and back on the fold, and a gusset cut twice, which lines itself. The girth of the upper
 * edge is nine tenths of the hips at that height, the way from it between the legs nine tenths of the body's. The leg
 * hollows in front of the hip joint and lies over the seat behind, as brief foundations of the textbooks draw it
 * (H. Joseph-Armstrong, Patternmaking for Fashion Design, on swimwear); the figures are our own.
 */
export function briefs(body: Body, { side, below, narrow }: BriefsShape, sa: number): Piece[] {
  const drop = body.waistToHips * below;
  const girth = body.waist + (body.hips - body.waist) * Math.min(1, below);
  const half = (girth * CLOSER) / 4;
  const way = (body.crossSeam - 2 * drop) * CLOSER - GUSSET.length;
  const front = way * 0.44;
  return [
    halfOf({ id: 'own.briefsFront', title: 'Front', half, length: front, side, end: GUSSET.front / 2, sa, full: 0.1 }),
    halfOf({
      id: 'own.briefsBack',
      title: 'Back',
      half,
      length: way - front,
      side,
      end: GUSSET.back / 2,
      sa,
      full: narrow ? 0.15 : 0.62,
    }),
    gusset(sa),
  ];
}

/** Girth of the upper edge, and the way between the legs from it to itself: the body's less a tenth. */
export function briefsGirths(body: Body, { below }: BriefsShape): GirthRule[] {
  const [front, back] = ['own.briefsFront', 'own.briefsBack'];
  const girth = body.waist + (body.hips - body.waist) * Math.min(1, below);
  const way = body.crossSeam - 2 * body.waistToHips * below;
  const down = (piece: string): Width => ({ piece, between: ['centreTop', 'centreLow'], times: 1 });
  const held = (name: string, body_mm: number, parts: Width[]): GirthRule => ({
    name,
    body_mm,
    ease_mm: body_mm * (CLOSER - 1),
    parts,
  });
  return [
    held(
      'upper edge',
      girth,
      [front, back].map((piece) => ({ piece, between: ['centreTop', 'sideTop'], times: 2 })),
    ),
    held('between the legs', way, [
      down(front),
      down(back),
      { piece: GUSSET.id, between: ['frontMiddle', 'backMiddle'], times: 1 },
    ]),
  ];
}

interface Half {
  id: string;
  title: string;
  half: number;
  length: number;
  side: number;
  end: number;
  sa: number;
  /** how far the leg's edge covers the seat: 0 hollow … 1 straight */
  full: number;
}

/** Half of the front or back, from the middle outwards. */
function halfOf({ id, title, half, length, side, end, sa, full }: Half): Piece {
  const outer = at(half, side);
  const low = at(end, length);
  const { upper, lower } = legCurve(outer, low, full);
  return panel({
    id,
    title,
    start: { name: 'centreTop', at: at(0, 0) },
    edges: [
      { name: 'sideTop', to: at(half, 0), finish: 'hem' },
      { name: 'sideLow', to: outer },
      {
        name: 'gusset',
        to: low,
        cp1: upper,
        cp2: lower,
        finish: 'hem',
      },
      { name: 'centreLow', to: at(0, length) },
      { name: 'centreTop', to: at(0, 0), finish: 'fold' },
    ],
    cuts: [cut(1)],
    sa,
    hem: 10,
    ...(id.endsWith('Front') ? { seams: seams() } : {}),
  });
}

/** Control points of the leg's edge, from the side and from the gusset. @param full 0 hollow … 1 straight over the seat */
export function legCurve(outer: Point, low: Point, full: number): { upper: Point; lower: Point } {
  const [wide, high] = [outer.x - low.x, low.y - outer.y];
  return {
    upper: at(outer.x - wide * 0.4, outer.y + high * 0.06),
    lower: at(low.x + wide * (0.12 + full * 0.35), outer.y + high * (0.28 + full * 0.3)),
  };
}

const seams = (): NonNullable<Piece['seams']> => [
  {
    name: 'Side seam',
    a: [{ piece: 'own.briefsFront', from: 'sideTop', to: 'sideLow' }],
    b: [{ piece: 'own.briefsBack', from: 'sideTop', to: 'sideLow' }],
  },
  {
    name: 'Front to gusset',
    a: [{ piece: 'own.briefsFront', from: 'gusset', to: 'centreLow', times: 2 }],
    b: [{ piece: 'own.gusset', from: 'frontLeft', to: 'frontRight' }],
  },
  {
    name: 'Back to gusset',
    a: [{ piece: 'own.briefsBack', from: 'gusset', to: 'centreLow', times: 2 }],
    b: [{ piece: 'own.gusset', from: 'backRight', to: 'backLeft' }],
  },
];

/** Lies between the legs, cut twice: it lines itself. */
export function gusset(sa: number): Piece {
  const { length, front, back } = GUSSET;
  const waist = front / 2 - 4;
  return panel({
    id: 'own.gusset',
    title: 'Gusset',
    start: { name: 'frontLeft', at: at(-front / 2, 0) },
    edges: [
      { name: 'frontRight', to: at(front / 2, 0) },
      {
        name: 'backRight',
        to: at(back / 2, length),
        cp1: at(waist, length * 0.35),
        cp2: at(waist + 4, length * 0.7),
        finish: 'hem',
      },
      { name: 'backLeft', to: at(-back / 2, length) },
      {
        name: 'frontLeft',
        to: at(-front / 2, 0),
        cp1: at(-waist - 4, length * 0.7),
        cp2: at(-waist, length * 0.35),
        finish: 'hem',
      },
    ],
    cuts: [{ ...cut(2), mirrored: false }],
    sa,
    hem: 10,
    points: { frontMiddle: at(0, 0), backMiddle: at(0, length) },
  });
}
