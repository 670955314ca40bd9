import type { GarmentSpec } from '../garments/garment-spec.js';

/** Whether the fronts of a tailored garment end in a panel below the arm: those of jackets, and of coats that are cut for a bust. */
export const hasSidePanel = ({ garment, gender }: Pick<GarmentSpec, 'garment' | 'gender'>): boolean =>
  garment === 'blazer' || garment === 'jacket' || gender === 'women';
