import type { Fit } from '../garments/spec.js';
import type { GarmentSpec } from '../garments/garment-spec.js';

/** Shirts that are cut close have a dart on each side of the back; others fall straight from the yoke. */
export const hasBackDarts = ({ garment, fit }: Pick<GarmentSpec, 'garment'> & { fit: Fit }): boolean =>
  (garment === 'shirt' || garment === 'blouse') && (fit === 'slim' || fit === 'tight');
