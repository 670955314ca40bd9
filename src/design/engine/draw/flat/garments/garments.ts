import { straightCutDetails } from '../parts/straight-cut.js';
import { isStraightCut } from '../../../cut/straight-cut.js';
import { xy } from '../../../geometry/point.js';
import { isMaternity } from '../../../cut/maternity.js';
import { isDartedTop } from '../../../cut/darted-top.js';
import { hasBackDarts } from '../../../cut/back-darts.js';
import { hasBib } from '../../../cut/bib.js';
import { waistDarts } from '../parts/waist-darts.js';
import type { Cut } from '../../../cut/cut.js';
import type { DraftProportions } from '../../../make/pattern/types.js';
import { isWomens } from '../figure.js';
import { isLaidOn, pocketRows } from '../../../cut/pocket-rows.js';
import { isButtoned } from '../../../cut/opening.js';
import { buttonRow, kangaroo, patch, slash, welt, zip } from '../parts/front.js';
import { SHAWL_LOW } from '../parts/collar.js';
import type { Pen } from '../pen/pen.js';
import { curve, line, mirror, pointAt, xAt } from '../pen/paths.js';
import { sash } from '../parts/sash.js';
import { wrapCrossing } from '../parts/wrap-lines.js';
import { gatherTicks, type SleeveStyle } from '../parts/sleeve.js';
import type { Tones } from '../cloth/tone.js';
import {
  bustDarts,
  drawBody,
  drawClosing,
  drawCollar,
  drawDetails,
  type Upper,
  type UpperStyle,
  type View,
} from './upper.js';

/** One drawing of a garment from one side. */
export type Drawer = (pen: Pen, spec: Cut, view: View, tones: Tones, drafted: DraftProportions | null) => void;

export const sleeveOf = ({ sleeve, sleeveTo, cuff }: Cut): SleeveStyle => ({
  length: sleeveTo === 0 ? 'sleeveless' : (sleeve.length ?? 'sleeveless'),
  to: sleeveTo,
  type: sleeve.type,
  cuff: cuff === 'none' ? null : cuff,
});

/** Pockets laid on the chest, on the wearer's left (the right of the picture) or on both sides, and more below them. */
export function chestPocket(pen: Pen, spec: Cut, u: Upper, tones: Tones): void {
  const [w, h] = [u.f.chest * 0.4, u.f.chest * 0.46];
  const x = u.f.chest * 0.34;
  const low = u.f.waistY + 3;
  for (const { kind, at, count } of pocketRows(spec)) {
    if (at !== 'chest' && !(isLaidOn(kind, spec) && low + h <= u.hemY - 3)) continue;
    const y = at === 'chest' ? u.f.armY * 0.86 : low;
    for (const left of [x, -x - w].slice(0, count)) patch(pen, xy(left, y), w, h, tones, 'point', kind === 'flap');
  }
}

export const drawShirt: Drawer = (pen, spec, view, tones, drafted) => {
  if (isDartedTop(spec)) return drawTee(pen, spec, view, tones, drafted);
  const women = isWomens(spec);
  const tail =
    spec.hem === 'curved' ||
    (spec.hem === null && spec.garment === 'shirt' && !['crop', 'waist'].includes(spec.length ?? ''));
  const u = drawBody(
    pen,
    spec,
    view,
    {
      sleeve: sleeveOf(spec),
      neckFinish: 'faced',
      hem: tail ? 'tail' : 'stitch',
      extra: women ? -0.4 : 0,
      flare: spec.silhouette === 'a-line' ? 7 : 0,
      drafted,
    },
    tones,
  );
  if (view === 'back') {
    backYoke(pen, u, spec.details.includes('pleats') && !hasBib(spec));
    if (hasBackDarts(spec)) waistDarts(pen, u.f);
    drawCollar(pen, spec, view, u, tones);
    return;
  }
  if (!women) frontYoke(pen, u);
  chestPocket(pen, spec, u, tones);
  if (hasBib(spec)) pleatedBib(pen, u);
  if (women && !spec.details.includes('princess-seams')) bustDarts(pen, u);
  drawDetails(pen, { ...spec, details: spec.details.filter((d) => d !== 'yoke') }, view, u);
  const top = spec.collar ? 6.2 : u.shape.depth;
  drawClosing(pen, spec, top, u.hemY + 0.6, tones);
  drawCollar(pen, spec, view, u, tones);
};

