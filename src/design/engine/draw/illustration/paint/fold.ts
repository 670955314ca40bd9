import { add, lerp, mul, type Point } from '../../../geometry/point.js';
import { normals, resample } from '../../../geometry/polyline.js';
import { pathOf } from './path.js';

/** A shadow or a light along a fold of cloth: a wedge around a spine. */
export interface Fold {
  readonly spine: readonly Point[];
  /** Half widths in drawing units at the start, the middle and the end. */
  readonly width: readonly [number, number, number];
  readonly tone: 'shade' | 'deep' | 'light' | 'glint' | 'ink';
  /** Opacity at relief 1. */
  readonly strength: number;
  readonly soft: boolean;
  /** Share of the width on the left of the spine; .5 is even. */
  readonly lean?: number;
}

/** The outline of a fold's wedge as path data. */
export function foldPath(fold: Fold): string {
  const line = resample(fold.spine, 7);
  const left = normals(line);
  const last = Math.max(1, line.length - 1);
  const half = (i: number): number => widthAt(fold.width, i / last);
  const lean = fold.lean ?? 0.5;
  const there = line.map((p, i) => add(p, mul(left[i], half(i) * 2 * lean)));
  const back = line.map((p, i) => add(p, mul(left[i], -half(i) * 2 * (1 - lean))));
  return pathOf([...there, ...back.toReversed()], true);
}

function widthAt([a, b, c]: readonly [number, number, number], t: number): number {
  const u = 1 - t;
  return Math.max(0, u * u * a + 2 * u * t * (2 * b - (a + c) / 2) + t * t * c);
}

export const fold = (
  spine: readonly Point[],
  width: Fold['width'],
  tone: Fold['tone'],
  strength: number,
  soft = false,
  lean = 0.5,
): Fold => ({ spine, width, tone, strength, soft, lean });

/** A bowed line between two places. @param bow sideways swell as a share of the distance, to the left */
export function bowed(a: Point, b: Point, bow: number): Point[] {
  const side = { x: -(b.y - a.y) * bow, y: (b.x - a.x) * bow };
  return [0, 0.25, 0.5, 0.75, 1].map((t) => add(lerp(a, b, t), mul(side, 4 * t * (1 - t))));
}
