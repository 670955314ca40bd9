import type { Point } from '../../../geometry/point.js';
import { cut, panel } from '../pieces/panel.js';
import type { BriefsShape } from '../../../cut/briefs.js';
import type { Piece } from '../pieces/piece.js';
import type { Body } from '../recipe.js';

/** Cloth that stretches by half is cut a tenth smaller than the body, and as much shorter where it runs between the legs. */
const CLOSER = 0.9;
const GUSSET = { length: 130, front: 70, back: 92 } as const;

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
  const hollow = at(end + (half - end) * (0.12 + full * 0.35), side + (length - side) * (0.28 + full * 0.3));
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
        cp1: at(half - (half - end) * 0.4, side + (length - side) * 0.06),
        cp2: hollow,
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

function gusset(sa: number): Piece {
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
  });
}
