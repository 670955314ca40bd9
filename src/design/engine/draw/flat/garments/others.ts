import { type Point, xy } from '../../../geometry/point.js';
import type { Cut } from '../../../cut/cut.js';
import type { Closure } from '../../../garments/spec.js';
import { closesInFront } from '../../../cut/opening.js';
import { bodyFor, hemHeight } from '../figure.js';
import { hiddenZip, patch } from '../parts/front.js';
import { backCut } from '../../../cut/stretch-body.js';
import { isHigh } from '../parts/collar.js';
import { bareKind } from './bare.js';
import { drawBody, drawClosing, drawCollar, type UpperStyle, type View } from './upper.js';
import { isWaistApron } from '../../../cut/waist-apron.js';
import { drawTank, sleeveOf, type Drawer } from './garments.js';
import type { Pen } from '../pen/pen.js';
import { beside, curve, join, line, pointAt, reverse, shut, through, whole } from '../pen/paths.js';
import { gatherTicks } from '../parts/sleeve.js';
import { drawBriefs } from './briefs.js';
import { drawWaistband } from './skirt.js';
import { tonesOfPart, type Tones } from '../cloth/tone.js';
import { drawTrousers } from './trousers.js';

export const drawTie: Drawer = (pen, _spec, view, tones) => {
  const blade = shut(line(xy(-1.6, 0), xy(1.6, 0), xy(4.4, 66), xy(0, 71), xy(-4.4, 66)));
  const tail = shut(line(xy(-1.4, -1), xy(1.4, -1), xy(2.6, 52), xy(0, 55), xy(-2.6, 52)));
  if (view === 'back') pen.ink(blade, 'outline', tones.base);
  else pen.ink(tail, 'outline', tones.inside);
  pen.ink(view === 'back' ? tail : blade, 'outline', view === 'back' ? tones.inside : tones.base);
  if (view === 'back') pen.ink(line(xy(-3, 44), xy(3, 44), xy(3, 47), xy(-3, 47), xy(-3, 44)), 'seam', tones.base);
  pen.ink(shut(line(xy(-3.2, -6), xy(3.2, -6), xy(1.7, 0.6), xy(-1.7, 0.6))), 'outline', tones.base);
  const loop = through(
    [xy(-3.1, -5.6), xy(-7, -14), xy(-5.4, -22), xy(0, -24), xy(5.4, -22), xy(7, -14), xy(3.1, -5.6)],
    1,
  );
  const inner = through(
    [xy(2.2, -6), xy(5, -14), xy(4, -19.6), xy(0, -21), xy(-4, -19.6), xy(-5, -14), xy(-2.2, -6)],
    1,
  );
  pen.ink(shut(join(loop, inner)), 'outline', tones.base);
};

export const drawBowTie: Drawer = (pen, _spec, _view, tones) => {
  const wing = join(
    curve(xy(1, -1.6), xy(3.4, -3.6), xy(6, -4.4), xy(7.2, -4)),
    line(xy(7.2, -4), xy(7.4, 4)),
    curve(xy(7.4, 4), xy(6, 4.4), xy(3.4, 3.6), xy(1, 1.6)),
  );
  pen.pair(shut(wing), 'outline', tones.base);
  pen.pair(curve(xy(1.6, -0.6), xy(3.4, -1.4), xy(4.6, -1.6), xy(5.4, -1.4)), 'soft');
  pen.pair(curve(xy(1.6, 0.7), xy(3.2, 1.6), xy(4.4, 1.8), xy(5, 1.7)), 'soft');
  pen.ink(shut(line(xy(-1.1, -1.9), xy(1.1, -1.9), xy(1.2, 1.9), xy(-1.2, 1.9))), 'outline', tones.base);
};

