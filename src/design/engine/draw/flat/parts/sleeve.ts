import { flatten, type Op } from '../../../geometry/path.js';
import { add, distance, lerp, type Point, radians, xy } from '../../../geometry/point.js';
import type { Cut } from '../../../cut/cut.js';
import type { Cuff, SleeveLength, SleeveType } from '../../../garments/spec.js';
import type { Figure } from '../figure.js';
import type { Torso } from '../garments/torso.js';
import type { Pen } from '../pen/pen.js';
import { beside, curve, join, line, mirror, reverse, shut, through } from '../pen/paths.js';
import { tonesOfPart, type Tones } from '../cloth/tone.js';

export interface SleeveStyle {
  length: SleeveLength;
  /** how far it reaches, share of the way to the wrist */
  to: number;
  type: SleeveType | null;
  cuff: Cuff | null;
  /** width of the opening, cm; by length when absent */
  opening?: number;
  /** seam from the elbow to the wrist (two-part sleeve) */
  twoPart?: boolean;
  /** slit with buttons at the wrist of a tailored sleeve, in place of a stitched hem */
  vent?: boolean;
  /** room through the upper sleeve, cm */
  ease?: number;
}

/** Degrees from the vertical at which the sleeve hangs. */
const ANGLE: Record<SleeveLength, number> = {
  sleeveless: 0,
  cap: 50,
  short: 40,
  elbow: 31,
  'three-quarter': 25,
  long: 21,
  wrist: 21,
  'extra-long': 21,
};
const OPENING: Record<SleeveLength, number> = {
  sleeveless: 0,
  cap: 17,
  short: 16.5,
  elbow: 14.5,
  'three-quarter': 12.2,
  long: 10.4,
  wrist: 10.4,
  'extra-long': 10.4,
};
/** Sleeves that are cut on with the body stand off it. */
const CUT_ON_DEGREES = 14;
const CUT_IN = new Set<SleeveType>(['dolman', 'batwing', 'kimono']);

export const cutIn = (spec: Cut): boolean => spec.sleeve.type !== null && CUT_IN.has(spec.sleeve.type);

interface Limb {
  outer: Op[];
  inner: Op[];
  end: Op[];
  dir: Point;
  across: Point;
  endOuter: Point;
  endInner: Point;
}

/** Draws both sleeves; the body is drawn over their upper edges afterwards. */
export function drawSleeves(pen: Pen, f: Figure, t: Torso, style: SleeveStyle, whole: Tones): void {
  const tones = tonesOfPart(whole, 'sleeve');
  if (style.length === 'sleeveless') return;
  const limb = limbOf(f, t, style);
  const region = shut(join(limb.outer, limb.end, reverse(limb.inner), reverse(t.armhole)));
  pen.fill(region, tones.base);
  pen.fill(mirror(region), tones.base);
  const height = cuffHeight(style);
  pen.name('sleeve', add(lerp(limb.endOuter, t.shoulderTip, 0.45), limb.across, 4));
  pen.name(height > 0 ? 'cuff' : 'sleeve-hem', add(lerp(limb.endOuter, limb.endInner), limb.dir, -height / 2));
  pen.edge('sleeve', limb.end);
  pen.show({ sleeve: distance(t.shoulderTip, limb.endOuter) / f.sleeve });
  if (height > 0) drawCuff(pen, limb, style, height, tonesOfPart(whole, 'cuff'));
  pen.pair(join(limb.outer, limb.end, reverse(limb.inner)), 'outline');
  if (height === 0 && !style.vent) drawSleeveHem(pen, limb, style);
  if (style.twoPart) pen.pair(seamDown(limb, height), 'seam');
  if (style.vent) drawVent(pen, limb);
  drawFullness(pen, limb, t, style);
  if (style.type === 'cold-shoulder') bareShoulder(pen, limb, t);
}

/** The opening below the shoulder of a cold-shoulder sleeve. */
function bareShoulder(pen: Pen, limb: Limb, t: Torso): void {
  const top = add(add(t.shoulderTip, limb.dir, 2), limb.across, 1);
  const low = add(top, limb.dir, 10);
  const hole = shut(
    join(
      curve(top, add(add(top, limb.dir, 2), limb.across, -1.6), add(add(low, limb.dir, -2), limb.across, -1.6), low),
      curve(low, add(add(low, limb.dir, -1), limb.across, 7), add(add(top, limb.dir, 3), limb.across, 6), top),
    ),
  );
  pen.pair(hole, 'outline', '#ffffff');
}

