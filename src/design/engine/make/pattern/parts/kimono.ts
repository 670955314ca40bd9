import { cut, panel, rectangle, segment } from '../pieces/panel.js';
import type { Piece } from '../pieces/piece.js';
import type { Body } from '../recipe.js';
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

/** T-shaped robe or kimono: back, two crossing fronts, rectangular sleeves, one long band around neck and fronts, belt. */
export function robe(shape: RobeShape, body: Body): Piece[] {
  const band = bandLength(shape, body);
  const [sleeves, neck] = [shape.sleeve > 0 ? [sleeveOf(shape)] : [], bandOf(shape, band)];
  const collar = shape.shawl ? { ...neck, shows: ['collar=shawl'] } : neck;
  return [backOf(shape, body), frontOf(shape, body), ...sleeves, collar, beltOf(shape, body)];
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
      { name: 'Sleeve underarm', a: [{ piece: id, from: 'b', to: 'c' }], b: [{ piece: id, from: 'd', to: 'a' }] },
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

/** Poncho: two panels with shoulder and neck, open sides. */
export function poncho(length: number, body: Body, sa: number): Piece[] {
  const overHead = (body.head + 30) / 3.5 - 50;
  const neck = Math.round(Math.max(body.neck / 5 + 22, overHead));
  const half = body.shoulderToShoulder / 2 + body.shoulderToWrist * 0.55;
  const slope = half * 0.16;
  const one = (id: string, title: string, depth: number): Piece =>
    panel({
      id,
      title,
      start: { name: 'centreNeck', at: { x: 0, y: depth } },
      edges: [
        { name: 'neck', to: { x: neck, y: 0 }, cp1: { x: neck * 0.6, y: depth }, cp2: { x: neck, y: depth * 0.5 } },
        { name: 'shoulder', to: { x: half, y: slope } },
        { name: 'sideHem', to: { x: half, y: Math.max(slope + 150, length * 0.9) }, finish: 'hem' },
        {
          name: 'centreHem',
          to: { x: 0, y: length },
          cp1: { x: half * 0.7, y: length * 0.99 },
          cp2: { x: half * 0.3, y: length },
          finish: 'hem',
        },
        { name: 'centreNeck', to: { x: 0, y: depth }, finish: 'fold' },
      ],
      cuts: [cut(1)],
      sa,
      hem: 20,
      seams: [],
    });
  const [front, back] = [one('own.ponchoFront', 'Front', 95), one('own.ponchoBack', 'Back', 28)];
  const shoulder = (piece: string) => [{ piece, from: 'neck', to: 'shoulder' }];
  return [{ ...front, seams: [{ name: 'Shoulder', a: shoulder(front.id), b: shoulder(back.id) }] }, back];
}
