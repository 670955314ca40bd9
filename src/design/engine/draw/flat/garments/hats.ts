import { xy } from '../../../geometry/point.js';
import { FABRIC_FACTS } from '../../../make/materials/fabrics.js';
import { denies } from '../../../cut/denies.js';
import type { Cut } from '../../../cut/cut.js';
import type { Drawer } from './garments.js';
import type { Pen } from '../pen/pen.js';
import { curve, join, line, shut, through, whole } from '../pen/paths.js';
import type { Tones } from '../cloth/tone.js';
import type { View } from './upper.js';

/** Hats from the front and from the back; the brim's front is y = 0 or so. Lengths in cm. */

/** By the trade name; without one, knitted hats are beanies and others brimmed, as the picture has them. */
export const drawHat: Drawer = (pen, spec, view, tones) => {
  const knitted = spec.fabrics.some((f) => FABRIC_FACTS[f.name].knit || f.name === 'knit');
  const kind = spec.variant ?? (knitted ? 'beanie' : 'brimmed');
  if (kind === 'beanie') return drawBeanie(pen, tones);
  if (kind === 'bucket hat') return drawBucket(pen, tones);
  if (kind === 'beret') return drawBeret(pen, tones);
  if (kind === 'cap') return drawBaseballCap(pen, view, tones);
  return kind === 'flat cap' ? drawFlatCap(pen, view, tones) : drawBrimmed(pen, spec, view, tones);
};

/** Pinched crown, band and a brim that turns up at the sides. */
function drawBrimmed(pen: Pen, spec: Cut, view: View, tones: Tones): void {
  const behind = curve(xy(-21, -2.2), xy(-12, -6.4), xy(12, -6.4), xy(21, -2.2));
  pen.fill(shut(join(behind, curve(xy(21, -2.2), xy(12, 1), xy(-12, 1), xy(-21, -2.2)))), tones.inside);
  const crown = join(
    through([xy(0, -13.2), xy(3.4, -13.9), xy(7.4, -13.2), xy(9.4, -10.4), xy(10.4, -4), xy(10.8, 0)], 0.9),
    curve(xy(10.8, 0), xy(7, 1.8), xy(3.4, 2.2), xy(0, 2.2)),
  );
  pen.ink(whole(crown), 'outline', tones.base);
  if (!denies(spec, 'belt')) {
    const band = join(
      curve(xy(0, -2.1), xy(4, -2.1), xy(7.6, -2.6), xy(10.4, -3.9)),
      line(xy(10.4, -3.9), xy(10.8, 0)),
      curve(xy(10.8, 0), xy(7, 1.8), xy(3.4, 2.2), xy(0, 2.2)),
    );
    pen.ink(whole(band), 'seam', tones.second === tones.base ? tones.rib : tones.second);
    if (view === 'front') flatBow(pen, tones);
  }
  const brim = join(
    curve(xy(0, 2), xy(4.4, 2), xy(8, 1.4), xy(10.9, -0.4)),
    curve(xy(10.9, -0.4), xy(14.6, -0.8), xy(18.4, -1.4), xy(21.2, -2.6)),
    curve(xy(21.2, -2.6), xy(18, 4.4), xy(8.6, 7.4), xy(0, 7.4)),
  );
  pen.ink(whole(brim), 'outline', tones.base);
  pen.ink(curve(xy(-20.2, -1.6), xy(-10.4, 8), xy(10.4, 8), xy(20.2, -1.6)), 'stitch');
  if (view === 'front')
    for (const s of [1, -1])
      pen.ink(curve(xy(s * 1, -12.6), xy(s * 2.6, -11), xy(s * 4, -9), xy(s * 4.4, -6.4)), 'detail');
  else pen.ink(curve(xy(0, -13.2), xy(0.4, -11.6), xy(0.2, -10.4), xy(0, -9)), 'detail');
  pen.name('crown', xy(5, -9));
  pen.name('hat-band', xy(7, -1));
  pen.name('brim', xy(12, 3.4));
}

/** The ribbon's ends, laid flat on the wearer's left. */
function flatBow(pen: Pen, tones: Tones): void {
  const cloth = tones.second === tones.base ? tones.rib : tones.second;
  pen.ink(shut(line(xy(7.6, -3.6), xy(10.9, -4.6), xy(11.2, -0.2), xy(8, 1.4))), 'seam', cloth);
  pen.ink(shut(line(xy(8.9, -3.4), xy(9.8, -3.7), xy(10.2, 0), xy(9.3, 0.6))), 'seam', cloth);
}

/** Six panels, a button and a visor; the strap and its opening behind. */
function drawBaseballCap(pen: Pen, view: View, tones: Tones): void {
  const crown = join(
    through([xy(0, -11.4), xy(5.4, -10.4), xy(9, -6.4), xy(10, 0)], 0.95),
    curve(xy(10, 0), xy(6.6, 1.6), xy(3, 2), xy(0, 2)),
  );
  pen.ink(whole(crown), 'outline', tones.base);
  pen.pair(curve(xy(0.4, -11.4), xy(4, -8.8), xy(5.6, -4), xy(5.4, 1.4)), 'seam');
  pen.pair(curve(xy(0.9, -11.1), xy(4.5, -8.6), xy(6.1, -4), xy(5.9, 1.3)), 'stitch');
  for (const s of [1, -1]) pen.dot(xy(s * 3, -6.4), 0.34, 'detail', '#ffffff');
  pen.ink(
    shut(through([xy(-1, -11.2), xy(0, -12.2), xy(1, -11.2), xy(0, -11), xy(-1, -11.2)], 0.9)),
    'seam',
    tones.second,
  );
  pen.name('crown', xy(5.8, -7));
  if (view === 'back') return openBack(pen, tones);
  pen.ink(line(xy(0, -11), xy(0, 2)), 'seam');
  const visor = join(
    curve(xy(0, 1.9), xy(3, 1.9), xy(6.8, 1.4), xy(10, -0.2)),
    curve(xy(10, -0.2), xy(11.6, 3.6), xy(8, 7), xy(0, 7.2)),
  );
  pen.ink(whole(visor), 'outline', tones.second);
  for (const k of [0.25, 0.5, 0.75])
    pen.ink(
      curve(
        xy(-10.3 + k * 0.4, 1.2 + k * 1.6),
        xy(-6, 2.4 + k * 5.8),
        xy(6, 2.4 + k * 5.8),
        xy(10.3 - k * 0.4, 1.2 + k * 1.6),
      ),
      'stitch',
    );
  pen.name('brim', xy(6, 5.2));
}

