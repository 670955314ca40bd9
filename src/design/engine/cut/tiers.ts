import type { GarmentSpec } from '../garments/garment-spec.js';
import type { Place } from './places.js';

const isTiered = ({ garment, silhouette, details }: GarmentSpec): boolean =>
  (garment === 'skirt' || garment === 'dress') && (silhouette === 'tiered' || details.includes('tiers'));

/** Rows of cloth that a tiered skirt is gathered from: the longer, the more; 0 where it has none. */
export function tiersOf(spec: GarmentSpec, hem: Place | null): number {
  if (!isTiered(spec)) return 0;
  if (hem === null || (hem > 0.9 && hem < 1.6)) return 3;
  return hem <= 0.9 ? 2 : 4;
}
