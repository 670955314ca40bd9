import type { GarmentSpec } from '../garments/garment-spec.js';
import type { Fit, Silhouette } from '../garments/spec.js';

/** How close a silhouette lies where no fit is said. */
const FIT_OF: Readonly<Partial<Record<Silhouette, Fit>>> = {
  oversized: 'oversized',
  boxy: 'relaxed',
  cocoon: 'loose',
  tent: 'loose',
  trapeze: 'relaxed',
  bodycon: 'tight',
  baggy: 'loose',
};

/** The fit that a silhouette asks for; null where it asks for none. */
export const fitOfSilhouette = (silhouette: Silhouette | null): Fit | null =>
  (silhouette && FIT_OF[silhouette]) ?? null;

/** The fit that the words ask for: stated, else from the silhouette. */
export const fitOf = ({ fit, silhouette }: Pick<GarmentSpec, 'fit' | 'silhouette'>): Fit =>
  fit ?? fitOfSilhouette(silhouette) ?? 'regular';
