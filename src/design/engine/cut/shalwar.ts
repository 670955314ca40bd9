import type { GarmentSpec } from '../garments/garment-spec.js';

/** Wide trousers of straight legs with gores between them, drawn in at the waist by a cord. */
export const isShalwar = ({ variant }: Pick<GarmentSpec, 'variant'>): boolean => variant === 'shalwar';