export const drawScarf: Drawer = (pen, spec, _view, tones) => {
  pen.ink(shut(line(xy(-15, 0), xy(15, 0), xy(15, 70), xy(-15, 70))), 'outline', tones.base);
  pen.ink(line(xy(-14.2, 0.8), xy(14.2, 0.8), xy(14.2, 69.2), xy(-14.2, 69.2), xy(-14.2, 0.8)), 'stitch');
  if (!spec.details.includes('fringe') && spec.hem !== 'fringed') return;
  for (let x = -14.4; x <= 14.4; x += 1.2)
    for (const [y, d] of [
      [0, -1],
      [70, 1],
    ])
      pen.ink(line(xy(x, y), xy(x + 0.1, y + d * 5)), 'detail');
};

/** How far the waist of an apron lies below its bib, cm. */
const APRON_WAIST = 28;

export const drawApron: Drawer = (pen, spec, ...how) =>
  (isWaistApron(spec) ? drawWaistApron : drawBibApron)(pen, spec, ...how);

const APRON_TIE = join(
  through([xy(30, 28.4), xy(38, 30), xy(44.6, 37), xy(46, 48)], 1),
  line(xy(46, 48), xy(43.4, 48.4)),
  through([xy(43.4, 48.4), xy(42, 38.6), xy(37, 32.8), xy(30, 31)], 1),
);

/** A panel on a band with a tie at each end; the pocket is halved by a seam where two are asked for. */
const drawWaistApron: Drawer = (pen, spec, view, tones) => {
  const low = APRON_WAIST + hemHeight(spec) - bodyFor(spec).waistY;
  pen.reach(hemHeight(spec));
  pen.pair(shut(APRON_TIE), 'outline', tonesOfPart(tones, 'strap').base);
  pen.ink(whole(line(xy(0, 32), xy(30, 32), xy(31, low), xy(0, low))), 'outline', tones.base);
  pen.ink(whole(line(xy(0, 28), xy(30, 28), xy(30, 32), xy(0, 32))), 'outline', tones.base);
  pen.ink(line(xy(-30.6, low - 1.6), xy(30.6, low - 1.6)), 'stitch');
  pen.pair(line(xy(29.2, 32.4), xy(30.2, low - 1.8)), 'stitch');
  pen.name('strap', xy(40, 34));
  pen.name('hem', xy(12, low - 0.6));
  if (view === 'back' || pen.lacks('pocket')) return;
  const { pockets = 1 } = pen.counts;
  if (pockets === 1) return patch(pen, xy(-15, 42), 30, 19, tones, 'square');
  for (const x of [-22, 5]) patch(pen, xy(x, 42), 17, 20, tones, 'square');
};

const drawBibApron: Drawer = (pen, spec, view, tones) => {
  const low = APRON_WAIST + hemHeight(spec) - bodyFor(spec).waistY;
  pen.reach(hemHeight(spec));
  const half = join(
    line(xy(0, 0), xy(12.4, 0)),
    curve(xy(12.4, 0), xy(13, 12), xy(18, 25), xy(31, 28)),
    line(xy(31, 28), xy(31, low), xy(0, low)),
  );
  const straps = tonesOfPart(tones, 'strap');
  const neck = join(
    through([xy(-11.6, 2), xy(-9.6, -16), xy(0, -22), xy(9.6, -16), xy(11.6, 2)], 1),
    line(xy(11.6, 2), xy(9, 2)),
    through([xy(9, 2), xy(7.2, -14.4), xy(0, -19.4), xy(-7.2, -14.4), xy(-9, 2)], 1),
  );
  pen.ink(shut(neck), 'outline', straps.base);
  pen.pair(shut(APRON_TIE), 'outline', straps.base);
  pen.ink(whole(half), 'outline', tones.base);
  pen.ink(line(xy(-11.8, 2.2), xy(11.8, 2.2)), 'stitch');
  pen.ink(line(xy(-30, low - 1.6), xy(30, low - 1.6)), 'stitch');
  pen.pair(curve(xy(12.2, 1.2), xy(13.2, 13), xy(17.8, 25.6), xy(30.4, 29)), 'stitch');
  pen.pair(line(xy(30.2, 29.4), xy(30.2, low - 1.8)), 'stitch');
  for (const x of [9.2, 29]) pen.pair(line(xy(x, x > 20 ? 28.8 : 2.2), xy(x + 2.2, x > 20 ? 30.8 : 4.4)), 'detail');
  pen.name('strap', xy(10.6, -6));
  pen.name('hem', xy(12, low - 0.6));
  if (view === 'back' || pen.lacks('pocket')) return;
  const { pockets = 1 } = pen.counts;
  const wide = !spec.pockets.includes('chest') || pockets > 1;
  if (wide) patch(pen, xy(-15, 42), 30, 19, tones, 'square');
  if (!wide || pockets > 2) patch(pen, xy(-6.5, 9), 13, 14, tones, 'square');
  if (!wide || pockets === 1) return;
  pen.ink(line(xy(0, 42), xy(0, 61)), 'stitch');
  pen.show({ pockets: 1 });
};