function limbOf(f: Figure, t: Torso, style: SleeveStyle): Limb {
  const cutOn = style.type !== null && CUT_IN.has(style.type);
  const rad = radians(ANGLE[style.length] + (cutOn ? CUT_ON_DEGREES : 0));
  const dir = xy(Math.sin(rad), Math.cos(rad));
  const across = xy(-Math.cos(rad), Math.sin(rad));
  const length = f.sleeve * style.to;
  const endOuter = add(t.shoulderTip, dir, length);
  const endInner = add(endOuter, across, openingOf(style));
  const bulge = bulgeOf(style);
  const top = bulge.top;
  const outer =
    bulge.low > 0 || top > 0
      ? fullOuter(t.shoulderTip, endOuter, dir, across, length, bulge, style)
      : plainOuter(t.shoulderTip, endOuter, dir, length);
  const inner = innerOf(t.underarm, endInner, dir, across, length, bulge.low * 0.6);
  return { outer, inner, end: endOf(endOuter, endInner, dir, style), dir, across, endOuter, endInner };
}

function plainOuter(tip: Point, end: Point, dir: Point, length: number): Op[] {
  const round = Math.min(3.4, length * 0.3);
  const bend = add(add(tip, dir, round), xy(1, 0), 1.3);
  return join(
    curve(tip, add(tip, xy(0.95, 0.18), round * 0.34), add(bend, dir, -round * 0.55), bend),
    curve(bend, add(bend, dir, length * 0.3), add(end, dir, -length * 0.3), end),
  );
}

function fullOuter(
  tip: Point,
  end: Point,
  dir: Point,
  across: Point,
  length: number,
  bulge: Bulge,
  style: SleeveStyle,
): Op[] {
  const narrow = cuffHeight(style);
  const wrist = add(end, dir, -narrow);
  const crown =
    bulge.top > 1
      ? [
          add(tip, xy(bulge.top * 0.55, -bulge.top * 0.62)),
          add(add(tip, dir, Math.min(5, length * 0.24)), across, -bulge.top),
        ]
      : [add(add(tip, dir, 3), across, -0.7)];
  const lowest = add(add(tip, dir, length * 0.76), across, -bulge.low);
  const path = through([tip, ...crown, ...(bulge.low > 0 ? [lowest] : []), wrist], 1);
  return narrow > 0 ? join(path, line(wrist, end)) : path;
}

function innerOf(under: Point, end: Point, dir: Point, across: Point, length: number, low: number): Op[] {
  if (low > 0)
    return through([under, add(add(end, dir, -length * 0.26), across, low * 0.55), add(end, dir, -2.2), end], 0.9);
  return curve(under, add(under, xy(1.1, 2.4)), add(end, dir, -length * 0.34), end);
}

function endOf(outer: Point, inner: Point, dir: Point, style: SleeveStyle): Op[] {
  if (style.type === 'flutter' || style.type === 'ruffle' || style.type === 'circular' || style.type === 'petal')
    return through(
      [
        outer,
        add(lerp(outer, inner, 0.22), dir, 1.1),
        add(lerp(outer, inner, 0.45), dir, -0.3),
        add(lerp(outer, inner, 0.7), dir, 1.1),
        inner,
      ],
      1,
    );
  return curve(outer, add(lerp(outer, inner, 0.3), dir, 0.55), add(lerp(outer, inner, 0.7), dir, 0.55), inner);
}

interface Bulge {
  top: number;
  low: number;
}

function bulgeOf(style: SleeveStyle): Bulge {
  switch (style.type) {
    case 'puff':
      return { top: 3.4, low: style.length === 'short' || style.length === 'cap' ? 2 : 1 };
    case 'leg-of-mutton':
    case 'juliet':
      return { top: 4.6, low: 0 };
    case 'bishop':
    case 'poet':
      return { top: 0.6, low: 3.6 };
    case 'balloon':
    case 'lantern':
      return { top: 2.2, low: 4.2 };
    case 'tulip':
    case 'petal':
      return { top: 1.4, low: 0.4 };
    default:
      return { top: 0, low: 0 };
  }
}

function openingOf(style: SleeveStyle): number {
  if (style.opening) return style.opening;
  const wide: Partial<Record<SleeveType, number>> = {
    bell: 21,
    circular: 24,
    kimono: 22,
    batwing: 11,
    flutter: 20,
    ruffle: 19,
    puff: 14,
    balloon: 9.5,
    bishop: 9.5,
    poet: 9.5,
  };
  return (style.type && wide[style.type]) || OPENING[style.length];
}

function cuffHeight(style: SleeveStyle): number {
  const long = style.length === 'long' || style.length === 'wrist' || style.length === 'extra-long';
  switch (style.cuff) {
    case 'barrel':
    case 'tab':
      return long ? 6.2 : 3;
    case 'french':
      return 7.5;
    case 'rib':
      return long ? 6.5 : 2.4;
    case 'elastic':
      return 2.2;
    case 'turn-up':
      return long ? 5 : 3;
    case 'ruffle':
      return 5;
    default:
      return 0;
  }
}

