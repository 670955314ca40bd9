import type { GarmentSpec } from '../garments/garment-spec.js';
import { denies } from './denies.js';

/** Pads that the text asks for, or a blazer's usual ones. */
export const hasShoulderPads = (spec: Pick<GarmentSpec, 'garment' | 'details' | 'denied'>): boolean =>
  !denies(spec, 'shoulder-pads') && (spec.garment === 'blazer' || spec.details.includes('shoulder-pads'));
