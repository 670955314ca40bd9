import type { GarmentSpec } from '../garments/garment-spec.js';

/** A short close blouse that ends below the bust and is hooked in front: choli, sari blouse. */
export const isCholi = ({ variant }: Pick<GarmentSpec, 'variant'>): boolean => variant === 'choli';
