import { GARMENT } from '../../../garments/index.js';
import type { Cut } from '../../../cut/cut.js';
import type { Fabric, Fit } from '../../../garments/spec.js';
import { fitOf } from '../../../cut/fit.js';

/** How a garment is worn: what its finished girths may plausibly be. */
export interface Wear {
  fit: Fit;
  /** share by which the cloth gives across: 0 for wovens */
  stretch: number;
  layer: 'top' | 'outer' | 'bottom';
}

export type Where = 'chest' | 'waist' | 'hips' | 'seat';

type Bands = Record<Fit, readonly [least: number, most: number]>;

/**
 * Ease by fit as a share of the body girth. The classes follow the ease chart of the big American pattern houses (close
 * fitting to very loose, in inches at a 36 inch bust or hip, here as shares); a fit of ours spans its class and half of
 * its neighbours, and outer layers lie 4 % above. How our six words map to their classes is our own choice.
 */
const TOP: Bands = {
  tight: [0, 0.12],
  slim: [0, 0.15],
  regular: [0.02, 0.22],
  relaxed: [0.06, 0.28],
  loose: [0.1, 0.38],
  oversized: [0.14, 0.6],
};
const BOTTOM: Bands = {
  tight: [0, 0.06],
  slim: [0, 0.08],
  regular: [0.01, 0.11],
  relaxed: [0.03, 0.16],
  loose: [0.05, 0.22],
  oversized: [0.07, 0.4],
};
/** A waist that is held by a band lies close, whatever the fit below it. */
const WAISTBAND: readonly [number, number] = [-0.01, 0.06];
const OUTER = 0.04;

/** Cloth that gives is worn closer, by up to this share. */
const KNIT_CLOSER = 0.08;
const KNIT_FROM = 0.15;

/** By what share of the body cloth is worn closer than the body is round. */
export const closerBy = (stretch: number): number => (stretch >= KNIT_FROM ? KNIT_CLOSER : 0);

/**
 * Least and most finished girth, mm, for body and fit.
 * @param hang_mm widest girth above or below that the garment hangs from: a straight body's waist is as wide as its chest
 */
export function plausible(where: Where, body_mm: number, wear: Wear, hang_mm = body_mm): [number, number] {
  const [least, most] = bandOf(where, wear);
  const closer = closerBy(wear.stretch);
  const floor = Math.max(body_mm * (1 - wear.stretch), body_mm * (1 + least - closer));
  return [floor, Math.max(body_mm, hang_mm) * (1 + most)];
}

/**
 * Least finished girth at a hem below the waist or over the seat, mm: the least ease of the fit; cloth that gives may be
 * a little closer. What is loose hangs loose down to its hem, with a share of the chest's ease; a rib pulls that in.
 * @param hold whether a rib holds the hem; ease of the finished chest as a share of the body's
 */
export function leastAt(body_mm: number, { fit, stretch }: Wear, hold: { ribbed: boolean; chest: number }): number {
  const hanging = HANGING.has(fit) ? hold.chest * (hold.ribbed ? 0.4 : 0.6) : 0;
  const closer = stretch >= KNIT_FROM && hanging === 0 ? KNIT_CLOSER : 0;
  const least = hold.ribbed ? 0 : TOP[fit][0];
  return body_mm * (1 + Math.max(least, hanging) - closer);
}

const HANGING: ReadonlySet<Fit> = new Set<Fit>(['loose', 'oversized']);

function bandOf(where: Where, { layer, fit }: Wear): readonly [number, number] {
  if (where === 'seat') return BOTTOM[fit];
  if (layer === 'bottom') return where === 'waist' ? WAISTBAND : BOTTOM[fit];
  const [least, most] = TOP[fit];
  return layer === 'outer' ? [Math.max(0.02, least), most + OUTER] : [least, most];
}

/** Give across of usual qualities; wovens, felts and skins do not give. Trade values of fabric suppliers, rounded. */
const STRETCH: Partial<Record<Fabric, number>> = {
  jersey: 0.25,
  interlock: 0.25,
  'rib-knit': 0.4,
  'french-terry': 0.2,
  'sweatshirt-fleece': 0.2,
  fleece: 0.2,
  knit: 0.25,
  'cable-knit': 0.25,
  merino: 0.25,
  cashmere: 0.25,
  mohair: 0.2,
  alpaca: 0.2,
  crochet: 0.25,
  velour: 0.25,
  lurex: 0.2,
  spandex: 0.5,
  neoprene: 0.2,
  ponte: 0.2,
  mesh: 0.2,
  modal: 0.25,
  bamboo: 0.25,
};

/** Fabric stated first counts; without one, garments that are usually knitted are taken for knits. */
function stretchOf(spec: Cut): number {
  const main = spec.fabrics.find((f) => !f.role || f.role === 'main');
  if (main) return Math.max(STRETCH[main.name] ?? 0, /elastan|spandex|lycra/i.test(main.composition) ? 0.15 : 0);
  return GARMENT[spec.garment].wear?.knit || spec.silhouette === 'bodycon' ? 0.25 : 0;
}

/** Strapless bodices hold by lying close, whatever the fit. */
function wornFit(spec: Cut): Fit {
  const fit = fitOf(spec);
  if (spec.neckline === 'strapless' || spec.neckline === 'off-shoulder') return 'slim';
  return GARMENT[spec.garment].wear?.loose && (spec.fit === null || fit === 'regular' || fit === 'relaxed')
    ? 'loose'
    : fit;
}

export const wearOf = (spec: Cut): Wear => ({
  fit: wornFit(spec),
  stretch: stretchOf(spec),
  layer: GARMENT[spec.garment].wear?.layer ?? 'top',
});
