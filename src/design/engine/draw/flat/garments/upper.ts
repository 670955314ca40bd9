import { drawSideSlits } from '../parts/side-slits.js';
import type { Op } from '../../../geometry/path.js';
import { xy, type Point } from '../../../geometry/point.js';
import type { Cut } from '../../../cut/cut.js';
import { yokeAt } from '../../../cut/slits.js';
import { hasHoodCord } from '../../../cut/hood-cord.js';
import type { DraftProportions } from '../../../make/pattern/types.js';
import { bareKind, drawBare } from './bare.js';
import {
  bowCollar,
  campCollar,
  collarBack,
  highNeck,
  hood,
  hoodBack,
  isHigh,
  peterPan,
  sailorBack,
  sailorCollar,
  shawlCollar,
  shirtCollar,
  standCollar,
  wingCollar,
} from '../parts/collar.js';
import { figureOf, type Figure } from '../figure.js';
import { isCheongsam } from '../../../cut/cheongsam.js';
import { isStraightCut } from '../../../cut/straight-cut.js';
import { isShirtDress } from '../../../cut/shirt-dress.js';
import { isButtoned } from '../../../cut/opening.js';
import { buttonFront, doubleRow, placket, zip } from '../parts/front.js';
import type { Pen } from '../pen/pen.js';
import { beside, curve, join, line, mirror, pointAt, reverse, shut, whole, xAt } from '../pen/paths.js';
import { cutIn, drawSleeves, type SleeveStyle } from '../parts/sleeve.js';
import { BINDING, bindingTones, neckBand } from '../parts/neckband.js';
import { tonesOfPart, type Tones } from '../cloth/tone.js';
import { backNeck, bodyHalf, neckOf, torsoOf, type NeckShape, type Torso } from './torso.js';

export type View = 'front' | 'back';

export interface UpperStyle {
  sleeve: SleeveStyle;
  /** finish of the neck where there is no collar */
  neckFinish: 'rib' | 'bound' | 'faced';
  hem: 'stitch' | 'rib' | 'tail' | 'none' | 'open';
  flare?: number;
  extra?: number;
  /** how much narrower than the shoulder a sleeveless body is, cm */
  narrow?: number;
  /** cut the body here instead (bodice of a dress), cm */
  cutAt?: number;
  drafted?: DraftProportions | null;
  /** how deep the neck lies behind, cm; default 2.2 */
  backDepth?: number;
  /** behind, the armholes run together between the shoulder blades */
  racer?: boolean;
}

export interface Upper {
  f: Figure;
  t: Torso;
  neck: Op[];
  shape: NeckShape;
  hemY: number;
}

/** Draws sleeves, body and hem; collars, closings and pockets are put on top by the garment. */
export function drawBody(pen: Pen, spec: Cut, view: View, style: UpperStyle, tones: Tones): Upper {
  const made = figureOf(spec, style.drafted ?? null, style.extra ?? 0);
  const f = style.cutAt ? { ...made, hemY: style.cutAt, hem: made.waist } : made;
  if (bareKind(spec) && !spec.hood) {
    const bare = drawBare(pen, spec, view, f, style.sleeve, style.flare ?? 0, tones);
    drawHem(pen, style, bare.t);
    return { f, ...bare, hemY: f.hemY };
  }
  const collared = (spec.collar !== null && spec.collar !== 'rib') || spec.hood !== null;
  const shape = collared
    ? { half: f.neck + 0.5, depth: 8, draw: neckOf({ ...spec, neckline: 'crew' }, f).draw }
    : neckOf(spec, f);
  const ribbed = style.hem === 'rib' ? 6 : 0;
  const body = torsoOf(
    { ...f, hemY: f.hemY - ribbed },
    {
      neckHalf: shape.half,
      flare: style.flare ?? 0,
      sag: style.cutAt ? 0.6 : 0.8,
      tail: style.hem === 'tail' ? 6 : 0,
      sleeveless: style.sleeve.length === 'sleeveless',
      ...(style.narrow ? { narrow: style.narrow } : {}),
      lower: lowered(spec, f),
      ...(ribbed ? { hemHalf: f.hem + 0.4 } : {}),
    },
  );
  const t = style.racer && view === 'back' ? racerBack(body, f) : body;
  const back = backNeck(t.neckPoint, style.backDepth);
  const neck = view === 'front' ? shape.draw(t.neckPoint) : back;
  const banded =
    style.neckFinish === 'faced' || collared || isHigh(spec) ? 0 : style.neckFinish === 'rib' ? 2.1 : BINDING;
  if (view === 'front' && banded === 0 && !isHigh(spec)) drawInside(pen, back, neck, tones);
  drawSleeves(pen, f, t, style.sleeve, tones);
  drawTorso(pen, spec, view, style, { f, t, neck, shape, hemY: f.hemY - ribbed }, tones);
  if (ribbed) drawRibHem(pen, f, t, ribbed, tones);
  return { f, t, neck, shape, hemY: f.hemY - ribbed };
}

