import { xy } from '../../../geometry/point.js';
import type { Drawer } from './garments.js';
import { patch } from '../parts/front.js';
import type { Pen } from '../pen/pen.js';
import { beside, curve, join, line, shut, through, whole } from '../pen/paths.js';
import { tonesOfPart, type Tones } from '../cloth/tone.js';
import type { View } from './upper.js';

/** Bags from the front and from behind. Lengths in cm. */

const SOFT: ReadonlySet<string> = new Set([
  'canvas',
  'cotton',
  'linen',
  'denim',
  'nylon',
  'ripstop',
  'twill',
  'polyester',
]);

export const drawBag: Drawer = (pen, spec, view, tones) => {
  const soft = SOFT.has(spec.fabrics[0]?.name ?? 'canvas');
  if (spec.variant === 'tote bag' || (spec.variant === null && soft)) return drawTote(pen, view, tones, spec.pockets);
  drawHandbag(pen, view, tones);
};

/** The far handle behind the bag, the near one sewn onto it with a stitched box. */
function drawTote(pen: Pen, view: View, tones: Tones, pockets: readonly string[]): void {
  const strap = tonesOfPart(tones, 'strap');
  const cloth = strap.base === tones.base ? tones.second : strap.base;
  const loop = (top: number, from: number) =>
    shut(
      join(
        through(
          [
            xy(-9.4, from),
            xy(-9.6, top + 9),
            xy(-6.6, top + 1.6),
            xy(0, top),
            xy(6.6, top + 1.6),
            xy(9.6, top + 9),
            xy(9.4, from),
          ],
          1,
        ),
        line(xy(9.4, from), xy(7, from)),
        through(
          [
            xy(7, from),
            xy(7.2, top + 10),
            xy(5, top + 4),
            xy(0, top + 2.6),
            xy(-5, top + 4),
            xy(-7.2, top + 10),
            xy(-7, from),
          ],
          1,
        ),
      ),
    );
  pen.ink(loop(-25, 2), 'seam', tones.inside);
  pen.ink(shut(line(xy(-19, 0), xy(19, 0), xy(17.6, 32), xy(-17.6, 32))), 'outline', tones.base);
  pen.ink(line(xy(-18.8, 2.4), xy(18.8, 2.4)), 'stitch');
  pen.ink(line(xy(-17.8, 28.4), xy(-14.4, 32)), 'detail');
  pen.ink(line(xy(17.8, 28.4), xy(14.4, 32)), 'detail');
  pen.ink(loop(-22, 6.4), 'outline', cloth);
  for (const s of [1, -1])
    pen.ink(
      line(xy(s * 7.5, 2.8), xy(s * 8.9, 2.8), xy(s * 8.9, 5.9), xy(s * 7.5, 5.9), xy(s * 7.5, 2.8), xy(s * 8.9, 5.9)),
      'stitch',
    );
  pen.name('strap', xy(8.6, -8));
  pen.name('hem', xy(14, 2.2));
  const outside = pockets.some((p) => p !== 'zip' && p !== 'inside');
  if (view === 'front' && outside) patch(pen, xy(-9, 12), 18, 14, tones, 'round');
}

/** A structured body with a flap, a lock and one handle. */
function drawHandbag(pen: Pen, view: View, tones: Tones): void {
  const handle = shut(
    join(
      through([xy(-8, 1), xy(-8, -7), xy(-4.6, -11.4), xy(0, -12.2), xy(4.6, -11.4), xy(8, -7), xy(8, 1)], 1),
      line(xy(8, 1), xy(6.6, 1)),
      through([xy(6.6, 1), xy(6.6, -6.4), xy(4, -10), xy(0, -10.8), xy(-4, -10), xy(-6.6, -6.4), xy(-6.6, 1)], 1),
    ),
  );
  pen.ink(handle, 'outline', tones.second);
  const side = join(
    line(xy(14, 0)),
    curve(xy(14, 0), xy(15, 8), xy(16, 15), xy(16.4, 21)),
    curve(xy(16.4, 21), xy(16.4, 22.6), xy(15.6, 23), xy(14, 23)),
  );
  pen.ink(whole(join(line(xy(0, 0), xy(14, 0)), side, line(xy(14, 23), xy(0, 23)))), 'outline', tones.base);
  pen.ink(line(xy(-15.6, 20.4), xy(15.6, 20.4)), 'stitch');
  pen.name('strap', xy(6, -9));
  if (view === 'back') return pen.ink(line(xy(-12, 6), xy(12, 6)), 'seam');
  const flap = join(
    curve(xy(14.4, 3), xy(14.8, 9), xy(12, 12.4), xy(8, 12.8)),
    line(xy(8, 12.8), xy(-8, 12.8)),
    curve(xy(-8, 12.8), xy(-12, 12.4), xy(-14.8, 9), xy(-14.4, 3)),
  );
  pen.ink(shut(join(line(xy(-14, 0), xy(14, 0)), line(xy(14, 0), xy(14.4, 3)), flap)), 'outline', tones.base);
  pen.ink(beside(flap, -0.6, [0.02, 0.02]), 'stitch');
  pen.ink(shut(line(xy(-1.8, 11), xy(1.8, 11), xy(1.8, 14.6), xy(-1.8, 14.6))), 'seam', '#ffffff');
  pen.dot(xy(0, 12.8), 0.5, 'detail', '#ffffff');
  pen.name('decoration', xy(1.4, 13));
}
