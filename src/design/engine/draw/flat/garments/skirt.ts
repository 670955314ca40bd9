import type { Op } from '../../../geometry/path.js';
import { add, type Point, xy } from '../../../geometry/point.js';
import type { Cut } from '../../../cut/cut.js';
import { HEM_RUFFLE_CM, hasHemRuffle } from '../../../cut/hem-ruffle.js';
import { pleatLay } from '../../../cut/pleat-lay.js';
import { hasLegSlit, sideSlits } from '../../../cut/slits.js';
import { isButtoned } from '../../../cut/opening.js';
import { buttonRow, hiddenZip, patch } from '../parts/front.js';
import type { Pen } from '../pen/pen.js';
import {
  mirror,
  beside,
  curve,
  join,
  line,
  overHip,
  pointAt,
  reverse,
  shut,
  through,
  whole,
  xAt,
} from '../pen/paths.js';
import { drawSideSlits } from '../parts/side-slits.js';
import { drawLaidPleats } from './pleats.js';
import { gatherTicks } from '../parts/sleeve.js';
import { tonesOfPart, type Tones } from '../cloth/tone.js';

export type SkirtKind =
  | 'pencil'
  | 'straight'
  | 'a-line'
  | 'flared'
  | 'circle'
  | 'gathered'
  | 'balloon'
  | 'pleated'
  | 'tiered'
  | 'mermaid'
  | 'tulip'
  | 'wrap';

export interface SkirtShape {
  /** height of the waist seam, cm */
  top: number;
  waist: number;
  hip: number;
  hipY: number;
  hemY: number;
  kind: SkirtKind;
  view: 'front' | 'back';
  waistband: number;
}

export function skirtKind(spec: Cut): SkirtKind {
  if (spec.tiers > 0) return 'tiered';
  const has = (d: string) => (spec.details as string[]).includes(d);
  switch (spec.silhouette) {
    case 'pencil':
    case 'sheath':
    case 'bodycon':
      return 'pencil';
    case 'straight':
    case 'shift':
    case 'boxy':
      return 'straight';
    case 'circle':
    case 'ball-gown':
      return 'circle';
    case 'flared':
    case 'fit-and-flare':
    case 'tent':
    case 'trapeze':
      return 'flared';
    case 'gathered':
      return 'gathered';
    case 'balloon':
      return 'balloon';
    case 'pleated':
      return 'pleated';
    case 'mermaid':
      return 'mermaid';
    default:
      if (has('pleats')) return 'pleated';
      if (has('gathers')) return 'gathered';
      return spec.silhouette === null && (spec.fit === 'slim' || spec.fit === 'tight') ? 'pencil' : 'a-line';
  }
}

const SPREAD: Record<SkirtKind, number> = {
  pencil: -0.05,
  straight: 0.01,
  'a-line': 0.15,
  flared: 0.27,
  circle: 0.52,
  gathered: 0.2,
  balloon: -0.05,
  pleated: 0.17,
  tiered: 0.26,
  mermaid: 0.02,
  tulip: -0.05,
  wrap: 0.13,
};
/** How far a balloon skirt stands away between waist and hem, cm. */
const BULGE = 13;
const FOLDS: Partial<Record<SkirtKind, number>> = {
  flared: 3,
  circle: 5,
  gathered: 4,
  tiered: 5,
  wrap: 1,
  'a-line': 1,
};

