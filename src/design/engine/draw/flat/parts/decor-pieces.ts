import { isLegless } from '../../../garments/kinds.js';
import { type Point, xy } from '../../../geometry/point.js';
import { contains } from '../../../geometry/polyline.js';
import { coversZip } from '../../../cut/zip-cover.js';
import type { Cut } from '../../../cut/cut.js';
import type { Figure } from '../figure.js';
import type { Pen } from '../pen/pen.js';
import { curve, join, line, mirror, shut, through } from '../pen/paths.js';
import type { Tones } from '../cloth/tone.js';
import type { View } from '../garments/upper.js';

/** What a drawing of a detail is given: heights and half-widths from the shoulder's neck point for what covers the trunk. */
export interface Site {
  pen: Pen;
  spec: Cut;
  view: View;
  tones: Tones;
  f: Figure;
  /** covers the chest */
  upper: boolean;
  bounds: ReturnType<Pen['bounds']>;
}

export const on = ({ pen }: Site, p: Point): boolean => pen.pieces.some((piece) => contains(piece, p));

export function cutOut({ pen, f, upper }: Site): void {
  if (!upper) return;
  const y = f.waistY - 5;
  const x = f.waist + 3;
  const rim = through(
    [xy(x - 1.4, y - 6), xy(x - 6, y - 4.4), xy(x - 8.8, y + 1), xy(x - 6, y + 6), xy(x - 1.4, y + 7.4)],
    1,
  );
  const hole = shut(
    join(
      line(xy(x + 4, y - 6)),
      line(xy(x + 4, y - 6), xy(x - 1.4, y - 6)),
      rim,
      line(xy(x - 1.4, y + 7.4), xy(x + 4, y + 7.4)),
    ),
  );
  pen.fill(hole, '#ffffff');
  pen.fill(mirror(hole), '#ffffff');
  pen.pair(rim, 'outline');
  pen.name('decoration', xy(x - 8, y));
}

export function train({ pen, bounds, view, tones, spec }: Site): void {
  if (!['dress', 'skirt', 'cape'].includes(spec.garment)) return;
  const half = bounds.maxX * 0.9;
  const y = bounds.maxY;
  const reach = view === 'back' ? 42 : 20;
  const outer = through(
    [xy(half, y - 8), xy(half + reach * 0.45, y + reach * 0.35), xy(half * 0.9, y + reach * 0.8), xy(0, y + reach)],
    1,
  );
  const half2 = join(line(xy(0, y - 3)), line(xy(0, y - 3), xy(half, y - 8)), outer);
  if (view === 'back') {
    pen.ink([...half2, { type: 'close' }], 'outline', tones.base);
    pen.ink(mirror([...half2, { type: 'close' }]), 'outline', tones.base);
    for (const k of [0.3, 0.6])
      pen.pair(
        curve(
          xy(half * k, y - 4),
          xy(half * k, y + 8),
          xy(half * (k + 0.1), y + 18),
          xy(half * (k + 0.14), y + reach * 0.8),
        ),
        'soft',
      );
  } else {
    const behind = shut(join(outer, line(xy(0, y + reach), xy(0, y - 1), xy(half, y - 8))));
    pen.under(() => pen.pair(behind, 'seam', tones.inside));
  }
}

export function braces({ pen, f, upper, view, tones }: Site): void {
  const foot = upper ? f.waistY : 0.4;
  const head = upper ? 1 : -38;
  const at = view === 'front' ? 8 : 3;
  const strap = shut(line(xy(f.neck + 2.4, head), xy(f.neck + 5.2, head + 0.8), xy(at + 2.6, foot), xy(at, foot)));
  pen.ink(strap, 'seam', tones.second);
  pen.ink(mirror(strap), 'seam', tones.second);
  for (const s of [1, -1]) pen.button(xy(s * (at + 1.4), foot + 1), 0.6);
}

