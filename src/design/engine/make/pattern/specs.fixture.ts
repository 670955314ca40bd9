import type { GarmentSpec } from '../../garments/garment-spec.js';
import type { Garment } from '../../garments/spec.js';
import { specSaying } from '../../garments/unsaid.js';

/** A woman's top of which nothing but its garment is said; for tests. */
export const specOf = (garment: Garment, more: Partial<GarmentSpec> = {}): GarmentSpec =>
  specSaying({ category: 'top', gender: 'women', ...more, garment });