export const drawCorset: Drawer = (pen, _spec, view, tones) => {
  const top =
    view === 'front'
      ? join(
          curve(xy(0, 6), xy(3, 1.4), xy(8, -1.6), xy(13, 0.4)),
          curve(xy(13, 0.4), xy(16, 1.6), xy(19, 5), xy(21, 8)),
        )
      : curve(xy(0, 5), xy(8, 5), xy(15, 6.6), xy(21, 8));
  const side = through([xy(21, 8), xy(16.4, 24), xy(19.4, 36)], 0.9);
  const hem =
    view === 'front'
      ? curve(xy(19.4, 36), xy(13, 36.4), xy(5, 40), xy(0, 45))
      : curve(xy(19.4, 36), xy(13, 37), xy(6, 38), xy(0, 38));
  pen.ink(whole(join(top, side, hem)), 'outline', tones.base);
  for (const k of [0.28, 0.55, 0.8])
    pen.pair(
      curve(
        xy(20 * k, view === 'front' ? 1 + 6 * k * k : 6),
        xy(16 * k, 16),
        xy(15 * k, 26),
        xy(18.6 * k, 43 - 6.6 * k),
      ),
      'seam',
    );
  if (view === 'back')
    for (let y = 8; y < 36; y += 4) pen.ink(line(xy(-2.4, y), xy(2.4, y + 3), xy(2.4, y), xy(-2.4, y + 3)), 'detail');
  pen.ink(line(xy(0, view === 'front' ? 6 : 5), xy(0, view === 'front' ? 45 : 38)), 'seam');
};

/** Triangles tied at the neck and behind. */
function tiedCups(pen: Pen, view: View, tones: Tones): void {
  if (view === 'back') return bandBehind(pen, tones, true);
  const cup = shut(
    join(
      curve(xy(1.2, 12), xy(3, 6), xy(8, -3), xy(10.4, -8)),
      curve(xy(10.4, -8), xy(14, 0), xy(17, 8), xy(17.4, 12.6)),
      curve(xy(17.4, 12.6), xy(12, 14), xy(6, 13.6), xy(1.2, 12)),
    ),
  );
  pen.pair(curve(xy(10.4, -8), xy(9, -16), xy(6, -22), xy(3, -26)), 'outline');
  pen.ink(curve(xy(-30, 12), xy(-10, 14), xy(10, 14), xy(30, 12)), 'outline');
  pen.pair(cup, 'outline', tones.base);
  pen.pair(curve(xy(6, 12.6), xy(7.6, 8), xy(8.6, 4), xy(9.4, 2)), 'seam');
}

