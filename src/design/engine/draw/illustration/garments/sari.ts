import { spline } from '../../../geometry/spline.js';
import type { Point } from '../../../geometry/point.js';
import { Z } from '../figure/order.js';
import { edge } from '../paint/edge.js';
import { fold } from '../paint/fold.js';
import { crease } from '../paint/line.js';
import type { Piece } from '../paint/piece.js';
import { shoulderY, type Tailor } from './tailor.js';

/** Where the cloth lies on the wearer's left shoulder, head heights from the centre. */
const [NEAR, FAR] = [0.26, 0.52];
/** Where it leaves the right hip, and how far it hangs down behind. */
const [WAIST_Y, HIP_Y, BEHIND_Y] = [2.95, 3.5, 5.2];

/** The end of a sari: from the right hip across the breast over the left shoulder, and down behind it. */
export function sariEnd(t: Tailor, side: (y: number) => number): Piece[] {
  const { figure, cloth } = t;
  const shoulder = (x: number): Point => figure.at(x, shoulderY(figure, x) - 0.015);
  const across = (from: number, k: number, to: number): Point[] =>
    spline([
      shoulder(from),
      figure.at(0.1 + 0.26 * k, 2.02 + 0.34 * k),
      figure.at(-0.22 + 0.12 * k, 2.6 + 0.36 * k),
      figure.at(-side(to) - 0.01, to),
    ]);
  const upper = across(NEAR, 0, WAIST_Y);
  const lower = across(FAR, 1, HIP_Y);
  const inner = [0.3, 0.55, 0.8].map((k) => across(NEAR + (FAR - NEAR) * k, k, WAIST_Y + (HIP_Y - WAIST_Y) * k));
  const behind = [
    shoulder(NEAR),
    shoulder(FAR + 0.06),
    figure.at(FAR + 0.34, BEHIND_Y),
    figure.at(NEAR, BEHIND_Y + 0.05),
  ];
  return [
    {
      z: Z.behind,
      surface: cloth.surface,
      edges: [
        edge('side', [behind[1], behind[2]]),
        edge('hem', [behind[2], behind[3]]),
        edge('side', [behind[3], behind[0]]),
      ],
      dim: 0.25,
      subject: t.subject,
    },
    {
      z: Z.topCollar + 1,
      surface: cloth.surface,
      edges: [edge('hem', upper), edge('side', [lower[lower.length - 1]]), edge('hem', lower.toReversed())],
      zones: [{ loop: [...upper, ...lower.toReversed()], origin: upper[0], angle: 35 }],
      lines: inner.map((line) => crease(line, 0.9)),
      folds: inner.map((line) => fold(line, [1, 7, 2], 'deep', 0.5, true)),
      casts: 0.8,
      subject: t.subject,
    },
  ];
}
