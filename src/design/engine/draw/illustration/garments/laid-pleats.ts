import { pleatTake, type PleatLay } from '../../../cut/pleat-lay.js';
import { pointAt } from '../../../geometry/polyline.js';
import { lerp, type Point } from '../../../geometry/point.js';
import { fold } from '../paint/fold.js';
import { crease } from '../paint/line.js';
import type { Hang } from './folds.js';
import type { Hem } from './hem.js';

/** Half of a middle waist, mm: what pleats of a picture are spread over. */
const HALF_WAIST_MM = 350;

/** Where pleats are folded, shares of the way along the waist, and to which sides their cloth goes under. */
function edgesOf({ kind, count }: PleatLay): { at: number; under: readonly number[] }[] {
  const pitch = HALF_WAIST_MM / count;
  const half = (pleatTake(pitch) / HALF_WAIST_MM / 4) * 0.92;
  return Array.from({ length: count }, (_, i) => (i + 0.5) / count).flatMap((middle) => {
    if (kind === 'box') return [-1, 1].map((side) => ({ at: middle + side * half, under: [side] }));
    return [{ at: middle, under: kind === 'inverted' ? [-1, 1] : [-1] }];
  });
}

/** Pleats as the text counts them, by their folded edges from waist to hem. @param printed over a print they need more ink */
export function laidPleatFolds(top: readonly Point[], hem: Hem, lay: PleatLay, printed: boolean): Hang {
  const [deep, ink] = printed ? [0.9, 2.2] : [0.6, 1.6];
  const width = hem.points[hem.points.length - 1].x - hem.points[0].x;
  const edges = edgesOf(lay).map(({ at, under }) => {
    const eased = 0.5 + Math.sin((at - 0.5) * Math.PI) * 0.5;
    const [a, b] = [pointAt(top, eased), pointAt(hem.points, eased)];
    return { spine: [a, lerp(a, b, 0.5), b], under };
  });
  const w = Math.abs(width) / Math.max(8, 2 * lay.count);
  return {
    folds: edges.flatMap(({ spine, under }) =>
      under.map((side) => fold(spine, [w * 0.08, w * 0.3, w * 0.6], 'deep', deep, false, side < 0 ? 0.98 : 0.02)),
    ),
    lines: edges.map(({ spine }) => crease(spine, ink)),
  };
}
