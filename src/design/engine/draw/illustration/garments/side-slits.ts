import { sideSlits } from '../../../cut/slits.js';
import { seam, type Line } from '../paint/line.js';
import { spline } from '../../../geometry/spline.js';
import type { Tailor } from './tailor.js';

/** How long a slit at the side is of what hangs below the hips, and at least, head heights. */
const [SHARE, LEAST] = [0.36, 0.28];
const HIPS = 3.6;

/** Slits as the text places them: both side seams open, or the wearer's left. @param side half width of the cloth */
export function sideSlitLines(t: Tailor, side: (y: number) => number, hemY: number): Line[] {
  const count = sideSlits(t.spec);
  const from = hemY - Math.max(LEAST, (hemY - HIPS) * SHARE);
  const signs = count === 2 ? [-1, 1] : count === 1 ? [1] : [];
  return signs.map((sign) =>
    seam(
      spline(
        [0, 0.5, 1].map((k) => t.figure.at(sign * (side(from + (hemY - from) * k) - 0.05), from + (hemY - from) * k)),
      ),
      1.5,
    ),
  );
}
