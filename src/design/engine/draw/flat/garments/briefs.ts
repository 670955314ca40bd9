import type { Op } from '../../../geometry/path.js';
import { xy } from '../../../geometry/point.js';
import { briefsShape, isMensBriefs } from '../../../cut/briefs.js';
import { beside, curve, join, line, whole } from '../pen/paths.js';
import type { Drawer } from './garments.js';
import { drawWaistband } from './skirt.js';
import type { View } from './upper.js';

export const drawBriefs: Drawer = (pen, spec, ...rest) =>
  (isMensBriefs(spec) ? drawMensBriefs : drawKnitBriefs)(pen, spec, ...rest);

/** With a panel in front and an elastic waistband. */
const drawMensBriefs: Drawer = (pen, _spec, view, tones) => {
  const leg = join(curve(xy(25, 22), xy(19, 20), xy(10, 24), xy(3.4, 29)), line(xy(3.4, 29), xy(0, 29.6)));
  pen.ink(
    whole(
      join(
        curve(xy(0, 4.8), xy(8, 4.8), xy(15, 4.4), xy(21, 4)),
        curve(xy(21, 4), xy(23, 10), xy(24.4, 16), xy(25, 22)),
        leg,
      ),
    ),
    'outline',
    tones.base,
  );
  if (view === 'front') pen.pair(curve(xy(7, 4.8), xy(7.6, 14), xy(6, 24), xy(3, 28)), 'seam');
  else pen.ink(line(xy(0, 4.8), xy(0, 29)), 'seam');
  drawWaistband(pen, 4, 21, 3.4, tones, { view, elastic: true });
};

/** Half of the upper edge, and where it lies, cm. */
const TOP = { y: 4, half: 21 };
/** Half width of the gusset where front and back meet, cm. */
const CROTCH = 3.4;

/** The leg's edge from the side seam to the gusset: hollow in front, over the seat behind unless it is bared. */
function legEdge(side: number, low: number, covers: boolean): Op[] {
  const [from, to] = [xy(TOP.half + side * 0.16, TOP.y + side), xy(CROTCH, low)];
  return covers
    ? curve(from, xy(19, TOP.y + side + 5), xy(10, low - 1), to)
    : curve(from, xy(13, TOP.y + side + 1), xy(5.4, low - 6), to);
}

/** Front, back and gusset, with elastic in the edges: neither fly nor waistband. */
const drawKnitBriefs: Drawer = (pen, spec, view, tones) => {
  const shape = briefsShape(spec);
  const side = shape.side / 10;
  const low = TOP.y + (shape.below > 1 ? 15.5 : 18.5);
  const leg = legEdge(side, low, view === 'back' && !shape.narrow);
  const top = curve(xy(0, TOP.y + dip(view)), xy(8, TOP.y + dip(view)), xy(15, TOP.y + 0.5), xy(TOP.half, TOP.y));
  const seam = line(xy(TOP.half, TOP.y), xy(TOP.half + side * 0.16, TOP.y + side));
  pen.ink(whole(join(top, seam, leg, line(xy(CROTCH, low), xy(0, low + 0.3)))), 'outline', tones.base);
  pen.pair(beside(top, -ELASTIC), 'stitch');
  pen.pair(beside(leg, -ELASTIC), 'stitch');
  if (view === 'front') pen.ink(line(xy(-CROTCH - 0.6, low - 3.6), xy(CROTCH + 0.6, low - 3.6)), 'seam');
};

const dip = (view: View): number => (view === 'front' ? 1.4 : 0.6);
/** Elastic of a narrow edge, cm. */
const ELASTIC = 0.9;
