import type { GarmentSpec } from '../garments/garment-spec.js';

/** Belts of these are buckled; dresses, coats, robes and wraps are tied. */
const BUCKLED: ReadonlySet<GarmentSpec['garment']> = new Set([
  'trench-coat',
  'jacket',
  'parka',
  'denim-jacket',
  'trousers',
  'jeans',
  'shorts',
]);

/** Its belt has a buckle: whoever draws, drafts or buys it agrees. */
export const isBuckled = ({ waistline, garment, details, closure }: GarmentSpec): boolean =>
  (waistline === 'belted' || details.includes('belt') || garment === 'trench-coat') &&
  BUCKLED.has(garment) &&
  !details.includes('self-tie') &&
  closure !== 'tie';
