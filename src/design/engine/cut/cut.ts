import type { GarmentSpec } from '../garments/garment-spec.js';
import type { Fit } from '../garments/spec.js';
import type { Place } from './places.js';
import type { Opening } from './opening.js';

/**
 * The cut sheet of a garment: all that is decided about it before anybody drafts or draws. Pattern, flats, picture,
 * construction and tech pack read it and decide nothing of it again; an attribute that is null, a list that is empty, is
 * not there. Made by `cutOf` only.
 */
export interface Cut extends GarmentSpec {
  fit: Fit;
  /** where it ends; null for what hangs on no body */
  hemAt: Place | null;
  /** how far the sleeves reach, a share of the way from shoulder point to wrist; 0 without sleeves */
  sleeveTo: number;
  /** rows of a tiered skirt; 0 where it has none */
  tiers: number;
  /** what opens it; null where nothing does */
  opening: Opening | null;
}