/** How much lower a sleeve that is cut on meets the side: a dolman near the waist, a batwing at it, cm. */
function lowered(spec: Cut, f: Figure): number {
  if (!cutIn(spec)) return 0;
  const deep = spec.sleeve.type === 'dolman' ? 0.6 : spec.sleeve.type === 'batwing' ? 0.9 : 0.35;
  return deep * (Math.min(f.waistY, f.hemY - 6) - f.armY);
}

/** Half of what is left between the shoulder blades, cm. */
const RACER_CM = 4.2;

function racerBack(t: Torso, f: Figure): Torso {
  const [tip, under] = [t.shoulderTip, t.underarm];
  const middle = xy(RACER_CM + 1.6, tip.y + (f.armY - tip.y) * 0.62);
  const armhole = join(
    curve(tip, xy(tip.x - 3, tip.y + 4), xy(middle.x - 0.6, middle.y - 5), middle),
    curve(middle, xy(middle.x + 0.8, middle.y + 5), xy(under.x - 5, under.y - 1.6), under),
  );
  return { ...t, armhole };
}

function drawInside(pen: Pen, back: Op[], neck: Op[], tones: Tones): void {
  pen.fill(whole(join(reverse(back), neck)), tones.inside);
  pen.pair(back, 'outline');
  pen.pair(beside(back, 1.1, [0.12, 0]), 'stitch');
}

function drawTorso(pen: Pen, spec: Cut, view: View, style: UpperStyle, u: Upper, tones: Tones): void {
  const { t, neck } = u;
  pen.fill(whole(bodyHalf(neck, t)), tonesOfPart(tones, 'bodice').base);
  if (style.sleeve.type === 'raglan') raglanTop(pen, u, tonesOfPart(tones, 'sleeve').base);
  pen.pair(neck, style.neckFinish === 'faced' ? 'outline' : 'seam');
  pen.pair(t.shoulder, 'outline');
  pen.pair(t.side, 'outline');
  nameBody(pen, u);
  drawHem(pen, style, t);
  drawArmholes(pen, spec, view, style, u, tones);
  drawNeckFinish(pen, spec, view, style, u, tones);
}

function nameBody(pen: Pen, { t, neck }: Upper): void {
  pen.edge('neck', neck);
  pen.name('neckline', pointAt(neck, 0.62));
  pen.name('shoulder-seam', pointAt(t.shoulder, 0.5));
  pen.name('side-seam', pointAt(t.side, 0.55));
  pen.name('armhole', pointAt(t.armhole, 0.55));
}

function drawHem(pen: Pen, style: UpperStyle, t: Torso): void {
  if (!style.cutAt) pen.reach(t.hemCentre.y);
  if (style.hem === 'open') return;
  if (!style.cutAt && style.hem !== 'rib') {
    pen.name('hem', pointAt(t.hem, 0.45));
    pen.edge('hem', t.hem);
  }
  pen.pair(t.hem, style.hem === 'rib' || style.cutAt ? 'seam' : 'outline');
  if (style.hem === 'stitch') pen.pair(beside(t.hem, -2, [0.01, 0]), 'stitch');
  if (style.hem === 'tail') pen.pair(beside(t.hem, -0.8, [0.01, 0]), 'stitch');
}

/** A binding as wide as that of the neck. */
function armholeBinding(pen: Pen, armhole: Op[], tones: Tones): void {
  const inner = beside(armhole, -BINDING);
  const band = shut(join([...armhole], reverse(inner)));
  for (const side of [band, mirror(band)]) pen.fill(side, bindingTones(tones).base);
  pen.pair(inner, 'seam');
  pen.pair(armhole, 'outline');
}

