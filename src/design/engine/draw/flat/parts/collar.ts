import type { Op } from '../../../geometry/path.js';
import { type Point, xy } from '../../../geometry/point.js';
import type { Cut } from '../../../cut/cut.js';
import type { Figure } from '../figure.js';
import type { Pen } from '../pen/pen.js';
import { beside, curve, join, line, mirror, pointAt, reverse, shut, through, whole } from '../pen/paths.js';
import { tonesOfPart, type Tones } from '../cloth/tone.js';

/** How a collar meets the front: where the fronts start to open, and how the front edge runs. */
export interface CollarResult {
  /** height at which the closing begins, cm */
  closingTop: number;
}

function both(pen: Pen, ops: Op[], fill: string, weight: 'outline' | 'seam'): void {
  pen.ink(shut(ops), weight, fill);
  pen.ink(shut(mirror(ops)), weight, fill);
}

/** Inside of the collar's back, seen through the neck. */
function insideBack(pen: Pen, halfWidth: number, top: number, bottom: number, tones: Tones): void {
  pen.ink(
    whole(
      join(
        curve(xy(0, top), xy(halfWidth * 0.5, top), xy(halfWidth * 0.9, top + 0.4), xy(halfWidth, top + 1.4)),
        line(xy(halfWidth, top + 1.4), xy(halfWidth - 0.6, bottom - 2), xy(0, bottom)),
      ),
    ),
    'outline',
    tones.inside,
  );
}

/** Shirt collar on a stand, buttoned up. `spread` moves the points apart, `size` lengthens them, cm. */
export function shirtCollar(pen: Pen, f: Figure, cloth: Tones, spread = 0, size = 0): CollarResult {
  const tones = tonesOfPart(cloth, 'collar');
  const n = f.neck;
  insideBack(pen, n + 0.4, -3.4, 4, tones);
  pen.ink(curve(xy(-n + 0.5, 0.2), xy(-n * 0.5, 1.6), xy(n * 0.5, 1.6), xy(n - 0.5, 0.2)), 'detail');
  const stand = join(
    line(xy(0.1, 5.2)),
    curve(xy(0.1, 5.2), xy(2.4, 4.8), xy(5, 2.6), xy(n - 0.4, -0.6)),
    line(xy(n - 0.4, -0.6), xy(n + 0.6, 0.6)),
    curve(xy(n + 0.6, 0.6), xy(6, 4.6), xy(3, 7.4), xy(0.1, 7.9)),
  );
  both(pen, stand, tones.base, 'seam');
  const point = xy(6.2 + spread, 11.4 + size);
  const leaf = join(
    curve(xy(0.5, 5.3), xy(2.8, 4), xy(n - 2, 0.2), xy(n + 0.3, -2.3)),
    curve(xy(n + 0.3, -2.3), xy(n + 1.2, -0.6), xy(n + 2, 0.8), xy(n + 2.2, 2)),
    curve(xy(n + 2.2, 2), xy(n + 1.6, 5), xy(point.x + 1.2, point.y - 2.4), point),
    curve(point, xy(point.x - 1.8, point.y - 2.2), xy(1.8, 6.6), xy(0.5, 5.3)),
  );
  both(pen, leaf, tones.second, 'outline');
  pen.pair(collarStitch(n, point), 'stitch');
  return { closingTop: 6.4 };
}

function collarStitch(n: number, point: Point): Op[] {
  return line(xy(n + 1.55, 2.4), xy(point.x - 0.05, point.y - 1.25), xy(1.5, 6));
}

/** Band standing around the neck. */
export function standCollar(pen: Pen, f: Figure, cloth: Tones, height = 3.6): CollarResult {
  const tones = tonesOfPart(cloth, 'collar');
  const n = f.neck;
  insideBack(pen, n + 0.2, -height + 0.4, 4, tones);
  const band = join(
    curve(xy(0.3, 8.2), xy(3.2, 7.8), xy(n - 1.4, 4), xy(n + 0.5, 0.6)),
    line(xy(n + 0.5, 0.6), xy(n + 0.2, -height + 1.8)),
    curve(xy(n + 0.2, -height + 1.8), xy(n - 2.4, 2.4), xy(3.4, 4.6), xy(0.6, 4.9)),
    curve(xy(0.6, 4.9), xy(0.3, 5.4), xy(0.3, 6), xy(0.3, 8.2)),
  );
  both(pen, band, tones.second, 'outline');
  pen.pair(curve(xy(0.9, 5.5), xy(3.6, 5.2), xy(n - 1.8, 3), xy(n - 0.1, -height + 2.7)), 'stitch');
  return { closingTop: 8.4 };
}

