import type { Op } from '../../../geometry/path.js';
import { add, lerp, type Point, xy } from '../../../geometry/point.js';
import { denies } from '../../../cut/denies.js';
import type { Cut } from '../../../cut/cut.js';
import { hasCoinPocket, isJeansCut, jeansMouth } from '../../../cut/jeans.js';
import { isShalwar } from '../../../cut/shalwar.js';
import type { Leg } from '../../../garments/spec.js';
import { bodyFor, hemHeight, isWomens } from '../figure.js';
import { flapOver, MOUTHS, patch, slash, welt } from '../parts/front.js';
import type { Pen } from '../pen/pen.js';
import { beside, curve, join, line, mirror, overHip, pointAt, reverse, shut, through, xAt } from '../pen/paths.js';
import { gatherTicks, ribLines } from '../parts/sleeve.js';
import { tonesOfPart, type Tones } from '../cloth/tone.js';

export interface TrouserShape {
  /** height of the waist seam, cm */
  top: number;
  waist: number;
  view: 'front' | 'back';
  waistband: number;
  /** jeans, joggers … draw their own details */
  kind: 'tailored' | 'jeans' | 'elastic' | 'leggings' | 'shorts';
}

const ANKLE: Record<Leg, number> = {
  straight: 20,
  slim: 16,
  skinny: 12.5,
  wide: 30,
  flared: 28,
  bootcut: 23.5,
  tapered: 14.5,
  cropped: 19,
  barrel: 17,
  palazzo: 40,
  cargo: 23,
};
const KNEE: Record<Leg, number> = {
  straight: 21.5,
  slim: 18.5,
  skinny: 16.5,
  wide: 27,
  flared: 19,
  bootcut: 20,
  tapered: 20.5,
  cropped: 20.5,
  barrel: 27,
  palazzo: 32,
  cargo: 24,
};

interface LegLine {
  outer: Op[];
  inner: Op[];
  hem: Op[];
  crotch: Point;
  outEnd: Point;
  inEnd: Point;
  hip: Point;
}

const isHarem = (spec: Cut): boolean => spec.garment === 'harem-trousers' && !isShalwar(spec);

const legOf = (spec: Cut, s: TrouserShape): Leg => {
  if (isHarem(spec) || isShalwar(spec)) return 'barrel';
  if (spec.leg) return spec.leg;
  if (spec.garment === 'wide-leg-trousers' || spec.garment === 'wrap-trousers') return 'wide';
  if (spec.garment === 'leggings' || s.kind === 'leggings' || spec.silhouette === 'skinny') return 'skinny';
  if (spec.garment === 'joggers') return 'tapered';
  if (spec.silhouette === 'wide' || spec.silhouette === 'baggy') return 'wide';
  const { fit } = spec;
  return fit === 'tight'
    ? 'skinny'
    : fit === 'slim'
      ? 'slim'
      : fit === 'loose' || fit === 'oversized'
        ? 'wide'
        : 'straight';
};

/** From the waist to the hem, cm. */
const lengthOf = (spec: Cut): number => hemHeight(spec) - bodyFor(spec).waistY;

/** Widths of knit legs laid flat, narrower than what they are worn on, cm: knee, ankle. */
const LEGGING = [14.2, 9.8] as const;

