import type { GarmentSpec } from '../garments/garment-spec.js';

/** A length of cloth wound to a skirt and laid over the wearer's left shoulder, above a short blouse. */
export const isSari = ({ variant }: Pick<GarmentSpec, 'variant'>): boolean => variant === 'sari';
