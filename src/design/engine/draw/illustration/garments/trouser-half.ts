import type { TrouserCut } from './leg-shapes.js';
import type { Tailor } from './tailor.js';

/** Half width at the top of the trousers. */
export const trouserHalf = (t: Tailor, cut: Pick<TrouserCut, 'ease'>, y: number): number =>
  t.figure.half(y) + (cut.ease ?? 0.02);
