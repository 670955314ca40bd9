import { cut, panel, rectangle, segment } from '../pieces/panel.js';
import type { Piece } from '../pieces/piece.js';
import type { Body } from '../recipe.js';
import type { GirthRule, Width } from '../checks.js';
import { curveLength } from './collars.js';

export interface RobeShape {
  /** neck point to hem, mm */
  length: number;
  /** finished girth at chest and seat, mm */
  girth: number;
  /** sleeve from the dropped shoulder to its hem, mm; 0 without */
  sleeve: number;
  /** half of the sleeve's opening, which is the armhole's depth, mm */
  armhole: number;
  /** the band is worn as a shawl collar */
  shawl: boolean;
  sa: number;
}

/** How far each front passes the centre, mm. */
const OVERLAP = 70;

/** T-shaped robe: back, two crossing fronts, rectangular sleeves, one long band around neck and fronts, belt. */
export function robe(shape: RobeShape, body: Body): Piece[] {
  const band = bandLength(shape, body);
  const [sleeves, neck] = [shape.sleeve > 0 ? [sleeveOf(shape)] : [], bandOf(shape, band)];
  const collar = shape.shawl ? { ...neck, shows: ['collar=shawl'] } : neck;
  return [backOf(shape, body), frontOf(shape, body), ...sleeves, collar, beltOf(shape, body)];
}

/** Back and fronts up to their centre go round the fullest part. */
export function robeGirths({ chest, waist, hips, seat }: Body): GirthRule[] {
  const body_mm = Math.max(chest, waist, hips, seat);
  const parts: Width[] = [{ piece: 'own.robeBack', between: ['cbHem', 'sideHem'], times: 4 }];
  return [{ name: 'seat', body_mm, ease_mm: 0, tolerance_mm: null, least_mm: body_mm * 1.02, parts }];
}

interface Frame {
  neck: number;
  half: number;
  slope: number;
  breakAt: number;
}

function frame(shape: RobeShape, body: Body): Frame {
  return {
    neck: Math.round(body.neck / 5 + 8),
    half: shape.girth / 4,
    slope: Math.tan((Math.min(20, body.shoulderSlope) * 0.5 * Math.PI) / 180) * (shape.girth / 4 - body.neck / 5),
    breakAt: Math.min(shape.length * 0.7, body.hpsToWaistFront + 20),
  };
}

const bandLength = (shape: RobeShape, body: Body): number => {
  const { neck, breakAt } = frame(shape, body);
  const { from, cp1, cp2, to } = backNeck(neck);
  return Math.hypot(neck + OVERLAP, breakAt) + (shape.length - breakAt) + curveLength(from, cp1, cp2, to);
};

const backNeck = (neck: number) => ({
  from: { x: 0, y: 20 },
  cp1: { x: neck * 0.55, y: 20 },
  cp2: { x: neck, y: 12 },
  to: { x: neck, y: 0 },
});

function backOf(shape: RobeShape, body: Body): Piece {
  const { neck, half, slope } = frame(shape, body);
  const { from, ...curve } = backNeck(neck);
  return panel({
    id: 'own.robeBack',
    title: 'Back',
    start: { name: 'cbNeck', at: from },
    edges: [
      { name: 'neck', ...curve },
      { name: 'shoulder', to: { x: half, y: slope } },
      { name: 'underarm', to: { x: half, y: slope + shape.armhole } },
      { name: 'sideHem', to: { x: half, y: shape.length } },
      { name: 'cbHem', to: { x: 0, y: shape.length }, finish: 'hem' },
      { name: 'cbNeck', to: from, finish: 'fold' },
    ],
    cuts: [cut(1)],
    sa: shape.sa,
    hem: 30,
    seams: [],
  });
}

function frontOf(shape: RobeShape, body: Body): Piece {
  const { neck, half, slope, breakAt } = frame(shape, body);
  const [front, back] = ['own.robeFront', 'own.robeBack'];
  return panel({
    id: front,
    title: 'Front',
    start: { name: 'neck', at: { x: neck, y: 0 } },
    edges: [
      { name: 'shoulder', to: { x: half, y: slope } },
      { name: 'underarm', to: { x: half, y: slope + shape.armhole } },
      { name: 'sideHem', to: { x: half, y: shape.length } },
      { name: 'frontHem', to: { x: -OVERLAP, y: shape.length }, finish: 'hem' },
      { name: 'break', to: { x: -OVERLAP, y: breakAt } },
      { name: 'neck', to: { x: neck, y: 0 } },
    ],
    cuts: [cut(2)],
    sa: shape.sa,
    hem: 30,
    lines: [segment({ x: 0, y: breakAt }, { x: 0, y: shape.length })],
    seams: [
      {
        name: 'Shoulder',
        a: [{ piece: front, from: 'neck', to: 'shoulder' }],
        b: [{ piece: back, from: 'neck', to: 'shoulder' }],
      },
      {
        name: 'Side seam',
        a: [{ piece: front, from: 'underarm', to: 'sideHem' }],
        b: [{ piece: back, from: 'underarm', to: 'sideHem' }],
      },
    ],
  });
}

function sleeveOf(shape: RobeShape): Piece {
  const id = 'own.robeSleeve';
  return rectangle({
    id,
    title: 'Sleeve',
    width: shape.armhole * 2,
    length: shape.sleeve,
    cuts: [cut(2)],
    sa: shape.sa,
    hem: 40,
    bottom: 'hem',
    seams: [
      {
        name: 'Sleeve to armhole',
        a: [{ piece: id, from: 'a', to: 'b' }],
        b: [
          { piece: 'own.robeFront', from: 'shoulder', to: 'underarm' },
          { piece: 'own.robeBack', from: 'shoulder', to: 'underarm' },
        ],
      },
      { name: 'Sleeve underarm', a: [{ piece: id, from: 'b', to: 'c' }], b: [{ piece: id, from: 'a', to: 'd' }] },
    ],
  });
}

function bandOf(shape: RobeShape, length: number): Piece {
  const id = 'own.robeBand';
  return rectangle({
    id,
    title: 'Front and neck band, half (folded lengthwise)',
    width: 120,
    length,
    cuts: [cut(2), cut(2, 'interfacing')],
    sa: shape.sa,
    lines: [segment({ x: 60, y: 0 }, { x: 60, y: length })],
    seams: [
      {
        name: 'Band to front and neck',
        a: [{ piece: id, from: 'b', to: 'c' }],
        b: [
          { piece: 'own.robeFront', from: 'neck', to: 'frontHem', via: 'break' },
          { piece: 'own.robeBack', from: 'cbNeck', to: 'neck' },
        ],
      },
      { name: 'Band, centre back', a: [{ piece: id, from: 'c', to: 'd' }], b: [{ piece: id, from: 'c', to: 'd' }] },
    ],
  });
}

const beltOf = (shape: RobeShape, body: Body): Piece =>
  rectangle({
    id: 'own.belt',
    title: 'Belt (folded lengthwise)',
    width: 110,
    length: Math.round(body.waist + 900),
    cuts: [cut(1)],
    sa: shape.sa,
    seams: [],
  });