/** Draws a skirt from its waist seam down. */
export function drawSkirt(pen: Pen, spec: Cut, s: SkirtShape, cloth: Tones): void {
  const tones = tonesOfPart(cloth, 'skirt');
  const length = s.hemY - s.top;
  const full = isFull(s.kind);
  const hipOut =
    s.kind === 'gathered' || s.kind === 'circle' || s.kind === 'tiered'
      ? s.hip + 2.5
      : s.kind === 'flared'
        ? s.hip + 1
        : s.hip;
  const reach = length - (s.hipY - s.top);
  const hemHalf =
    s.kind === 'mermaid'
      ? s.hip * 1.5
      : Math.max(hipOut * 0.72, hipOut + reach * SPREAD[s.kind] + (full ? length * 0.03 : 0));
  const rise = riseOf(s);
  const end = xy(hemHalf, s.hemY - rise);
  const side = sideOf(s, hipOut, end);
  const hem = hemOf(s, end, rise);
  const waist = curve(
    xy(0, s.top + 0.8),
    xy(s.waist * 0.4, s.top + 0.8),
    xy(s.waist * 0.8, s.top + 0.4),
    xy(s.waist, s.top),
  );
  const half = join(waist, side, hem);
  if (full) insideHem(pen, end, s.hemY, tones);
  pen.ink(whole(half), 'outline', tones.base);
  pen.name('hem', pointAt(hem, 0.45));
  pen.edge('hem', hem);
  pen.name('side-seam', pointAt(side, 0.5));
  drawFolds(pen, s, hem, length);
  drawHemStitch(pen, spec, s, hem);
  if (spec.variant === 'kilt' && s.view === 'front') drawApron(pen, s, hemHalf, end.y);
  else if (s.kind === 'pleated') pleatsOf(pen, spec, s, end, tones.inside);
  if (s.kind === 'tiered') drawTiers(pen, s, side, spec.tiers);
  if (hasHemRuffle(spec)) drawHemRuffle(pen, s, side);
  if (s.kind === 'gathered' || s.kind === 'tiered' || s.kind === 'balloon')
    gatherTicks(pen, xy(0.4, s.top + 1), xy(s.waist - 0.6, s.top + 0.5), xy(0.08, 1), 6);
  if (s.kind === 'balloon') gatherTicks(pen, xy(0.4, s.hemY - 0.4), xy(end.x - 0.6, end.y - 0.4), xy(0.12, -1), 7);
  drawConstruction(pen, spec, s, length, tones);
  drawSideSlits(pen, spec, s.view, side, s.hipY, end.y);
}

/** How far the hem rises from the centre to the side, cm. */
function riseOf(s: SkirtShape): number {
  const length = s.hemY - s.top;
  if (isFull(s.kind)) return length * 0.055;
  return s.kind === 'pencil' || s.kind === 'straight' ? 0.4 : length * 0.028 + 0.8;
}

const isFull = (kind: SkirtKind): boolean =>
  kind === 'circle' || kind === 'flared' || kind === 'gathered' || kind === 'tiered';

function sideOf(s: SkirtShape, hip: number, end: Point): Op[] {
  const start = xy(s.waist, s.top);
  const length = s.hemY - s.top;
  const wide = end.x - s.waist;
  if (s.kind === 'circle' || s.kind === 'flared')
    return curve(
      start,
      xy(s.waist + wide * 0.2, s.top + length * 0.14),
      xy(end.x - wide * 0.3, s.hemY - length * 0.42),
      end,
    );
  if (s.kind === 'balloon')
    return curve(start, xy(s.waist + BULGE, s.top + length * 0.06), xy(end.x + BULGE, s.hemY - length * 0.12), end);
  if (s.kind === 'gathered' || s.kind === 'tiered')
    return curve(
      start,
      xy(s.waist + wide * 0.42, s.top + length * 0.12),
      xy(end.x - wide * 0.24, s.hemY - length * 0.4),
      end,
    );
  if (s.hipY - s.top > 27)
    return curve(start, xy(s.waist + 1, s.top + length * 0.2), xy(end.x - wide * 0.3, s.hemY - length * 0.4), end);
  if (s.kind !== 'mermaid') return overHip(start, xy(hip, s.hipY), end);
  const knee = xy(hip * 0.74, s.top + length * 0.66);
  return join(
    overHip(start, xy(hip, s.hipY), knee),
    curve(knee, xy(knee.x - 0.6, knee.y + length * 0.08), xy(end.x - 5, end.y - length * 0.1), end),
  );
}

function hemOf(s: SkirtShape, end: Point, rise: number): Op[] {
  const waves = FOLDS[s.kind] ?? 0;
  if (waves < 2) return curve(end, xy(end.x * 0.7, s.hemY - rise * 0.15), xy(end.x * 0.34, s.hemY), xy(0, s.hemY));
  const points: Point[] = [end];
  const count = waves * 2;
  for (let i = 1; i < count; i++) {
    const t = i / count;
    const x = end.x * (1 - t);
    const base = s.hemY - rise * (x / end.x) ** 2;
    points.push(xy(x, base + (i % 2 ? 1.15 : -0.75) * (s.kind === 'circle' ? 1.25 : 0.8)));
  }
  points.push(xy(0, s.hemY - 0.2));
  return through(points, 0.95);
}

