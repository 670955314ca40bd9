import { add, mix, mul, type Point } from '../../../geometry/point.js';
import { bowed, fold } from '../paint/fold.js';
import { crease } from '../paint/line.js';
import { bendOf, type Limb } from '../figure/limb.js';
import type { Hang } from './folds.js';
import type { SleeveCut } from './sleeve-shapes.js';
import type { Tailor } from './tailor.js';

/** Folds of a sleeve: fanned at a bent elbow, a few loose ones on a hanging arm, some above the wrist, and the light. */
export function armCreases(t: Tailor, limb: Limb, cut: SleeveCut, until: number): Hang {
  const random = t.random.fork(`sleeve ${limb.side} ${cut.z}`);
  const weight = (cut.ease + 0.05) * 24 * (1.1 - cut.cloth.drape.stiffness * 0.4);
  const hang: Hang = { folds: [], lines: [] };
  const place = (at: number, u: number): Point =>
    add(limb.at(at), mul(limb.to('out', at), u * (limb.width('out', at) + cut.ease * limb.head)));
  const mark = (a: Point, b: Point, w: number, bow: number): void => {
    const spine = bowed(a, b, bow * (limb.side === 'left' ? 1 : -1));
    hang.folds.push(
      fold(spine, [w, w * 0.9, 0], 'deep', 0.5, true),
      fold(spine, [w * 0.4, w * 0.35, 0], 'deep', 0.4, false),
    );
    hang.lines.push(crease(spine, 0.7));
  };
  const r = (a: number, b: number): number => mix(a, b, random.next());
  const bent = bendOf(limb) > 35;
  const count = until < 0.5 ? 0 : bent ? 3 : 2;
  for (let i = 0; i < count; i++) {
    const k = i / Math.max(1, count - 1) - 0.5;
    const m = 0.49 + k * (bent ? 0.09 : 0.13) + r(-0.015, 0.015);
    if (m < until - 0.05)
      mark(
        place(m, bent ? -0.62 : -0.96),
        place(m + k * 0.06 + 0.01, r(-0.35, bent ? 0.5 : 0.3)),
        weight,
        bent ? 0.05 * k : 0.1,
      );
  }
  if (until > 0.62 && !bent) mark(place(r(0.5, 0.56), 0.95), place(r(0.52, 0.6), r(0, 0.45)), weight * 0.8, -0.12);
  if (until > 0.8) mark(place(r(0.84, 0.88), 0.95), place(r(0.87, 0.9), r(-0.4, 0.2)), weight * 0.7, -0.1);
  if (until > 0.8 && cut.ease > 0.06)
    mark(place(r(0.89, 0.92), -0.95), place(r(0.9, 0.94), r(-0.2, 0.3)), weight * 0.6, 0.1);
  if (until > 0.2) mark(place(r(0.14, 0.18), -0.9), place(r(0.19, 0.26), r(-0.1, 0.3)), weight, 0.14);
  const h = limb.head;
  hang.folds.push(fold([place(0.12, 0.2), place(Math.min(0.36, until), 0.25)], [1, 0.045 * h, 1], 'light', 0.9, true));
  if (until > 0.8) hang.folds.push(fold([place(0.58, 0.25), place(0.85, 0.3)], [1, 0.035 * h, 1], 'light', 0.8, true));
  return hang;
}
