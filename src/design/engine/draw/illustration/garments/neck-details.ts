import { edge } from '../paint/edge.js';
import { spline } from '../../../geometry/spline.js';
import type { Point } from '../../../geometry/point.js';
import { edgeLine, seam } from '../paint/line.js';
import type { Piece } from '../paint/piece.js';
import { shoulderY, type Tailor } from './tailor.js';

/** Loose folds that swing below a cowl's edge. */
export function cowl(t: Tailor, z: number, opening: readonly Point[]): Piece {
  const { figure } = t;
  const swing = (y: number): Point[] =>
    spline([
      figure.at(-0.36, 1.46),
      figure.at(-0.2, y - 0.12),
      figure.at(0, y),
      figure.at(0.2, y - 0.12),
      figure.at(0.36, 1.46),
    ]);
  return {
    z,
    surface: t.cloth.surface,
    edges: [
      { kind: 'hem', points: opening },
      { kind: 'hidden', points: swing(2.3).toReversed() },
    ],
    lines: [2.02, 2.12, 2.24].map((y) => seam(swing(y), 1.1)),
    folds: [2.02, 2.14].map((y) => ({
      spine: swing(y),
      width: [1, 9, 1] as const,
      tone: 'deep' as const,
      strength: 0.55,
      soft: true,
    })),
    subject: t.subject,
  };
}

export function keyhole(t: Tailor, z: number): Piece {
  const { figure } = t;
  const p = (x: number, y: number): Point => figure.at(x, y);
  const loop = spline([
    p(0, 1.53),
    p(0.05, 1.62),
    p(0.065, 1.72),
    p(0, 1.79),
    p(-0.065, 1.72),
    p(-0.05, 1.62),
    p(0, 1.53),
  ]);
  return {
    z,
    surface: t.skin,
    edges: [{ kind: 'side', points: loop }],
    lines: [edgeLine([p(0, 1.49), p(0, 1.55)], 1)],
  };
}

/** A sheer yoke over a sweetheart line. */
export function illusion(t: Tailor, z: number, opening: readonly Point[]): Piece {
  const { figure } = t;
  const rim = (s: number): Point[] =>
    [0.5, 0.42, 0.25, 0.1, 0].map((x, i) => figure.at(s * x, [1.92, 1.8, 1.75, 1.83, 1.94][i]));
  const heart = spline([...rim(1), ...rim(-1).toReversed().slice(1)]);
  const arm = (s: number): Point[] =>
    spline([figure.at(s * 0.58, shoulderY(figure, 0.58) + 0.01), figure.at(s * 0.54, 1.7), figure.at(s * 0.5, 1.92)]);
  const veil = { ...t.skin, opacity: 0.66 };
  return {
    z,
    surface: veil,
    edges: [edge('fold', opening), edge('hidden', arm(1)), edge('seam', heart), edge('hidden', arm(-1).toReversed())],
    lines: [edgeLine(heart, 0.8)],
  };
}