function legLine(spec: Cut, s: TrouserShape): LegLine {
  const w = isWomens(spec);
  const leg = legOf(spec, s);
  const [knee, ankle] = s.kind === 'leggings' && leg === 'skinny' ? LEGGING : [KNEE[leg], ANKLE[leg]];
  const loose = s.kind === 'leggings' ? -3.4 : s.kind === 'elastic' ? 1.8 : 0;
  const hip = xy(
    (w ? 23.6 : 23.8) + loose + (leg === 'wide' || leg === 'palazzo' ? 1.4 : 0) + (isHarem(spec) ? 3 : 0),
    s.top + 19,
  );
  const crotch = xy(0, s.top + 27 + (isHarem(spec) ? 38 : isShalwar(spec) ? 9 : 0));
  const bottom = s.top + lengthOf(spec);
  const kneeY = s.top + 58;
  const short = bottom < kneeY + 2;
  const width = (y: number): number => {
    const thigh = Math.min(hip.x - 0.5, knee + 4.5 + (short ? 1.5 : 0));
    if (y <= kneeY) return thigh + ((knee - thigh) * Math.max(0, y - crotch.y)) / (kneeY - crotch.y);
    return knee + ((ankle - knee) * (y - kneeY)) / (s.top + 103 - kneeY);
  };
  const centre = (y: number): number => {
    const low = Math.max(ankle / 2 + 2, 10.2);
    return 12.4 + ((low - 12.4) * Math.max(0, y - crotch.y)) / (s.top + 103 - crotch.y);
  };
  const end = { w: Math.max(s.kind === 'leggings' ? 9.5 : 11.5, width(bottom) + (short ? 1.8 : 0)), c: centre(bottom) };
  const outEnd = xy(end.c + end.w / 2, bottom);
  const inEnd = xy(Math.max(0.8, end.c - end.w / 2), bottom + 0.2);
  const kneeOut = xy(isHarem(spec) ? hip.x + 2.4 : centre(kneeY) + knee / 2, kneeY);
  const kneeIn = xy(Math.max(0.9, centre(kneeY) - knee / 2), kneeY);
  const waistEnd = xy(s.waist, s.top);
  const shaped = leg !== 'straight' && leg !== 'wide' && leg !== 'palazzo' && leg !== 'cargo' && leg !== 'cropped';
  const lean = (kneeOut.x - hip.x) / (kneeY - hip.y);
  const outer =
    short || !shaped
      ? overHip(waistEnd, hip, outEnd)
      : join(
          overHip(waistEnd, hip, kneeOut),
          curve(
            kneeOut,
            xy(kneeOut.x + lean * 12, kneeY + 12),
            xy(outEnd.x - (outEnd.x - kneeOut.x) * 0.4, bottom - 18),
            outEnd,
          ),
        );
  const inner = short
    ? curve(xy(0, crotch.y), xy(0.4, crotch.y + 3), lerp(crotch, inEnd, 0.6), inEnd)
    : isHarem(spec)
      ? curve(xy(0, crotch.y), xy(0.8, crotch.y + 8), xy(inEnd.x - 1.4, inEnd.y - 16), inEnd)
      : join(
          curve(xy(0, crotch.y), xy(0.5, crotch.y + 7), xy(kneeIn.x - 0.2, kneeY - 14), kneeIn),
          curve(kneeIn, xy(kneeIn.x + 0.2, kneeY + 12), xy(inEnd.x, inEnd.y - 12), inEnd),
        );
  const hem = curve(outEnd, xy(outEnd.x - end.w * 0.3, bottom + 0.8), xy(inEnd.x + end.w * 0.3, bottom + 0.9), inEnd);
  return { outer, inner, hem, crotch, outEnd, inEnd, hip };
}

/** Draws trousers from their waist seam down; the waistband is drawn by the caller afterwards. */
export function drawTrousers(pen: Pen, spec: Cut, s: TrouserShape, tones: Tones): void {
  const leg = legLine(spec, s);
  const waist = curve(
    xy(0, s.top + 0.8),
    xy(s.waist * 0.4, s.top + 0.8),
    xy(s.waist * 0.8, s.top + 0.4),
    xy(s.waist, s.top),
  );
  const right = join(waist, leg.outer, leg.hem, reverse(leg.inner), line(leg.crotch, xy(0, s.top + 0.8)));
  for (const ops of [mirror(right), right]) {
    pen.fill(shut(ops), tonesOfPart(tones, 'leg').base);
  }
  const open = join(leg.outer, leg.hem, reverse(leg.inner));
  pen.name('side-seam', pointAt(leg.outer, 0.6));
  pen.name('inseam', pointAt(leg.inner, 0.5));
  pen.name('hem', lerp(leg.outEnd, leg.inEnd, 0.4));
  pen.edge('hem', leg.hem);
  pen.pair(open, 'outline');
  pen.pair(waist, 'seam');
  pen.ink(line(xy(0, s.top + 0.8), xy(0, leg.crotch.y)), 'seam');
  drawEnds(pen, spec, leg, tones);
  if (isShalwar(spec)) pen.pair(line(xy(s.waist * 0.52, s.top + 0.8), add(leg.inEnd, xy(1.2, 0))), 'seam');
  if (s.kind === 'leggings') return;
  if (s.view === 'front') drawFront(pen, spec, s, leg, tones);
  else drawBack(pen, spec, s, leg, tones);
  drawLegDetails(pen, spec, s, leg, tones);
}