const raglanSeam = ({ t, neck }: Upper): Op[] => {
  const from = pointAt(neck, 0.22);
  return curve(from, xy(from.x + 3, from.y + 7), xy(t.underarm.x - 6.5, t.underarm.y - 7), t.underarm);
};

/** What of a raglan sleeve lies on the shoulder. */
function raglanTop(pen: Pen, u: Upper, cloth: string): void {
  const { t } = u;
  const seam = raglanSeam(u);
  const top = shut(join(line(pointAt(seam, 0), t.neckPoint), t.shoulder, t.armhole, reverse(seam)));
  for (const side of [top, mirror(top)]) pen.fill(side, cloth);
}

function drawArmholes(pen: Pen, spec: Cut, view: View, style: UpperStyle, u: Upper, tones: Tones): void {
  const { t } = u;
  if (style.sleeve.type === 'raglan') {
    const seam = raglanSeam(u);
    pen.pair(seam, 'seam');
    pen.pair(beside(seam, 0.6, [0.02, 0.06]), 'stitch');
    return;
  }
  if (cutIn(spec)) return;
  if (style.sleeve.length === 'sleeveless') {
    pen.pair(t.armhole, 'outline');
    if (style.neckFinish === 'bound') return armholeBinding(pen, t.armhole, tones);
    pen.pair(beside(t.armhole, -0.9, [0.01, 0.01]), 'stitch');
    return;
  }
  pen.pair(t.armhole, 'seam');
  if (style.sleeve.vent) return;
  if (view === 'front' || style.neckFinish !== 'faced') pen.pair(beside(t.armhole, -0.6, [0.02, 0.02]), 'stitch');
}

function drawNeckFinish(pen: Pen, spec: Cut, view: View, style: UpperStyle, u: Upper, tones: Tones): void {
  if (spec.collar !== null && spec.collar !== 'rib') return;
  if (spec.hood !== null || isHigh(spec)) return;
  if (style.neckFinish === 'faced') {
    pen.pair(beside(u.neck, -0.6, [0.01, 0]), 'stitch');
    return;
  }
  neckBand(pen, u, view, style.neckFinish === 'rib' ? 2.1 : BINDING, style.neckFinish === 'rib', tones);
}

function drawRibHem(pen: Pen, f: Figure, t: Torso, height: number, tones: Tones): void {
  const low = join(
    line(xy(t.hemSide.x - 1.8, t.hemSide.y + height)),
    curve(
      xy(t.hemSide.x - 1.8, t.hemSide.y + height),
      xy(f.hem * 0.6, t.hemCentre.y + height + 0.2),
      xy(f.hem * 0.3, t.hemCentre.y + height + 0.3),
      xy(0, t.hemCentre.y + height + 0.3),
    ),
  );
  const half = join(reverse(t.hem), line(t.hemSide, xy(t.hemSide.x - 1.8, t.hemSide.y + height)), low);
  pen.ink(whole(half), 'outline', tonesOfPart(tones, 'hem').rib);
  pen.name('rib-hem', xy(f.hem * 0.5, t.hemCentre.y + height / 2));
  pen.reach(t.hemCentre.y + height);
  pen.pair(t.hem, 'seam');
  const count = Math.round(t.hemSide.x / 0.95);
  for (let i = 0; i < count; i++) {
    const share = i / count;
    const top = pointAt(reverse(t.hem), share);
    const bottom = pointAt(reverse(low), share);
    if (i === 0) pen.ink(line(xy(0, top.y + 0.3), xy(0, bottom.y - 0.3)), 'soft');
    else pen.pair(line(xy(top.x, top.y + 0.3), xy(bottom.x, bottom.y - 0.3)), 'soft');
  }
}

