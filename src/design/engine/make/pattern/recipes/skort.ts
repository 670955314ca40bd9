import type { Cut } from '../../../cut/cut.js';
import { byFit } from '../lengths/lengths.js';
import { waistRing } from '../parts/closing/waist-ring.js';
import type { Piece } from '../pieces/piece.js';
import type { Alteration, Body, Recipe, RecipeOrder } from '../recipe.js';
import { run } from '../rules/kit.js';
import { shorten } from './bottoms.js';

/** Shorts under a skirt, sewn into its waist. */

export const isSkort = (spec: Cut): boolean => spec.variant === 'skort';

const HEIGHTS = [
  'waistToHips',
  'waistToSeat',
  'waistToUpperLeg',
  'waistToKnee',
  'waistToFloor',
  'crossSeamFront',
] as const;

/** A body measured from where the skirt's waist lies, `drop` mm below its own. */
function from(drop: number, body: Body, waist: number): Body {
  const lower = Object.fromEntries(HEIGHTS.map((name) => [name, body[name] - drop]));
  return { ...body, ...lower, crossSeam: body.crossSeam - 2 * drop, waist };
}

/** @param drop of the skirt's waist edge below the waist, mm @param waist its girth where no piece tells it yet, mm */
export const shortsOrder = (spec: Cut, body: Body, drop: number, waist = body.waist): RecipeOrder => ({
  design: 'titan',
  label: 'Shorts',
  body: (pieces) => from(drop, body, waistRing(pieces) ?? waist),
  options: {
    waistEase: 0,
    waistHeight: 1,
    waistbandWidth: 0,
    kneeEase: 0.25,
    seatEase: byFit(spec, [0.02, 0.03, 0.05, 0.07, 0.09, 0.1]),
    lengthBonus: 0.02,
  },
});

/** Their hem lies above the skirt's, and below the crotch, mm. */
const ABOVE_HEM_MM = 60;
const BELOW_CROTCH_MM = 60;

/** @param length of the skirt, mm */
export const shortsCut = (body: Body, drop: number, length: number): Alteration =>
  shorten(
    'titan',
    Math.max(body.waistToUpperLeg - drop + BELOW_CROTCH_MM, Math.min(length - ABOVE_HEM_MM, body.waistToKnee * 0.62)),
  );

const SHORTS_WAIST = ['titan.front', 'titan.back'].map((id) => run(id, 'styleWaistIn', 'styleWaistOut', undefined, 2));

/** The shorts' waist against the skirt's. */
export const shortsJoins: NonNullable<Recipe['joins']> = (pieces: readonly Piece[]) => {
  const to_mm = waistRing(pieces.filter((p) => !p.id.startsWith('titan.')));
  return to_mm === null
    ? { seams: [], girths: [] }
    : { seams: [{ name: 'Shorts to skirt waist', a: SHORTS_WAIST, b: [], to_mm }], girths: [] };
};
