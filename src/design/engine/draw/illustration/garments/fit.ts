import { mix } from '../../../geometry/point.js';
import type { Fit } from '../../../garments/spec.js';
import type { Figure } from '../figure/figure.js';
import { UNDERARM_Y } from './tailor.js';

/** Ease beyond the body, head heights, and how far cloth hangs straight instead of following the waist (0…1). */
export interface Ease {
  readonly ease: number;
  readonly hang: number;
}

const EASES: Readonly<Record<Fit, Ease>> = {
  tight: { ease: 0.012, hang: 0 },
  slim: { ease: 0.035, hang: 0.2 },
  regular: { ease: 0.065, hang: 0.6 },
  relaxed: { ease: 0.1, hang: 0.85 },
  loose: { ease: 0.15, hang: 1 },
  oversized: { ease: 0.23, hang: 1.1 },
};

export const easeOf = (fit: Fit): Ease => EASES[fit];

/** Half width of a bodice at a height: between the body's own line and a straight fall from the chest. */
export function sideOf(figure: Figure, { ease, hang }: Ease): (y: number) => number {
  const chest = figure.half(2.08) + ease;
  const hip = figure.half(3.75) + ease * 0.9;
  return (y) => {
    const hug = figure.half(Math.max(y, UNDERARM_Y)) + ease;
    const fall = mix(chest, Math.max(chest, hip), Math.min(1, Math.max(0, (y - 2.1) / 1.6)));
    return Math.max(figure.half(y) + 0.008, mix(hug, fall, y < 2.1 ? 0 : hang));
  };
}
