import { hasDrawcord } from '../../../cut/drawcord.js';
import { straightCutDetails } from '../parts/straight-cut.js';
import { isWoundSkirt } from '../../../cut/wound-skirt.js';
import { drawSarong } from './sarong.js';
import { isStraightCut } from '../../../cut/straight-cut.js';
import { isBibDress } from '../../../cut/bib-dress.js';
import { isAoDai, isCheongsam } from '../../../cut/cheongsam.js';
import { cheongsamDetails } from '../parts/cross-front.js';
import { isWeatherSuit } from '../../../cut/weather-suit.js';
import { isKnitDress } from '../../../cut/knit-dress.js';
import { isMaternity } from '../../../cut/maternity.js';
import { isShirtDress } from '../../../cut/shirt-dress.js';
import { xy } from '../../../geometry/point.js';
import { denies } from '../../../cut/denies.js';
import { isJeansCut } from '../../../cut/jeans.js';
import type { Cut } from '../../../cut/cut.js';
import { bodyFor, hemHeight, isWomens } from '../figure.js';
import { lowerHalf, upperHalf } from '../../../cut/halves.js';
import { bellyGathers, chestPocket, drawShirt, sleeveOf, type Drawer } from './garments.js';
import { sash, tieEnds, tiedAtSide } from '../parts/sash.js';
import { wrapEdge, wrapLines } from '../parts/wrap-lines.js';
import { isButtoned } from '../../../cut/opening.js';
import { hiddenZip } from '../parts/front.js';
import type { Pen } from '../pen/pen.js';
import { curve, join, line, pointAt, shut, through, whole, xAt } from '../pen/paths.js';
import { drawSkirt, drawWaistband, skirtKind, type SkirtKind } from './skirt.js';
import { tonesOfPart, type Tones } from '../cloth/tone.js';
import { drawTrousers, type TrouserShape } from './trousers.js';
import {
  bustDarts,
  dartBelowBust,
  drawBody,
  drawClosing,
  drawCollar,
  drawDetails,
  type Upper,
  type View,
} from './upper.js';

export const drawSkirtFlat: Drawer = (pen, spec, view, tones, drafted) => {
  if (isWoundSkirt(spec)) return drawSarong(pen, spec, view, tones, drafted);
  const kind = skirtKind(spec);
  const hemY = hemHeight(spec) - bodyFor(spec).waistY;
  const elastic = spec.waistline === 'elastic' || spec.closure === 'elastic' || spec.waistline === 'drawstring';
  const wraps = isWrapped(spec);
  drawSkirt(pen, spec, { top: 4, waist: 16.2, hip: 22.2, hipY: 23, hemY: hemY + 4, kind, view, waistband: 4 }, tones);
  if (wraps && view === 'front') wrapEdge(pen, 16.2, 4, hemY + 4);
  drawWaistband(pen, 4, 16.2, 4, tones, {
    view,
    elastic,
    button: isButtoned(spec.closure) && view === 'front',
    drawcord: hasDrawcord(spec),
  });
  if (wraps) tiedAtSide(pen, 16.2, 2.2, view, tonesOfPart(tones, 'belt'));
};

/** Its front lies over the other and is tied at the side; a kilt is buckled. */
const isWrapped = ({ closure, silhouette, variant }: Cut): boolean =>
  (closure === 'wrap' || silhouette === 'wrap') && variant !== 'kilt';

/** Height of a panel over the belly, cm. */
const BELLY_PANEL = 20;

