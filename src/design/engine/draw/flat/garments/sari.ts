import { xy } from '../../../geometry/point.js';
import { bodyFor, hemHeight } from '../figure.js';
import { tonesOfPart } from '../cloth/tone.js';
import { curve, join, line, pointAt, shut, whole } from '../pen/paths.js';
import { sleeveOf, type Drawer } from './garments.js';
import { drawBody } from './upper.js';

/** A sari as it is worn: wound to the floor, pleats in front, its end over the wearer's left shoulder; a short blouse below. */
export const drawSari: Drawer = (pen, spec, view, tones) => {
  const { armY, waistY, hipY } = bodyFor(spec);
  const hemY = hemHeight(spec);
  const front = view === 'front';
  const bodice = { ...spec, silhouette: null, closure: null, length: null, details: [] };
  const style = {
    sleeve: sleeveOf(spec),
    neckFinish: 'faced' as const,
    hem: 'stitch' as const,
    cutAt: armY + 11,
    extra: -0.6,
  };
  const u = drawBody(pen, bodice, view, style, tonesOfPart(tones, 'bodice'));
  const side = curve(xy(18, waistY + 2), xy(22.5, waistY + 10), xy(24.6, hipY), xy(26.5, hemY));
  pen.ink(
    whole(join(line(xy(0, waistY + 2), xy(18, waistY + 2)), side, line(xy(26.5, hemY), xy(0, hemY)))),
    'outline',
    tones.base,
  );
  pen.reach(hemY);
  if (front) for (const x of [-6, -3, 0, 3, 6]) pen.ink(line(xy(x * 0.5, waistY + 3), xy(x, hemY)), 'seam');
  const s = front ? 1 : -1;
  const [near, far] = [pointAt(u.t.shoulder, 0.2), pointAt(u.t.shoulder, 0.85)];
  const cloth = front
    ? [
        ...curve(xy(near.x, near.y), xy(4, armY - 4), xy(-8, waistY - 12), xy(-18, waistY + 1)),
        ...line(xy(-18, waistY + 1), xy(-23.6, hipY - 4)).slice(1),
        ...curve(xy(-23.6, hipY - 4), xy(-6, waistY + 4), xy(14, armY + 8), xy(far.x, far.y)).slice(1),
      ]
    : line(
        xy(s * near.x, near.y),
        xy(s * far.x, far.y),
        xy(s * (far.x + 2), hipY + 26),
        xy(s * (near.x - 6), hipY + 26),
      );
  pen.ink(shut(cloth), 'outline', tones.base);
  for (const k of [0.3, 0.6])
    pen.ink(
      front
        ? curve(
            xy(near.x + (far.x - near.x) * k, near.y + 0.6),
            xy(4 + 10 * k, armY - 4 + 12 * k),
            xy(-8 + 2 * k, waistY - 12 + 16 * k),
            xy(-18 - 5 * k, waistY + 1 + (hipY - waistY - 6) * k),
          )
        : line(xy(s * (near.x + (far.x - near.x) * k), near.y + 1), xy(s * (near.x - 6 + 16 * k), hipY + 25)),
      'soft',
    );
};
