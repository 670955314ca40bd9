import type { Op } from '../../../geometry/path.js';
import { xy } from '../../../geometry/point.js';
import type { Cut } from '../../../cut/cut.js';
import { isHanfu } from '../../../cut/hanfu.js';
import { figureOf, hemHeight } from '../figure.js';
import { hood, hoodBack } from '../parts/collar.js';
import type { Drawer } from './garments.js';
import { tieEnds } from '../parts/sash.js';
import type { Pen } from '../pen/pen.js';
import { curve, join, line, mirror, shut, whole } from '../pen/paths.js';
import { tonesOfPart, type Tones } from '../cloth/tone.js';

/** How deep the sleeves hang below the shoulder, cm: a furisode's swing. */
const dropOf = ({ variant }: Cut): number => (/furisode/.test(variant ?? '') ? 94 : 47);
/** Of the sleeve that is sewn to the body, cm. */
const ATTACHED = 25;
const HALF = 28;
/** How far the left front passes the centre, cm. */
const OVERLAP = 14;

const NECK = curve(xy(0, 2), xy(3, 2), xy(7, 1.6), xy(9, 0.6));

/** A kimono: straight body, deep sleeves that hang free below the arm, fronts that cross under one collar, a sash. */
export const drawKimono: Drawer = (pen, spec, view, tones) => {
  const hemY = hemHeight(spec);
  const crossed = spec.closure !== 'open-front';
  if (spec.hood) pen.name('hood', xy(10, -14));
  if (spec.hood && view === 'front') hood(pen, figureOf(spec), tones, 8, false);
  const neck = view === 'front' ? line(xy(0, 30), xy(9, 0.6)) : NECK;
  pen.fill(whole(join(NECK, line(xy(9, 0.6), xy(0, 36)))), tones.inside);
  const body = line(xy(HALF, 34), xy(HALF, hemY), xy(0, hemY));
  pen.ink(whole(join(neck, sleeveEdge(spec), body)), 'outline', tones.base);
  nameEdges(pen, spec, hemY);
  if (spec.sleeveTo > 0) sleeveSeams(pen, spec);
  if (view === 'back') back(pen, hemY, tones);
  else if (crossed) crossedFronts(pen, hemY, tones);
  else hangingFronts(pen, hemY, tones);
  if (spec.hood && view === 'back') hoodBack(pen, figureOf(spec), tones);
  if (crossed && !pen.lacks('belt')) sash(pen, view === 'front', tones);
  pen.reach(hemY);
  pen.show({ sleeve: spec.sleeveTo });
};

/** Where what is measured and called out lies: the body is straight below the sleeves. */
function nameEdges(pen: Pen, spec: Cut, hemY: number): void {
  pen.name('shoulder-seam', xy(HALF - 8, 2.4));
  pen.name('side-seam', xy(HALF, (34 + hemY) / 2));
  pen.name('hem', xy(HALF * 0.6, hemY));
  if (spec.sleeveTo === 0) return;
  pen.name('armhole', xy(HALF + 1.6, ATTACHED * 0.6));
  pen.name('sleeve-hem', xy(wristOf(spec) - 0.4, ATTACHED * 0.8));
  pen.name('sleeve', xy((HALF + wristOf(spec)) / 2, ATTACHED));
}

const wristOf = ({ sleeveTo }: Cut): number => 30 + 28 * sleeveTo;

/** From the neck over the shoulder round the sleeve to the side; the armhole's edge where there is none. */
function sleeveEdge(spec: Cut): Op[] {
  if (spec.sleeveTo === 0) return line(xy(9, 0.6), xy(HALF, 3.2), xy(HALF, 34));
  const [x, drop] = [wristOf(spec), dropOf(spec)];
  const [y, low] = [3.4 + 2.6 * spec.sleeveTo, drop + 2];
  if (isHanfu(spec))
    return line(xy(9, 0.6), xy(x + 14, y + 1.4), xy(x + 12.6, 41), xy(HALF + 2.2, ATTACHED), xy(HALF, 34));
  return line(
    xy(9, 0.6),
    xy(x, y),
    xy(x - 0.6, low),
    xy(HALF + 2.4, low - 1.4),
    xy(HALF + 2.2, ATTACHED),
    xy(HALF, 34),
  );
}

