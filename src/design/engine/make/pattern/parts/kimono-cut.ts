import { cut, panel, rectangle, segment } from '../pieces/panel.js';
import type { Piece, SeamRule } from '../pieces/piece.js';
import type { Body } from '../recipe.js';
import { run } from '../rules/kit.js';
import type { GirthRule } from '../checks.js';
import { curveLength } from './collars.js';

/**
 * A kimono by its own cut: straight lengths from the front hem over the shoulder to the back hem, overlaps sewn to the
 * fronts, deep sleeves folded at the shoulder, one collar (measures after Dalby, *Kimono: Fashioning Culture*, and Marshall,
 * *Make Your Own Japanese Clothes*: overlap 15 cm, sleeve 49 cm deep, 23 cm of it sewn to the body, collar 5.5 cm).
 * A hanfu is cut alike: no seam on the shoulder, seams down the middle of front and back, a band along the crossing edge;
 * its sleeves are joined on below the shoulder, widen to their end and pass the hand.
 */
export interface KimonoShape {
  /** neck point to hem, mm */
  length: number;
  /** from the centre to the side, mm */
  width: number;
  /** of the overlap sewn to each front, mm; 0 for a haori, whose fronts hang beside each other */
  overlap: number;
  /** from the dropped shoulder to the wrist, mm; 0 without sleeves */
  sleeve: number;
  /** how deep the sleeve hangs, mm */
  drop: number;
  /** half of the sleeve's edge that is sewn to the body, mm */
  attached: number;
  /** women's sleeves are open towards the body below that, and so is the side */
  openBelow: boolean;
  /** the sleeve widens from the body to its end, which is open all the way, as a hanfu's does */
  widening: boolean;
  sa: number;
}

const NECK_BACK_MM = 20;
/** Where the overlap's tip lies below the shoulder, mm. */
const TIP_MM = 220;
const COLLAR_MM = 55;
/** Of the side below the sleeve that a woman's kimono leaves open, mm. */
const SIDE_OPEN_MM = 130;

const [BODY, OVERLAP, SLEEVE, COLLAR] = ['own.kimonoBody', 'own.kimonoOverlap', 'own.kimonoSleeve', 'own.kimonoBand'];

const neckOf = (body: Body): number => Math.round(body.neck / 5 + 8);
/** Where the collar ends on the overlap's edge, below the shoulder, mm. */
const collarEnd = ({ length }: KimonoShape, body: Body): number => Math.min(length * 0.6, body.hpsToWaistFront + 60);

export function kimonoCut(shape: KimonoShape, body: Body): Piece[] {
  return [
    bodyOf(shape, body),
    ...(shape.overlap > 0 ? [overlapOf(shape, body)] : []),
    ...(shape.sleeve > 0 ? [(shape.widening ? wideningSleeve : sleeveOf)(shape)] : []),
    collarOf(shape, body),
    shape.overlap > 0 ? sash(body, shape.sa) : cords(shape.sa),
  ];
}

/** The back and one front, which passes the centre by its overlap, go round the seat. */
export const kimonoGirths = (shape: KimonoShape, body: Body): GirthRule[] =>
  shape.overlap === 0
    ? []
    : [
        {
          name: 'seat',
          body_mm: Math.max(body.seat, body.hips, body.chest),
          ease_mm: 0,
          tolerance_mm: null,
          least_mm: Math.max(body.seat, body.hips, body.chest) * 1.02,
          parts: [
            { piece: BODY, between: ['frontHem', 'sideFrontHem'], times: 3 },
            { piece: OVERLAP, between: ['overlapHem', 'edgeHem'], times: 1 },
          ],
        },
      ];

const backNeck = (neck: number) => ({
  cp1: { x: neck * 0.55, y: -NECK_BACK_MM },
  cp2: { x: neck, y: -NECK_BACK_MM * 0.6 },
  to: { x: neck, y: 0 },
});