/** The far side of a wide hem, seen inside. */
function insideHem(pen: Pen, end: Point, hemY: number, tones: Tones): void {
  const far = curve(xy(0, end.y - 1.2), xy(end.x * 0.4, end.y - 1.4), xy(end.x * 0.8, end.y - 0.8), end);
  pen.ink(whole(join(far, line(end, xy(0, hemY - 1)))), 'seam', tones.inside);
}

function drawFolds(pen: Pen, s: SkirtShape, hem: Op[], length: number): void {
  const waves = FOLDS[s.kind] ?? 0;
  if (waves < 2) return;
  const crests = hem
    .filter((op, i) => op.type === 'curve' && i % 2 === 0 && op.type === 'curve')
    .map((op) => (op.type === 'curve' ? op.to : xy(0, 0)));
  crests.slice(0, waves).forEach((p, i) => {
    const share = Math.abs(p.x) / (Math.abs(crests[0].x) + 6);
    const top = xy(s.waist * share * 0.95, s.top + length * (0.2 + 0.13 * (i % 3)));
    const bend = xy(p.x * 0.86 + top.x * 0.14, p.y - length * 0.3);
    const fold = curve(
      p,
      add(p, xy(-p.x * 0.02, -length * 0.12)),
      bend,
      xy(top.x + (p.x - top.x) * 0.25, top.y + length * 0.16),
    );
    if (Math.abs(p.x) > 1) pen.pair(fold, 'soft');
    else pen.ink(fold, 'soft');
  });
}

function drawHemStitch(pen: Pen, spec: Cut, s: SkirtShape, hem: Op[]): void {
  if (spec.hem === 'raw' || spec.hem === 'fringed' || s.kind === 'balloon') return;
  pen.pair(beside(hem, s.kind === 'circle' ? -0.9 : -2, [0.01, 0]), 'stitch');
}

function pleatsOf(pen: Pen, spec: Cut, s: SkirtShape, hem: Point, shade: string): void {
  const lay = pleatLay(spec);
  if (lay) drawLaidPleats(pen, s, lay, hem, shade);
  else drawPleats(pen, s, hem.x, hem.y, shade);
}

/** Knife pleats: each edge with the shade of the layer under it. */
function drawPleats(pen: Pen, s: SkirtShape, hemHalf: number, hemY: number, shade: string): void {
  const count = 6;
  pen.name('pleat', xy(s.hip * (3.5 / count), s.hipY));
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const sag = (1 - t * t) * (s.hemY - hemY);
    const under = shut(
      line(
        xy(s.waist * t, s.top + 2),
        xy(s.hip * t, s.hipY),
        xy(hemHalf * t, hemY + sag),
        xy(hemHalf * (t - 0.06), hemY + sag - 0.2),
      ),
    );
    for (const fold of [under, mirror(under)]) pen.fill(fold, shade);
    pen.pair(line(xy(s.waist * t, s.top + 0.7), xy(s.hip * t, s.hipY), xy(hemHalf * t, hemY + sag)), 'detail');
    pen.pair(line(xy(s.waist * (t - 0.03), s.top + 5), xy(hemHalf * (t - 0.045), hemY + sag)), 'soft');
  }
}

/** The flat apron of a kilt: its fringed edge on the wearer's right, straps and buckles beside it. */
function drawApron(pen: Pen, s: SkirtShape, hemHalf: number, hemY: number): void {
  const [top, hem] = [xy(-s.waist * 0.62, s.top + 0.7), xy(-hemHalf * 0.66, hemY + (s.hemY - hemY) * 0.55)];
  const hip = xy(-s.hip * 0.68, s.hipY);
  pen.ink(line(top, hip, hem), 'seam');
  pen.ink(line(...[top, hip, hem].map((p) => add(p, xy(-0.9, 0)))), 'stitch');
  for (const y of [s.top + 2.4, s.hipY - 1]) {
    pen.ink(
      shut(
        line(xy(-s.waist - 2.4, y - 1), xy(-s.waist + 3, y - 1), xy(-s.waist + 3, y + 1), xy(-s.waist - 2.4, y + 1)),
      ),
      'seam',
      '#ffffff',
    );
    pen.ink(
      shut(
        line(
          xy(-s.waist + 0.4, y - 1.5),
          xy(-s.waist + 2.2, y - 1.5),
          xy(-s.waist + 2.2, y + 1.5),
          xy(-s.waist + 0.4, y + 1.5),
        ),
      ),
      'detail',
    );
  }
}