function backYoke(pen: Pen, u: Upper, pleat: boolean): void {
  const a = pointAt(u.t.armhole, 0.34);
  pen.name('yoke', xy(a.x * 0.6, a.y + 0.7));
  pen.ink(curve(xy(-a.x, a.y), xy(-a.x * 0.4, a.y + 0.9), xy(a.x * 0.4, a.y + 0.9), a), 'seam');
  pen.ink(
    curve(xy(-a.x, a.y + 0.6), xy(-a.x * 0.4, a.y + 1.5), xy(a.x * 0.4, a.y + 1.5), xy(a.x, a.y + 0.6)),
    'stitch',
  );
  if (!pleat) return;
  for (const x of [-1.8, 1.8]) pen.ink(line(xy(x, a.y + 0.8), xy(x, a.y + 24)), 'detail');
}

/** Narrow pleats beside the placket, from the shoulder to the waist. */
function pleatedBib(pen: Pen, u: Upper): void {
  const bottom = u.f.waistY + 2;
  const half = Math.min(11, u.f.chest * 0.62);
  pen.name('decoration', xy(half * 0.8, u.f.armY));
  for (let x = 2.4; x < half; x += 1.4) pen.pair(line(xy(x, 5 + x * 0.35), xy(x, bottom)), 'soft');
  pen.pair(line(xy(half, 4 + half * 0.4), xy(half, bottom), xy(1.8, bottom)), 'seam');
}

function frontYoke(pen: Pen, u: Upper): void {
  const { neckPoint, shoulderTip } = u.t;
  const [a, b] = [xy(neckPoint.x - 0.6, neckPoint.y + 2.4), xy(shoulderTip.x - 0.4, shoulderTip.y + 2.2)];
  pen.pair(line(a, b), 'seam');
  pen.pair(line(xy(a.x, a.y + 0.6), xy(b.x, b.y + 0.6)), 'stitch');
}

export const drawTee: Drawer = (pen, spec, view, tones, drafted) => {
  const polo = spec.garment === 'polo';
  const style: UpperStyle = {
    sleeve: sleeveOf(spec),
    neckFinish:
      isStraightCut(spec) ||
      ['boat', 'square', 'sweetheart', 'cowl', 'straight-across', 'keyhole'].includes(spec.neckline ?? '')
        ? 'faced'
        : 'rib',
    hem: 'stitch',
    flare: spec.silhouette === 'a-line' || spec.garment === 'tunic' ? 4 : 0,
    drafted,
  };
  const u = drawBody(pen, spec, view, style, tones);
  if (view === 'front') {
    chestPocket(pen, spec, u, tones);
    if (isDartedTop(spec)) bustDarts(pen, u);
    bellyGathers(pen, spec, u);
    if (polo && spec.closure === 'buttons') poloPlacket(pen, tones);
    if (spec.neckline === 'cowl') cowlFolds(pen, u);
    if (spec.neckline === 'keyhole')
      pen.ink(
        curve(
          xy(0, u.shape.depth + 0.4),
          xy(3.4, u.shape.depth + 5),
          xy(-3.4, u.shape.depth + 5),
          xy(0, u.shape.depth + 0.4),
        ),
        'outline',
        '#ffffff',
      );
    if (spec.opening?.place === 'front')
      if (!polo || spec.closure !== 'buttons')
        drawClosing(pen, spec, u.shape.depth, isButtoned(spec.closure) ? u.shape.depth + 16 : u.hemY, tones);
  }
  straightCutDetails(pen, spec, view, u);
  drawDetails(pen, spec, view, u);
  drawCollar(pen, spec, view, u, tones);
  if (spec.closure === 'wrap') wrapped(pen, spec, view, u, tones);
};

/** A top whose fronts cross and are tied at the waist. */
function wrapped(pen: Pen, spec: Cut, view: View, u: Upper, tones: Tones): void {
  const y = Math.min(u.f.waistY, u.hemY - 4);
  const side = xAt(u.t.side, y);
  if (view === 'front') wrapCrossing(pen, u, y, side);
  sash(pen, spec, side, y, true, view, tones);
}

function poloPlacket(pen: Pen, tones: Tones): void {
  const [top, bottom] = [6, 21];
  pen.ink(line(xy(-1.6, top), xy(1.6, top), xy(1.6, bottom), xy(-1.6, bottom), xy(-1.6, top)), 'seam', tones.base);
  pen.ink(line(xy(-1.2, bottom - 2.4), xy(1.2, bottom - 2.4)), 'stitch');
  buttonRow(pen, xy(0, top + 3), top + 11.8, 3, 0.6);
}

