import { xy } from '../../../geometry/point.js';
import type { Upper } from '../garments/upper.js';
import type { Pen } from '../pen/pen.js';
import { curve, pointAt } from '../pen/paths.js';

/** The edge of the upper front, from the neck across to the side at the waist. */
export function wrapCrossing(pen: Pen, u: Upper, waistY: number, side: number): void {
  const from = pointAt(u.neck, 0.96);
  const edge = curve(
    xy(-from.x, from.y),
    xy(u.f.waist * 0.3, waistY - 9),
    xy(u.f.waist * 0.7, waistY - 3),
    xy(side - 0.6, waistY - 0.6),
  );
  pen.lapped(() => pen.ink(edge, 'outline'));
}

/** The edge of a skirt's upper front, from the side at the waist to the hem. @param half of the waist, cm */
export function wrapEdge(pen: Pen, half: number, waistY: number, hemY: number): void {
  const edge = curve(
    xy(half - 2.4, waistY + 0.6),
    xy(half * 0.7, waistY + 18),
    xy(half * 0.3, hemY - 26),
    xy(-half * 0.12, hemY - 1),
  );
  pen.lapped(() => pen.ink(edge, 'outline'));
}

/** Both, with the folds that the tie draws. */
export function wrapLines(pen: Pen, u: Upper, waistY: number, hemY: number): void {
  wrapCrossing(pen, u, waistY, u.t.hemSide.x);
  wrapEdge(pen, u.t.hemSide.x, waistY, hemY);
  pen.lapped(() => tieFolds(pen, u.t.hemSide.x, waistY));
}

function tieFolds(pen: Pen, side: number, waistY: number): void {
  for (const [dx, dy] of [
    [0.5, 14],
    [0.74, 20],
  ])
    pen.ink(
      curve(
        xy(side - 1.6, waistY + 1),
        xy(side * 0.6, waistY + 5),
        xy(side * dx * 0.5, waistY + dy * 0.8),
        xy(side * dx * 0.3, waistY + dy),
      ),
      'soft',
    );
}
