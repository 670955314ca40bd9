import type { Point } from '../../../geometry/point.js';
import { spline } from '../../../geometry/spline.js';
import { fold, type Fold } from '../paint/fold.js';

import type { Tailor } from './tailor.js';

/** The edge of the upper front, from the breast to the side at the waist. */
export const wrapLine = ({ figure }: Tailor, waistY: number): Point[] =>
  spline([figure.at(0.0, 2.08), figure.at(-0.16, 2.42), figure.at(-0.36, waistY - 0.02)]);

/** Folds that the tie draws towards that side. */
export function wrapFolds({ figure }: Tailor, waistY: number): Fold[] {
  return [0.12, 0.26, 0.4].flatMap((x, i) => {
    const spine = spline([
      figure.at(x + 0.08, 1.98 + i * 0.12),
      figure.at(x * 0.2 - 0.08, 2.4 + i * 0.06),
      figure.at(-0.33 + i * 0.03, waistY - 0.06),
    ]);
    return [fold(spine, [1, 6, 2], 'deep', 0.5, true), fold(spine, [0.4, 1.4, 0.6], 'deep', 0.6, false)];
  });
}
