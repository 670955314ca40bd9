import type { GarmentSpec } from '../garments/garment-spec.js';

/** A skirt with a bib and straps, worn over something else: a dungaree dress. */
export const isBibDress = ({ variant }: Pick<GarmentSpec, 'variant'>): boolean => variant === 'bib dress';