function drawTiers(pen: Pen, s: SkirtShape, side: Op[], tiers: number): void {
  const length = s.hemY - s.top;
  pen.show({ tiers });
  for (let row = 1; row < tiers; row++) {
    const y = s.top + length * (row / tiers) ** 0.93;
    const half = xAt(side, y);
    pen.ink(curve(xy(-half, y - 0.6), xy(-half * 0.4, y + 1.6), xy(half * 0.4, y + 1.6), xy(half, y - 0.6)), 'seam');
    gatherTicks(pen, xy(0.6, y + 1.3), xy(half - 0.8, y - 0.1), xy(0.04, 1), 5);
  }
}

/** A strip gathered onto the lower edge, as deep as it is cut. */
function drawHemRuffle(pen: Pen, s: SkirtShape, side: Op[]): void {
  const y = s.hemY - HEM_RUFFLE_CM;
  if (y < s.top + HEM_RUFFLE_CM) return;
  const half = xAt(side, y - 0.6);
  pen.ink(curve(xy(-half, y - 0.6), xy(-half * 0.4, y + 1.2), xy(half * 0.4, y + 1.2), xy(half, y - 0.6)), 'seam');
  pen.name('gathers', xy(half * 0.5, y + 2));
  gatherTicks(pen, xy(0.6, y + 1), xy(half - 0.8, y - 0.3), xy(0.04, 1), 7);
}

function drawConstruction(pen: Pen, spec: Cut, s: SkirtShape, length: number, tones: Tones): void {
  // A-line skirts are cut as sectors of a ring, mermaid skirts in gores: both without darts
  const darted = s.kind === 'pencil' || s.kind === 'straight';
  const depth = s.view === 'front' ? 9 : 12.5;
  if (darted && s.waistband > 0) pen.name('dart', xy(s.waist * 0.52 + 0.4, s.top + 4));
  if (darted && s.waistband > 0)
    for (const share of s.view === 'front' ? [0.52] : [0.5])
      pen.pair(line(xy(s.waist * share, s.top + 0.7), xy(s.waist * share + 0.9, s.top + depth)), 'seam');
  const isSlit = spec.hem === 'slit' || spec.details.includes('slit');
  const usual = s.kind === 'pencil' && s.waistband > 0 && !isSlit;
  const behind = spec.slits?.at === 'back' && isSlit;
  const vent = !pen.lacks('vent') && sideSlits(spec) === 0 && (usual || behind || spec.details.includes('vent'));
  if (s.view === 'back') {
    pen.ink(line(xy(0, s.top + 0.8), xy(0, s.hemY)), 'seam');
    if (s.waistband > 0 && spec.opening?.place === 'back' && spec.closure?.includes('zip'))
      hiddenZip(pen, 0, s.top - s.waistband + 0.6, s.top + 17);
    if (vent && length > 40) ventAt(pen, s.hemY, Math.min(17, length * 0.28));
  } else if (hasLegSlit(spec)) {
    pen.name('slit', xy(s.hip * 0.52, s.hemY - length * 0.2));
    pen.ink(
      through(
        [
          xy(s.hip * 0.55, s.hemY - 0.4),
          xy(s.hip * 0.52, s.hemY - length * 0.2),
          xy(s.hip * 0.48, s.hemY - length * 0.38),
        ],
        1,
      ),
      'outline',
    );
  }
  if (s.view === 'front' && isButtoned(spec.closure) && spec.opening?.place === 'front' && s.waistband > 0)
    buttonDown(pen, s);
  if (spec.pockets.includes('patch') && s.view === 'front') {
    patch(pen, xy(s.waist * 0.42, s.top + 8), 11, 12, tones, 'round');
    if (pen.counts.pockets !== 1) patch(pen, xy(-s.waist * 0.42 - 11, s.top + 8), 11, 12, tones, 'round');
  }
  if (
    (spec.pockets.includes('slash') || spec.pockets.includes('curved')) &&
    s.view === 'front' &&
    !pen.lacks('pocket')
  ) {
    pen.pocket(xy(s.waist * 0.8, s.top + 7), 2);
    pen.pair(
      through([xy(s.waist * 0.62, s.top + 0.5), xy(s.waist * 0.8, s.top + 7), xy(s.hip - 0.6, s.top + 13)], 1),
      'seam',
    );
  }
}

