import type { Cut } from '../../../cut/cut.js';
import { sideSlitCm, sideSlits } from '../../../cut/slits.js';
import type { Op } from '../../../geometry/path.js';
import { xy } from '../../../geometry/point.js';
import { line, xAt } from '../pen/paths.js';
import type { Pen } from '../pen/pen.js';

/** How far from the side the turned edge of a slit is stitched, cm. */
const STITCHED = 1.4;

/** Side seams open from the hem up: both, or the wearer's left. @param from where the slit could begin at the highest, cm */
export function drawSideSlits(
  pen: Pen,
  spec: Cut,
  view: 'front' | 'back',
  side: Op[],
  from: number,
  hemY: number,
): void {
  const count = sideSlits(spec);
  const top = hemY - sideSlitCm(hemY - from);
  const sides = count === 2 ? [1, -1] : view === 'front' ? [1] : [-1];
  for (const sign of count > 0 ? sides : []) {
    const at = (y: number, inside: number) => xy(sign * (xAt(side, y) - inside), y);
    pen.name('slit', at(top, 0));
    pen.ink(line(at(top, 0), at(top, STITCHED)), 'seam');
    pen.ink(line(at(top, STITCHED), at(hemY - 1, STITCHED)), 'stitch');
  }
}