/** Cups of two halves in a frame, straps over the shoulders to the wings. */
function framedCups(pen: Pen, view: View, tones: Tones, straps: boolean): void {
  if (view === 'back') return bandBehind(pen, tones, false, straps);
  const strap = join(
    curve(xy(9.4, -5), xy(9.4, -14), xy(9, -20), xy(8.4, -24)),
    line(xy(8.4, -24), xy(9.8, -24)),
    curve(xy(9.8, -24), xy(10.4, -20), xy(10.8, -14), xy(10.9, -5)),
  );
  const frame = join(
    curve(xy(0, 8.6), xy(4, 8), xy(14, 6), xy(16, 5.6)),
    curve(xy(16, 5.6), xy(18, 7.6), xy(20, 9.2), xy(21, 10)),
    line(xy(21, 10), xy(21, 14)),
    curve(xy(21, 14), xy(14, 16.6), xy(6, 16.8), xy(0, 16.4)),
  );
  const cup = shut(
    join(
      curve(xy(2.6, 6.4), xy(2.2, 11.4), xy(4.6, 14.6), xy(8.8, 14.8)),
      curve(xy(8.8, 14.8), xy(13.2, 14.8), xy(15.8, 10.8), xy(15.4, 5.4)),
      curve(xy(15.4, 5.4), xy(13.8, 1), xy(11.6, -2.6), xy(10.2, -6.4)),
      curve(xy(10.2, -6.4), xy(8, -1.4), xy(5.4, 3.8), xy(2.6, 6.4)),
    ),
  );
  if (straps) pen.pair(shut(strap), 'outline', tones.second);
  pen.ink(whole(frame), 'outline', tones.base);
  pen.pair(cup, 'outline', tones.base);
  pen.pair(curve(xy(10.2, -6), xy(10.9, 1), xy(10.4, 9), xy(8.8, 14.7)), 'seam');
}

function bandBehind(pen: Pen, tones: Tones, tied: boolean, straps = true): void {
  if (tied) {
    pen.ink(curve(xy(-21, 11), xy(-8, 13), xy(8, 13), xy(21, 11)), 'outline');
    for (const y of [12.6, -23]) {
      pen.pair(through([xy(0.4, y), xy(4, y - 2.4), xy(5, y + 0.8), xy(0.6, y + 0.4)], 1), 'detail');
      pen.pair(curve(xy(0.4, y + 0.4), xy(1.6, y + 3), xy(2.4, y + 5), xy(2, y + 8)), 'detail');
    }
    pen.pair(curve(xy(6, -17), xy(4.4, -21), xy(2.4, -22.6), xy(0.6, -23)), 'outline');
    return;
  }
  if (straps) pen.pair(shut(line(xy(8.4, -24), xy(9.8, -24), xy(8.6, 10.4), xy(7.2, 10.4))), 'outline', tones.second);
  pen.ink(whole(line(xy(0, 10.6), xy(21, 10), xy(21, 14), xy(0, 14.6))), 'outline', tones.base);
  for (const y of [11.6, 13.4]) pen.ink(line(xy(-0.9, y), xy(0.9, y)), 'seam');
  pen.ink(line(xy(1.6, 10.6), xy(1.6, 14.5)), 'seam');
}

export const drawBra: Drawer = (pen, spec, view, tones) => framedCups(pen, view, tones, spec.neckline !== 'strapless');

/** How far below the underarm a soft bra's body ends, and its band's height, cm. */
const SOFT = { body: 9, band: 3.4 } as const;

/** A stretch body down to a band under the bust. */
export const drawSoftBra: Drawer = (pen, spec, view, tones) => {
  const { armY, chest } = bodyFor(spec);
  const y = armY + SOFT.body;
  const u = drawBody(
    pen,
    { ...spec, fit: 'tight', length: 'crop' },
    view,
    { sleeve: sleeveOf(spec), neckFinish: 'bound', hem: 'open', cutAt: y, ...bodysuitBack(spec) },
    tones,
  );
  const half = u.t.hemSide.x;
  const low = curve(
    xy(half, y + SOFT.band),
    xy(half * 0.66, y + SOFT.band + 0.5),
    xy(half * 0.33, y + SOFT.band + 0.6),
    xy(0, y + SOFT.band + 0.6),
  );
  const band = join(reverse(u.t.hem), line(u.t.hemSide, xy(half, y + SOFT.band)), low);
  pen.ink(whole(band), 'outline', tones.base);
  pen.pair(beside(low, -0.7, [0.01, 0]), 'stitch');
  pen.edge('hem', low);
  pen.name('hem', pointAt(low, 0.4));
  gatherTicks(pen, xy(-chest * 0.6, y + SOFT.band - 0.4), xy(chest * 0.6, y + SOFT.band - 0.4), xy(0, -1), 2, false);
};

