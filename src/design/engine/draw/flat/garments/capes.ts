import { xy } from '../../../geometry/point.js';
import { collarBack, hood, hoodBack, standCollar } from '../parts/collar.js';
import { closesInFront } from '../../../cut/opening.js';
import { figureOf, hemHeight } from '../figure.js';
import type { Cut } from '../../../cut/cut.js';
import type { Tones } from '../cloth/tone.js';
import type { Pen } from '../pen/pen.js';
import type { Drawer } from './garments.js';
import { drawClosing, type View } from './upper.js';
import { curve, join, line, through, whole } from '../pen/paths.js';

/** Capes and ponchos: cloth that falls from the shoulders without sleeves. */
export const drawCape: Drawer = (pen, spec, view, tones) =>
  (spec.garment === 'poncho' ? poncho : cape)(pen, spec, view, tones, null);

const cape: Drawer = (pen, spec, view, tones) => {
  const hemY = Math.max(34, hemHeight(spec));
  const half = 24 + hemY * 0.25;
  const side = curve(xy(8, 0.6), xy(24, 6), xy(half - 7, hemY * 0.5), xy(half, hemY - 6));
  const hem = through(
    [xy(half, hemY - 6), xy(half * 0.74, hemY - 1), xy(half * 0.5, hemY - 2.4), xy(half * 0.26, hemY + 1), xy(0, hemY)],
    1,
  );
  const neck =
    view === 'front'
      ? curve(xy(0, 7.4), xy(4, 7.2), xy(7, 4), xy(8, 0.6))
      : curve(xy(0, 2.6), xy(3, 2.6), xy(6, 2), xy(8, 0.6));
  pen.ink(whole(join(neck, side, hem)), 'outline', tones.base);
  pen.edge('hem', hem);
  pen.edge('neck', neck);
  pen.name('hem', xy(half * 0.5, hemY - 2));
  pen.name('side-seam', xy(half - 6, hemY * 0.6));
  for (const [x, k] of [
    [0.74, 0.3],
    [0.52, 0.36],
    [0.26, 0.28],
  ])
    pen.pair(
      curve(
        xy(half * x, hemY - 3),
        xy(half * x * 0.9, hemY * 0.78),
        xy(half * x * 0.7, hemY * 0.6),
        xy(half * x * 0.5, hemY * k),
      ),
      'soft',
    );
  const shoulder = curve(xy(8, 0.6), xy(14, 3), xy(18, 7), xy(21, 14));
  pen.pair(shoulder, 'seam');
  pen.name('shoulder-seam', xy(16, 5));
  if (view === 'front') {
    pen.pair(line(xy(13, hemY * 0.34), xy(14, hemY * 0.54)), 'seam');
    if (closesInFront(spec)) drawClosing(pen, spec, 7.4, hemY, tones);
    else {
      pen.ink(line(xy(0, 7.4), xy(0, hemY)), 'outline');
      pen.closingButton(xy(0, 10), 1.1);
    }
  } else pen.ink(line(xy(0, 2.6), xy(0, hemY)), 'seam');
  overTheNeck(pen, spec, view, tones);
};

/** A hood, or a collar where there is none. */
function overTheNeck(pen: Pen, spec: Cut, view: View, tones: Tones): void {
  const f = figureOf(spec);
  if (spec.hood) {
    pen.name('hood', xy(10, -14));
    if (view === 'front') hood(pen, f, tones, 7.4, false);
    else hoodBack(pen, f, tones);
  } else if (spec.collar) {
    pen.name('collar', xy(f.neck, 1.5));
    if (view === 'front') standCollar(pen, f, tones, 4);
    else collarBack(pen, f, tones, 1);
  }
}

const poncho: Drawer = (pen, spec, view, tones) => {
  const hemY = Math.max(48, hemHeight(spec));
  const neck =
    view === 'front'
      ? curve(xy(0, 9), xy(3.4, 8.8), xy(7.6, 4.4), xy(8.6, 0.4))
      : curve(xy(0, 2.6), xy(3, 2.6), xy(7, 2), xy(8.6, 0.4));
  const sleeve = curve(xy(8.6, 0.4), xy(22, 5), xy(36, 18), xy(45, hemY * 0.52));
  const hem = through([xy(45, hemY * 0.52), xy(30, hemY * 0.72), xy(14, hemY * 0.92), xy(0, hemY)], 0.6);
  pen.ink(whole(join(neck, sleeve, hem)), 'outline', tones.base);
  pen.edge('hem', hem);
  pen.edge('neck', neck);
  pen.name('neckline', xy(5, 7));
  pen.name('hem', xy(20, hemY * 0.86));
  if (view === 'front' && closesInFront(spec)) drawClosing(pen, spec, 10, hemY, tones);
  else pen.ink(line(xy(0, view === 'front' ? 9 : 2.6), xy(0, hemY)), 'seam');
  pen.pair(curve(xy(8.6, 0.4), xy(7.2, 5.4), xy(3.6, 9.8), xy(0, 10)), view === 'front' ? 'stitch' : 'soft');
  for (const k of [0.35, 0.6])
    pen.pair(
      curve(
        xy(45 * k, hemY * (1 - k * 0.5) - 3),
        xy(42 * k, hemY * 0.6),
        xy(34 * k, hemY * 0.42),
        xy(26 * k, hemY * 0.26),
      ),
      'soft',
    );
  overTheNeck(pen, spec, view, tones);
};