/** One half of the body in one piece, the shoulder in its middle. */
function bodyOf(shape: KimonoShape, body: Body): Piece {
  const { length, width, attached, openBelow, sa } = shape;
  const side = attached + (openBelow ? SIDE_OPEN_MM : 0);
  const open = openBelow ? ('hem' as const) : ('seam' as const);
  const tip = { x: 0, y: Math.min(TIP_MM, length * 0.4) };
  return panel({
    id: BODY,
    title: 'Body, front and back in one',
    start: { name: 'cbNeck', at: { x: 0, y: -NECK_BACK_MM } },
    edges: [
      { name: 'neck', ...backNeck(neckOf(body)) },
      { name: 'tip', to: tip },
      { name: 'frontHem', to: { x: 0, y: length } },
      { name: 'sideFrontHem', to: { x: width, y: length }, finish: 'hem' },
      { name: 'sideFront', to: { x: width, y: side } },
      ...(openBelow ? [{ name: 'attachFront', to: { x: width, y: attached }, finish: open }] : []),
      { name: openBelow ? 'attachBack' : 'sideBack', to: { x: width, y: -attached } },
      ...(openBelow ? [{ name: 'sideBack', to: { x: width, y: -side }, finish: open }] : []),
      { name: 'sideBackHem', to: { x: width, y: -length } },
      { name: 'cbHem', to: { x: 0, y: -length }, finish: 'hem' },
      { name: 'cbNeck', to: { x: 0, y: -NECK_BACK_MM } },
    ],
    cuts: [cut(2)],
    sa,
    hem: 20,
    points: { attachFront: { x: width, y: attached }, attachBack: { x: width, y: -attached } },
    lines: [segment({ x: neckOf(body), y: 0 }, { x: width, y: 0 }, 'dotted')],
    seams: [
      { name: 'Centre back seam', a: [run(BODY, 'cbNeck', 'cbHem')], b: [run(BODY, 'cbNeck', 'cbHem')] },
      { name: 'Side seam', a: [run(BODY, 'sideFront', 'sideFrontHem')], b: [run(BODY, 'sideBack', 'sideBackHem')] },
    ],
  });
}

function overlapOf(shape: KimonoShape, body: Body): Piece {
  const { length, overlap, sa } = shape;
  const end = collarEnd(shape, body);
  return panel({
    id: OVERLAP,
    title: 'Overlap (okumi)',
    start: { name: 'tip', at: { x: 0, y: Math.min(TIP_MM, length * 0.4) } },
    edges: [
      { name: 'collarEnd', to: { x: overlap, y: end } },
      { name: 'edgeHem', to: { x: overlap, y: length }, finish: 'hem' },
      { name: 'overlapHem', to: { x: 0, y: length }, finish: 'hem' },
      { name: 'tip', to: { x: 0, y: Math.min(TIP_MM, length * 0.4) } },
    ],
    cuts: [cut(2)],
    sa,
    hem: 20,
    seams: [{ name: 'Overlap to front', a: [run(OVERLAP, 'tip', 'overlapHem')], b: [run(BODY, 'tip', 'frontHem')] }],
  });
}

/** A sleeve that widens from the body to its open end. */
function wideningSleeve({ sleeve, drop, attached, sa }: KimonoShape): Piece {
  const piece = panel({
    id: SLEEVE,
    title: 'Sleeve (folded at the shoulder)',
    start: { name: 'attachBack', at: { x: 0, y: -attached } },
    edges: [
      { name: 'wristBack', to: { x: sleeve, y: -drop } },
      { name: 'wristFront', to: { x: sleeve, y: drop }, finish: 'hem' },
      { name: 'attachFront', to: { x: 0, y: attached } },
      { name: 'attachBack', to: { x: 0, y: -attached } },
    ],
    cuts: [cut(2)],
    sa,
    hem: 30,
    lines: [segment({ x: 0, y: 0 }, { x: sleeve, y: 0 }, 'dotted')],
    seams: [
      sleeveToBody,
      {
        name: 'Sleeve, lower edge',
        a: [run(SLEEVE, 'attachFront', 'wristFront')],
        b: [run(SLEEVE, 'attachBack', 'wristBack')],
      },
    ],
  });
  return { ...piece, shows: ['sleeve.type=bell'] };
}