/** Flat round collar. */
export function peterPan(pen: Pen, f: Figure, cloth: Tones, neck: Op[]): CollarResult {
  const tones = tonesOfPart(cloth, 'collar');
  const inner = neck;
  const [side, centre] = [pointAt(neck, 0), pointAt(neck, 1)];
  const reach = Math.min(6.5, f.shoulder - f.neck - 3);
  const outer = join(
    line(side, xy(side.x + reach, side.y + reach * 0.34)),
    curve(
      xy(side.x + reach, side.y + reach * 0.34),
      xy(side.x + reach - 0.4, centre.y + 3.6),
      xy(7, centre.y + 6.4),
      xy(3.6, centre.y + 6.2),
    ),
    curve(xy(3.6, centre.y + 6.2), xy(1.2, centre.y + 6), xy(0.2, centre.y + 3), xy(0.2, centre.y)),
  );
  both(pen, join(outer, reverse(inner)), tones.second, 'outline');
  pen.pair(beside(outer, -0.7, [0.3, 0.06]), 'stitch');
  return { closingTop: centre.y + 0.4 };
}

/** Roll neck, mock neck or funnel. */
export function highNeck(pen: Pen, f: Figure, cloth: Tones, height: number, ribbed: boolean): void {
  const tones = tonesOfPart(cloth, 'collar');
  const n = f.neck - 0.4;
  const top = -height;
  const side = xy(n + 0.6, 0.5);
  const edge = xy(n - 0.3, top + 0.6);
  pen.ink(whole(curve(xy(0, top - 0.9), xy(n * 0.6, top - 0.9), xy(edge.x, top - 0.4), edge)), 'outline', tones.inside);
  const band = join(
    curve(xy(0, top + 1.5), xy(n * 0.6, top + 1.5), xy(edge.x, top + 1.1), edge),
    line(edge, side),
    curve(side, xy(n * 0.6, 4.4), xy(n * 0.3, 6), xy(0, 6.2)),
  );
  pen.ink(whole(band), 'outline', ribbed ? tones.rib : tones.base);
  if (height > 7)
    pen.ink(
      curve(
        xy(-n - 0.2, top + 0.6 + (height + 2) * 0.52),
        xy(-n * 0.4, top + height * 0.52 + 4),
        xy(n * 0.4, top + height * 0.52 + 4),
        xy(n + 0.2, top + 0.6 + (height + 2) * 0.52),
      ),
      'seam',
    );
  if (!ribbed) return;
  for (let x = -n + 1; x < n; x += 1) {
    const t = 1 - (x / n) ** 2;
    pen.ink(line(xy(x * 0.97, top + 0.9 + t * 0.7), xy(x, 0.6 + t * 5)), 'soft');
  }
}

/** From its top to where it meets the shoulder. */
const hoodOutline = (end: Point): Op[] =>
  through([xy(0, -27.5), xy(7.5, -26.4), xy(12.6, -19), xy(13.6, -9), xy(11.4, -1.4), end], 1);

/** Hood standing up behind an open neck. */
export function hood(pen: Pen, f: Figure, cloth: Tones, neckDepth: number, drawcord: boolean, fur = false): void {
  const tones = tonesOfPart(cloth, 'hood');
  const n = f.neck;
  const outer = hoodOutline(xy(n + 2.4, 1.2));
  const base = curve(xy(n + 2.4, 1.2), xy(n + 0.8, 4.2), xy(4.4, neckDepth - 1), xy(0, neckDepth + 0.8));
  pen.ink(whole(join(outer, base)), 'outline', tones.base);
  const edge = through(
    [xy(0, -22.4), xy(5.4, -21), xy(8.6, -13.5), xy(8, -5), xy(4.6, 2.6), xy(0, neckDepth + 0.2)],
    1,
  );
  pen.ink(whole(edge), 'outline', tones.inside);
  pen.pair(beside(edge, 1.7, [0.02, 0.04]), 'stitch');
  pen.pair(through([xy(3.4, -27.2), xy(5.2, -24.6), xy(6.2, -22.2)], 1), 'seam');
  pen.ink(curve(xy(-7, -7), xy(-3, -4.4), xy(3, -4.4), xy(7, -7)), 'detail');
  if (fur) furRim(pen, edge);
  if (!drawcord) return;
  pen.pair(through([xy(2.4, neckDepth - 1.2), xy(3, neckDepth + 5), xy(2.5, neckDepth + 12)], 1), 'seam');
  pen.dot(xy(2.5, neckDepth + 12.6), 0.5, 'detail', tones.second);
  pen.dot(xy(-2.5, neckDepth + 12.6), 0.5, 'detail', tones.second);
  for (const x of [2.4, -2.4]) pen.dot(xy(x, neckDepth - 1.4), 0.42, 'detail', '#ffffff');
}