export function stormFlap({ pen, spec, f, upper, view, tones }: Site): void {
  if (!upper || coversZip(spec)) return;
  if (view === 'back') {
    const cape = curve(
      xy(-f.chest + 1, f.armY - 2),
      xy(-f.chest * 0.5, f.armY + 7),
      xy(f.chest * 0.5, f.armY + 7),
      xy(f.chest - 1, f.armY - 2),
    );
    pen.ink(cape, 'seam');
    return;
  }
  const flap = shut(
    line(
      xy(-f.neck - 3, 6),
      xy(-f.neck - 4, f.armY - 2),
      xy(-f.chest * 0.62, f.armY + 3),
      xy(3 - f.chest, f.armY - 2),
      xy(3 - f.shoulder, 6.4),
    ),
  );
  pen.ink(flap, 'seam', tones.base);
  pen.button(xy(-f.chest * 0.6, f.armY + 0.6), 0.6);
}

export function epaulettes({ pen, f, upper, tones }: Site): void {
  if (!upper) return;
  const tab = shut(
    line(
      xy(f.neck + 4, 2),
      xy(f.neck + 5, 0.9),
      xy(f.shoulder + 0.4, 3.4),
      xy(f.shoulder + 0.2, 6.4),
      xy(f.neck + 4.6, 3.6),
    ),
  );
  pen.ink(tab, 'seam', tones.base);
  pen.ink(mirror(tab), 'seam', tones.base);
  for (const s of [1, -1]) pen.button(xy(s * (f.neck + 5.8), 2.5), 0.5);
}

export function bow({ pen, spec, f, upper, view, tones }: Site): void {
  if (view === 'back' || spec.garment === 'hat') return;
  const y = upper ? f.armY * 0.75 : 4;
  const wing = shut(
    join(
      curve(xy(0.6, y - 0.6), xy(3, y - 4), xy(7, y - 4.6), xy(9, y - 4)),
      line(xy(9, y - 4), xy(8.4, y), xy(9, y + 4)),
      curve(xy(9, y + 4), xy(6, y + 4.4), xy(3, y + 3), xy(0.6, y + 0.6)),
    ),
  );
  const tail = shut(line(xy(0.4, y + 1), xy(2.2, y + 1), xy(5.4, y + 11), xy(3.4, y + 10), xy(2, y + 11)));
  for (const ops of [tail, mirror(tail), wing, mirror(wing)]) pen.ink(ops, 'seam', tones.second);
  pen.dot(xy(0, y), 1.3, 'seam', tones.second);
  pen.name('decoration', xy(6, y));
}

export function knot({ pen, f, upper, tones }: Site): void {
  const y = upper ? f.waistY - 6 : 8;
  pen.ink(
    shut(
      through(
        [xy(-2, y - 2), xy(1, y - 2.6), xy(2.6, y), xy(1.6, y + 2.4), xy(-1.8, y + 2.2), xy(-2.8, y), xy(-2, y - 2)],
        1,
      ),
    ),
    'seam',
    tones.base,
  );
  for (const [dx, dy] of [
    [8, -5],
    [9, -1],
    [8, 4],
  ])
    pen.pair(curve(xy(2.6, y), xy(4, y + dy * 0.3), xy(6, y + dy * 0.7), xy(dx, y + dy)), 'soft');
}

export function drape(site: Site): void {
  const { pen, f, upper, view } = site;
  if (!upper || view === 'back') return;
  const from = xy(-f.waist * 0.8, f.waistY);
  for (const [x, y] of [
    [0.8, 12],
    [0.86, 20],
    [0.86, 29],
    [0.8, 38],
    [0.84, 50],
    [0.88, 60],
  ]) {
    const to = xy(f.chest * x, y);
    if (on(site, to))
      pen.ink(curve(from, xy(from.x * 0.3, (from.y + y) / 2 + 5), xy(to.x * 0.5, (from.y + y) / 2 + 4), to), 'soft');
  }
}

export function openBack({ pen, spec, f, upper, view, tones }: Site): void {
  if (!upper || view === 'front' || isLegless(spec)) return;
  const drop = shut(
    join(
      curve(xy(0, 3.4), xy(11, 10), xy(10, f.waistY - 8), xy(0, f.waistY - 4)),
      curve(xy(0, f.waistY - 4), xy(-10, f.waistY - 8), xy(-11, 10), xy(0, 3.4)),
    ),
  );
  pen.ink(drop, 'outline', tones.inside);
}
