import { distance, lerp, type Point } from '../../../geometry/point.js';
import type { GirthRule } from '../checks.js';
import { segment } from '../pieces/panel.js';
import type { Piece, SeamRule } from '../pieces/piece.js';
import type { Alteration } from '../recipe.js';
import { reshaped } from '../pieces/shift.js';

/** Depth of the pleat at the waist of either front, mm. */
export const PLEAT_MM = 30;
/** Pleats are marked, and may be stitched, so far down, mm. */
const MARK_MM = 70;

/** The front turns about a point of its crease no nearer to the waist than this, so that short legs keep a level hem, mm. */
const LEAST_TURN_MM = 700;

/** The crease of a leg, where the pleat runs into it, and the way from it to the side seam. */
interface Crease {
  waist: Point;
  pivot: Point;
  side: number;
}

function creaseOf({ points, grain, loop }: Piece): Crease | null {
  const { styleWaistIn, styleWaistOut, slantTop, fork } = points;
  const out = slantTop ?? styleWaistOut;
  if (!grain || !styleWaistIn || !out || !fork) return null;
  const { x } = grain[0];
  const y = lerp(styleWaistIn, out, (x - styleWaistIn.x) / (out.x - styleWaistIn.x || 1)).y;
  const hem = Math.max(...loop.map((p) => p.y));
  return { waist: { x, y }, pivot: { x, y: Math.max(hem, y + LEAST_TURN_MM) }, side: Math.sign(out.x - fork.x) };
}

/**
 * Opens a pleat into the crease of the front: the half towards the side seam turns about the crease at the hem, so that
 * no seam changes its length (Aldrich, *Metric Pattern Cutting*: pleated trousers).
 */
function pleated(front: Piece): Piece {
  const crease = creaseOf(front);
  if (!crease) return front;
  const { pivot, waist, side } = crease;
  const angle = side * (PLEAT_MM / distance(waist, pivot));
  const turned = (p: Point): Point => ({
    x: pivot.x + (p.x - pivot.x) * Math.cos(angle) - (p.y - pivot.y) * Math.sin(angle),
    y: pivot.y + (p.x - pivot.x) * Math.sin(angle) + (p.y - pivot.y) * Math.cos(angle),
  });
  const outside = (p: Point): boolean => (p.x - pivot.x) * side > 0.01;
  const made = reshaped(front, (p) => (outside(p) ? turned(p) : p));
  const [inner, outer] = [waist, turned(waist)];
  const down = (p: Point): Point => ({ x: p.x, y: p.y + MARK_MM });
  return {
    ...made,
    lines: [...made.lines, segment(inner, down(inner)), segment(outer, down(outer))],
    marks: [...made.marks, ...[inner, outer].map((at) => ({ kind: 'notch' as const, at, rotate: 0 }))],
    points: { ...made.points, pleatIn: inner, pleatOut: outer },
    shows: [...(made.shows ?? []), 'details=pleats'],
    title: `${made.title} (pleat of ${PLEAT_MM / 10} cm into the crease)`,
  };
}

export const waistPleats =
  (design: string): Alteration =>
  (pieces) =>
    pieces.map((p) => (p.id === `${design}.front` ? pleated(p) : p));

/** The waistband against a waist whose fronts are longer by their pleats. */
export const pleatedWaist = (rule: SeamRule): SeamRule => ({
  ...rule,
  kind: 'pleat',
  ease_mm: (rule.ease_mm ?? 0) - 2 * PLEAT_MM,
  reason: `a pleat of ${PLEAT_MM / 10} cm in each front`,
});

/** What the pleats add to the seat, by how far they have run out there. */
export function pleatedSeat(rule: GirthRule, pieces: readonly Piece[], design: string): GirthRule {
  const front = pieces.find((p) => p.id === `${design}.front`);
  const crease = front && creaseOf(front);
  const seat = front?.points.seatOut?.y ?? front?.points.cfSeat?.y;
  if (!crease || seat === undefined) return rule;
  const { pivot, waist } = crease;
  const more = (2 * PLEAT_MM * (pivot.y - seat)) / (pivot.y - waist.y);
  return { ...rule, ease_mm: rule.ease_mm + more };
}