/** Hair around the opening of a hood. */
function furRim(pen: Pen, edge: Op[]): void {
  for (let i = 0; i <= 44; i++) {
    const p = pointAt(edge, i / 44);
    const d = Math.hypot(p.x, p.y + 10) || 1;
    const k = 2.6 + (i % 3) * 0.5;
    pen.pair(line(xy(p.x * 0.96, p.y), xy(p.x + (p.x / d) * k, p.y + ((p.y + 10) / d) * k)), 'detail');
  }
}

/** Hood hanging on the back. */
export function hoodBack(pen: Pen, f: Figure, cloth: Tones): void {
  const tones = tonesOfPart(cloth, 'hood');
  const n = f.neck;
  const outer = hoodOutline(xy(n + 2.4, 1.6));
  pen.ink(whole(join(outer, curve(xy(n + 2.4, 1.6), xy(n, 2.6), xy(4, 3.4), xy(0, 3.5)))), 'outline', tones.base);
  pen.pair(through([xy(3, -27.3), xy(3.4, -14), xy(3, 3.2)], 1), 'seam');
}

/** Collar seen from behind: a band with its fall. */
export function collarBack(pen: Pen, f: Figure, cloth: Tones, fall: number): void {
  const tones = tonesOfPart(cloth, 'collar');
  const n = f.neck;
  const half = join(
    curve(xy(0, -3.2), xy(n * 0.5, -3.2), xy(n * 0.9, -2.8), xy(n + 0.3, -2)),
    curve(xy(n + 0.3, -2), xy(n + 1.6, -0.6), xy(n + 2.1, 1), xy(n + 2.1, 2.2)),
    curve(xy(n + 2.1, 2.2), xy(n * 0.7, fall + 0.8), xy(n * 0.4, fall + 1), xy(0, fall + 1)),
  );
  pen.ink(whole(half), 'outline', tones.second);
  pen.ink(curve(xy(-n - 1.2, 2), xy(-n * 0.4, fall + 0.2), xy(n * 0.4, fall + 0.2), xy(n + 1.2, 2)), 'stitch');
}

export const isHigh = (spec: Cut): boolean =>
  ['turtleneck', 'mock-neck', 'funnel', 'choker'].includes(spec.neckline ?? '');

/** A band round the neck tied in a bow, its ends hanging. */
export function bowCollar(pen: Pen, f: Figure, cloth: Tones): CollarResult {
  const tones = tonesOfPart(cloth, 'collar');
  standCollar(pen, f, tones, 3);
  const tail = shut(line(xy(0.4, 9), xy(2.6, 9), xy(5.6, 24), xy(3.2, 22.6), xy(1.8, 24.4)));
  const wing = shut(
    join(
      curve(xy(0.8, 7.6), xy(3, 4.4), xy(8, 4), xy(10, 5.4)),
      curve(xy(10, 5.4), xy(10.6, 8), xy(10, 11), xy(9, 12.2)),
      curve(xy(9, 12.2), xy(6, 12), xy(3, 10.6), xy(0.8, 9.4)),
    ),
  );
  for (const ops of [tail, mirror(tail)]) pen.ink(ops, 'seam', tones.second);
  for (const ops of [wing, mirror(wing)]) pen.ink(ops, 'outline', tones.second);
  pen.pair(curve(xy(1.6, 8.2), xy(4, 7.4), xy(6, 7.6), xy(7.4, 8)), 'soft');
  pen.ink(shut(line(xy(-1.3, 7), xy(1.3, 7), xy(1.4, 10), xy(-1.4, 10))), 'outline', tones.second);
  return { closingTop: 11 };
}

