import type { Op } from '../../../geometry/path.js';
import { type Point, xy } from '../../../geometry/point.js';
import type { Cut } from '../../../cut/cut.js';
import type { Figure } from '../figure.js';
import { curve, join, line, reverse, through } from '../pen/paths.js';

/** The right half of a body: its edges, each from the neck outwards and down. */
export interface Torso {
  neckPoint: Point;
  shoulderTip: Point;
  underarm: Point;
  hemSide: Point;
  hemCentre: Point;
  shoulder: Op[];
  armhole: Op[];
  side: Op[];
  /** from the side to the centre */
  hem: Op[];
}

export interface TorsoShape {
  neckHalf: number;
  /** how far the side springs out below the waist (a-line), cm */
  flare?: number;
  /** depth of the hem's curve at the centre, cm */
  sag?: number;
  /** curved shirt tail: the side rises by so much, cm */
  tail?: number;
  sleeveless?: boolean;
  /** underarm lowered for cut-in sleeves, cm */
  lower?: number;
  hemHalf?: number;
  /** how much narrower than the shoulder a sleeveless body is, cm */
  narrow?: number;
}

export function torsoOf(f: Figure, shape: TorsoShape): Torso {
  const neckPoint = xy(shape.neckHalf, ((shape.neckHalf - f.neck) / (f.shoulder - f.neck)) * f.shoulderDrop);
  const shoulderTip = shape.sleeveless ? inset(f, shape.narrow ?? 2.2) : xy(f.shoulder, f.shoulderDrop);
  const underarm = xy(f.chest, f.armY + (shape.lower ?? 0));
  const hemSide = xy(shape.hemHalf ?? f.hem + (shape.flare ?? 0), f.hemY - (shape.tail ?? 0));
  const hemCentre = xy(0, f.hemY + (shape.sag ?? 0.7));
  return {
    neckPoint,
    shoulderTip,
    underarm,
    hemSide,
    hemCentre,
    shoulder: line(neckPoint, shoulderTip),
    armhole: armholeOf(shoulderTip, underarm),
    side: sideOf(f, underarm, hemSide),
    hem: hemOf(hemSide, hemCentre, shape.tail ?? 0),
  };
}

const inset = (f: Figure, by: number): Point => xy(f.shoulder - by, f.shoulderDrop * (1 - by / (f.shoulder - f.neck)));

function armholeOf(tip: Point, under: Point): Op[] {
  const depth = under.y - tip.y;
  const pitch = xy(tip.x - Math.max(0.7, (tip.x - under.x + 6) * 0.16), tip.y + depth * 0.55);
  return join(
    curve(tip, xy(tip.x - 0.5, tip.y + depth * 0.2), xy(pitch.x + 0.1, pitch.y - depth * 0.18), pitch),
    curve(pitch, xy(pitch.x + 0.2, pitch.y + depth * 0.24), xy(under.x - 3.6, under.y - 0.5), under),
  );
}

function sideOf(f: Figure, under: Point, hem: Point): Op[] {
  if (hem.y <= f.waistY + 4)
    return through([under, xy((under.x + hem.x) / 2 - (under.x - f.waist) * 0.25, (under.y + hem.y) / 2), hem], 0.9);
  const waist = xy(f.waist, f.waistY);
  if (hem.y < f.hipY + 3) return through([under, waist, hem], 0.95);
  const hip = xy(Math.max(f.hip, f.waist + (hem.x - f.waist) * 0.5), f.hipY);
  return through([under, waist, hip, hem], 0.9);
}

function hemOf(side: Point, centre: Point, tail: number): Op[] {
  if (tail > 0) {
    const low = xy(side.x * 0.55, centre.y);
    return join(
      curve(side, xy(side.x * 0.97, side.y + tail * 0.45), xy(side.x * 0.86, centre.y), low),
      line(low, centre),
    );
  }
  return curve(side, xy(side.x * 0.66, side.y + (centre.y - side.y) * 0.9), xy(side.x * 0.33, centre.y), centre);
}

/** Depth and half-width of necklines, cm, and the way from the neck point to the centre. */
export interface NeckShape {
  half: number;
  depth: number;
  draw: (from: Point, inset?: number) => Op[];
}

const round =
  (depth: number, flat = 0.62) =>
  (from: Point, inset = 0): Op[] =>
    curve(
      from,
      xy(from.x - 0.1, from.y + (depth - inset - from.y) * 0.62),
      xy(from.x * flat, depth - inset),
      xy(0, depth - inset),
    );
const vee =
  (depth: number) =>
  (from: Point, inset = 0): Op[] => {
    const low = depth - inset * 1.7;
    return curve(
      from,
      xy(from.x * 0.72, from.y + (low - from.y) * 0.34),
      xy(from.x * 0.34, from.y + (low - from.y) * 0.7),
      xy(0, low),
    );
  };

export function neckOf(spec: Cut, f: Figure): NeckShape {
  const n = f.neck;
  const neckline = spec.neckline ?? 'crew';
  const set = (half: number, depth: number, draw: (from: Point) => Op[]): NeckShape => ({ half, depth, draw });
  switch (neckline) {
    case 'v-neck':
    case 'surplice':
      return set(n + 0.6, 17, vee(17));
    case 'deep-v':
    case 'plunging':
      return set(n + 0.8, 26, vee(26));
    case 'scoop':
      return set(n + 2.8, 14.5, round(14.5, 0.72));
    case 'u-neck':
      return set(n + 1.8, 18, round(18, 0.85));
    case 'boat':
    case 'straight-across':
      return set(n + 6.4, 4.6, round(4.6, 0.5));
    case 'square':
      return set(n + 2, 13, (from) => line(from, xy(from.x - 0.8, 13), xy(0, 13)));
    case 'sweetheart':
    case 'queen-anne':
      return set(n + 2.6, 16.5, (from) =>
        join(
          curve(from, xy(from.x - 0.4, 8), xy(from.x - 0.4, 12.6), xy(from.x * 0.62, 13)),
          curve(xy(from.x * 0.62, 13), xy(from.x * 0.28, 13.1), xy(0.6, 14.4), xy(0, 16.5)),
        ),
      );
    case 'cowl':
      return set(n + 3, 15, round(15, 0.6));
    case 'keyhole':
    case 'jewel':
      return set(n, 7.4, round(7.4));
    case 'turtleneck':
    case 'mock-neck':
    case 'funnel':
    case 'choker':
      return set(n - 0.2, 6.2, round(6.2));
    case 'crew':
    case 'round':
    default:
      return set(n + 0.5, 8.6, round(8.6));
  }
}

/** Neckline of the back, from the neck point to the centre. */
export const backNeck = (from: Point, depth = 2.2): Op[] =>
  curve(from, xy(from.x * 0.85, from.y + depth * 0.75), xy(from.x * 0.42, from.y + depth), xy(0, from.y + depth));

/** The half as one outline from the centre of the neck to the centre of the hem. */
export const bodyHalf = (neck: Op[], t: Torso): Op[] => join(reverse(neck), t.shoulder, t.armhole, t.side, t.hem);
