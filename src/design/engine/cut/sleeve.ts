import type { GarmentSpec } from '../garments/garment-spec.js';
import type { SleeveLength } from '../garments/spec.js';
import type { Lengthwise } from './hem.js';

/** Share of the way from shoulder point to wrist. */
export const SLEEVE_SHARE: Readonly<Record<SleeveLength, number>> = {
  sleeveless: 0,
  cap: 0.18,
  short: 0.34,
  elbow: 0.55,
  'three-quarter': 0.76,
  long: 1,
  wrist: 1,
  'extra-long': 1.06,
};

/** How far the sleeves reach: by the centimetres of the text, else by their class; 0 where there are none. */
export function sleeveEnd({ sleeve, lengths_cm }: GarmentSpec, { shoulderToWrist }: Lengthwise): number {
  if (sleeve.length === null || sleeve.type === 'strap') return 0;
  return lengths_cm?.sleeve ? (lengths_cm.sleeve * 10) / shoulderToWrist : SLEEVE_SHARE[sleeve.length];
}