export const drawTrouserFlat: Drawer = (pen, spec, view, tones) => {
  const legging = spec.garment === 'leggings' || spec.garment === 'tights';
  const waist = (isWomens(spec) ? 17.6 : 19.6) - (legging ? 2.6 : 0);
  const elastic =
    ['joggers', 'harem-trousers', 'leggings', 'tights'].includes(spec.garment) ||
    spec.waistline === 'elastic' ||
    spec.waistline === 'drawstring' ||
    spec.closure === 'elastic' ||
    spec.closure === 'drawstring';
  const kind: TrouserShape['kind'] = legging
    ? 'leggings'
    : elastic
      ? 'elastic'
      : isJeansCut(spec)
        ? 'jeans'
        : 'tailored';
  drawTrousers(pen, spec, { top: 4, waist, view, waistband: 4, kind }, tones);
  drawWaistband(pen, 4, waist, isMaternity(spec) && elastic && !legging ? BELLY_PANEL : 4, tones, {
    view,
    elastic: elastic && !legging,
    button: !elastic && view === 'front' && spec.closure !== 'pullover',
    loops: !elastic && !denies(spec, 'belt-loop'),
    drawcord: hasDrawcord(spec),
  });
  if (spec.waistline === 'paperbag') paperbag(pen, waist, view === 'front' && spec.details.includes('self-tie'), tones);
};

/** Cloth gathered to a ruff above the band that draws it in, with a bow where it is tied. */
function paperbag(pen: Pen, waist: number, tied: boolean, tones: Tones): void {
  const wide = waist + 1.6;
  const edge = through(
    Array.from({ length: 13 }, (_, i) => xy((i * wide) / 12, i === 12 ? -3 : -3.6 + (i % 2 ? 0.7 : 0))),
    0.8,
  );
  pen.ink(whole(join(edge, line(xy(wide, -3), xy(waist, 0), xy(0, 0)))), 'outline', tones.base);
  for (let x = 1.5; x < waist; x += 2.6) pen.pair(line(xy(x, 0), xy(x * 1.06, -2.4)), 'soft');
  for (let x = 1.5; x < waist; x += 2.6) pen.pair(line(xy(x, 4.2), xy(x * 1.01, 7)), 'soft');
  pen.name('gathers', xy(waist * 0.5, 5));
  if (tied) tieEnds(pen, 2, tones);
}

/** Shirt over pull-on trousers. */
export const drawPyjamas: Drawer = (pen, spec, view, tones, drafted) => {
  const legs = lowerHalf(spec);
  const [top, waist] = [bodyFor(spec).waistY, isWomens(spec) ? 17.6 : 19.6];
  drawTrousers(pen, legs, { top, waist, view, waistband: 4, kind: 'elastic' }, tones);
  drawShirt(pen, upperHalf(spec), view, tones, drafted);
  pen.reach(hemHeight(legs));
};

/** A skirt on a waistband with a bib and straps, which cross at the back. */
const drawBibDress: Drawer = (pen, spec, view, tones) => {
  const { waistY, hip, hipY } = bodyFor(spec);
  const front = view === 'front';
  const strap = front
    ? line(xy(9.6, waistY - 22), xy(8.6, waistY - 41))
    : line(xy(-7, waistY - 3), xy(9.4, waistY - 41));
  const [from, to] = [pointAt(strap, 0), pointAt(strap, 1)];
  pen.pair(
    shut(line(from, to, xy(to.x - 3.6, to.y), xy(from.x - 3.6, from.y))),
    'outline',
    tonesOfPart(tones, 'strap').base,
  );
  if (front) {
    const side = curve(xy(11.4, waistY - 24), xy(11.4, waistY - 14), xy(13, waistY - 10), xy(13, waistY - 3.6));
    const bib = join(
      line(xy(0, waistY - 24), xy(11.4, waistY - 24)),
      side,
      line(xy(13, waistY - 3.6), xy(0, waistY - 3.2)),
    );
    pen.ink(whole(bib), 'outline', tonesOfPart(tones, 'bodice').base);
    pen.ink(line(xy(-10.8, waistY - 23), xy(10.8, waistY - 23)), 'stitch');
    for (const x of [8, -8]) pen.button(xy(x, waistY - 21.6), 1);
  }
  const skirt = { top: waistY, waist: 16.2, hip: Math.max(22.2, hip), hipY, hemY: hemHeight(spec), view, waistband: 4 };
  drawSkirt(pen, spec, { ...skirt, kind: skirtKind(spec) }, tones);
  drawWaistband(pen, waistY, 16.2, 4, tones, { view });
};

