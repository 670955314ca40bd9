import type { GirthRule } from '../checks.js';
import { cut, panel, rectangle, segment } from '../pieces/panel.js';
import type { Piece, Run } from '../pieces/piece.js';
import type { Body } from '../recipe.js';
import { run } from '../rules/kit.js';
import { drawnTo } from './elastic.js';

/**
 * Wide trousers of the East, from straight widths of cloth: each leg one width, folded at the outside, with a gore on
 * both sides of it that ends in the crotch; a cord draws the waist in (the way of Tilke, *Oriental Costumes*). Widths are
 * those of the body where his are those of the loom.
 */
export interface ShalwarShape {
  /** from the cased waist to the hem, mm */
  length: number;
  /** half of a leg's straight width, mm */
  leg: number;
  /** width of a gore at the waist and at the hem, mm */
  gore: number;
  hemGore: number;
  /** from the waist to the crotch, mm */
  depth: number;
  sa: number;
}

const [LEG, GORE] = ['own.shalwarLeg', 'own.shalwarGore'];
const HEM_MM = 50;
/** Four gores and four halves of a leg make the waist. */
const QUARTERS = 4;

export const waistOf = ({ leg, gore }: ShalwarShape): number => QUARTERS * (leg + gore);

export const shalwar = (shape: ShalwarShape, body: Body): Piece[] => [
  legOf(shape, body),
  goreOf(shape, body),
  drawnTo(casingOf(shape), body.waist),
];

const seatAt = (x: number, body: Body) => ({ seat: { x, y: body.waistToSeat } });

const legOf = ({ length, leg, sa }: ShalwarShape, body: Body): Piece =>
  panel({
    id: LEG,
    title: 'Leg',
    start: { name: 'waistFold', at: { x: 0, y: 0 } },
    edges: [
      { name: 'waistGore', to: { x: leg, y: 0 } },
      { name: 'hemGore', to: { x: leg, y: length } },
      { name: 'hemFold', to: { x: 0, y: length }, finish: 'hem' },
      { name: 'waistFold', to: { x: 0, y: 0 }, finish: 'fold' },
    ],
    cuts: [cut(2)],
    sa,
    hem: HEM_MM,
    points: seatAt(leg, body),
  });

const goreOf = ({ length, gore, hemGore, depth, sa }: ShalwarShape, body: Body): Piece =>
  panel({
    id: GORE,
    title: 'Gore between the legs',
    start: { name: 'waistLeg', at: { x: 0, y: 0 } },
    edges: [
      { name: 'waistCentre', to: { x: gore, y: 0 } },
      { name: 'crotch', to: { x: gore, y: depth } },
      { name: 'hemInside', to: { x: hemGore, y: length } },
      { name: 'hemLeg', to: { x: 0, y: length }, finish: 'hem' },
      { name: 'waistLeg', to: { x: 0, y: 0 } },
    ],
    cuts: [cut(4)],
    sa,
    hem: HEM_MM,
    grain: [
      { x: gore * 0.2, y: length * 0.75 },
      { x: gore * 0.2, y: length * 0.15 },
    ],
    points: seatAt(0, body),
    seams: [
      { name: 'Gore to leg', a: [run(LEG, 'waistGore', 'hemGore')], b: [run(GORE, 'waistLeg', 'hemLeg')] },
      { name: 'Centre seam', a: [run(GORE, 'waistCentre', 'crotch')], b: [run(GORE, 'waistCentre', 'crotch')] },
      { name: 'Inseam', a: [run(GORE, 'crotch', 'hemInside')], b: [run(GORE, 'crotch', 'hemInside')] },
    ],
  });

const WAIST: Run[] = [
  run(LEG, 'waistFold', 'waistGore', undefined, QUARTERS),
  run(GORE, 'waistLeg', 'waistCentre', undefined, QUARTERS),
];

function casingOf(shape: ShalwarShape): Piece {
  const around = waistOf(shape);
  return rectangle({
    id: 'own.waistband',
    title: 'Waist casing (for a cord)',
    width: 90,
    length: around,
    cuts: [cut(1)],
    sa: shape.sa,
    lines: [segment({ x: 45, y: 0 }, { x: 45, y: around })],
    seams: [{ name: 'Waistband to waist', a: [run('own.waistband', 'b', 'c')], b: WAIST }],
  });
}

/** Wide over the seat, and long enough through the crotch to sit on the ground. */
export function shalwarGirths(shape: ShalwarShape, body: Body): GirthRule[] {
  const seat = Math.max(body.seat, body.hips);
  return [
    {
      name: 'seat',
      body_mm: seat,
      ease_mm: waistOf(shape) - seat,
      tolerance_mm: null,
      least_mm: seat * LEAST_EASE,
      parts: [LEG, GORE].map((piece) => ({ piece, level: 'seat', times: QUARTERS })),
    },
    {
      name: 'crotch seam',
      body_mm: body.crossSeam,
      ease_mm: 2 * shape.depth - body.crossSeam,
      tolerance_mm: null,
      least_mm: body.crossSeam * LEAST_REACH,
      parts: [{ run: run(GORE, 'waistCentre', 'crotch'), times: 2 }],
    },
    {
      name: 'leg opening',
      body_mm: body.heel,
      ease_mm: 2 * (shape.leg + shape.hemGore) - body.heel,
      tolerance_mm: null,
      least_mm: body.heel,
      parts: [
        { run: run(LEG, 'hemGore', 'hemFold'), times: 2 },
        { run: run(GORE, 'hemInside', 'hemLeg'), times: 2 },
      ],
    },
  ];
}

const LEAST_EASE = 1.25;
const LEAST_REACH = 1.06;
