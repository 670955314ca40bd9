import { xy } from '../../../geometry/point.js';
import { pocketFlap, slash } from '../parts/front.js';
import { sleeveOf, type Drawer } from './garments.js';
import type { Pen } from '../pen/pen.js';
import { curve, line, pointAt } from '../pen/paths.js';
import type { Tones } from '../cloth/tone.js';
import { drawBody, drawClosing, drawCollar, type Upper, type View } from './upper.js';

export const drawDenimJacket: Drawer = (pen, spec, view, tones, drafted) => {
  const u = drawBody(
    pen,
    spec,
    view,
    {
      sleeve: { ...sleeveOf(spec), opening: 12, twoPart: true },
      neckFinish: 'faced',
      hem: 'none',
      extra: 1.8,
      drafted,
    },
    tones,
  );
  const band = u.hemY - 5;
  const yoke = pointAt(u.t.armhole, view === 'front' ? 0.62 : 0.42);
  pen.ink(curve(xy(-yoke.x, yoke.y), xy(-6, yoke.y + 0.7), xy(6, yoke.y + 0.7), yoke), 'seam');
  pen.ink(
    curve(xy(-yoke.x, yoke.y + 0.6), xy(-6, yoke.y + 1.3), xy(6, yoke.y + 1.3), xy(yoke.x, yoke.y + 0.6)),
    'stitch',
  );
  pen.pair(line(xy(0, band + 0.6), xy(u.t.hemSide.x * 0.995, band)), 'seam');
  pen.pair(line(xy(0, band + 1.2), xy(u.t.hemSide.x * 0.99, band + 0.6)), 'stitch');
  pen.pair(line(xy(0, u.hemY + 0.1), xy(u.t.hemSide.x * 0.99, u.hemY - 0.6)), 'stitch');
  denimPanels(pen, u, view, yoke.y, band, tones);
  if (view === 'back') {
    drawCollar(pen, spec, view, u, tones);
    return;
  }
  drawClosing(pen, spec, 6.2, u.hemY + 0.6, tones);
  drawCollar(pen, spec, view, u, tones);
};

function denimPanels(pen: Pen, u: Upper, view: View, yokeY: number, band: number, tones: Tones): void {
  const w = u.f.chest;
  if (view === 'back') {
    for (const k of [0, 0.5]) {
      pen.pair(line(xy(w * 0.54, yokeY + 0.8), xy(w * 0.34, band)), k ? 'stitch' : 'seam');
    }
    pen.pair(line(xy(w * 0.54 + 0.6, yokeY + 0.8), xy(w * 0.34 + 0.6, band)), 'stitch');
    return;
  }
  pen.pair(line(xy(w * 0.32, yokeY + 6), xy(w * 0.16, band)), 'seam');
  pen.pair(line(xy(w * 0.62, yokeY + 6), xy(w * 0.42, band)), 'seam');
  pen.pair(line(xy(w * 0.32 + 0.6, yokeY + 6), xy(w * 0.16 + 0.6, band)), 'stitch');
  pen.pair(line(xy(w * 0.62 - 0.6, yokeY + 6), xy(w * 0.42 - 0.6, band)), 'stitch');
  for (const x of [w * 0.25, -w * 0.25 - w * 0.44]) pocketFlap(pen, xy(x, yokeY + 0.8), w * 0.44, 5.6, tones);
  slash(pen, xy(w * 0.7, band - 14), xy(w * 0.58, band - 2.6), 0.2);
}
