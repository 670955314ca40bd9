import type { GarmentSpec } from '../garments/garment-spec.js';

/** A motorcycle jacket, drawn with lapels over a slanting zip, unless the text closes it another way. */
export const isBiker = ({ variant, closure, hood }: GarmentSpec): boolean =>
  variant === 'biker jacket' && hood === null && (closure === null || closure === 'zip');
