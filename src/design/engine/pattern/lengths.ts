import type { Category, Fit, GarmentSpec, Length, SleeveLength } from '../spec.js';
import type { Body } from './recipe.js';

/** How far a hem lies below the natural waist, mm. */
export function belowWaist(length: Length, body: Body): number {
  const { waistToHips, waistToSeat, waistToUpperLeg, waistToKnee, waistToFloor } = body;
  const calf = waistToFloor - waistToKnee;
  const table: Record<Length, number> = {
    crop: -30,
    waist: 0,
    micro: waistToUpperLeg * 1.05,
    mini: waistToKnee * 0.7,
    hip: waistToHips + 60,
    thigh: (waistToSeat + waistToUpperLeg) / 2 + 60,
    'above-knee': waistToKnee * 0.88,
    knee: waistToKnee,
    'below-knee': waistToKnee + calf * 0.18,
    midi: waistToKnee + calf * 0.45,
    calf: waistToKnee + calf * 0.5,
    ankle: waistToFloor - 95,
    full: waistToFloor - 20,
    maxi: waistToFloor - 45,
    floor: waistToFloor - 10,
  };
  return table[length];
}

/** What is measured from the waist; everything else from the shoulder at the neck. */
const FROM_WAIST: ReadonlySet<Category> = new Set<Category>(['skirt', 'trousers', 'shorts']);

/** The hem below the natural waist, mm: by the centimetres of the text, else by its class; null where it says neither. */
export function hemOf({ category, length, lengths_cm = {} }: GarmentSpec, body: Body): number | null {
  const { garment, inseam } = lengths_cm;
  if (inseam) return body.waistToFloor - body.inseam + inseam * 10;
  if (garment) return garment * 10 - (FROM_WAIST.has(category) ? 0 : body.hpsToWaistBack);
  return length && belowWaist(length, body);
}

/** Hem below the shoulder point at the neck, mm. */
export const belowShoulder = (length: Length, body: Body): number => body.hpsToWaistBack + belowWaist(length, body);

/** The same, by the centimetres or the class that the text gives. */
export const hemBelowShoulder = (spec: GarmentSpec, body: Body, otherwise: Length): number =>
  body.hpsToWaistBack + (hemOf(spec, body) ?? belowWaist(otherwise, body));

/** `lengthBonus` of designs on the library's basic block, whose hem lies at (back waist + hips) × (1 + bonus). */
export function lengthBonus(spec: GarmentSpec, body: Body, otherwise: number): number {
  const drop = hemOf(spec, body);
  if (drop === null) return otherwise;
  return Math.max(-0.3, exact((body.hpsToWaistBack + drop) / (body.hpsToWaistBack + body.waistToHips) - 1));
}

/** A hundred thousandth of a length is no more than a hundredth of a millimetre. */
const exact = (v: number): number => Math.round(v * 1e5) / 1e5;

/** Share of the shoulder-to-wrist length. */
export const SLEEVE_SHARE: Record<SleeveLength, number> = {
  sleeveless: 0,
  cap: 0.18,
  short: 0.34,
  elbow: 0.55,
  'three-quarter': 0.76,
  long: 1,
  wrist: 1,
  'extra-long': 1.06,
};

/** The fit that the words ask for: stated, else from the silhouette. */
export function fitOf(spec: GarmentSpec): Fit {
  if (spec.fit) return spec.fit;
  const bySilhouette: Partial<Record<string, Fit>> = {
    oversized: 'oversized',
    boxy: 'relaxed',
    cocoon: 'loose',
    tent: 'loose',
    trapeze: 'loose',
    bodycon: 'tight',
    skinny: 'tight',
    sheath: 'slim',
    tailored: 'slim',
    baggy: 'loose',
  };
  return (spec.silhouette && bySilhouette[spec.silhouette]) || 'regular';
}

/** A value per fit, in the order tight, slim, regular, relaxed, loose, oversized. */
export function byFit(spec: GarmentSpec, values: readonly [number, number, number, number, number, number]): number {
  return values[['tight', 'slim', 'regular', 'relaxed', 'loose', 'oversized'].indexOf(fitOf(spec))];
}

export const has = <T>(value: T | null, ...words: T[]): boolean => value !== null && words.includes(value);

/** A slit at the leg or side is asked for, which no draft of a skirt has. */
export const wantsSlit = (spec: GarmentSpec): boolean => spec.hem === 'slit' || spec.details.includes('slit');
