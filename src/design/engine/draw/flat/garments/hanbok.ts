import { hasChima, hasJeogori } from '../../../cut/hanbok.js';
import { xy } from '../../../geometry/point.js';
import type { Cut } from '../../../cut/cut.js';
import { bodyFor, hemHeight } from '../figure.js';
import { tonesOfPart, type Tones } from '../cloth/tone.js';
import type { Pen } from '../pen/pen.js';
import { curve, join, line, shut, whole } from '../pen/paths.js';
import type { Drawer } from './garments.js';
import { drawSkirt } from './skirt.js';
import type { View } from './upper.js';

/** Half of the jacket's width, and of its sleeve at the body and at the hand, cm. */
const HALF = 25;
const [ARMHOLE, HAND] = [22, 12];
const NECK = curve(xy(0, 2), xy(3, 2), xy(7, 1.6), xy(9, 0.6));

/** Hanbok: a jacket that crosses and is tied at the breast, a pleated skirt on a breast band, or both. */
export const drawHanbok: Drawer = (pen, spec, view, tones) => {
  if (hasChima(spec)) chima(pen, spec, view, tones);
  if (hasJeogori(spec)) jeogori(pen, spec, view, tones);
  pen.show({ sleeve: spec.sleeveTo });
};

function chima(pen: Pen, spec: Cut, view: View, tones: Tones): void {
  const { armY, hipY } = bodyFor(spec);
  const [top, hemY] = [armY - 3, hemHeight(spec)];
  const cloth = tonesOfPart(tones, 'skirt');
  if (!hasJeogori(spec)) {
    const strap = shut(line(xy(10.2, 1), xy(13.2, 1.4), xy(12.6, top + 1), xy(9.6, top + 1)));
    pen.pair(strap, 'outline', tonesOfPart(tones, 'strap').base);
  }
  drawSkirt(
    pen,
    { ...spec, pockets: [] },
    { top: top + 6, waist: 19, hip: 31, hipY: hipY + 4, hemY, kind: 'pleated', view, waistband: 0 },
    tones,
  );
  pen.ink(whole(line(xy(0, top), xy(18.6, top), xy(19, top + 6), xy(0, top + 6))), 'outline', cloth.base);
  if (view === 'back') pen.ink(line(xy(3, top), xy(3.4, top + 6), xy(5, hipY)), 'seam');
  pen.reach(hemY);
}

/** Where the jacket ends, cm; over its skirt it ends above the waist. */
const jacketHem = (spec: Cut): number => (hasChima(spec) ? bodyFor(spec).waistY - 7 : hemHeight(spec));

function jeogori(pen: Pen, spec: Cut, view: View, tones: Tones): void {
  const hemY = jacketHem(spec);
  const [y, hand] = [3.4 + 3 * spec.sleeveTo, 28 + 34 * spec.sleeveTo];
  const sleeve =
    spec.sleeveTo === 0
      ? line(xy(9, 0.6), xy(HALF, 3.2), xy(HALF, ARMHOLE + 4))
      : join(
          line(xy(9, 0.6), xy(hand, y), xy(hand - 0.6, y + HAND)),
          curve(
            xy(hand - 0.6, y + HAND),
            xy(hand - 8, y + HAND + 9),
            xy(HALF + 14, ARMHOLE + 5.5),
            xy(HALF, ARMHOLE + 4),
          ),
        );
  const front = view === 'front' ? line(xy(0, 20), xy(9, 0.6)) : NECK;
  const low = hemY - 1.4;
  pen.fill(whole(join(NECK, line(xy(9, 0.6), xy(0, 24)))), tones.inside);
  const body = join(
    line(xy(HALF, ARMHOLE + 4), xy(HALF, low)),
    curve(xy(HALF, low), xy(16, hemY), xy(8, hemY), xy(0, hemY)),
  );
  pen.ink(whole(join(front, sleeve, body)), 'outline', tones.base);
  if (spec.sleeveTo > 0) pen.pair(line(xy(HALF, 3), xy(HALF, ARMHOLE + 4)), 'seam');
  pen.name('shoulder-seam', xy(HALF - 8, 2.4));
  if (spec.sleeveTo > 0) pen.name('sleeve-hem', xy(hand - 0.4, y + HAND * 0.6));
  if (view === 'back') back(pen, hemY, tones);
  else crossed(pen, spec, hemY, tones);
  if (!hasChima(spec)) pen.reach(hemY);
}

function back(pen: Pen, hemY: number, tones: Tones): void {
  pen.ink(line(xy(0, 2), xy(0, hemY)), 'seam');
  const collar = join(
    curve(xy(-10.2, 1.4), xy(-8, -1.4), xy(-4, -2.6), xy(0, -2.6)),
    curve(xy(0, -2.6), xy(4, -2.6), xy(8, -1.4), xy(10.2, 1.4)),
    curve(xy(10.2, 1.4), xy(7, 2.6), xy(3, 3), xy(0, 3)),
    curve(xy(0, 3), xy(-3, 3), xy(-7, 2.6), xy(-10.2, 1.4)),
  );
  pen.ink(shut(collar), 'outline', tonesOfPart(tones, 'collar').second);
}

/** The wearer's left front over the right one, its band ending on the breast, where the ribbons are tied. */
function crossed(pen: Pen, spec: Cut, hemY: number, tones: Tones): void {
  const cloth = tonesOfPart(tones, 'collar').second;
  const end = Math.min(23, hemY - 7);
  const under = shut(line(xy(-6.6, 0.2), xy(-10, 1.2), xy(-2, 16), xy(2, 14.4)));
  const over = shut(line(xy(6.6, 0.2), xy(10, 1.2), xy(-5.4, end + 1.6), xy(-8.4, end - 1)));
  pen.ink(under, 'outline', cloth);
  pen.ink(over, 'outline', cloth);
  pen.ink(line(xy(-7, end + 0.4), xy(-7.6, hemY - 0.1)), 'outline');
  pen.name('placket', xy(7.4, 6));
  ribbons(pen, xy(-5.6, end + 3), hasChima(spec) ? 52 : 34, tonesOfPart(tones, 'belt').second);
}

/** One loop to the wearer's left, both ends hanging. */
function ribbons(pen: Pen, at: { x: number; y: number }, length: number, cloth: string): void {
  const { x, y } = at;
  for (const [dx, long] of [
    [-1.6, length],
    [2.8, length - 5],
  ])
    pen.ink(
      shut(line(xy(x - 1.3, y), xy(x + 1.3, y), xy(x + dx + 1.9, y + long), xy(x + dx - 1.9, y + long - 0.8))),
      'seam',
      cloth,
    );
  const loop = [xy(x, y - 1.3), xy(x + 13, y - 4.4), xy(x + 14, y - 0.6), xy(x, y + 1.3)];
  pen.ink(shut(line(...loop)), 'outline', cloth);
  pen.ink(shut(line(xy(x - 1.5, y - 2), xy(x + 1.6, y - 2), xy(x + 1.4, y + 2), xy(x - 1.4, y + 2))), 'outline', cloth);
  pen.name('belt', xy(x + 8, y - 2));
}
