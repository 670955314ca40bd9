import { CATEGORY } from './index.js';
import type { GarmentSpec } from './garment-spec.js';
import type { Garment } from './spec.js';

/** What is said of a garment that no text describes. */
export type Said = Partial<GarmentSpec> & { garment: Garment };

const NOTHING: Omit<GarmentSpec, 'garment' | 'category'> = {
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
  gender: null,
  size: null,
};

/** A spec in which everything but this is open. */
export const specSaying = (said: Said): GarmentSpec => ({ ...NOTHING, category: CATEGORY[said.garment], ...said });
