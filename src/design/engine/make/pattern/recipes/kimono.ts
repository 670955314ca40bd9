import type { Cut } from '../../../cut/cut.js';
import { isHanfu } from '../../../cut/hanfu.js';
import { belowShoulder, byFit, has, hemBelowShoulder } from '../lengths/lengths.js';
import { kimonoCut, kimonoGirths, type KimonoShape } from '../parts/kimono-cut.js';
import { rowPockets } from '../parts/pockets.js';
import { robe, robeGirths } from '../parts/robe.js';
import { Notes, ofOwnPieces, type Body, type RecipeMaker } from '../recipe.js';

const OVERLAP_MM = 150;
const SLEEVE_DROP_MM = 490;
/** A furisode's sleeves swing to the calf. */
const SWINGING_DROP_MM = 1000;
const ATTACHED_MM = 230;
const COLLAR_MM = 55;
/** Straight sleeves end above the wrist bone: share of the arm. */
const SLEEVE_ENDS = 0.88;
/** A hanfu's sleeves pass the hand by so much of the arm, and are so deep at their end, mm. */
const HANFU_ENDS = 1.2;
const HANFU_DROP_MM = 380;

/** Worn open, without overlaps: a haori and the jackets of its cut. */
const isHaori = ({ variant, closure }: Cut): boolean => /haori/.test(variant ?? '') || has(closure, 'open-front');

/** Kimono and haori by their own cut. */
export const kimono: RecipeMaker = (spec) => {
  const notes = notesOf(spec);
  return {
    ...ofOwnPieces(notes),
    alter: [(_, b, sa) => kimonoCut(kimonoShape(spec, b, sa), b), ...rowPockets(spec)],
    joins: (_, b) => ({ seams: [], girths: kimonoGirths(kimonoShape(spec, b, 0), b) }),
  };
};

function kimonoShape(spec: Cut, body: Body, sa: number): KimonoShape {
  const overlap = isHaori(spec) ? 0 : OVERLAP_MM;
  const round = Math.max(body.seat, body.hips, body.chest, body.waist) + byFit(spec, [20, 30, 40, 60, 80, 100]);
  const width = Math.max(body.shoulderToShoulder / 2 + 60, (round - overlap) / (overlap > 0 ? 3 : 3.6));
  const toWrist =
    body.shoulderToShoulder / 2 + body.shoulderToWrist * spec.sleeveTo * (isHanfu(spec) ? HANFU_ENDS : SLEEVE_ENDS);
  const small = Math.min(1, body.shoulderToWrist / 560);
  const attached = Math.max(ATTACHED_MM * small, body.biceps / 2 + 50);
  return {
    length: Math.max(belowShoulder('hip', body), hemBelowShoulder(spec, body, 'midi')),
    width,
    overlap: overlap * small,
    sleeve: spec.sleeveTo > 0 ? Math.max(90, toWrist - width) : 0,
    drop: Math.max(attached, dropOf(spec) * small),
    attached,
    openBelow: !has(spec.gender, 'men', 'boys') && !isHanfu(spec),
    end: isHanfu(spec) ? 'wide' : 'pouch',
    collar: COLLAR_MM,
    ties: isHaori(spec) ? 'cords' : 'sash',
    sa,
  };
}

/** How deep the sleeves hang below the shoulder, mm. */
function dropOf(spec: Cut): number {
  if (isHanfu(spec)) return HANFU_DROP_MM;
  return /furisode|uchikake/.test(spec.variant ?? '') ? SWINGING_DROP_MM : SLEEVE_DROP_MM;
}

function notesOf(spec: Cut): Notes {
  const notes = new Notes();
  notes.add(spec.hood && 'The hood is not in this draft.');
  notes.add(
    has(spec.closure, 'buttons', 'zip', 'snaps') && `The ${spec.closure} closing is drafted as a wrap with a belt.`,
  );
  return notes;
}

/** Robe: straight panels, crossing fronts, one long band, belt. */
export const robeRecipe: RecipeMaker = (spec) => {
  const notes = notesOf(spec);
  return {
    ...ofOwnPieces(notes),
    alter: [(_, body, sa) => robe(robeShape(spec, body, sa), body), ...rowPockets(spec)],
    joins: (_, body) => ({ seams: [], girths: robeGirths(body) }),
  };
};

function robeShape(spec: Cut, body: Body, sa: number) {
  const girth = Math.max(body.chest, body.seat, body.waist) + byFit(spec, [120, 140, 180, 220, 260, 300]);
  const dropped = girth / 4 - body.shoulderToShoulder / 2;
  return {
    length: Math.max(belowShoulder('hip', body), hemBelowShoulder(spec, body, 'midi')),
    girth,
    sleeve: spec.sleeveTo > 0 ? Math.max(90, body.shoulderToWrist * spec.sleeveTo - dropped) : 0,
    shawl: spec.collar === 'shawl',
    armhole: Math.max(190, body.biceps / 2 + 60),
    sa,
  };
}
