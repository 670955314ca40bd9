import { denies } from './denies.js';
import type { GarmentSpec } from '../garments/garment-spec.js';

/** Vents of what is cut like a blazer: one in the centre back as usual, two at the sides where vents are asked for and not behind. */
export function jacketVents(spec: GarmentSpec): 0 | 1 | 2 {
  if (denies(spec, 'vent')) return 0;
  return spec.details.includes('vent') && spec.slits?.at !== 'back' ? 2 : 1;
}
