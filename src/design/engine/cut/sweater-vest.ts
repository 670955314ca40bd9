import type { GarmentSpec } from '../garments/garment-spec.js';

/** A knitted waistcoat that is pulled on is drawn and drafted as what it is: a sweater without sleeves. */
export function asSweaterVest(spec: GarmentSpec): GarmentSpec {
  const pulled = spec.closure === null || spec.closure === 'pullover';
  if (spec.garment !== 'waistcoat' || spec.variant !== 'sweater vest' || !pulled) return spec;
  return {
    ...spec,
    garment: 'sweater',
    category: 'knitwear',
    closure: null,
    sleeve: { type: null, length: 'sleeveless' },
  };
}
