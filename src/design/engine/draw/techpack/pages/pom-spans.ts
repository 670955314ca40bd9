import type { FlatAnchors } from '../../flat/index.js';
import type { TechPackInput } from '../input.js';
import { isBibbed, isNextToSkin, isUpper } from '../points/girths.js';
import type { PointOfMeasure, PomKind } from '../points-of-measure.js';
import { extentAt, type inkBox } from '../svg.js';

interface Point {
  x: number;
  y: number;
}

/** Where a point of measure is taken on the front flat, px. */
export interface Span {
  from: Point;
  to: Point;
}

/** Middle of the flats' pictures, px. */
const MIDDLE = 320;
/** Usual depths below the waist, cm. */
const WAIST_TO_SEAT = 20;
const CROTCH_TO_SEAT = 6;
/** From the upper edge of a swimsuit to its crotch, cm. */
const TRUNK = 56;
/** Middle of a shoulder line above its tip, cm. */
const SHOULDER_DROP = 2.2;

/** Heights and widths of the drawing, px, and how many of them are a centimetre of the drafted piece. */
interface Levels {
  svg: string;
  a: FlatAnchors;
  shoulder: number;
  underarm: number;
  top: number;
  waist: number;
  seat: number;
  crotch: number;
  hem: number;
  /** px per cm */
  unit: number;
  /** half of the chest */
  side: number;
}

const valueOf = (points: readonly PointOfMeasure[], kind: PomKind): number | null =>
  points.find((p) => p.kind === kind)?.value ?? null;

/** px per cm of the piece's own length; flats are drawn by class of length, so that it is near, not exact. */
function unitOf(points: readonly PointOfMeasure[], top: number, hem: number, trunk: boolean): number {
  const long = valueOf(points, 'length') ?? valueOf(points, 'outseam') ?? valueOf(points, 'skirt-length');
  if (long !== null) return (hem - top) / long;
  return trunk ? (hem - top) / TRUNK : 5;
}

/** Covers the trunk without shoulders: strapless, straps, swimsuits. */
const isBare = ({ completed }: TechPackInput, anchors: FlatAnchors): boolean =>
  (isUpper(completed) || isNextToSkin(completed)) && !isBibbed(completed) && !anchors['shoulder-seam'];

function levelsOf(input: TechPackInput, points: readonly PointOfMeasure[], a: FlatAnchors, ink: Ink): Levels {
  const trunk = isNextToSkin(input.completed);
  const hem = (trunk ? undefined : (a.hem ?? a['rib-hem'])?.y) ?? ink.y + ink.height;
  const bare = isBare(input, a);
  const shoulder = a['shoulder-seam']?.y ?? (bare ? a.neckline?.y : undefined) ?? ink.y;
  const worn = a['shoulder-seam'] !== undefined || bare;
  const top = worn ? shoulder : (a.waistband?.y ?? ink.y + 6);
  const unit = unitOf(points, top, hem, trunk);
  const back = input.measurements.values.hpsToWaistBack || 42;
  const sashed = ['dress', 'one-piece'].includes(input.completed.category);
  const seam = a['waist-seam']?.y ?? (sashed ? a.belt?.y : undefined);
  const below = bare ? back * 0.5 : back;
  const waist = worn ? (seam ?? Math.min(shoulder + below * unit, hem - 8)) : Math.max(top, ink.y + 4);
  const inseam = valueOf(points, 'inseam');
  const crotch = inseam === null ? hem : hem - inseam * unit;
  return {
    svg: input.flats.frontSvg,
    a,
    shoulder,
    underarm: a.armhole ? a.armhole.y + (a.armhole.y - shoulder) * 0.55 : shoulder + 4 * unit,
    top,
    waist,
    seat: Math.min(waist + WAIST_TO_SEAT * unit, (waist + 2 * hem) / 3, crotch - CROTCH_TO_SEAT * unit),
    crotch,
    hem,
    unit,
    side: a['side-seam'] ? a['side-seam'].x - MIDDLE : 0,
  };
}

type Ink = ReturnType<typeof inkBox>;

const level = (y: number, left: number, right: number): Span => ({ from: { x: left, y }, to: { x: right, y } });
const upright = (x: number, from: number, to: number): Span => ({ from: { x, y: from }, to: { x, y: to } });
const across = (half: number, y: number): Span => level(y, MIDDLE - half, MIDDLE + half);

/** From edge to edge of the drawing at a height. */
function wide(svg: string, y: number): Span | null {
  const extent = extentAt(svg, y);
  return extent && level(y, extent.left, extent.right);
}

/** A width of one leg, from its outer edge inwards. */
function ofLeg(l: Levels, y: number, cm: number): Span | null {
  const extent = extentAt(l.svg, y);
  return extent && level(y, extent.left, Math.min(extent.left + cm * l.unit, MIDDLE - 3));
}

