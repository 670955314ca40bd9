import { spline } from '../../../geometry/spline.js';
import type { Point } from '../../../geometry/point.js';
import type { Cut } from '../../../cut/cut.js';
import { crease, edgeLine, gather, seam, stitch, type Line } from '../paint/line.js';
import { yokeAt } from '../../../cut/slits.js';
import { hasBib } from '../../../cut/bib.js';
import type { Tailor } from './tailor.js';

/** Seams and decoration of a trunk part that the spec names: darts, princess seams, yokes, pleats, smocking. */
export function detailLines(t: Tailor, spec: Cut, side: (y: number) => number, hemY: number): Line[] {
  const { figure } = t;
  const lines: Line[] = [];
  const mirror = (make: (s: -1 | 1) => Line[]): void => {
    lines.push(...make(-1), ...make(1));
  };
  const low = Math.min(hemY - 0.03, 3.7);
  for (const detail of new Set(spec.details)) {
    if (detail === 'princess-seams' || detail === 'corsetry')
      mirror((s) => [
        seam(
          spline([
            figure.at(s * 0.52, 1.74),
            figure.at(s * 0.3, 2.1),
            figure.at(s * side(2.85) * 0.5, 2.85),
            figure.at(s * side(low) * 0.55, low),
          ]),
          1,
        ),
      ]);
    if (detail === 'darts')
      mirror((s) => [
        seam([figure.at(s * 0.27, Math.min(2.8, low)), figure.at(s * 0.27, 2.25)], 0.8),
        seam([figure.at(s * side(2.2) * 0.97, 2.25), figure.at(s * 0.36, 2.1)], 0.8),
      ]);
    if (detail === 'yoke' && yokeAt(spec) === 'front') {
      const row = spline([figure.at(-0.6, 1.68), figure.at(0, 1.72), figure.at(0.6, 1.68)]);
      lines.push(edgeLine(row, 0.7), stitch(row.map((p) => ({ x: p.x, y: p.y + 4 }))));
    }
    if (detail === 'pleats' && hemY < 4.4 && (t.spec.garment !== 'shirt' || hasBib(t.spec)))
      mirror((s) => [0.08, 0.14, 0.2].map((x) => crease([figure.at(s * x, 1.75), figure.at(s * x, 2.5)], 0.8)));
    if (detail === 'gathers')
      lines.push(
        ...Array.from({ length: 12 }, (_, i) =>
          gather([figure.at(-0.33 + i * 0.06, 1.8), figure.at(-0.38 + i * 0.069, 2.08 + 0.05 * (i % 3))], 1),
        ),
      );
    if (detail === 'smocking' || detail === 'ruching')
      lines.push(...smocking(t, side, detail === 'ruching' ? Math.min(hemY, 3.4) : 2.5));
  }
  return lines;
}

function smocking(t: Tailor, side: (y: number) => number, until: number): Line[] {
  const lines: Line[] = [];
  for (let y = 1.98; y < until; y += 0.065) {
    const row = Array.from({ length: 25 }, (_, i): Point =>
      t.figure.at((i / 12 - 1) * side(y) * 0.97, y + (i % 2) * 0.02),
    );
    lines.push(crease(row, 0.5));
  }
  return lines;
}
