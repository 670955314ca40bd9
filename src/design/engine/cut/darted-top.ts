import { isWomensCut } from './womens-cut.js';
import type { GarmentSpec } from '../garments/garment-spec.js';

/** Women's tops that wrap or have a peplum are cut from a bodice with darts. */
export function isDartedTop(spec: GarmentSpec): boolean {
  const { silhouette, closure, neckline, details } = spec;
  if (!isWomensCut(spec)) return false;
  const wraps = silhouette === 'wrap' || closure === 'wrap' || neckline === 'surplice';
  return wraps || silhouette === 'peplum' || details.includes('peplum');
}