function ventAt(pen: Pen, hemY: number, height: number): void {
  pen.name('vent', xy(1.6, hemY - height * 0.6));
  pen.ink(line(xy(0, hemY), xy(0, hemY - height), xy(3.2, hemY - height + 2.4)), 'seam');
  pen.ink(line(xy(3.2, hemY - height + 2.4), xy(3.2, hemY - 0.4)), 'stitch');
}

function buttonDown(pen: Pen, s: SkirtShape): void {
  pen.name('buttons', xy(0, s.top + 3));
  pen.lapped(() => {
    pen.name('placket', xy(1.7, (s.top + s.hemY) / 2));
    pen.ink(line(xy(1.7, s.top - s.waistband + 0.6), xy(1.7, s.hemY)), 'outline');
    pen.ink(line(xy(-1.7, s.top + 0.8), xy(-1.7, s.hemY)), 'stitch');
  });
  const count = Math.max(4, Math.round((s.hemY - s.top) / 9));
  buttonRow(pen, xy(0, s.top + 3), s.hemY - 6, count, 0.8);
}

/** A shaped waistband with its inner back. */
export function drawWaistband(
  pen: Pen,
  top: number,
  half: number,
  height: number,
  cloth: Tones,
  options: { view: 'front' | 'back'; button?: boolean; loops?: boolean; elastic?: boolean; drawcord?: boolean },
): void {
  const tones = tonesOfPart(cloth, 'waist');
  const y = top - height;
  pen.name('waistband', xy(half * 0.6, y + height * 0.6));
  if (options.loops) pen.name('belt-loop', xy(half * (options.view === 'front' ? 0.86 : 0.6), y + height / 2));
  if (options.drawcord) pen.name('drawcord', xy(2.2, top + 6));
  const narrow = half - 0.5;
  if (options.view === 'front')
    pen.ink(
      whole(
        join(
          curve(xy(0, y - 0.5), xy(narrow * 0.4, y - 0.5), xy(narrow * 0.8, y - 0.3), xy(narrow, y)),
          line(xy(narrow, y + 0.8), xy(0, y + 1.4)),
        ),
      ),
      'outline',
      tones.inside,
    );
  const dip = options.view === 'front' ? 0.8 : -0.2;
  const upper = curve(xy(0, y + dip), xy(narrow * 0.4, y + dip), xy(narrow * 0.8, y + dip * 0.5), xy(narrow, y));
  const lower = curve(xy(half, top), xy(half * 0.8, top + 0.4), xy(half * 0.4, top + 0.8), xy(0, top + 0.8));
  pen.ink(whole(join(upper, line(xy(narrow, y), xy(half, top)), lower)), 'outline', tones.base);
  if (options.elastic) {
    gatherTicks(pen, xy(0.5, y + dip + 0.3), xy(narrow - 0.3, y + 0.3), xy(0.06, 1), height - 0.8);
    pen.pair(beside(lower, 0.9), 'stitch');
    pen.pair(beside(upper, -0.9), 'stitch');
  } else {
    pen.pair(beside(reverse(lower), -0.5, [0.02, 0.03]), 'stitch');
    pen.pair(beside(upper, -0.5, [0.02, 0.03]), 'stitch');
  }
  if (options.loops)
    for (const share of options.view === 'front' ? [0.45, 0.86] : [0, 0.6])
      loopAt(pen, half * share, y, top, tones, dip * (1 - share));
  if (options.button) pen.button(xy(0.4, (y + top) / 2 + 0.8), 0.8);
  if (options.drawcord && options.view === 'front')
    for (const side of [1, -1]) {
      pen.dot(xy(side * 1.1, (y + top) / 2 + 0.8), 0.35, 'detail', '#ffffff');
      pen.ink(
        through([xy(side * 1.1, (y + top) / 2 + 0.9), xy(side * 2.4, top + 4), xy(side * 1.9, top + 12)], 1),
        'seam',
      );
      pen.dot(xy(side * 1.9, top + 12.4), 0.35, 'detail', tones.second);
    }
}

function loopAt(pen: Pen, x: number, y: number, top: number, tones: Tones, dip: number): void {
  const box = (c: number) =>
    shut(
      line(
        xy(c - 0.55, y + dip - 0.2),
        xy(c + 0.55, y + dip - 0.2),
        xy(c + 0.55, top + dip + 0.9),
        xy(c - 0.55, top + dip + 0.9),
      ),
    );
  pen.ink(box(x), 'detail', tones.base);
  if (x > 0) pen.ink(box(-x), 'detail', tones.base);
}
