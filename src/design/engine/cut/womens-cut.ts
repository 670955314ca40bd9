import type { GarmentSpec } from '../garments/garment-spec.js';

/** Shirts and blouses of these are cut for a bust, with a dart in each side. */
export const isWomensCut = ({ gender }: Pick<GarmentSpec, 'gender'>): boolean =>
  gender === 'women' || gender === 'girls';