function sleeveSeams(pen: Pen, spec: Cut): void {
  const x = wristOf(spec);
  pen.pair(line(xy(HALF + 1.6, 3.3), xy(HALF + 1.6, ATTACHED)), 'seam');
  if (isHanfu(spec)) pen.pair(line(xy(x + 11, 7.2), xy(x + 9.8, 39)), 'stitch');
  else pen.pair(line(xy(x - 2.2, 8), xy(x - 2.4, ATTACHED + 2)), 'stitch');
}

function back(pen: Pen, hemY: number, tones: Tones): void {
  pen.ink(line(xy(0, 2), xy(0, hemY)), 'seam');
  const collar = join(
    curve(xy(-10.4, 1.4), xy(-8, -1.6), xy(-4, -3), xy(0, -3)),
    curve(xy(0, -3), xy(4, -3), xy(8, -1.6), xy(10.4, 1.4)),
    curve(xy(10.4, 1.4), xy(7, 2.6), xy(3, 3), xy(0, 3)),
    curve(xy(0, 3), xy(-3, 3), xy(-7, 2.6), xy(-10.4, 1.4)),
  );
  pen.ink(shut(collar), 'outline', tonesOfPart(tones, 'collar').second);
}

/** The wearer's left front over the right one: its collar ends on the overlap's edge below the waist. */
function crossedFronts(pen: Pen, hemY: number, tones: Tones): void {
  const cloth = tonesOfPart(tones, 'collar').second;
  const end = Math.min(54, hemY - 8);
  const under = shut(line(xy(-7, 0.2), xy(-10.4, 1.2), xy(-2, 20.5), xy(2.6, 18.5)));
  const over = shut(line(xy(7, 0.2), xy(10.4, 1.2), xy(-OVERLAP + 4, end), xy(-OVERLAP, end)));
  pen.ink(under, 'outline', cloth);
  pen.ink(over, 'outline', cloth);
  pen.ink(line(xy(-OVERLAP, end), xy(-OVERLAP, hemY)), 'outline');
  pen.ink(line(xy(1.2, 24), xy(0, hemY)), 'seam');
  pen.name('placket', xy(7.4, 6));
}

/** A haori's fronts hang beside each other, the collar along both. */
function hangingFronts(pen: Pen, hemY: number, tones: Tones): void {
  const cloth = tonesOfPart(tones, 'collar').second;
  const collar = shut(line(xy(7, 0.2), xy(10.4, 1.2), xy(7.2, 30), xy(7.2, hemY), xy(2.6, hemY), xy(2.6, 30)));
  pen.fill(shut(line(xy(0, 30), xy(2.8, 28), xy(2.8, hemY), xy(-2.8, hemY), xy(-2.8, 28))), tones.inside);
  pen.ink(collar, 'outline', cloth);
  pen.ink(mirror(collar), 'outline', cloth);
  pen.pair(curve(xy(2.6, 36), xy(1.6, 38), xy(0.8, 39), xy(0, 39)), 'detail');
  pen.name('placket', xy(7.4, 12));
}

/** Tied round the waist, its ends in front. */
function sash(pen: Pen, ends: boolean, tones: Tones): void {
  const cloth = tonesOfPart(tones, 'belt').second;
  const half = HALF + 0.6;
  pen.ink(shut(line(xy(-half, 44), xy(half, 44), xy(half, 51), xy(-half, 51))), 'outline', cloth);
  pen.name('belt', xy(16, 48));
  if (ends) tieEnds(pen, 48, { ...tones, second: cloth });
}
