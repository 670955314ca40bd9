import { add, mix, mul, type Point } from '../../../geometry/point.js';
import { bowed, fold } from '../paint/fold.js';
import { crease } from '../paint/line.js';
import type { Limb, Side } from '../figure/limb.js';
import type { Hang } from './folds.js';
import { CROTCH_Y, type Tailor } from './tailor.js';

export interface LegCloth {
  readonly tight: boolean;
  /** Share of the leg that is covered. */
  readonly until: number;
  /** Outer and inner ease by share, head heights. */
  readonly out: (share: number) => number;
  readonly inn: (share: number) => number;
}

/** Folds of a trouser leg at the knee and above the foot, its light and its shaded inner side. */
export function legCreases(t: Tailor, limb: Limb, cloth: LegCloth): Hang {
  const { tight, until } = cloth;
  const random = t.random.fork(`knee ${limb.side}`);
  const r = (a: number, b: number): number => mix(a, b, random.next());
  const hang: Hang = { folds: [], lines: [] };
  const place = (at: number, u: number): Point => {
    const width =
      u > 0 ? limb.width('out', at) + cloth.out(at) * limb.head : limb.width('in', at) + cloth.inn(at) * limb.head;
    return add(limb.at(at), mul(limb.to('out', at), u * width));
  };
  const mark = (a: Point, b: Point, w: number): void => {
    const spine = bowed(a, b, r(0.05, 0.14) * (limb.side === 'left' ? -1 : 1));
    hang.folds.push(
      fold(spine, [w, w, 0], 'deep', 0.45, true),
      fold(spine, [w * 0.35, w * 0.3, 0], 'deep', 0.3, false),
    );
    hang.lines.push(crease(spine, 0.6));
  };
  const heavy = tight ? 3 : 5.5;
  const knee = r(0.45, 0.49);
  if (until > knee + 0.05) mark(place(knee, -0.96), place(knee + r(0.01, 0.04), r(-0.45, 0.05)), heavy);
  if (until > knee + 0.12)
    mark(place(knee + r(0.05, 0.08), -0.96), place(knee + r(0.03, 0.06), r(-0.6, -0.25)), heavy * 0.8);
  if (until > 0.62) mark(place(r(0.52, 0.56), 0.95), place(r(0.5, 0.55), r(0.35, 0.65)), heavy * 0.8);
  if (until > 0.9 && !tight) {
    mark(place(r(0.86, 0.89), 0.95), place(r(0.885, 0.91), r(-0.2, 0.4)), heavy * 0.7);
    mark(place(r(0.92, 0.95), -0.95), place(r(0.93, 0.955), r(-0.5, 0.1)), heavy * 0.6);
  }
  const h = limb.head;
  hang.folds.push(
    fold([place(0.05, 0.25), place(Math.min(0.42, until), 0.28)], [2, 0.075 * h, 2], 'light', 0.85, true),
  );
  if (until > 0.7)
    hang.folds.push(fold([place(0.56, 0.25), place(Math.min(0.9, until), 0.3)], [2, 0.06 * h, 2], 'light', 0.7, true));
  if (!tight && until > 0.6)
    hang.folds.push(
      fold(
        [place(0.2, -0.55), place(0.55, -0.5), place(Math.min(0.93, until), -0.5)],
        [3, 0.06 * h, 5],
        'deep',
        0.4,
        true,
      ),
    );
  return hang;
}

/** Short pulls from the crotch towards the hip. */
export function lapFolds({ figure, random }: Tailor, side: Side): Hang {
  const sign = side === 'left' ? -1 : 1;
  const chance = random.fork(`lap ${side}`);
  const from = figure.at(sign * 0.025, CROTCH_Y - 0.07);
  const to = figure.at(sign * mix(0.2, 0.3, chance.next()), CROTCH_Y - mix(0.2, 0.3, chance.next()));
  const spine = bowed(from, to, 0.1 * sign);
  return { folds: [fold(spine, [1, 5, 0], 'deep', 0.45, true)], lines: [crease(spine, 0.5)] };
}
