import type { Cut } from '../../../cut/cut.js';
import { hemOf } from '../../../cut/hem.js';
import { byFit, has, slitNote } from '../lengths/lengths.js';
import { oneLength, type OneLength } from '../parts/one-length.js';
import { rowPockets } from '../parts/pockets.js';
import { PULL_ON_EASE, undarted } from '../parts/pull-on.js';
import { Notes, type Body, type Recipe } from '../recipe.js';
import type { GirthRule } from '../checks.js';
import { half } from '../rules/kit.js';
import { BODICE_FRONT, bodiceAlterations, bodiceClosing, bodiceNotes, bodiceOrder, isBare, wrapped } from './bodice.js';
import { buttonsElsewhere, closes } from './closing.js';
import { noteHem } from './skirt-kinds.js';

/** How far the sides of shapes without a waist seam move out, mm per mm below the seat. */
const FLARES = { shift: 0.06, trapeze: 0.28, tent: 0.4 } as const;
type Shape = keyof typeof FLARES;

const shapeOf = ({ silhouette }: Cut): Shape | null =>
  silhouette !== null && silhouette in FLARES ? (silhouette as Shape) : null;

/** Woven dresses that fall from the shoulder to the hem without a waist seam. */
export const isOneLength = (spec: Cut): boolean =>
  spec.garment === 'dress' &&
  shapeOf(spec) !== null &&
  !isBare(spec) &&
  !wrapped(spec) &&
  !has(spec.neckline, 'halter') &&
  spec.tiers === 0 &&
  !has(spec.waistline, 'empire', 'dropped', 'basque', 'elastic', 'drawstring', 'high');

function lengthsOf(spec: Cut, body: Body): OneLength {
  const shape = shapeOf(spec) ?? 'shift';
  return {
    drop: Math.max(body.waistToSeat + 60, hemOf(spec, body) ?? body.waistToKnee),
    seat:
      Math.max(body.seat, body.hips) * (1 + byFit(spec, [0.04, 0.05, 0.07, 0.11, 0.15, 0.2])) * (1 + FLARES[shape] / 4),
    flare: FLARES[shape],
  };
}

/** Shift, trapeze and tent dresses: the darted bodice drawn on to the hem. */
export function oneLengthDress(spec: Cut, body: Body): Recipe {
  const notes = new Notes();
  bodiceNotes(spec, notes);
  noteHem(spec, notes);
  notes.add(slitNote(spec));
  notes.add(has(spec.hem, 'high-low', 'asymmetric', 'ruffled') && `The ${spec.hem} hem is drafted straight.`);
  const pulled = has(spec.closure, 'pullover');
  const closing = pulled ? ({ kind: 'pull-on' } as const) : bodiceClosing(spec, { front: true, back: true });
  notes.add(buttonsElsewhere(spec, closing));
  return {
    base: 'bella',
    status: notes.status(),
    deviations: notes.deviations,
    draws: [`silhouette=${spec.silhouette}`, ...(pulled ? ['closure=pullover'] : [])],
    orders: [{ ...bodiceOrder(spec, true), label: undefined }],
    alter: [
      ...(pulled ? [] : [undarted]),
      ...bodiceAlterations(spec, body, closing),
      oneLength((b) => lengthsOf(spec, b)),
      ...closes(closing, spec),
      ...rowPockets(spec),
    ],
    joins: (_, b) => ({ seams: [], girths: [chestOf(b)] }),
  };
}

/** It hangs from the chest: no less than the bodice has at its closest that the arms can move in. */
const chestOf = ({ chest }: Body): GirthRule => ({
  name: 'chest',
  body_mm: chest,
  ease_mm: chest * PULL_ON_EASE,
  tolerance_mm: null,
  least_mm: chest * 1.04,
  parts: [half(BODICE_FRONT, 'bust', 'cfHem'), { piece: 'bella.back', level: 'bustSide', times: 2 }],
});
