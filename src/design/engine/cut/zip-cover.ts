import type { GarmentSpec } from '../garments/garment-spec.js';

/** The storm flap of what is zipped covers its zip, as a parka's does; that of a coat in buttons lies on its shoulder. */
export const coversZip = ({ garment, closure, details }: GarmentSpec): boolean =>
  closure === 'zip' && (garment === 'parka' || details.includes('storm-flap'));
