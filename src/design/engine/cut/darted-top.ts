import type { GarmentSpec } from '../garments/garment-spec.js';

/** Women's tops that wrap or have a peplum are cut from a bodice with darts. */
export function isDartedTop({ gender, silhouette, closure, neckline, details }: GarmentSpec): boolean {
  if (gender !== 'women' && gender !== 'girls') return false;
  const wraps = silhouette === 'wrap' || closure === 'wrap' || neckline === 'surplice';
  return wraps || silhouette === 'peplum' || details.includes('peplum');
}
