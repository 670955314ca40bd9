import type { GarmentSpec } from '../garments/garment-spec.js';
import { denies } from './denies.js';

/** Whether a cord draws in the waist: picture, flats and bill ask here. */
export const hasDrawcord = (spec: Pick<GarmentSpec, 'waistline' | 'closure' | 'denied'>): boolean =>
  (spec.waistline === 'drawstring' || spec.closure === 'drawstring') && !denies(spec, 'drawcord');
