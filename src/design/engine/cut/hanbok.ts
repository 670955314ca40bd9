import type { GarmentSpec } from '../garments/garment-spec.js';

type Named = Pick<GarmentSpec, 'variant'>;

/** A short crossed jacket with a narrow band at the neck, tied at the breast with two ribbons: jeogori, alone or over its skirt. */
export const hasJeogori = ({ variant }: Named): boolean => variant === 'jeogori' || variant === 'hanbok';

/** A wide pleated skirt on a band above the breast: chima, alone or below its jacket. */
export const hasChima = ({ variant }: Named): boolean => variant === 'chima' || variant === 'hanbok';
