import { CATEGORY } from '../garments/index.js';
import type { GarmentSpec } from '../garments/garment-spec.js';
import type { Garment } from '../garments/spec.js';
import { cutOf } from './cut-of.js';
import type { Cut } from './cut.js';

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

/** The cut of a garment of which only this is said; everything else is as usual. */
export const plainCut = (said: Said): Cut => cutOf({ ...NOTHING, category: CATEGORY[said.garment], ...said });
