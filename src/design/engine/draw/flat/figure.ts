import type { Cut } from '../../cut/cut.js';
import { heightAt, HIP, type Heights } from '../../cut/places.js';
import type { Fit } from '../../garments/spec.js';
import type { DraftProportions } from '../../make/pattern/types.js';

/** Half-widths and heights of the garment laid flat, cm from the shoulder's neck point. */
export interface Figure {
  womens: boolean;
  neck: number;
  shoulder: number;
  shoulderDrop: number;
  chest: number;
  armY: number;
  waist: number;
  waistY: number;
  hip: number;
  hipY: number;
  hem: number;
  hemY: number;
  sleeve: number;
}

/** Heights below the shoulder point, cm: of a woman's and a man's figure. */
const BODIES = {
  women: {
    shoulder: 18.8,
    drop: 4,
    chest: 22.8,
    armY: 21.5,
    waist: 18.2,
    waistY: 40,
    hip: 23.4,
    hipY: 61,
    kneeY: 98,
    floorY: 143,
    sleeve: 58,
    neck: 7.4,
  },
  men: {
    shoulder: 21.6,
    drop: 4.4,
    chest: 25.8,
    armY: 24,
    waist: 23.4,
    waistY: 45,
    hip: 24.8,
    hipY: 66,
    kneeY: 105,
    floorY: 150,
    sleeve: 62,
    neck: 8,
  },
};

/** Added to the half-width of each quarter by the fit, cm. */
const EASE: Record<Fit, number> = { tight: -1.4, slim: -0.6, regular: 0.6, relaxed: 2, loose: 3.6, oversized: 5.5 };

export const isWomens = (spec: Cut): boolean =>
  spec.gender === 'women' ||
  spec.gender === 'girls' ||
  (spec.gender === null && ['dress', 'skirt', 'blouse', 'corset', 'jumpsuit'].includes(spec.garment));

export const bodyFor = (spec: Cut) => (isWomens(spec) ? BODIES.women : BODIES.men);

/** Landmarks of the figure, cm below the shoulder point. */
export function heightsFor(spec: Cut): Heights {
  const { waistY: waist, kneeY: knee, floorY: floor } = bodyFor(spec);
  return { neck: 0, waist, knee, floor };
}

/** Height of the garment's hem below the shoulder point, cm; the hip's where it has none. */
export const hemHeight = (cut: Cut): number => heightAt(heightsFor(cut), cut.hemAt ?? HIP);

/**
 * Proportions of the flat: the figure of the wearer, widened by the fit; where a draft exists its own widths and lengths
 * are used, kept within what can still be read as a drawing.
 */
export function figureOf(spec: Cut, drafted: DraftProportions | null = null, extra = 0): Figure {
  const b = bodyFor(spec);
  const { fit } = spec;
  const ease = EASE[fit] + extra;
  const drop = fit === 'oversized' || spec.sleeve.type === 'drop-shoulder' ? 4.5 : fit === 'loose' ? 2 : 0;
  const hemY = hemHeight(spec);
  const shaped = fit === 'tight' || fit === 'slim' || spec.silhouette === 'tailored';
  const chest = drawnChest(drafted, b.chest + ease);
  const waist = Math.min(chest, b.waist + ease + (shaped ? 1 : chest - b.waist - ease - 0.8));
  const hip = Math.max(b.hip + ease * 0.7, chest * (shaped ? 0.94 : 0.97));
  return {
    womens: isWomens(spec),
    neck: b.neck,
    shoulder: b.shoulder + drop + Math.max(0, ease) * 0.16,
    shoulderDrop: b.drop + drop * 0.35,
    chest,
    armY: b.armY + Math.max(0, ease) * 0.55 + (drop ? 1.2 : 0),
    waist,
    waistY: b.waistY,
    hip,
    hipY: b.hipY,
    hem: hemY > b.hipY ? hip : waist + ((hip - waist) * Math.max(0, hemY - b.waistY)) / (b.hipY - b.waistY),
    hemY,
    sleeve: b.sleeve - drop * 0.6,
  };
}

function drawnChest(drafted: DraftProportions | null, otherwise: number): number {
  if (!drafted?.chest_width) return otherwise;
  const half = drafted.chest_width / 20;
  return Math.max(otherwise - 4, Math.min(otherwise + 5, half));
}