function openBack(pen: Pen, tones: Tones): void {
  pen.ink(line(xy(0, -11), xy(0, -3.8)), 'seam');
  pen.ink(
    shut(join(curve(xy(-4.2, 1.8), xy(-4, -5.4), xy(4, -5.4), xy(4.2, 1.8)), line(xy(4.2, 1.8), xy(-4.2, 1.8)))),
    'seam',
    '#ffffff',
  );
  pen.ink(shut(line(xy(-5, 0.4), xy(5, 0.4), xy(5, 2.6), xy(-5, 2.6))), 'seam', tones.base);
  pen.ink(shut(line(xy(-1.4, 0), xy(1, 0), xy(1, 3), xy(-1.4, 3))), 'detail', '#ffffff');
}

/** Dome with a folded rib. */
function drawBeanie(pen: Pen, tones: Tones): void {
  pen.ink(
    whole(join(through([xy(0, -13), xy(8, -11), xy(12.4, -3)], 1), line(xy(12.4, -3), xy(0, -2)))),
    'outline',
    tones.base,
  );
  pen.pair(curve(xy(0, -13), xy(4, -10), xy(5.4, -6), xy(5.6, -2.4)), 'seam');
  const band = [xy(12.8, -3.4), xy(13, 4), xy(0, 5)];
  pen.ink(whole(join(line(xy(0, -2.4), ...band))), 'outline', tones.rib);
  for (let x = 0.8; x < 12.6; x += 1.2) pen.pair(line(xy(x, -2.2), xy(x, 4.6 - x * 0.05)), 'soft');
  pen.name('crown', xy(6, -8));
  pen.name('rib-hem', xy(8, 1));
}

/** Crown, side band and a sloping brim with rows of stitching. */
function drawBucket(pen: Pen, tones: Tones): void {
  const side = join(line(xy(10, -9), xy(12.6, 1)), curve(xy(12.6, 1), xy(9, 2), xy(5, 2.6), xy(0, 2.6)));
  pen.ink(whole(join(through([xy(0, -11), xy(7, -10.6), xy(10, -9)], 1), side)), 'outline', tones.base);
  pen.pair(curve(xy(10, -9), xy(7, -7.8), xy(3, -7.4), xy(0, -7.4)), 'seam');
  pen.ink(
    whole(
      join(
        curve(xy(0, 2.6), xy(5, 2.6), xy(9, 2), xy(12.6, 1)),
        line(xy(12.6, 1), xy(19, 7.4)),
        curve(xy(19, 7.4), xy(13, 10.4), xy(6, 11), xy(0, 11)),
      ),
    ),
    'outline',
    tones.base,
  );
  for (const k of [0.3, 0.6, 0.9]) {
    const [x, y] = [12.6 + 6.4 * k, 1 + 6.4 * k];
    pen.pair(curve(xy(x, y), xy(x * 0.7, y + 2.4), xy(x * 0.35, y + 2.8 + k), xy(0, 2.6 + 8.4 * k)), 'stitch');
  }
  pen.name('crown', xy(6, -9.4));
  pen.name('brim', xy(12, 9.6));
}

/** A flat round of cloth on a narrow band. */
function drawBeret(pen: Pen, tones: Tones): void {
  pen.ink(whole(through([xy(0, -9), xy(10, -8), xy(17, -2.4), xy(12, 3.4), xy(0, 5)], 1)), 'outline', tones.base);
  pen.ink(whole(join(line(xy(0, 4.6), xy(10, 3.4), xy(10, 6.4), xy(0, 7.6)))), 'outline', tones.rib);
  pen.ink(line(xy(0, -9), xy(0.6, -11.4)), 'outline');
  pen.name('crown', xy(9, -4));
  pen.name('hem', xy(8, 5.4));
}

/** A low crown drawn forward over a short visor. */
function drawFlatCap(pen: Pen, view: View, tones: Tones): void {
  const crown = through([xy(0, -9), xy(8, -8.6), xy(14, -3.4), xy(13.4, 2.4)], 1);
  pen.ink(whole(join(crown, curve(xy(13.4, 2.4), xy(8, 5), xy(4, 5.6), xy(0, 5.6)))), 'outline', tones.base);
  pen.ink(line(xy(0, -9), xy(0, 5.6)), 'seam');
  pen.pair(curve(xy(0, -9), xy(5, -6.6), xy(7, -1), xy(6.6, 4.8)), 'seam');
  pen.name('crown', xy(7, -4));
  if (view === 'back') return;
  pen.ink(
    whole(
      join(
        curve(xy(0, 5), xy(5, 5), xy(10, 4.2), xy(12.6, 2.8)),
        curve(xy(12.6, 2.8), xy(11.4, 6.6), xy(6, 8.6), xy(0, 8.8)),
      ),
    ),
    'outline',
    tones.base,
  );
  pen.name('brim', xy(7, 7));
}
