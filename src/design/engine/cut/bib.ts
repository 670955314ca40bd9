import type { GarmentSpec } from '../garments/garment-spec.js';

/** The pleats of a dress shirt lie on its front; those of other shirts below the yoke at the back. */
export const hasBib = ({ garment, variant, details }: GarmentSpec): boolean =>
  garment === 'shirt' && variant === 'dress shirt' && details.includes('pleats');