/** Small points turned down from a standing band. */
export function wingCollar(pen: Pen, f: Figure, cloth: Tones): CollarResult {
  const tones = tonesOfPart(cloth, 'collar');
  const { closingTop } = standCollar(pen, f, tones, 4.4);
  const point = shut(line(xy(0.8, 4.4), xy(4.6, 3.4), xy(3.6, 8)));
  pen.ink(point, 'seam', tones.second);
  pen.ink(mirror(point), 'seam', tones.second);
  return { closingTop };
}

/** An open collar that lies flat, with short lapels cut in one. */
export function campCollar(pen: Pen, f: Figure, cloth: Tones): CollarResult {
  const tones = tonesOfPart(cloth, 'collar');
  const n = f.neck;
  insideBack(pen, n + 0.4, -2.6, 5, tones);
  const leaf = line(
    xy(0.2, 15),
    xy(n - 2, 3),
    xy(n + 0.4, -1.8),
    xy(n + 2.2, 1.4),
    xy(n + 4.2, 8.6),
    xy(n - 0.4, 9.4),
    xy(n + 1.4, 13),
    xy(0.2, 17),
  );
  both(pen, leaf, tones.second, 'outline');
  pen.pair(line(xy(n + 4.2, 8.6), xy(n - 2.6, 8.2)), 'seam');
  return { closingTop: 16.5 };
}

/** A broad collar that ends in points on the chest and lies square over the back. */
export function sailorCollar(pen: Pen, f: Figure, cloth: Tones): CollarResult {
  const tones = tonesOfPart(cloth, 'collar');
  const n = f.neck;
  const leaf = line(xy(0.2, 19), xy(n - 0.6, 0.4), xy(n + 1.2, -1), xy(f.shoulder - 2, 4), xy(f.shoulder - 5, 12));
  both(pen, join(leaf, line(xy(f.shoulder - 5, 12), xy(1, 24), xy(0.2, 19))), tones.second, 'outline');
  pen.pair(line(xy(f.shoulder - 4, 4.6), xy(f.shoulder - 6.6, 11.4), xy(1.8, 21.4)), 'detail');
  return { closingTop: 20 };
}

/** The square that it lies in over the back. */
export function sailorBack(pen: Pen, f: Figure, cloth: Tones): void {
  const tones = tonesOfPart(cloth, 'collar');
  const neck = curve(xy(0, -1.6), xy(f.neck * 0.5, -1.6), xy(f.neck, -1), xy(f.neck + 1.2, -0.4));
  const square = line(xy(f.neck + 1.2, -0.4), xy(f.shoulder - 2, 3.4), xy(f.shoulder - 3, 19), xy(0, 19));
  pen.ink(whole(join(neck, square)), 'outline', tones.second);
  pen.pair(line(xy(f.shoulder - 3.8, 4.4), xy(f.shoulder - 4.6, 17.4), xy(0, 17.4)), 'detail');
}

/** A shawl crosses no higher than this, cm below the shoulder's point. */
export const SHAWL_LOW = 20;

/** A collar that rolls from the back neck down to where the front closes, in one piece. @param depth of the neck, cm */
export function shawlCollar(pen: Pen, f: Figure, cloth: Tones, depth: number): CollarResult {
  const tones = tonesOfPart(cloth, 'collar');
  const low = Math.max(SHAWL_LOW, depth);
  const outer = curve(xy(f.neck - 0.6, -3), xy(f.neck + 4.4, 0), xy(f.neck + 5.6, low * 0.55), xy(1.6, low + 1));
  const inner = curve(xy(-0.2, low), xy(2.6, low * 0.6), xy(f.neck - 1, low * 0.36), xy(f.neck - 1.6, -1.4));
  const back = curve(xy(f.neck - 0.6, -3), xy(f.neck * 0.5, -4.4), xy(-f.neck * 0.5, -4.4), xy(0.6 - f.neck, -3));
  const under = curve(xy(1.6 - f.neck, -1.4), xy(-f.neck * 0.4, -0.6), xy(f.neck * 0.4, -0.6), xy(f.neck - 1.6, -1.4));
  pen.ink(shut(join(back, under)), 'outline', tones.second);
  pen.name('collar', xy(f.neck + 2.4, low * 0.4));
  pen.pair(shut(join(outer, line(xy(1.6, low + 1), xy(-0.2, low)), inner)), 'outline', tones.second);
  return { closingTop: low };
}
