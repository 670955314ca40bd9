import type { GarmentSpec } from '../../garments/garment-spec.js';
import type { Garment } from '../../garments/spec.js';

/** A spec that says nothing but its garment; for tests. */
export function specOf(garment: Garment, more: Partial<GarmentSpec> = {}): GarmentSpec {
  return {
    garment,
    category: 'top',
    silhouette: null,
    fit: null,
    length: null,
    neckline: null,
    collar: null,
    lapel: null,
    sleeve: { type: null, length: null },
    cuff: null,
    leg: null,
    closure: null,
    pockets: [],
    hood: null,
    waistline: null,
    hem: null,
    details: [],
    colors: [],
    print: null,
    fabrics: [],
    season: [],
    occasion: [],
    era: null,
    gender: 'women',
    size: null,
    ...more,
  };
}