function cowlFolds(pen: Pen, u: Upper): void {
  for (const [k, d] of [
    [0.86, 4],
    [0.7, 8],
    [0.5, 12],
  ])
    pen.ink(
      curve(
        xy(-u.shape.half * k, 3.4 + d * 0.4),
        xy(-u.shape.half * 0.4, u.shape.depth + d),
        xy(u.shape.half * 0.4, u.shape.depth + d),
        xy(u.shape.half * k, 3.4 + d * 0.4),
      ),
      'soft',
    );
}

export const drawSweater: Drawer = (pen, spec, view, tones, drafted) => {
  const hooded = spec.hood !== null;
  const cardigan = spec.garment === 'cardigan';
  const bomber = spec.garment === 'bomber';
  const ribHem = !['raw', 'straight', 'slit', 'curved'].includes(spec.hem ?? '');
  const raglan = hooded && spec.sleeve.type === null && spec.closure !== 'zip' && ribHem;
  const sleeve = { ...sleeveOf(spec), type: raglan ? ('raglan' as const) : spec.sleeve.type };
  const shawled = spec.collar === 'shawl';
  const u = drawBody(
    pen,
    shawled ? { ...spec, neckline: 'v-neck' } : spec,
    view,
    {
      sleeve,
      neckFinish: shawled ? 'faced' : 'rib',
      hem: ribHem ? 'rib' : 'stitch',
      extra: hooded ? 1.2 : 0.6,
      drafted,
    },
    tones,
  );
  if (view === 'front') drawKnitFront(pen, spec, u, tones, { hooded, cardigan, bomber });
  drawDetails(pen, spec, view, u);
  if (bomber && spec.collar === 'rib' && !hooded) ribCollar(pen, u, view);
  drawCollar(pen, spec, view, u, tones);
};

function drawKnitFront(
  pen: Pen,
  spec: Cut,
  u: Upper,
  tones: Tones,
  kind: { hooded: boolean; cardigan: boolean; bomber: boolean },
): void {
  const bottom = u.hemY + 6.6;
  const open = spec.closure === 'zip' || spec.closure === 'buttons' || spec.closure === 'open-front';
  const rows = pocketRows(spec);
  for (const { at, count, kind } of rows)
    if (at === 'chest')
      for (const x of [u.f.chest * 0.34, -u.f.chest * 0.34 - 10].slice(0, count))
        patch(pen, xy(x, u.f.armY - 2), 10, 11, tones, 'square', kind === 'flap');
  if (spec.pockets.includes('kangaroo')) kangaroo(pen, u.hemY, u.f.hem * 0.66, 17, tones, open);
  for (const { kind: laid, at, count } of rows)
    if (at === 'hip' && (laid === 'patch' || isLaidOn(laid, spec)))
      for (const x of [u.f.hem * 0.28, -u.f.hem * 0.28 - 11.5].slice(0, count))
        patch(pen, xy(x, u.hemY - 15), 11.5, 12.5, tones, 'square', laid === 'flap');
  if (spec.pockets.includes('slash') || spec.pockets.includes('welt'))
    slash(pen, xy(u.f.hem * 0.56, u.hemY - 16), xy(u.f.hem * 0.74, u.hemY - 3), 0.2);
  if (kind.cardigan && spec.closure === 'buttons') cardiganBand(pen, u, bottom, tones, spec.collar === 'shawl');
  else drawClosing(pen, spec, u.shape.depth + (kind.hooded ? 0.4 : 0), bottom, tones);
}

function cardiganBand(pen: Pen, u: Upper, bottom: number, tones: Tones, shawled: boolean): void {
  const top = (shawled ? Math.max(SHAWL_LOW, u.shape.depth) : u.shape.depth) - 0.6;
  pen.ink(
    line(xy(-1.7, top + 0.4), xy(1.7, top + 0.4), xy(1.7, bottom), xy(-1.7, bottom), xy(-1.7, top + 0.4)),
    'seam',
    tones.rib,
  );
  pen.lapped(() => {
    pen.name('placket', xy(1.7, (top + bottom) / 2));
    pen.ink(line(xy(1.7, top), xy(1.7, bottom)), 'outline');
  });
  const count = Math.max(4, Math.round((bottom - top) / 8.5));
  buttonRow(pen, xy(0, top + 2.6), bottom - 3.4, count, 0.95);
}

function ribCollar(pen: Pen, u: Upper, view: View): void {
  const n = u.f.neck;
  if (view === 'front') pen.pair(curve(xy(n + 0.9, 1.6), xy(n, 5), xy(4.6, 9.8), xy(0.9, 10.4)), 'stitch');
}

/** A front that is longer over the belly is gathered at its sides. */
export function bellyGathers(pen: Pen, spec: Cut, { f }: Upper): void {
  if (!isMaternity(spec)) return;
  const x = f.waist - 0.4;
  gatherTicks(pen, xy(x, f.waistY - 9), xy(x, f.waistY + 9), xy(-1, 0), 3.2);
}