/** Dress: one piece from shoulder to hem, or a bodice with a skirt. */
export const drawDress: Drawer = (pen, spec, view, tones, drafted) => {
  if (isBibDress(spec)) return drawBibDress(pen, spec, view, tones, drafted);
  const straight =
    isStraightCut(spec) ||
    isCheongsam(spec) ||
    isKnitDress(spec) ||
    ['shift', 'straight', 'tent', 'trapeze', 'cocoon', 'boxy', 'oversized', 'bodycon'].includes(
      spec.silhouette ?? '',
    ) ||
    (spec.silhouette === 'a-line' && (spec.waistline === 'none' || isShirtDress(spec)));
  if (straight) return onePiece(pen, spec, view, tones, drafted);
  const wrap = spec.closure === 'wrap' || spec.silhouette === 'wrap' || spec.neckline === 'surplice';
  const kind = dressSkirt(spec, wrap);
  const bodice = dressBodice(spec, wrap);
  const u = drawBodiceTop(pen, bodice, spec, view, tones);
  const waistY = u.hemY + 0.2;
  pen.name('waist-seam', xy(u.t.hemSide.x * 0.6, waistY));
  const b = bodyFor(spec);
  drawSkirt(
    pen,
    { ...spec, pockets: [] },
    {
      top: waistY,
      waist: u.t.hemSide.x,
      hip: Math.max(u.t.hemSide.x + 1.5, b.hip),
      hipY: Math.max(b.hipY, waistY + 12),
      hemY: Math.max(waistY + 20, hemHeight(spec)),
      kind,
      view,
      waistband: 0,
    },
    tones,
  );
  if (wrap && view === 'front') wrapLines(pen, u, waistY, hemHeight(spec));
  if (view === 'front' && spec.opening?.place === 'front' && !wrap)
    drawClosing(pen, spec, bodice.collar ? 6.2 : u.shape.depth, hemHeight(spec), tones);
  if (view === 'back' && isZippedBehind(spec)) hiddenZip(pen, 0, pointAt(u.neck, 1).y + 0.6, waistY + 14);
  drawCollar(pen, bodice, view, u, tones);
  sash(pen, spec, u.t.hemSide.x, waistY, wrap, view, tones);
};

const isZippedBehind = ({ opening }: Cut): boolean =>
  opening?.place === 'back' && (opening.by === 'zip' || opening.by === 'invisible-zip');

function dressSkirt(spec: Cut, wrap: boolean): SkirtKind {
  if (wrap && spec.silhouette !== 'circle') return 'wrap';
  return spec.silhouette === null || spec.silhouette === 'empire' ? 'a-line' : skirtKind(spec);
}

function dressBodice(spec: Cut, wrap: boolean): Cut {
  return {
    ...spec,
    neckline:
      wrap && !spec.collar
        ? spec.neckline === 'plunging' || spec.neckline === 'deep-v'
          ? 'deep-v'
          : 'v-neck'
        : spec.neckline,
    silhouette: null,
    closure: null,
    length: null,
  };
}

function drawBodiceTop(pen: Pen, bodice: Cut, spec: Cut, view: View, tones: Tones): Upper {
  const b = bodyFor(spec);
  const empire = spec.silhouette === 'empire' || spec.waistline === 'empire';
  const dropped = spec.waistline === 'dropped' || spec.waistline === 'low';
  const cutAt = empire ? b.armY + 7 : dropped ? b.hipY - 6 : b.waistY;
  const u = drawBody(
    pen,
    bodice,
    view,
    {
      sleeve: sleeveOf(spec),
      neckFinish: 'faced',
      hem: 'none',
      cutAt,
      extra: -0.6,
    },
    tones,
  );
  if (view === 'front' && !spec.details.includes('princess-seams')) {
    if (empire) dartBelowBust(pen, u);
    else bustDarts(pen, u);
  }
  if (view === 'back') pen.pair(line(xy(u.t.hemSide.x * 0.5, u.hemY), xy(u.t.hemSide.x * 0.55, u.hemY - 13)), 'seam');
  drawDetails(pen, spec, view, u);
  return u;
}

