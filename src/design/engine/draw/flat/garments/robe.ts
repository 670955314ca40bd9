import type { Op } from '../../../geometry/path.js';
import { xy } from '../../../geometry/point.js';
import type { Cut } from '../../../cut/cut.js';
import { closesInFront } from '../../../cut/opening.js';
import { figureOf, hemHeight } from '../figure.js';
import { collarBack, hood, hoodBack, shirtCollar, standCollar } from '../parts/collar.js';
import { drawClosing } from './upper.js';
import type { Drawer } from './garments.js';
import { tieEnds } from '../parts/sash.js';
import type { Pen } from '../pen/pen.js';
import { curve, join, line, mirror, shut, through, whole } from '../pen/paths.js';
import { tonesOfPart, type Tones } from '../cloth/tone.js';

/** A robe: straight sleeves, crossing fronts with a band or a shawl collar, a belt. */
export const drawRobe: Drawer = (pen, spec, view, tones) => {
  const hemY = hemHeight(spec);
  if (spec.hood) pen.name('hood', xy(10, -14));
  if (spec.hood && view === 'front') hood(pen, figureOf(spec), tones, 8, false);
  const body = line(xy(25, 30), xy(27, hemY), xy(0, hemY + 0.8));
  const neck = view === 'front' ? line(xy(0, 30), xy(9, 0.6)) : curve(xy(0, 2), xy(3, 2), xy(7, 1.6), xy(9, 0.6));
  pen.fill(
    whole(
      join(view === 'front' ? curve(xy(0, 2), xy(3, 2), xy(7, 1.6), xy(9, 0.6)) : neck, line(xy(9, 0.6), xy(0, 36))),
    ),
    tones.inside,
  );
  pen.ink(whole(join(neck, wideSleeve(spec.sleeveTo), body)), 'outline', tones.base);
  if (spec.sleeveTo > 0) sleeveSeams(pen, spec.sleeveTo);
  if (view === 'back') behind(pen, spec, hemY, tones);
  else overlap(pen, spec, hemY, tones);
  if (spec.hood && view === 'back') hoodBack(pen, figureOf(spec), tones);
  if (spec.collar !== null && spec.collar !== 'shawl' && !spec.hood) collarOf(pen, spec, view, tones);
  pen.reach(hemY);
  pen.show({ sleeve: spec.sleeveTo });
};

/** A collar in place of the band's upper end. */
function collarOf(pen: Pen, spec: Cut, view: 'front' | 'back', tones: Tones): void {
  const f = figureOf(spec);
  const stands = ['stand', 'band', 'mandarin', 'storm'].includes(spec.collar ?? '');
  pen.name('collar', xy(f.neck + 0.4, 1.5));
  if (view === 'back') collarBack(pen, f, tones, stands ? 0.4 : 3);
  else if (stands) standCollar(pen, f, tones);
  else shirtCollar(pen, f, tones);
}

/** From the neck point over the shoulder to the underarm: a straight sleeve, or the armhole's edge. @param to share of the arm */
function wideSleeve(to: number): Op[] {
  if (to === 0) return line(xy(9, 0.6), xy(28, 3.2), xy(25, 30));
  const [x, y] = [30 + 28 * to, 3.4 + 3.6 * to];
  return line(xy(9, 0.6), xy(x, y), xy(x - 2, 29 + 7 * to), xy(25, 30));
}

function sleeveSeams(pen: Pen, to: number): void {
  const [x, y] = [30 + 28 * to, 3.4 + 3.6 * to];
  pen.pair(line(xy(30, 3.4), xy(26, 30.2)), 'seam');
  pen.pair(line(xy(x - 2.4, y + 3), xy(x - 4.4, 26.4 + 7 * to)), 'stitch');
}

/** Centre seam, the collar's fall and the belt in its loops. */
function behind(pen: Pen, spec: Cut, hemY: number, tones: Tones): void {
  pen.ink(line(xy(0, 2), xy(0, hemY + 0.8)), 'seam');
  if (spec.collar === 'shawl') {
    const fall = join(
      through([xy(0, -3.6), xy(5, -3.2), xy(8.6, -1.6), xy(10.4, 1.4)], 1),
      through([xy(10.4, 1.4), xy(8, 3.6), xy(4, 4.8), xy(0, 5)], 1),
    );
    pen.ink(whole(fall), 'outline', tonesOfPart(tones, 'collar').second);
  }
  if (pen.lacks('belt')) return;
  pen.ink(
    shut(line(xy(-26.4, 45), xy(26.4, 45), xy(26.6, 51), xy(-26.6, 51))),
    'outline',
    tonesOfPart(tones, 'belt').second,
  );
  for (const x of [22, -22]) pen.ink(line(xy(x, 43.6), xy(x, 52.4)), 'seam');
  pen.name('belt', xy(16, 48));
}

function overlap(pen: Pen, spec: Cut, hemY: number, tones: Tones): void {
  const shawl = spec.collar === 'shawl';
  const cloth = tonesOfPart(tones, shawl ? 'collar' : 'lapel').second;
  const band = shawl ? shawlFront(hemY) : straightFront(hemY);
  pen.lapped(() => {
    pen.ink(band, 'seam', cloth);
    pen.ink(mirror(band), 'outline', cloth);
    pen.name(shawl ? 'collar' : 'placket', xy(shawl ? -11 : -8, 12));
  });
  if (shawl) pen.ink(through([xy(-9.4, -1.4), xy(-5, -3.4), xy(0, -4), xy(5, -3.4), xy(9.4, -1.4)], 1), 'outline');
  if (closesInFront(spec)) drawClosing(pen, spec, 32, hemY + 0.6, tones);
  if (pen.lacks('belt')) return;
  const belt = tonesOfPart(tones, 'belt').second;
  pen.ink(shut(line(xy(-26.4, 45), xy(26.4, 45), xy(26.6, 51), xy(-26.6, 51))), 'outline', belt);
  pen.name('belt', xy(16, 48));
  tieEnds(pen, 48, { ...tones, second: belt });
}

/** The edge of a front that comes from the wearer's left shoulder and passes the centre: a band from the neck to the hem. */
const straightFront = (hemY: number): Op[] =>
  shut(line(xy(7, 0.2), xy(10.4, 1.2), xy(-3.4, 40), xy(-3.4, hemY + 0.6), xy(-6.8, hemY + 0.6), xy(-6.8, 38)));

/** A collar that rolls over from the neck, widest on the chest, and narrows to the waist. */
const shawlFront = (hemY: number): Op[] =>
  shut(
    join(
      curve(xy(8, -2.2), xy(6, 8), xy(1, 24), xy(-6.2, 42)),
      line(xy(-6.2, 42), xy(-6.2, hemY + 0.6), xy(-3, hemY + 0.6), xy(-3, 44)),
      curve(xy(-3, 44), xy(6, 32), xy(17.6, 18), xy(15.6, 7)),
      curve(xy(15.6, 7), xy(14.8, 3), xy(12, 0), xy(8, -2.2)),
    ),
  );