const body = (l: Levels, y: number): Span | null => {
  const sleeves = l.a.sleeve || l.a['sleeve-hem'];
  return sleeves ? (l.side > 0 ? across(l.side, y) : null) : wide(l.svg, y);
};

type Placer = (l: Levels, cm: number) => Span | null;

const UPPER: Partial<Record<PomKind, Placer>> = {
  chest: (l) => body(l, l.underarm + 2.5 * l.unit),
  waist: (l) => body(l, l.waist),
  hip: (l) => body(l, l.seat),
  hem: (l) => (l.a.sleeve && !l.a['side-seam'] ? null : (wide(l.svg, l.hem - 5) ?? null)),
  length: (l) => upright(MIDDLE - 0.62 * ((l.a['shoulder-seam']?.x ?? MIDDLE) - MIDDLE), l.shoulder - 8, l.hem),
  shoulder: (l, cm) => across((cm / 2) * l.unit, l.shoulder + SHOULDER_DROP * l.unit),
  neck: (l, cm) => across((cm / 2) * l.unit, l.shoulder - SHOULDER_DROP * l.unit),
  'neck-drop': (l, cm) =>
    upright(MIDDLE + 7, l.shoulder - SHOULDER_DROP * l.unit, l.shoulder + (cm - SHOULDER_DROP) * l.unit),
  armhole: (l) =>
    l.a.armhole
      ? {
          from: { x: 2 * MIDDLE - l.a.armhole.x - 2, y: l.shoulder + SHOULDER_DROP * l.unit },
          to: { x: MIDDLE - l.side, y: l.underarm },
        }
      : null,
  sleeve: (l) => sleeve(l),
  'upper-arm': (l) => upperArm(l),
  'sleeve-opening': (l) => opening(l),
  'skirt-length': (l) => upright(MIDDLE + 26, l.waist, l.hem),
};

function sleeve({ a, shoulder }: Levels): Span | null {
  const end = a['sleeve-hem'] ?? a.cuff;
  if (!end || !a.armhole) return null;
  return { from: { x: a.armhole.x + 4, y: shoulder + (a.armhole.y - shoulder) * 0.16 }, to: end };
}

/** From the underarm to the outer edge, square to the arm's outer line. */
function upperArm({ svg, underarm, side, a }: Levels): Span | null {
  const end = a['sleeve-hem'] ?? a.cuff;
  const extent = extentAt(svg, underarm - 10);
  if (!extent || !a.armhole || !end || side <= 0 || extent.left > MIDDLE - side - 4) return null;
  return { from: { x: MIDDLE - side - 2, y: underarm + 4 }, to: { x: extent.left, y: underarm - 10 } };
}

/** A mark alone: the edge is slanted and told by its callout. */
function opening({ a }: Levels): Span | null {
  const end = a['sleeve-hem'] ?? a.cuff;
  if (!end) return null;
  const at = { x: 2 * MIDDLE - end.x, y: end.y };
  return { from: at, to: at };
}

const LOWER: Partial<Record<PomKind, Placer>> = {
  waist: (l) => wide(l.svg, l.waist),
  hip: (l) => wide(l.svg, l.seat),
  hem: (l) => wide(l.svg, l.hem - 5),
  'skirt-length': (l) => upright(MIDDLE + 26, l.top + 10, l.hem),
  outseam: (l) => {
    const extent = extentAt(l.svg, (l.top + l.hem) / 2);
    return extent && upright(extent.right + 14, l.top + 8, l.hem);
  },
};

const LEGS: Partial<Record<PomKind, Placer>> = {
  'front-rise': (l) => upright(MIDDLE, l.top + 12, l.crotch),
  inseam: (l) => upright(MIDDLE + 12, l.crotch, l.hem),
  thigh: (l, cm) => ofLeg(l, l.crotch + 2.5 * l.unit, cm),
  knee: (l, cm) => ofLeg(l, (l.crotch + l.hem) / 2, cm),
  'leg-opening': (l, cm) => ofLeg(l, l.hem - 6, cm),
};

/** Spans of all points that the drawing has a place for, by code. */
export function spansOf(
  input: TechPackInput,
  points: readonly PointOfMeasure[],
  anchors: FlatAnchors,
  ink: Ink,
): Map<string, Span> {
  const levels = levelsOf(input, points, anchors, ink);
  const worn = anchors['shoulder-seam'] || anchors.armhole || isBare(input, anchors);
  const placers = { ...(worn ? UPPER : LOWER), ...LEGS };
  const spans = points.map((p) => [p.code, placers[p.kind]?.(levels, p.value) ?? null] as const);
  return new Map(spans.filter((row): row is [string, Span] => row[1] !== null));
}
