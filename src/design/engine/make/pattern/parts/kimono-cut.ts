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
 * A jeogori is cut alike and ends below the breast: band (git), overlap (seop), sleeves whose lower edge is curved
 * (baerae), ribbons (goreum) that tie it (parts after Milewicz, *Hanbok: Construction and Design*; measures are our own).
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
  /** the sleeve hangs as a pouch below the hand; or it is open all the way at its end, which is wider than its top, as a
   * hanfu's, or narrower, its lower edge curved, as a jeogori's */
  end: 'pouch' | 'wide' | 'curved';
  /** finished width of the collar, mm */
  collar: number;
  ties: 'sash' | 'cords' | 'ribbons';
  sa: number;
}

const NECK_BACK_MM = 20;
/** Where the overlap's tip lies below the shoulder, mm. */
const TIP_MM = 220;
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
    ...(shape.sleeve > 0 ? [(shape.end === 'pouch' ? sleeveOf : openSleeve)(shape)] : []),
    collarOf(shape, body),
    TIES[shape.ties](body, shape.sa),
  ];
}

/** What goes round the seat, or of a short jacket round the chest: back and one front, which passes the centre by its overlap. */
export function kimonoGirths({ overlap, end }: KimonoShape, body: Body): GirthRule[] {
  if (overlap === 0) return [];
  const short = end === 'curved';
  const round = short ? body.chest : Math.max(body.seat, body.hips, body.chest);
  const lap = { piece: OVERLAP, between: ['overlapHem', 'edgeHem'] as [string, string], times: 1 };
  return [
    {
      name: short ? 'chest' : 'seat',
      body_mm: round,
      ease_mm: 0,
      tolerance_mm: null,
      least_mm: round * 1.02,
      parts: [{ piece: BODY, between: ['frontHem', 'sideFrontHem'], times: short ? 4 : 3 }, ...(short ? [] : [lap])],
    },
  ];
}

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

/** Lower edge of a sleeve that narrows to the hand, swelling on its way; `y` 1 in front, -1 at the back. */
const swelling = ({ sleeve, attached }: KimonoShape, y: number) => ({
  cp1: { x: sleeve * 0.35, y: y * (attached + 20) },
  cp2: { x: sleeve * 0.78, y: y * (attached + 25) },
});
/** The same walked from the hand to the body. */
const backwards = ({ cp1, cp2 }: ReturnType<typeof swelling>) => ({ cp1: cp2, cp2: cp1 });

/** A sleeve that is open all the way at its end, wider or narrower there than at the body. */
function openSleeve(shape: KimonoShape): Piece {
  const { sleeve, drop, attached, sa } = shape;
  const curved = shape.end === 'curved';
  const piece = panel({
    id: SLEEVE,
    title: 'Sleeve (folded at the shoulder)',
    start: { name: 'attachBack', at: { x: 0, y: -attached } },
    edges: [
      { name: 'wristBack', to: { x: sleeve, y: -drop }, ...(curved ? swelling(shape, -1) : {}) },
      { name: 'wristFront', to: { x: sleeve, y: drop }, finish: 'hem' },
      { name: 'attachFront', to: { x: 0, y: attached }, ...(curved ? backwards(swelling(shape, 1)) : {}) },
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
  return curved ? piece : { ...piece, shows: ['sleeve.type=bell'] };
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

/** From the overlap's edge (a haori's hem) up round the neck and down again: its middle lies at the centre back. */
function collarOf(shape: KimonoShape, body: Body): Piece {
  const { length, overlap, sa } = shape;
  const neck = neckOf(body);
  const tip = Math.min(TIP_MM, length * 0.4);
  const { cp1, cp2, to } = backNeck(neck);
  const front = overlap > 0 ? Math.hypot(overlap, collarEnd(shape, body) - tip) : length - tip;
  const half = curveLength({ x: 0, y: -NECK_BACK_MM }, cp1, cp2, to) + Math.hypot(neck, tip) + front;
  const width = shape.collar * 2;
  const onNeck = [
    run(BODY, 'cbNeck', 'neck'),
    run(BODY, 'neck', 'tip'),
    overlap > 0 ? run(OVERLAP, 'tip', 'collarEnd') : run(BODY, 'tip', 'frontHem'),
  ];
  const name = 'Collar to neck and overlap';
  const band = rectangle({
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
      { name, a: [run(COLLAR, 'centreBack', 'b')], b: onNeck },
      { name: `${name}, other side`, a: [run(COLLAR, 'centreBack', 'c')], b: onNeck },
    ],
  });
  return { ...band, points: { ...band.points, centreBack: { x: width, y: half } } };
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

/** Two ribbons, the one that makes the loop the longer (otgoreum). */
const ribbons = (sa: number): Piece =>
  rectangle({
    id: 'own.ties',
    title: 'Tie ribbon of the front (folded lengthwise)',
    width: 120,
    length: 1000,
    cuts: [cut(2)],
    sa,
    seams: [],
  });

const TIES: Readonly<Record<KimonoShape['ties'], (body: Body, sa: number) => Piece>> = {
  sash,
  cords: (_, sa) => cords(sa),
  ribbons: (_, sa) => ribbons(sa),
};