export const drawTank: Drawer = (pen, spec, view, tones, drafted) => {
  const neck = spec.neckline ?? 'scoop';
  const full: Cut = { ...spec, neckline: neck };
  const u = drawBody(
    pen,
    full,
    view,
    {
      sleeve: sleeveOf(full),
      neckFinish: 'bound',
      hem: 'stitch',
      narrow: 5.4,
      ...(spec.details.includes('racerback') ? { racer: true, backDepth: 5 } : {}),
      drafted,
    },
    tones,
  );
  drawDetails(pen, spec, view, u);
};

export const drawWaistcoat: Drawer = (pen, spec, view, tones) => {
  const full: Cut = {
    ...spec,
    neckline: 'v-neck',
    collar: null,
  };
  const deep: Cut = { ...full, neckline: 'deep-v' };
  const u = drawBody(
    pen,
    view === 'front' ? deep : full,
    view,
    {
      sleeve: sleeveOf(full),
      neckFinish: 'faced',
      hem: view === 'front' ? 'open' : 'none',
      extra: -1,
    },
    { ...tones },
  );
  if (view === 'front') waistcoatFront(pen, spec, u, tones);
  else {
    pen.ink(line(xy(0, 2.6), xy(0, u.hemY + 0.6)), 'seam');
    if (spec.closure === 'buckle') backStrap(pen, u);
    pen.pair(
      line(xy(u.f.waist * 0.5, u.f.armY + 8), xy(u.f.waist * 0.46, u.f.waistY), xy(u.f.hem * 0.5, u.hemY - 6)),
      'seam',
    );
  }
};

/** The strap that draws a waistcoat in behind, with its buckle. */
function backStrap(pen: Pen, u: Upper): void {
  pen.pair(
    line(
      xy(u.f.waist * 0.7, u.f.waistY - 1),
      xy(1.6, u.f.waistY + 0.4),
      xy(1.6, u.f.waistY + 2.6),
      xy(u.f.waist * 0.7, u.f.waistY + 1.4),
    ),
    'detail',
  );
  pen.ink(
    line(
      xy(-1.6, u.f.waistY),
      xy(1.6, u.f.waistY),
      xy(1.6, u.f.waistY + 3),
      xy(-1.6, u.f.waistY + 3),
      xy(-1.6, u.f.waistY),
    ),
    'detail',
    '#ffffff',
  );
}

function waistcoatFront(pen: Pen, spec: Cut, u: Upper, tones: Tones): void {
  const { closure, pockets } = spec;
  const y = u.hemY;
  const side = u.t.hemSide;
  const lower = line(xy(0, side.y - 4), side, xy(7, y + 5.4), xy(1.5, y - 0.8), xy(1.5, side.y - 4));
  const under = line(xy(-0.2, y + 0.6), xy(1.5, y - 0.8));
  pen.fill([...lower, { type: 'close' }], tones.base);
  pen.fill([...mirror(lower), { type: 'close' }], tones.base);
  pen.pair(line(side, xy(7, y + 5.4), xy(1.5, y - 0.8)), 'outline');
  pen.pair(under, 'outline');
  pen.lapped(() => {
    pen.name('placket', xy(1.5, u.f.waistY));
    pen.ink(line(xy(1.5, u.shape.depth + 0.6), xy(1.5, y - 0.8)), 'outline');
  });
  if (isButtoned(closure) || closure === 'buckle') buttonRow(pen, xy(0, u.shape.depth + 2), y - 4, 6, 0.75);
  if (closure === 'zip') zip(pen, u.shape.depth + 1, y - 0.8);
  pen.name('dart', xy(u.f.waist * 0.49, u.f.armY + 12));
  pen.pair(line(xy(u.f.waist * 0.5, u.f.armY + 7), xy(u.f.waist * 0.48, u.f.waistY + 1)), 'seam');
  const low = Math.min(u.f.waistY + 3, u.hemY - 9);
  if (isButtoned(closure)) pen.name('buttons', xy(0, u.shape.depth + 2));
  if (pockets.length === 0) return;
  if (!pockets.includes('welt')) {
    chestPocket(pen, spec, u, tones);
    return;
  }
  welt(pen, xy(7, low + 3), xy(17.6, low + 1.6), 1.6, tones);
  const above = pocketRows(spec).find(({ kind, at }) => kind === 'welt' && at === 'chest');
  if (above) welt(pen, xy(8.6, u.f.armY + 2.8), xy(16.4, u.f.armY + 1.8), 1.4, tones, above.count > 1);
}
