import { xy } from '../../../geometry/point.js';
import { spline } from '../../../geometry/spline.js';
import { crease, edgeLine, stitch, type Line } from '../paint/line.js';
import type { Tailor } from './tailor.js';
import { detailLines } from './yoke.js';
import type { JacketCut } from './jacket-cut.js';

export const isQuilted = ({ spec }: Tailor): boolean => spec.details.includes('quilting');

export function seams(t: Tailor, cut: JacketCut, side: (y: number) => number, hemY: number): Line[] {
  const { figure, spec } = t;
  const lines = detailLines(t, spec, side, hemY);
  const twin = (make: (s: -1 | 1) => Line): Line[] => [make(-1), make(1)];
  if (cut.front === 'lapel' && hemY < 5)
    lines.push(
      ...twin((s) => ({
        points: spline([figure.at(s * 0.36, 2.3), figure.at(s * 0.3, 2.85), figure.at(s * 0.36, 3.3)]),
        kind: 'seam',
        weight: 0.8,
      })),
    );
  if (spec.garment === 'denim-jacket') lines.push(...denimSeams(t, side, hemY));
  if (spec.garment === 'trench-coat' || spec.details.includes('storm-flap'))
    lines.push(
      crease(spline([figure.at(0.62, 1.62), figure.at(0.56, 1.95), figure.at(0.3, 2.18), figure.at(0.2, 2.16)]), 0.9),
    );
  if (spec.garment === 'parka')
    lines.push(
      ...twin((s) => ({ points: [figure.at(0, 2.95), figure.at(s * side(2.95), 2.9)], kind: 'seam', weight: 1 })),
    );
  if (t.cloth.drape.tile === 'quilt' || isQuilted(t)) lines.push(...baffles(t, side, hemY));
  return lines;
}

function denimSeams(t: Tailor, side: (y: number) => number, hemY: number): Line[] {
  const { figure } = t;
  const gold = '#d29a4a';
  const row = [figure.at(-side(1.95), 1.92), figure.at(0, 1.96), figure.at(side(1.95), 1.92)];
  const lines: Line[] = [
    edgeLine(row, 0.6),
    stitch(
      row.map((p) => xy(p.x, p.y + 4)),
      gold,
    ),
  ];
  for (const s of [-1, 1]) {
    for (const [a, b] of [
      [0.46, 0.3],
      [0.22, 0.14],
    ]) {
      const seamLine = [figure.at(s * a, 1.97), figure.at(s * b * 1.25, hemY)];
      lines.push(
        crease(seamLine, 0.5),
        stitch(
          seamLine.map((p) => xy(p.x + s * 4, p.y)),
          gold,
        ),
      );
    }
  }
  const waist = [figure.at(-side(hemY), hemY - 0.16), figure.at(0, hemY - 0.12), figure.at(side(hemY), hemY - 0.16)];
  return [
    ...lines,
    edgeLine(spline(waist), 0.7),
    stitch(
      spline(waist).map((p) => xy(p.x, p.y + 4)),
      gold,
    ),
  ];
}

/** Rows of a quilted coat. */
function baffles(t: Tailor, side: (y: number) => number, hemY: number): Line[] {
  const lines: Line[] = [];
  for (let y = 1.95; y < hemY - 0.1; y += 0.27)
    lines.push(
      crease(
        spline([
          t.figure.at(-side(y), y),
          t.figure.at(-side(y) * 0.5, y + 0.045),
          t.figure.at(0, y + 0.02),
          t.figure.at(side(y) * 0.5, y + 0.045),
          t.figure.at(side(y), y),
        ]),
        0.7,
      ),
    );
  return lines;
}