/** Briefs, and what is worn with them above. */
export const drawBikini: Drawer = (pen, spec, view, tones, drafted) => {
  drawBriefs(pen, spec, view, tones, drafted);
  pen.bend((p) => xy(p.x, p.y + 30));
  tiedCups(pen, view, tones);
};

export const drawLingerieSet: Drawer = (pen, spec, view, tones, drafted) => {
  drawBriefs(pen, spec, view, tones, drafted);
  pen.bend((p) => xy(p.x, p.y + 48));
  drawSoftBra(pen, { ...spec, neckline: spec.neckline ?? 'scoop' }, view, tones, drafted);
};

export const drawTankini: Drawer = (pen, spec, view, tones, drafted) => {
  drawBriefs(pen, spec, view, tones, drafted);
  pen.bend((p) => xy(p.x, p.y + 62));
  drawTank(pen, { ...spec, garment: 'tank-top', fit: 'slim', length: 'hip', closure: null }, view, tones, drafted);
};

export const drawOveralls: Drawer = (pen, spec, view, tones) => {
  const waistY = bodyFor(spec).waistY;
  const at = (x: number, y: number): Point => xy(x, y + waistY - 34);
  const strapOuter = view === 'front' ? [at(12, 2), at(11.4, -14)] : [at(4, 4), at(11.4, -14)];
  pen.pair(
    shut(
      line(
        strapOuter[0],
        strapOuter[1],
        xy(strapOuter[1].x - 3.4, strapOuter[1].y),
        xy(strapOuter[0].x - 3.6, strapOuter[0].y),
      ),
    ),
    'outline',
    tones.base,
  );
  const bib =
    view === 'front'
      ? line(at(0, 1), at(13, 1), at(14.6, 24), at(20.4, 30))
      : line(at(0, 2), at(6, 3), at(13, 18), at(20.4, 30));
  pen.ink(whole(join(bib, line(at(20.4, 30), at(0, 31)))), 'outline', tones.base);
  pen.pair(line(at(0, 2.4), at(view === 'front' ? 12.2 : 5, view === 'front' ? 2.4 : 4.4)), 'stitch');
  drawTrousers(pen, spec, { top: waistY, waist: 20.6, view, waistband: 4, kind: 'jeans' }, tones);
  drawWaistband(pen, waistY, 20.6, 4, tones, { view: 'back' });
  if (view === 'front') {
    patch(pen, at(-7, 7), 14, 13, tones, 'point');
    if (closesInFront(spec)) drawClosing(pen, spec, at(0, 2).y, waistY + 12, tones);
    for (const x of [10.2, -10.2]) pen.button(at(x, 3.2), 1.1);
  }
  for (const x of [20, -20]) pen.button(at(x, 33), 0.6);
};

/** Open necks leave narrow shoulders without sleeves; the back is cut as the draft cuts it. */
function bodysuitBack(spec: Cut): Pick<UpperStyle, 'narrow' | 'backDepth' | 'racer'> {
  const back = backCut(spec);
  const open =
    spec.sleeveTo === 0 &&
    ['scoop', 'u-neck', 'v-neck', 'deep-v', 'plunging', 'square', 'sweetheart'].includes(spec.neckline ?? '');
  return {
    ...(open ? { narrow: 5.4, backDepth: 13 } : {}),
    ...(back === 'low' ? { backDepth: bodyFor(spec).waistY - 9 } : {}),
    ...(back === 'racer' ? { narrow: 5.4, backDepth: 6, racer: true } : {}),
  };
}

