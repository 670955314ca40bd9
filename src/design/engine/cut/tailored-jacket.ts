import type { GarmentSpec } from '../garments/garment-spec.js';

type Asked = Pick<GarmentSpec, 'lapel' | 'collar' | 'silhouette' | 'closure'>;

/** Jackets with lapels, shaped ones and those with two rows of buttons are cut like blazers. */
export const isTailoredJacket = ({ lapel, collar, silhouette, closure }: Asked): boolean =>
  lapel !== null || collar === 'notched' || silhouette === 'tailored' || closure === 'double-breasted';

/** Buttons of jackets as they are drafted: of those cut like blazers, and of the panelled one. */
export const JACKET_BUTTONS = { tailored: 2, panelled: 5 };