/** Collar by the spec's word; returns where a front closing starts, cm. */
export function drawCollar(pen: Pen, spec: Cut, view: View, u: Upper, tones: Tones): number {
  const { f } = u;
  if (spec.hood) pen.name('hood', xy(10, -14));
  if (spec.collar) pen.name('collar', xy(f.neck + 0.4, 1.5));
  if (spec.hood) {
    if (view === 'back') hoodBack(pen, f, tones);
    else hood(pen, f, tones, u.shape.depth, hasHoodCord(spec), spec.hood === 'fur-trimmed');
    if (!spec.collar) return u.shape.depth + 1;
  }
  if (isHigh(spec)) {
    const tall = spec.neckline === 'turtleneck' ? 9.5 : spec.neckline === 'choker' ? 3.2 : 4.6;
    highNeck(pen, f, tones, tall, spec.neckline === 'turtleneck' || spec.neckline === 'mock-neck');
    return 6;
  }
  if (!spec.collar || spec.collar === 'rib') return u.shape.depth;
  if (view === 'back') {
    if (spec.collar === 'sailor') sailorBack(pen, f, tones);
    else if (['mandarin', 'band', 'stand', 'storm'].includes(spec.collar)) collarBack(pen, f, tones, 0.4);
    else collarBack(pen, f, tones, spec.collar === 'peter-pan' || spec.collar === 'chelsea' ? 5 : 3);
    return 0;
  }
  switch (spec.collar) {
    case 'mandarin':
    case 'band':
    case 'stand':
      return standCollar(pen, f, tones).closingTop;
    case 'bow':
      return bowCollar(pen, f, tones).closingTop;
    case 'wing':
      return wingCollar(pen, f, tones).closingTop;
    case 'camp':
      return campCollar(pen, f, tones).closingTop;
    case 'sailor':
      return sailorCollar(pen, f, tones).closingTop;
    case 'shawl':
      return shawlCollar(pen, f, tones, u.shape.depth).closingTop;
    case 'storm':
      return standCollar(pen, f, tones, 7).closingTop;
    case 'peter-pan':
    case 'chelsea':
    case 'ruffle':
      return peterPan(pen, f, tones, u.neck).closingTop;
    case 'cutaway':
    case 'spread':
      return shirtCollar(pen, f, tones, 2.6, -1.4).closingTop;
    case 'oversized':
      return shirtCollar(pen, f, tones, 2.2, 4).closingTop;
    case 'button-down': {
      const { closingTop } = shirtCollar(pen, f, tones, 0.4);
      pen.button(xy(6.2, 10.2), 0.5);
      pen.button(xy(-6.2, 10.2), 0.5);
      return closingTop;
    }
    default:
      return shirtCollar(pen, f, tones).closingTop;
  }
}

/** Front closing of shirts, cardigans, jackets and dresses; `bottom` is the height where it ends. */
export function drawClosing(pen: Pen, spec: Cut, top: number, bottom: number, tones: Tones): void {
  if (spec.closure === 'zip') zip(pen, top, bottom);
  else if (spec.closure === 'half-zip') zip(pen, top, top + 20);
  else if (isButtoned(spec.closure)) placket(pen, top, bottom, Math.max(4, Math.round((bottom - top) / 9.5)), tones);
  else if (spec.closure === 'double-breasted')
    doubleRow(pen, xy(6.4, top), bottom, 3, Math.min(bottom - 6, top + 30), 5);
  else if (spec.closure === 'open-front') pen.pair(line(xy(0.5, top), xy(0.9, bottom)), 'outline');
  else if (spec.closure === 'toggles') {
    buttonFront(pen, xy(2, top), bottom, 0, bottom);
    pen.show({ fastener: 'toggles', count: 4 });
    for (let i = 0; i < 4; i++) {
      const y = top + 5 + ((bottom - top - 26) * i) / 3;
      pen.name('toggles', xy(2, y));
      pen.ink(line(xy(-6.5, y), xy(6.5, y)), 'seam');
      pen.ink(shut(line(xy(-2.2, y - 0.6), xy(2.2, y - 0.6), xy(2.2, y + 0.6), xy(-2.2, y + 0.6))), 'seam', '#ffffff');
    }
  }
}

