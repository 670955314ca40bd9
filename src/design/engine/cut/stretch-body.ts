import type { GarmentSpec } from '../garments/garment-spec.js';
import type { Neckline } from '../garments/spec.js';
import type { Place } from './places.js';

/** What holds a one-piece up: shoulders of its own, narrow straps, the neck, or its elastic alone. */
export type HeldBy = 'shoulders' | 'straps' | 'neck' | 'nothing';

/** How the back is cut: as high as usual, bare to the waist, or narrow between the shoulder blades. */
export type BackCut = 'usual' | 'low' | 'racer';

type Shaped = Pick<GarmentSpec, 'neckline' | 'sleeve' | 'details'>;

/** Where the legs of a one-piece are cut out at the side: at the hip bone, above it, or below the hips. */
const LEG_OPENING: Readonly<Record<'usual' | 'high' | 'low', Place>> = { usual: 0.21, high: 0.1, low: 0.36 };

export function legOpening({ details }: Pick<GarmentSpec, 'details'>): Place {
  if (details.includes('high-leg')) return LEG_OPENING.high;
  return details.includes('low-leg') ? LEG_OPENING.low : LEG_OPENING.usual;
}

const BARE: Partial<Record<Neckline, HeldBy>> = { halter: 'neck', strapless: 'nothing' };

export function heldBy({ neckline, sleeve }: Shaped): HeldBy {
  const bare = BARE[neckline ?? 'round'];
  if (bare) return bare;
  return sleeve.type === 'strap' ? 'straps' : 'shoulders';
}

export function backCut({ details }: Pick<GarmentSpec, 'details'>): BackCut {
  if (details.includes('racerback')) return 'racer';
  return details.includes('open-back') ? 'low' : 'usual';
}