function drawEnds(pen: Pen, spec: Cut, leg: LegLine, tones: Tones): void {
  const cuffed =
    spec.cuff === 'rib' ||
    spec.cuff === 'elastic' ||
    (['joggers', 'harem-trousers'].includes(spec.garment) && !isShalwar(spec) && !denies(spec, 'cuff'));
  if (cuffed) {
    const inset = 1.6;
    const [a, b] = [xy(leg.outEnd.x - inset, leg.outEnd.y), xy(leg.inEnd.x + inset, leg.inEnd.y)];
    const [c, d] = [add(a, xy(-0.7, 6)), add(b, xy(0.7, 6))];
    const band = shut(line(a, b, d, c));
    pen.name('cuff', lerp(a, d, 0.5));
    pen.ink(band, 'outline', tones.rib);
    pen.ink(mirror(band), 'outline', tones.rib);
    ribLines(pen, c, d, xy(0, 1), 6);
    gatherTicks(pen, a, b, xy(0, -1), 5);
    return;
  }
  if (spec.cuff === 'turn-up' || spec.hem === 'turn-up' || spec.details.includes('turn-up')) {
    const up = (p: Point) => add(p, xy(p === leg.outEnd ? 0.4 : -0.4, -4.2));
    const band = shut(line(add(leg.outEnd, xy(0.4, 0)), up(leg.outEnd), up(leg.inEnd), add(leg.inEnd, xy(-0.4, 0))));
    pen.ink(band, 'outline', tones.base);
    pen.ink(mirror(band), 'outline', tones.base);
    return;
  }
  pen.pair(beside(leg.hem, -2, [0.03, 0.03]), 'stitch');
}

function drawFront(pen: Pen, spec: Cut, s: TrouserShape, leg: LegLine, tones: Tones): void {
  if (isHarem(spec)) haremFolds(pen, s, leg);
  if (s.kind === 'elastic') {
    if (spec.pockets.some((kind) => MOUTHS.has(kind)) || spec.garment === 'joggers')
      slash(pen, xy(s.waist * 0.78, s.top + 0.5), xy(xAt(leg.outer, leg.hip.y - 2.5), leg.hip.y - 2.5), 0.4);
    if (spec.garment === 'joggers' && spec.pockets.includes('patch'))
      for (const x of [5, -5 - 12]) patch(pen, xy(x, s.top + 12), 12, 13, tones, 'round');
    return;
  }
  if (!spec.garment.startsWith('wrap') && spec.closure !== 'pullover') drawFly(pen, s, leg);
  if (s.kind === 'jeans') jeansPocket(pen, spec, s, leg);
  else slash(pen, xy(s.waist * 0.7, s.top + 0.6), xy(xAt(leg.outer, leg.hip.y - 3), leg.hip.y - 3), 0.2);
  if (spec.details.includes('pleats')) pen.name('pleat', xy(s.waist * 0.5 + 0.3, s.top + 5));
  if (spec.details.includes('pleats'))
    for (const share of [0.32, 0.5])
      pen.pair(line(xy(s.waist * share, s.top + 0.7), xy(s.waist * share + 0.6, s.top + 10)), 'seam');
}

/** Slanted where the text says so, else scooped, with a small pocket in the right one. */
function jeansPocket(pen: Pen, spec: Cut, s: TrouserShape, leg: LegLine): void {
  const opens = jeansMouth(spec);
  if (opens === null) return;
  if (opens === 'slanted') {
    slash(pen, xy(s.waist * 0.7, s.top + 0.6), xy(xAt(leg.outer, leg.hip.y - 3), leg.hip.y - 3), 0.2);
    return;
  }
  const mouth = through(
    [
      xy(s.waist * 0.56, s.top + 0.7),
      xy(s.waist * 0.62, s.top + 5.6),
      xy(s.waist * 0.82, s.top + 8),
      xy(xAt(leg.outer, s.top + 8.4), s.top + 8.4),
    ],
    1,
  );
  pen.pocket(pointAt(mouth, 0.6), 2);
  pen.pair(mouth, 'seam');
  pen.pair(beside(mouth, 0.55, [0.03, 0.05]), 'stitch');
  pen.pair(beside(mouth, 1.05, [0.05, 0.08]), 'stitch');
  if (!hasCoinPocket(spec)) return;
  const coin = line(xy(-s.waist * 0.66, s.top + 4.6), xy(-xAt(leg.outer, s.top + 4.4) + 1.6, s.top + 4.4));
  pen.ink(coin, 'seam');
}

/** Cloth that falls from the waist into the low crotch. */
function haremFolds(pen: Pen, s: TrouserShape, leg: LegLine): void {
  for (const [k, reach] of [
    [0.2, 0.95],
    [0.45, 0.8],
    [0.72, 0.6],
  ]) {
    const from = xy(s.waist * k, s.top + 4);
    const to = xy(1.6 + 7 * k, s.top + (leg.crotch.y - s.top) * reach);
    pen.pair(curve(from, xy(from.x + 5 * k + 3, s.top + 20), xy(to.x + 9 * k + 2, to.y - 14), to), 'soft');
  }
}