function drawCuff(pen: Pen, limb: Limb, style: SleeveStyle, height: number, tones: Tones): void {
  const [o, i] = [add(limb.endOuter, limb.dir, -height), add(limb.endInner, limb.dir, -height)];
  const region = shut(line(limb.endOuter, o, i, limb.endInner));
  const fill = style.cuff === 'rib' ? tones.rib : tones.second;
  pen.fill(region, fill);
  pen.fill(mirror(region), fill);
  pen.pair(line(o, i), 'seam');
  if (style.cuff === 'rib') ribLines(pen, limb.endOuter, limb.endInner, limb.dir, height);
  else if (style.cuff === 'elastic') gatherTicks(pen, o, i, limb.dir, -1.5);
  else stitchedCuff(pen, limb, style, height);
}

function stitchedCuff(pen: Pen, limb: Limb, style: SleeveStyle, height: number): void {
  const at = (share: number, down: number) => add(lerp(limb.endOuter, limb.endInner, share), limb.dir, -down);
  pen.pair(line(at(0.03, height - 0.6), at(0.97, height - 0.6)), 'stitch');
  pen.pair(line(at(0.03, 0.6), at(0.97, 0.6)), 'stitch');
  if (style.cuff !== 'barrel' && style.cuff !== 'french' && style.cuff !== 'tab') return;
  for (const side of [1, -1]) {
    const p = at(0.28, height / 2);
    pen.button(xy(p.x * side, p.y), 0.62);
  }
  if (style.twoPart) return;
  pen.pair(line(at(0.28, height), at(0.28, height + 9)), 'detail');
  for (const share of [0.5, 0.62]) pen.pair(line(at(share, height), at(share, height + 4.5)), 'detail');
}

function drawSleeveHem(pen: Pen, limb: Limb, style: SleeveStyle): void {
  const soft = style.type === 'flutter' || style.type === 'ruffle' || style.type === 'circular';
  if (!soft) pen.pair(beside(limb.end, style.length === 'long' ? -2.2 : -1.9, [0.04, 0.04]), 'stitch');
}

/** Fine parallel lines of ribbing between two points, running along `dir` for `height`. */
export function ribLines(pen: Pen, a: Point, b: Point, dir: Point, height: number, both = true): void {
  const count = Math.max(4, Math.round(distance(a, b) / 0.85));
  for (let i = 1; i < count; i++) {
    const p = lerp(a, b, i / count);
    const ops = line(add(p, dir, -0.25), add(p, dir, -height + 0.25));
    if (both) pen.pair(ops, 'soft');
    else pen.ink(ops, 'soft');
  }
}

/** Short strokes that show cloth gathered into a seam. */
export function gatherTicks(pen: Pen, a: Point, b: Point, dir: Point, length: number, both = true): void {
  const count = Math.max(4, Math.round(distance(a, b) / 1.5));
  for (let i = 1; i < count; i++) {
    const p = lerp(a, b, i / count);
    const long = length * (0.7 + 0.3 * ((i * 7) % 3));
    const ops = curve(
      p,
      add(p, dir, long * 0.4),
      add(add(p, dir, long * 0.8), xy(i % 2 ? 0.15 : -0.15, 0)),
      add(p, dir, long),
    );
    if (both) pen.pair(ops, 'soft');
    else pen.ink(ops, 'soft');
  }
}

/** Ends at the cuff. @param cuff height of it */
const seamDown = (limb: Limb, cuff: number): Op[] => {
  const length = distance(limb.endInner, limb.endOuter);
  const inner = flatten(limb.inner)[0] ?? [];
  const [a, b] = [inner[0], inner[inner.length - 1]];
  const share = cuff / (distance(b, a) || 1);
  return beside(limb.inner, length * 0.3, [0.34, share]);
};

/** Three buttons along the seam above the wrist. */
function drawVent(pen: Pen, limb: Limb): void {
  const at = (along: number): Point => add(lerp(limb.endOuter, limb.endInner, 0.62), limb.dir, -along);
  for (const along of [2.6, 4.4, 6.2]) for (const side of [1, -1]) pen.button(xy(at(along).x * side, at(along).y), 0.5);
  pen.pair(line(add(at(0.2), limb.across, -1), add(at(8), limb.across, -1)), 'detail');
}

function drawFullness(pen: Pen, limb: Limb, t: Torso, style: SleeveStyle): void {
  const bulge = bulgeOf(style);
  if (bulge.top > 1.5)
    gatherTicks(pen, add(t.shoulderTip, xy(-0.2, 0.4)), add(t.shoulderTip, xy(-1, 8)), xy(0.9, 0.35), 3.2);
  if (bulge.low > 1) {
    const h = cuffHeight(style);
    const [o, i] = [add(limb.endOuter, limb.dir, -h), add(limb.endInner, limb.dir, -h)];
    gatherTicks(pen, o, i, limb.dir, -4);
  }
  if (style.type === 'bell' || style.type === 'circular' || style.type === 'flutter')
    for (const share of [0.35, 0.68]) {
      const p = lerp(limb.endOuter, limb.endInner, share);
      pen.pair(curve(p, add(p, limb.dir, -3), add(p, limb.dir, -6), add(add(p, limb.dir, -9), xy(-0.4, 0))), 'soft');
    }
}
