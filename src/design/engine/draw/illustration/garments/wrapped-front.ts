import type { Point } from '../../../geometry/point.js';
import { spline } from '../../../geometry/spline.js';
import { fold, type Fold } from '../paint/fold.js';

import { lapOf, type Tailor } from './tailor.js';

/** The edge of the upper front, from the breast to the side at the waist. */
export function wrapLine(t: Tailor, waistY: number): Point[] {
  const { edge } = lapOf(t);
  return spline([t.figure.at(0, 2.08), t.figure.at(edge * 0.16, 2.42), t.figure.at(edge * 0.36, waistY - 0.02)]);
}

/** Folds that the tie draws towards that side. */
export function wrapFolds(t: Tailor, waistY: number): Fold[] {
  const { edge } = lapOf(t);
  const at = (x: number, y: number): Point => t.figure.at(-edge * x, y);
  return [0.12, 0.26, 0.4].flatMap((x, i) => {
    const spine = spline([
      at(x + 0.08, 1.98 + i * 0.12),
      at(x * 0.2 - 0.08, 2.4 + i * 0.06),
      at(-0.33 + i * 0.03, waistY - 0.06),
    ]);
    return [fold(spine, [1, 6, 2], 'deep', 0.5, true), fold(spine, [0.4, 1.4, 0.6], 'deep', 0.6, false)];
  });
}
