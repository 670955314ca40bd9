import type { GarmentSpec } from '../garments/garment-spec.js';
import type { Garment } from '../garments/spec.js';

/** What bears a crest, a badge or a club's patch: on these one lies on the chest, where others are strewn with applied shapes. */
const BEARS: ReadonlySet<Garment> = new Set<Garment>([
  'blazer',
  'waistcoat',
  'polo',
  'sweater',
  'cardigan',
  'sweatshirt',
  'hoodie',
  'bomber',
  'shirt',
  't-shirt',
  'jacket',
  'coat',
]);

/** One crest or badge on the wearer's left breast. */
export const hasBadge = ({ garment, details }: Pick<GarmentSpec, 'garment' | 'details'>): boolean =>
  details.includes('applique') && BEARS.has(garment);
