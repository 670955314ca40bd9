import type { GarmentSpec } from '../garments/garment-spec.js';
import { isTailoredJacket } from './tailored-jacket.js';

/** Fronts of a jacket in one row of buttons run away from the centre below the last and end in round corners; those of two rows are square. */
export const hasRoundFronts = (
  spec: Pick<GarmentSpec, 'garment' | 'lapel' | 'collar' | 'silhouette' | 'closure'>,
): boolean =>
  (spec.garment === 'blazer' || (spec.garment === 'jacket' && isTailoredJacket(spec))) &&
  spec.closure !== 'double-breasted' &&
  spec.closure !== 'zip';
