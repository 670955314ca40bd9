import type { GarmentSpec } from '../garments/garment-spec.js';
import type { PleatKind } from '../garments/spec.js';

/** Pleats of one side of a skirt, front or back. */
export interface PleatLay {
  kind: PleatKind;
  count: number;
}

/** Box and inverted pleats of a side where no number is said. */
const USUAL = 4;
/** No single pleat takes up more, mm, unless the seat needs it. */
const DEEPEST_MM = 160;

/** How a skirt's pleats are laid where the text says it, or its time: null where they are the usual row of knife pleats. */
export function pleatLay({ pleats, variant, era }: Pick<GarmentSpec, 'pleats' | 'variant' | 'era'>): PleatLay | null {
  const kind = pleats?.kind ?? (variant?.includes('box') || era === '1950s' ? 'box' : 'knife');
  if (kind === 'knife' && pleats?.per_side === undefined) return null;
  return { kind, count: pleats?.per_side ?? USUAL };
}

/** How much cloth one pleat takes up, mm. @param pitch waist for each, mm @param least what the seat needs beside it, mm */
export const pleatTake = (pitch: number, least = 0): number => Math.max(Math.min(2 * pitch, DEEPEST_MM), least);