function onePiece(pen: Pen, spec: Cut, view: View, tones: Tones, drafted: Parameters<Drawer>[4]): void {
  const flare: Partial<Record<string, number>> = {
    'a-line': 11,
    'fit-and-flare': 11,
    flared: 11,
    pencil: -2.2,
    tent: 18,
    trapeze: 18,
    cocoon: -1,
    bodycon: -2.2,
    shift: 2.5,
  };
  const u = drawBody(
    pen,
    spec,
    view,
    {
      sleeve: sleeveOf(spec),
      neckFinish: 'faced',
      hem: 'stitch',
      flare: isAoDai(spec) ? 5 : isCheongsam(spec) ? -2.2 : (flare[spec.silhouette ?? ''] ?? 1.5),
      drafted,
    },
    tones,
  );
  if (view === 'front') {
    if (spec.silhouette !== 'bodycon' && !isStraightCut(spec) && !isKnitDress(spec))
      bustDarts(pen, { ...u, hemY: 999 });
    if (isKnitDress(spec)) bellyGathers(pen, spec, u);
    chestPocket(pen, spec, u, tones);
    const closure = spec.opening?.place === 'front' && !isCheongsam(spec) ? spec.closure : null;
    drawClosing(pen, { ...spec, closure }, spec.collar ? 6.2 : u.shape.depth, u.hemY + 0.6, tones);
  } else if (isZippedBehind(spec)) hiddenZip(pen, 0, pointAt(u.neck, 1).y + 0.6, u.f.waistY + 10);
  straightCutDetails(pen, spec, view, u);
  if (isCheongsam(spec)) cheongsamDetails(pen, spec, view, u);
  drawDetails(pen, spec, view, u);
  drawCollar(pen, spec, view, u, tones);
  sash(pen, spec, xAt(u.t.side, u.f.waistY), u.f.waistY, false, view, tones);
}

/** Jumpsuit: bodice and trousers joined at the waist. */
export const drawJumpsuit: Drawer = (pen, spec, view, tones) => {
  const wrap = spec.closure === 'wrap';
  const bodice = dressBodice(spec, wrap);
  const u = drawBodiceTop(pen, bodice, spec, view, tones);
  const top = u.hemY + 0.2;
  drawTrousers(
    pen,
    { ...spec, leg: spec.leg ?? (spec.silhouette === 'wide' ? 'wide' : null) },
    { top, waist: u.t.hemSide.x, view, waistband: 0, kind: 'elastic' },
    tones,
  );
  if (view === 'front' && spec.closure !== 'zip' && spec.opening?.place === 'front' && !wrap)
    drawClosing(pen, spec, bodice.collar ? 6.2 : u.shape.depth, top + 18, tones);
  else if (view === 'front' && spec.closure === 'zip' && spec.opening?.place === 'front')
    drawClosing(pen, spec, bodice.collar ? 6.2 : u.shape.depth, top + (isWeatherSuit(spec) ? 27 : 20), tones);
  else if (view === 'back' && isZippedBehind(spec)) hiddenZip(pen, 0, pointAt(u.neck, 1).y + 0.6, top + 12);
  if (view === 'front') chestPocket(pen, spec, u, tones);
  drawCollar(pen, bodice, view, u, tones);
  const belted: Cut = wrap ? spec : { ...spec, closure: spec.closure === 'tie' ? 'tie' : null };
  sash(pen, belted, u.t.hemSide.x, top, wrap, view, tones);
};