const sleeveToBody: SeamRule = {
  name: 'Sleeve to body',
  a: [run(SLEEVE, 'attachBack', 'attachFront')],
  b: [run(BODY, 'attachBack', 'attachFront')],
};

function sleeveOf({ sleeve, drop, attached, openBelow, sa }: KimonoShape): Piece {
  const open = attached;
  const inner = openBelow ? ('hem' as const) : ('seam' as const);
  return panel({
    id: SLEEVE,
    title: 'Sleeve (folded at the shoulder)',
    start: { name: 'attachBack', at: { x: 0, y: -attached } },
    edges: [
      { name: 'innerBack', to: { x: 0, y: -drop }, finish: inner },
      { name: 'cornerBack', to: { x: sleeve, y: -drop } },
      { name: 'wristBack', to: { x: sleeve, y: -open } },
      { name: 'wristFront', to: { x: sleeve, y: open }, finish: 'hem' },
      { name: 'cornerFront', to: { x: sleeve, y: drop } },
      { name: 'innerFront', to: { x: 0, y: drop } },
      { name: 'attachFront', to: { x: 0, y: attached }, finish: inner },
      { name: 'attachBack', to: { x: 0, y: -attached } },
    ],
    cuts: [cut(2)],
    sa,
    hem: 20,
    lines: [segment({ x: 0, y: 0 }, { x: sleeve, y: 0 }, 'dotted')],
    seams: [
      sleeveToBody,
      {
        name: 'Sleeve, lower edge',
        a: [run(SLEEVE, 'innerFront', 'cornerFront')],
        b: [run(SLEEVE, 'innerBack', 'cornerBack')],
      },
      {
        name: 'Sleeve, outer edge below the hand',
        a: [run(SLEEVE, 'wristFront', 'cornerFront')],
        b: [run(SLEEVE, 'wristBack', 'cornerBack')],
      },
      ...(openBelow
        ? []
        : [
            {
              name: 'Sleeve, inner edge below the body',
              a: [run(SLEEVE, 'attachFront', 'innerFront')],
              b: [run(SLEEVE, 'attachBack', 'innerBack')],
            },
          ]),
    ],
  });
}

/** From the overlap's edge (a haori's hem) up round the neck and down again. */
function collarOf(shape: KimonoShape, body: Body): Piece {
  const { length, overlap, sa } = shape;
  const neck = neckOf(body);
  const tip = Math.min(TIP_MM, length * 0.4);
  const { cp1, cp2, to } = backNeck(neck);
  const front = overlap > 0 ? Math.hypot(overlap, collarEnd(shape, body) - tip) : length - tip;
  const half = curveLength({ x: 0, y: -NECK_BACK_MM }, cp1, cp2, to) + Math.hypot(neck, tip) + front;
  const width = COLLAR_MM * 2;
  return rectangle({
    id: COLLAR,
    title: 'Collar (folded lengthwise)',
    width,
    length: 2 * half,
    cuts: [cut(1), cut(1, 'interfacing')],
    sa,
    lines: [
      segment({ x: width / 2, y: 0 }, { x: width / 2, y: 2 * half }),
      segment({ x: 0, y: half }, { x: width, y: half }, 'dotted'),
    ],
    seams: [
      {
        name: 'Collar to neck and overlap',
        a: [run(COLLAR, 'b', 'c')],
        b: [
          overlap > 0 ? run(OVERLAP, 'collarEnd', 'tip', undefined, 2) : run(BODY, 'frontHem', 'tip', undefined, 2),
          run(BODY, 'tip', 'neck', undefined, 2),
          run(BODY, 'neck', 'cbNeck', undefined, 2),
        ],
      },
    ],
  });
}

const sash = (body: Body, sa: number): Piece =>
  rectangle({
    id: 'own.belt',
    title: 'Sash (folded lengthwise)',
    width: 120,
    length: Math.round(body.waist * 1.5 + 900),
    cuts: [cut(1)],
    sa,
    seams: [],
  });

const cords = (sa: number): Piece =>
  rectangle({
    id: 'own.ties',
    title: 'Tie of the front (folded lengthwise)',
    width: 30,
    length: 250,
    cuts: [cut(2)],
    sa,
    seams: [],
  });
