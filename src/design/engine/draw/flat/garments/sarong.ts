import { xy } from '../../../geometry/point.js';
import { bodyFor, hemHeight } from '../figure.js';
import type { Drawer } from './garments.js';
import { curve, line, shut, whole } from '../pen/paths.js';

/** Where other skirts have the seam of their band, cm: skirts are measured from there. */
const TOP = 4;

/** A length of cloth wound round the body: no band, no darts, its end laid across the front and tucked in at the waist. */
export const drawSarong: Drawer = (pen, spec, view, tones) => {
  const hemY = hemHeight(spec) - bodyFor(spec).waistY + TOP;
  const [waist, hip] = [16.6, 22.6];
  const side = curve(xy(waist, TOP - 2), xy(hip - 1.4, TOP + 7), xy(hip, TOP + 14), xy(hip + 0.6, hemY));
  pen.ink(
    whole([...line(xy(0, TOP - 2), xy(waist, TOP - 2)), ...side.slice(1), { type: 'line', to: xy(0, hemY) }]),
    'outline',
    tones.base,
  );
  pen.reach(hemY);
  if (view === 'back') return;
  const end = curve(xy(-waist + 3, TOP - 2), xy(-waist + 1.6, TOP + 12), xy(-12, hemY - 16), xy(-9, hemY));
  pen.ink(end, 'outline');
  const folds = [0.25, 0.5].map((k) =>
    curve(xy(-waist + 4, TOP), xy(-8 + 22 * k, TOP + 10), xy(2 + 24 * k, hemY - 20), xy(4 + 26 * k, hemY - 6)),
  );
  for (const fold of folds) pen.ink(fold, 'soft');
  pen.ink(
    shut(
      line(
        xy(-waist + 1.4, TOP - 2.4),
        xy(-waist + 5, TOP - 2.4),
        xy(-waist + 4.2, TOP + 1.6),
        xy(-waist + 2, TOP + 1.6),
      ),
    ),
    'seam',
    tones.second,
  );
};
