import type { Fit, GarmentSpec, Length, SleeveLength } from '../spec.js';
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

/** Hem below the shoulder point at the neck, mm. */
export const belowShoulder = (length: Length, body: Body): number => body.hpsToWaistBack + belowWaist(length, body);

/** `lengthBonus` of designs on the library's basic block, whose hem lies at (back waist + hips) × (1 + bonus). */
export function lengthBonus(length: Length | null, body: Body, otherwise: number): number {
  if (!length) return otherwise;
  const hips = body.hpsToWaistBack + body.waistToHips;
  return Math.max(-0.2, round(belowShoulder(length, body) / hips - 1));
}

const round = (v: number): number => Math.round(v * 1000) / 1000;

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