/** Yoke seams, darts, princess seams, gathers and belts by the spec's details. */
export function drawDetails(pen: Pen, spec: Cut, view: View, u: Upper): void {
  const { f, t } = u;
  if (spec.details.includes('princess-seams')) {
    const from = pointAt(t.armhole, 0.52);
    pen.name('princess-seam', xy(f.chest * 0.5, f.armY + 6));
    pen.pair(
      curve(
        from,
        xy(f.chest * 0.62, f.armY),
        xy(f.waist * 0.42, f.waistY - 12),
        xy(f.waist * 0.46, Math.min(f.waistY, u.hemY)),
      ),
      'seam',
    );
    if (u.hemY > f.waistY + 4)
      pen.pair(
        curve(
          xy(f.waist * 0.46, f.waistY),
          xy(f.waist * 0.48, f.waistY + 8),
          xy(f.hem * 0.5, u.hemY - 10),
          xy(f.hem * 0.52, u.hemY + 0.4),
        ),
        'seam',
      );
  } else if (view === 'front' && spec.details.includes('darts')) bustDarts(pen, u);
  drawYoke(pen, spec, view, u);
  const hangs = u.hemY > f.waistY + 6 && !isCheongsam(spec) && !isStraightCut(spec);
  if (hangs) drawSideSlits(pen, spec, view, t.side, f.waistY, u.hemY);
  if (spec.details.includes('elbow-patches') && view === 'back') elbowPatches(pen, u);
}

/** Where a raglan seam passes that height, about: from the neck to the end of the armhole. */
function raglanAt({ t, f }: Upper, y: number): Point {
  const [from, to] = [t.neckPoint, xy(f.chest, f.armY)];
  const share = Math.max(0, Math.min(1, (y - from.y) / Math.max(1, to.y - from.y)));
  return xy(from.x + (to.x - from.x) * share, y);
}

/** The seam of a yoke, on the side on which it lies. */
export function drawYoke(pen: Pen, spec: Cut, view: View, u: Upper): void {
  const { t } = u;
  const shirt = isShirtDress(spec) && !isCheongsam(spec) && !isStraightCut(spec);
  if (view === 'back' ? !shirt && yokeAt(spec) !== 'back' : shirt || yokeAt(spec) !== 'front') return;
  const at = pointAt(t.armhole, view === 'front' ? 0.3 : 0.38);
  const a = spec.sleeve.type === 'raglan' ? raglanAt(u, at.y) : at;
  pen.name('yoke', xy(a.x * 0.6, a.y + 0.6));
  pen.ink(curve(xy(-a.x, a.y), xy(-a.x * 0.4, a.y + 0.8), xy(a.x * 0.4, a.y + 0.8), a), 'seam');
  pen.ink(
    curve(xy(-a.x, a.y + 0.6), xy(-a.x * 0.4, a.y + 1.4), xy(a.x * 0.4, a.y + 1.4), xy(a.x, a.y + 0.6)),
    'stitch',
  );
}

export function bustDarts(pen: Pen, u: Upper): void {
  if (pen.lacks('dart')) return;
  const { f } = u;
  pen.name('dart', xy(f.chest * 0.76, f.armY + 3.4));
  pen.pair(line(xy(xAt(u.t.side, f.armY + 5), f.armY + 5), xy(f.chest * 0.52, f.armY + 1.6)), 'seam');
  if (u.hemY <= f.waistY + 2) pen.pair(line(xy(f.waist * 0.46, u.hemY + 0.3), xy(f.chest * 0.4, f.armY + 6)), 'seam');
}

/** Above a seam under the bust the whole fullness lies in one dart on each side. */
export function dartBelowBust(pen: Pen, { f, hemY }: Upper): void {
  if (pen.lacks('dart')) return;
  pen.name('dart', xy(f.chest * 0.44, hemY - 2));
  pen.pair(line(xy(f.chest * 0.47, hemY + 0.3), xy(f.chest * 0.42, hemY - 5)), 'seam');
}

function elbowPatches(pen: Pen, u: Upper): void {
  const at = xy(u.t.shoulderTip.x + 7, u.t.shoulderTip.y + 30);
  const oval = shut(
    join(
      curve(xy(at.x, at.y - 5.5), xy(at.x + 3.4, at.y - 5), xy(at.x + 4.6, at.y + 4), xy(at.x + 1.6, at.y + 5.5)),
      curve(xy(at.x + 1.6, at.y + 5.5), xy(at.x - 2, at.y + 6), xy(at.x - 3.2, at.y - 5), xy(at.x, at.y - 5.5)),
    ),
  );
  pen.pair(oval, 'stitch');
}

export { mirror };
