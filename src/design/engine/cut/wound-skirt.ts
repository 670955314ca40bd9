import type { GarmentSpec } from '../garments/garment-spec.js';

/** A skirt that is a length of cloth, wound round the body and tucked in: nothing of it is sewn but its hems. */
export const isWoundSkirt = ({ variant }: Pick<GarmentSpec, 'variant'>): boolean =>
  /^(sarong|dhoti|longyi)$/.test(variant ?? '');
