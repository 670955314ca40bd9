import type { GarmentSpec } from '../garments/garment-spec.js';

/** How briefs are cut. */
export interface BriefsShape {
  /** height of the side seam, mm */
  side: number;
  /** how far the upper edge lies below the waist, as a share of the way to the hips */
  below: number;
  /** whether the back bares the seat */
  narrow: boolean;
}

/** A thong's back is narrow, a bikini's side low. */
export function briefsShape({ variant, garment }: Pick<GarmentSpec, 'variant' | 'garment'>): BriefsShape {
  const narrow = /thong|string/.test(variant ?? '');
  if (variant === 'boyshorts') return { side: 120, below: 0.9, narrow };
  const low = garment === 'swimwear' || narrow;
  return { side: low ? 45 : 80, below: low ? 1.15 : 0.85, narrow };
}

/** Men's briefs have a front panel and a waistband; all others are front, back and gusset with elastic in their edges. */
export const isMensBriefs = ({ gender }: Pick<GarmentSpec, 'gender'>): boolean => gender === 'men' || gender === 'boys';
