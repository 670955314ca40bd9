import type { GarmentSpec } from '../garments/garment-spec.js';

const COLLARS: ReadonlySet<string | null> = new Set([
  'shirt',
  'button-down',
  'band',
  'mandarin',
  'regular',
  'spread',
  'camp',
]);
const OTHERWISE: ReadonlySet<string | null> = new Set(['wrap', 'zip', 'invisible-zip']);

/** A dress with a shirt's collar that buttons: cut as a long shirt, in one length. */
export const isShirtDress = ({
  garment,
  collar,
  closure,
  closure_place: place,
}: Pick<GarmentSpec, 'garment' | 'collar' | 'closure' | 'closure_place'>): boolean =>
  garment === 'dress' && COLLARS.has(collar) && !OTHERWISE.has(closure) && place !== 'back' && place !== 'side';
