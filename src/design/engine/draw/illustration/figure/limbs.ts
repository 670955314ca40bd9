import { edge } from '../paint/edge.js';
import { spline } from '../../../geometry/spline.js';
import { add, mul } from '../../../geometry/point.js';
import { fold } from '../paint/fold.js';
import type { Piece, Surface } from '../paint/piece.js';
import type { Figure } from './figure.js';
import { bendOf, type Limb, type Side } from './limb.js';
import { Z } from './order.js';

const none = (): number => 0;

/**
 * The bare arm: the shoulder lies behind the garment's body, the rest in front of it.
 * @param hidden share of the arm that a sleeve hides
 */
export function arm(figure: Figure, side: Side, surface: Surface, hidden = 0): Piece[] {
  const limb = figure.arms[side];
  const sign = side === 'left' ? -1 : 1;
  const { x, y } = figure.body.shoulder;
  const straight = bendOf(limb) < 35;
  const outer = spline([
    figure.at(sign * (x - 0.1), y - 0.035),
    figure.at(sign * x, y),
    ...limb.contour('out', 0.06, 0.27, none),
  ]);
  const upper: Piece = {
    z: Z.armUpper,
    surface,
    edges: [
      edge('side', outer),
      edge('hidden', [limb.at(0.27)]),
      edge('side', limb.contour('in', 0.27, 0.1, none)),
      edge('hidden', [figure.at(sign * (x - 0.16), y + 0.2)]),
    ],
    form: across(limb, straight ? 0.45 : 0.2),
    folds: [
      fold(
        [
          add(limb.at(0.12), mul(limb.to('in', 0.12), 0.1 * limb.head)),
          add(limb.at(0.3), mul(limb.to('in', 0.3), 0.06 * limb.head)),
        ],
        [2, 7, 1],
        'shade',
        0.5,
        true,
      ),
    ],
  };
  const from = Math.max(0.2, Math.min(0.9, hidden - 0.1));
  const fore: Piece = {
    z: figure.pose[side].hand === 'behind' ? Z.armBehind : Z.arm,
    surface,
    edges: [
      edge('side', limb.contour('out', from, 1, none)),
      edge('hidden', [limb.at(1.02)]),
      edge('side', limb.contour('in', 1, from, none)),
      edge('hidden', [limb.at(from)]),
    ],
    form: across(limb, straight ? 0.45 : 0.6),
    casts: straight ? undefined : 0.8,
    folds: [fold([limb.at(0.47), limb.at(0.53)], [1, 5, 1], 'shade', 0.3, true)],
  };
  return hidden > 0.15 ? [fore] : [upper, fore];
}

/** The bare leg, from the hip to the ankle. */
export function leg(figure: Figure, side: Side, surface: Surface): Piece {
  const limb = figure.legs[side];
  const front = figure.pose.front === side;
  const knee = limb.at(0.5);
  const h = figure.head;
  return {
    z: front ? Z.legFront : Z.legBack,
    surface,
    edges: [
      edge('side', limb.contour('out', 0, 1, none)),
      edge('hidden', [limb.at(1.01)]),
      edge('side', limb.contour('in', 1, 0.06, none)),
      edge('hidden', [limb.at(-0.05)]),
    ],
    form: across(limb, 0.4),
    casts: front ? 0.7 : undefined,
    folds: [
      fold(
        [
          add(knee, { x: -0.07 * h, y: 0.04 * h }),
          add(knee, { x: 0.01 * h, y: 0.09 * h }),
          add(knee, { x: 0.09 * h, y: 0.03 * h }),
        ],
        [0, 2.2, 0],
        'deep',
        0.5,
      ),
      fold(
        [add(knee, { x: 0.08 * h, y: -0.1 * h }), add(knee, { x: 0.1 * h, y: 0.02 * h })],
        [0, 3, 0],
        'shade',
        0.5,
        true,
      ),
      fold([add(limb.at(0.72), mul(limb.to('in', 0.7), 0.05 * h)), limb.at(0.9)], [0, 4, 0], 'shade', 0.4, true),
    ],
  };
}

/** From the lit to the shaded flank of a limb at a share of its length. */
export function across(limb: Limb, t: number, ease = 0): [ReturnType<Limb['at']>, ReturnType<Limb['at']>] {
  const at = limb.at(t);
  const toLeft = limb.side === 'left' ? limb.to('out', t) : limb.to('in', t);
  const w = limb.width('out', t) + ease * limb.head;
  return [add(at, mul(toLeft, w)), add(at, mul(toLeft, -w))];
}
