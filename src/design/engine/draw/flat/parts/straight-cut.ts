import { xy } from '../../../geometry/point.js';
import type { Cut } from '../../../cut/cut.js';
import { hasNeckSlit, isStraightCut } from '../../../cut/straight-cut.js';
import type { Upper, View } from '../garments/upper.js';
import { line, xAt } from '../pen/paths.js';
import type { Pen } from '../pen/pen.js';

/** The slit at the front of what is pulled over the head, cm. */
const SLIT = 15;
/** Open sides begin so far below the waist, cm. */
const BELOW_WAIST = 13;

/** What a kurta, caftan or abaya has besides its outline: the slit at the neck or the open front, and open sides. */
export function straightCutDetails(pen: Pen, spec: Cut, view: View, u: Upper): void {
  if (!isStraightCut(spec)) return;
  const top = u.shape.depth;
  if (view === 'front' && spec.closure === 'open-front') pen.ink(line(xy(0, top), xy(0, u.hemY)), 'outline');
  if (view === 'front' && spec.closure === 'pullover' && hasNeckSlit(spec)) {
    pen.ink(line(xy(0, top), xy(0, top + SLIT)), 'outline');
    pen.ink(
      line(xy(-1.4, top + 0.6), xy(-1.4, top + SLIT + 1.2), xy(1.4, top + SLIT + 1.2), xy(1.4, top + 0.6)),
      'stitch',
    );
  }
  if (spec.hem !== 'slit') return;
  const from = u.f.waistY + BELOW_WAIST;
  const x = (y: number): number => xAt(u.t.side, y);
  pen.pair(line(xy(x(from) - 1.6, from), xy(x(u.hemY - 1) - 1.6, u.hemY - 1)), 'stitch');
  pen.pair(line(xy(x(from) - 1.6, from), xy(x(from), from)), 'seam');
}
