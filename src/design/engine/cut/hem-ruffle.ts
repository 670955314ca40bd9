import type { GarmentSpec } from '../garments/garment-spec.js';

/** Finished depth of the strip that is gathered onto a ruffled hem, cm. */
export const HEM_RUFFLE_CM = 13;

/** Whether a skirt, or the skirt of a dress, ends in a ruffle. */
export const hasHemRuffle = ({ hem, details, garment }: Pick<GarmentSpec, 'hem' | 'details' | 'garment'>): boolean =>
  hem === 'ruffled' || (garment === 'skirt' && details.includes('ruffles'));
