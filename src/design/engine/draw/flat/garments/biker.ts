import { add, lerp, type Point, xy } from '../../../geometry/point.js';
import { denies } from '../../../cut/denies.js';
import type { Cut } from '../../../cut/cut.js';
import { sleeveOf, type Drawer } from './garments.js';
import type { Pen } from '../pen/pen.js';
import { curve, line, mirror, pointAt, shut } from '../pen/paths.js';
import { drawLapels, type LapelShape } from './tailored.js';
import type { Tones } from '../cloth/tone.js';
import { drawBody, drawCollar, type Upper } from './upper.js';

/** Where the lapels break and how far the fronts overlap, cm. */
const OVERLAP = 7;

/** A motorcycle jacket: wide lapels, a slanting zip, zipped pockets, a belt at the hem. Lengths in cm. */
export const drawBiker: Drawer = (pen, spec, view, tones, drafted) => {
  const full: Cut = { ...spec, closure: 'zip', collar: null, neckline: 'jewel', length: spec.length ?? 'hip' };
  const sleeve = { ...sleeveOf(spec), opening: 12, twoPart: true };
  const u = drawBody(pen, full, view, { sleeve, neckFinish: 'faced', hem: 'none', extra: 0.6, drafted }, tones);
  yoke(pen, u);
  if (view === 'back') {
    pen.pair(
      curve(pointAt(u.t.armhole, 0.7), xy(14, u.f.armY + 8), xy(11, u.f.waistY - 6), xy(10.6, u.hemY - 5)),
      'seam',
    );
    if (!denies(spec, 'belt')) hemBelt(pen, u, tones, false);
    return drawCollar(pen, { ...full, collar: 'shirt' }, view, u, tones);
  }
  const lapel: LapelShape = { kind: 'notched', double: true, breakY: u.f.armY + 5, overlap: OVERLAP };
  drawLapels(pen, u.f, lapel, tones);
  const foot = xy(2.6, u.hemY + 0.4);
  pen.lapped(() => slantingZip(pen, xy(OVERLAP, lapel.breakY), foot));
  zippedPockets(pen, u);
  if (!denies(spec, 'belt')) hemBelt(pen, u, tones, true);
};

function yoke(pen: Pen, u: Upper): void {
  const at = pointAt(u.t.armhole, 0.42);
  pen.ink(curve(xy(-at.x, at.y), xy(-6, at.y + 0.6), xy(6, at.y + 0.6), at), 'seam');
}

/** Two rows of stitching, teeth between them, a puller above. */
function slantingZip(pen: Pen, top: Point, foot: Point): void {
  const side = (dx: number) => line(xy(top.x + dx, top.y), xy(foot.x + dx, foot.y));
  for (const dx of [0.75, -0.75]) pen.ink(side(dx), 'seam');
  pen.ink(side(-1.7), 'stitch');
  const count = Math.round((foot.y - top.y) / 0.8);
  for (let i = 1; i < count; i++) {
    const p = lerp(top, foot, i / count);
    pen.ink(line(xy(p.x - (i % 2 ? 0.4 : 0.1), p.y), xy(p.x + (i % 2 ? 0.1 : 0.4), p.y)), 'soft');
  }
  pen.ink(
    shut(
      line(xy(top.x - 0.5, top.y), xy(top.x + 0.5, top.y), xy(top.x + 0.5, top.y + 2.8), xy(top.x - 0.7, top.y + 2.8)),
    ),
    'detail',
    '#ffffff',
  );
  pen.name('zip', lerp(top, foot, 0.55));
  pen.show({ fastener: 'zip' });
}

function zippedPockets(pen: Pen, u: Upper): void {
  if (pen.lacks('pocket')) return;
  const y = u.f.waistY - 4;
  const mouth = (a: Point, b: Point): void => {
    for (const turn of [(ops: ReturnType<typeof line>) => ops, mirror]) {
      pen.ink(turn(shut(line(a, b, add(b, xy(1.1, 0.3)), add(a, xy(1.1, 0.3))))), 'seam', '#ffffff');
      pen.ink(turn(line(lerp(a, add(a, xy(1.1, 0.3))), lerp(b, add(b, xy(1.1, 0.3))))), 'stitch');
    }
  };
  mouth(xy(u.f.waist * 0.66, y), xy(u.f.waist * 0.5, y + 12));
  pen.pocket(xy(u.f.waist * 0.6, y + 6), 2);
}

function hemBelt(pen: Pen, u: Upper, tones: Tones, buckled: boolean): void {
  const half = u.t.hemSide.x + 0.3;
  const [top, low] = [u.hemY - 4.4, u.hemY + 0.2];
  pen.ink(shut(line(xy(-half, top), xy(half, top), xy(half, low), xy(-half, low))), 'outline', tones.second);
  for (const x of [half * 0.62, -half * 0.62])
    pen.ink(
      shut(line(xy(x - 0.8, top - 0.6), xy(x + 0.8, top - 0.6), xy(x + 0.8, low + 0.6), xy(x - 0.8, low + 0.6))),
      'seam',
      tones.base,
    );
  pen.name('belt', xy(half * 0.4, (top + low) / 2));
  if (buckled)
    pen.ink(
      shut(line(xy(-7.6, top - 0.8), xy(-2, top - 0.8), xy(-2, low + 0.8), xy(-7.6, low + 0.8))),
      'outline',
      '#ffffff',
    );
}
