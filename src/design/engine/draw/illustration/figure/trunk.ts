import { edge } from '../paint/edge.js';
import { spline } from '../../../geometry/spline.js';
import type { Point } from '../../../geometry/point.js';
import type { Piece, Surface } from '../paint/piece.js';
import { fold } from '../paint/fold.js';
import { crease } from '../paint/line.js';
import type { Figure } from './figure.js';
import { Z } from './order.js';

/** Neck and trunk of the bare figure; the hips end under the legs' tops. */
export function trunk(figure: Figure, surface: Surface): Piece {
  const { at, body } = figure;
  const flank = (sign: number): Point[] =>
    spline([1.88, 2.08, 2.4, 2.85, 3.25, 3.75, 4.12].map((y) => at(sign * figure.half(y), y)));
  const shoulder = (sign: number): Point[] => shoulderLine(figure, sign);
  const left = [...flank(-1)].toReversed();
  return {
    z: Z.trunk,
    surface,
    edges: [
      edge('side', left),
      edge('hidden', [left[left.length - 1], at(-body.shoulder.x, body.shoulder.y)]),
      edge('side', [...shoulder(-1)].toReversed()),
      edge('side', shoulder(1)),
      edge('side', flank(1)),
      edge('hidden', [at(0.2, 4.28), at(0, 4.34), at(-0.2, 4.28)]),
    ],
    form: [at(-0.6, 2.4), at(0.6, 2.4)],
    lines: bones(figure),
    folds: [fold([at(0.02, 1.2), at(0.1, 1.5), at(0.03, 1.75)], [2, 8, 1], 'shade', 0.35, true)],
  };
}

/** From the side of the neck to the shoulder's point. */
export function shoulderLine({ at, body }: Figure, sign: number): Point[] {
  const { x, y } = body.shoulder;
  const trap = body.presents === 'man' ? 0.05 : 0;
  return spline([
    at(sign * body.neck, 0.9),
    at(sign * body.neck * 0.98, 1.15),
    at(sign * (body.neck + 0.03), 1.27 - trap),
    at(sign * (body.neck + 0.14), 1.36 - trap * 0.8),
    at(sign * x * 0.72, 1.425 - trap * 0.3),
    at(sign * x, y),
  ]);
}

function bones({ at, body }: Figure): Piece['lines'] {
  const clavicle = (s: number): Point[] =>
    spline([at(s * 0.05, 1.5), at(s * 0.16, 1.475), at(s * 0.34, 1.45), at(s * 0.46, 1.46)]);
  const tendon = (s: number): Point[] =>
    spline([at(s * body.neck * 0.75, 1.22), at(s * 0.07, 1.38), at(s * 0.035, 1.48)]);
  return [crease(clavicle(-1), 0.7), crease(clavicle(1), 0.8), crease(tendon(1), 0.6), crease(tendon(-1), 0.45)];
}