export const drawBodysuit: Drawer = (pen, spec, view, tones) => {
  const u = drawBody(
    pen,
    { ...spec, fit: 'tight', length: 'hip' },
    view,
    { sleeve: sleeveOf(spec), neckFinish: 'bound', hem: 'open', ...bodysuitBack(spec) },
    tones,
  );
  if (isHigh(spec) && !bareKind(spec)) drawCollar(pen, spec, view, u, tones);
  const y = u.hemY;
  const side = u.t.hemSide;
  const leg = curve(side, xy(13, side.y + (view === 'front' ? 2 : 6)), xy(5.6, y + 10), xy(3.4, y + 14));
  const crotch = line(xy(3.4, y + 14), xy(0, y + 14.4));
  pen.fill(whole(join(line(xy(0, side.y - 0.6), xy(side.x, side.y - 0.6)), leg, crotch)), tones.base);
  pen.pair(join(leg, crotch), 'outline');
  pen.pair(beside(leg, -0.9, [0.02, 0]), 'stitch');
  pen.edge('hem', leg);
  pen.name('hem', pointAt(leg, 0.4));
  if (view === 'front') fastenBody(pen, spec, u.shape.depth, y + 13, tones);
  else if (spec.opening?.place === 'back' && ZIPS.has(spec.opening.by))
    hiddenZip(pen, 0, pointAt(u.neck, 1).y + 0.6, y);
};

const ZIPS: ReadonlySet<Closure> = new Set<Closure>(['zip', 'invisible-zip']);

/** Down the front where the text says so; else snaps between the legs. */
function fastenBody(pen: Pen, spec: Cut, top: number, bottom: number, tones: Tones): void {
  if (closesInFront(spec)) drawClosing(pen, spec, top, bottom, tones);
  else if (spec.closure === 'snaps' && spec.opening === null)
    for (const x of [-2, 0, 2]) pen.dot(xy(x, bottom + 0.4), 0.45, 'detail', '#ffffff');
}

/** Band-shaped pieces: belts, headbands, leg warmers. */
export const drawBand: Drawer = (pen, spec, _view, tones) => {
  const [half, height] = spec.garment === 'belt' ? [42, 4] : spec.garment === 'headband' ? [13, 7] : [10, 36];
  pen.ink(shut(line(xy(-half, 0), xy(half, 0), xy(half, height), xy(-half, height))), 'outline', tones.base);
  pen.ink(
    line(
      xy(-half + 0.6, 0.6),
      xy(half - 0.6, 0.6),
      xy(half - 0.6, height - 0.6),
      xy(-half + 0.6, height - 0.6),
      xy(-half + 0.6, 0.6),
    ),
    'stitch',
  );
  if (spec.garment === 'belt')
    pen.ink(
      line(
        xy(-half - 2.4, -1),
        xy(-half + 3, -1),
        xy(-half + 3, height + 1),
        xy(-half - 2.4, height + 1),
        xy(-half - 2.4, -1),
      ),
      'outline',
      '#ffffff',
    );
  else
    gatherTicks(
      pen,
      xy(-half + 1, height - 0.8),
      xy(half - 1, height - 0.8),
      xy(0, -1),
      Math.min(5, height - 2),
      false,
    );
};

export const drawSocks: Drawer = (pen, _spec, _view, tones) => {
  const leg = through([xy(4, 0), xy(4, 20), xy(4.4, 27), xy(8, 34), xy(17, 38), xy(19, 41.6), xy(16, 44)], 0.9);
  const sole = through([xy(16, 44), xy(4, 43.6), xy(-3, 41), xy(-5, 34), xy(-4.2, 20), xy(-4, 0)], 0.9);
  pen.ink(shut(join(leg, sole)), 'outline', tones.base);
  pen.ink(line(xy(-4, 6), xy(4, 6)), 'seam');
  for (let x = -3.2; x < 4; x += 0.9) pen.ink(line(xy(x, 0.5), xy(x, 5.6)), 'soft');
  pen.ink(curve(xy(-4.6, 32), xy(-2, 33), xy(1, 36), xy(0.4, 43)), 'seam');
};
