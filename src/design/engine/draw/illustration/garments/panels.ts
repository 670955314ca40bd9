import { pointAt } from '../../../geometry/polyline.js';
import { spline } from '../../../geometry/spline.js';
import { lerp, type Point, xy } from '../../../geometry/point.js';
import { fold, type Fold } from '../paint/fold.js';
import { crease, seam, type Line } from '../paint/line.js';
import type { Cut } from '../../../cut/cut.js';
import type { Hem } from './hem.js';
import type { Tailor } from './tailor.js';

interface Marks {
  readonly lines: Line[];
  readonly folds: Fold[];
}

/** What the spec's details cut into a skirt: long panel seams, godets let into the hem. */
export function skirtMarks(t: Tailor, top: readonly Point[], hem: Hem): Marks {
  const { details } = t.spec;
  const lines = details.includes('panels') || details.includes('princess-seams') ? gores(top, hem) : [];
  const wedges = details.includes('godets') ? godets(top, hem) : { lines: [], folds: [] };
  return { lines: [...lines, ...wedges.lines], folds: wedges.folds };
}

const gores = (top: readonly Point[], hem: Hem): Line[] =>
  [0.22, 0.42, 0.6, 0.79].map((s) => {
    const [a, b] = [pointAt(top, s), pointAt(hem.points, s)];
    return seam(spline([a, xy(a.x + (b.x - a.x) * 0.4, (a.y + b.y) / 2), b]), 1.1);
  });

/** Pointed gussets: two seams that part towards the hem with the shade of a fold between. */
function godets(top: readonly Point[], hem: Hem): Marks {
  const lines: Line[] = [];
  const folds: Fold[] = [];
  for (const s of [0.14, 0.38, 0.62, 0.86]) {
    const foot = [pointAt(hem.points, s - 0.065), pointAt(hem.points, s + 0.065)];
    const apex = lerp(pointAt(top, s), pointAt(hem.points, s), 0.56);
    lines.push(...foot.map((f) => seam(spline([apex, lerp(apex, xy((f.x + apex.x) / 2, f.y), 0.5), f]), 1.5)));
    folds.push(fold([apex, pointAt(hem.points, s - 0.02)], [0.5, 6, 13], 'deep', 0.75, false, 0.4));
    folds.push(fold([lerp(apex, foot[1], 0.3), foot[1]], [0.5, 3, 6], 'light', 0.8, true));
  }
  return { lines, folds };
}

/** Folds drawn to one side of the waist or the shoulder. */
export function draped({ figure }: Tailor, spec: Cut, side: (y: number) => number, hemY: number): Marks {
  if (!spec.details.includes('drape')) return { lines: [], folds: [] };
  const knot = figure.at(-side(2.8) * 0.82, 2.82);
  const ends = [
    [0.62, 1.75],
    [0.66, 2.0],
    [0.66, 2.25],
    [0.6, 2.55],
    [0.62, 3.05],
    [0.68, 3.4],
    [0.6, 3.9],
    [0.42, 4.5],
  ].filter(([, y]) => y < hemY - 0.2);
  const spines = ends.map(([x, y]) => {
    const p = figure.at(x, y);
    return spline([knot, xy((knot.x + p.x) / 2, (knot.y + p.y) / 2 + (y > 2.8 ? 16 : 12)), p]);
  });
  return {
    lines: spines.map((s) => crease(s, 1)),
    folds: spines.flatMap((s, i) => [
      fold(s, [2, 9, 1], 'deep', 0.6, true, 0.2),
      ...(i % 2 === 0
        ? [
            fold(
              s.map((p) => xy(p.x, p.y - 9)),
              [1, 6, 1],
              'light',
              0.8,
              true,
            ),
          ]
        : []),
    ]),
  };
}