function drawFly(pen: Pen, s: TrouserShape, leg: LegLine): void {
  const end = leg.crotch.y - 7.5;
  const stitches = join(
    line(xy(-3.4, s.top + 0.8), xy(-3.4, end - 4)),
    curve(xy(-3.4, end - 4), xy(-3.4, end - 1), xy(-1.6, end + 0.6), xy(0, end + 1.4)),
  );
  pen.lapped(() => {
    pen.name('fly', xy(-3.2, (s.top + leg.crotch.y) / 2));
    pen.ink(stitches, 'stitch');
    pen.ink(line(xy(0.55, s.top + 0.8), xy(0.55, end)), 'detail');
  });
}

/** The seam that takes up the back dart, deeper at the centre. */
function seatYoke(pen: Pen, s: TrouserShape, leg: LegLine): void {
  const yoke = curve(
    xy(0, s.top + 9.4),
    xy(6, s.top + 8.4),
    xy(14, s.top + 6),
    xy(xAt(leg.outer, s.top + 5), s.top + 5),
  );
  pen.name('yoke', pointAt(yoke, 0.5));
  pen.pair(yoke, 'seam');
  pen.pair(beside(yoke, -0.6, [0, 0.02]), 'stitch');
}

function drawBack(pen: Pen, spec: Cut, s: TrouserShape, leg: LegLine, tones: Tones): void {
  if (s.kind === 'jeans') {
    if (isJeansCut(spec)) seatYoke(pen, s, leg);
    if (denies(spec, 'back-pocket')) return;
    for (const x of [4.6, -4.6 - 12.4]) patch(pen, xy(x, s.top + 11.4), 12.4, 13.4, tones, 'point');
    return;
  }
  if (s.kind === 'elastic') {
    if (spec.pockets.includes('back'))
      for (const x of [4.6, -4.6 - 12]) patch(pen, xy(x, s.top + 9), 12, 13, tones, 'square');
    return;
  }
  if (spec.closure === 'pullover') return; // closed at the side or behind: cut plain
  if (!spec.garment.startsWith('wrap')) {
    pen.name('dart', xy(s.waist * 0.52, s.top + 4));
    pen.pair(line(xy(s.waist * 0.5, s.top + 0.7), xy(s.waist * 0.54, s.top + 8)), 'seam');
  }
  if (denies(spec, 'back-pocket')) return;
  if (spec.pockets.includes('patch'))
    for (const x of [4.4, -4.4 - 12.6]) patch(pen, xy(x, s.top + 9), 12.6, 13.4, tones, 'round');
  else {
    welt(pen, xy(4.6, s.top + 9.6), xy(17, s.top + 9), 1.3, tones);
    pen.pair(line(xy(10.8, s.top + 9.6), xy(10.8, s.top + 11.4)), 'detail');
  }
}

function drawLegDetails(pen: Pen, spec: Cut, s: TrouserShape, leg: LegLine, tones: Tones): void {
  if (s.view === 'front' && (spec.pockets.includes('cargo') || spec.leg === 'cargo')) {
    const at = pointAt(leg.outer, 0.52);
    for (const x of [at.x - 14.2, -at.x + 1.2]) {
      patch(pen, xy(x, at.y - 6), 13, 15, tones, 'square');
      flapOver(pen, xy(x - 0.3, at.y - 6.6), 13.6, 5, tones);
    }
  }
  if (s.kind === 'jeans') pen.pair(beside(leg.outer, -0.6, [0.12, 0.01]), 'stitch');
  const pressed =
    s.kind === 'tailored' &&
    leg.outEnd.y > s.top + 62 &&
    (spec.silhouette === 'tailored' ||
      spec.occasion.includes('formal') ||
      spec.occasion.includes('work') ||
      spec.details.includes('pleats'));
  if (pressed) pen.pair(line(xy(s.waist * 0.5, s.top + 11), lerp(leg.outEnd, leg.inEnd)), 'soft');
  if (spec.details.includes('side-stripes')) pen.pair(beside(leg.outer, -1.8, [0.02, 0]), 'seam');
  if (s.kind !== 'tailored' || s.view !== 'front') return;
  pen.pair(
    curve(
      xy(1.2, leg.crotch.y - 1),
      xy(3.4, leg.crotch.y - 0.2),
      xy(5, leg.crotch.y + 0.8),
      xy(6.4, leg.crotch.y + 2.4),
    ),
    'soft',
  );
}
