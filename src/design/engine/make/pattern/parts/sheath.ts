import { distance, lerp, type Point } from '../../../geometry/point.js';
import { flatten, type Op } from '../../../geometry/path.js';
import { lengthOf, pointAlong, slice } from '../../../geometry/polyline.js';
import type { Piece } from '../pieces/piece.js';
import type { Body } from '../recipe.js';

/**
 * The sides and waist darts of a fitted garment in one length, drawn on below a darted bodice (bella) to the hem: what
 * the bodice is too wide at the waist goes into one double-ended dart in each half and into the sides; hips by a curve,
 * tapered below (the close-fitting one-piece dress of Aldrich, *Metric Pattern Cutting*). Front and back sides are of one
 * length by construction.
 */
export interface SheathShape {
  /** finished girths, mm */
  waist: number;
  seat: number;
  /** from the waist to the hem, mm */
  drop: number;
  /** how far each side moves in (negative: out) per mm below the seat */
  taper: number;
  /** the sides stay open from so far below the waist, mm; null where they are closed */
  slitFrom: number | null;
}

/** A double-ended dart, upright. */
export interface WaistDart {
  at: Point;
  /** half of what it takes, mm */
  half: number;
  top: Point;
  bottom: Point;
}

/** One half: its side from the waist to the hem, as points; where it is slit. */
export interface SheathSide {
  waist: Point;
  /** from the waist to the seat, the waist's point first */
  hip: Point[];
  seat: Point;
  /** top of the slit, else the hem's corner */
  slit: Point;
  corner: Point;
  /** middle of the hem, on the centre line */
  centre: Point;
  dart: WaistDart | null;
}

/** Shares of what is too wide at the waist: of front and back side, of front and back dart; the darts take no more, mm. */
const SHARES = { frontSide: 0.3, frontDart: 0.42, backDart: 0.28 };
const MOST_DART_MM = { front: 44, back: 38 };
const LEAST_DART_MM = 8;
/** The front is so much wider than the back over the seat, mm, in a half. */
const TO_FRONT_MM = 5;
/** The hem's corner lies higher than its middle, mm. */
const RISE_MM = 12;

interface Taken {
  frontSide: number;
  backSide: number;
  front: number;
  back: number;
}

/** Shares out what is too wide; what the darts may not take goes to the sides. A waist too narrow is let out at the sides. */
function takenIn(over: number): Taken {
  if (over <= 0) return { frontSide: over / 2, backSide: over / 2, front: 0, back: 0 };
  const dart = (share: number, most: number): number => {
    const width = Math.min(most, over * share);
    return width < LEAST_DART_MM ? 0 : width;
  };
  const front = dart(SHARES.frontDart, MOST_DART_MM.front);
  const back = dart(SHARES.backDart, MOST_DART_MM.back);
  const frontSide = Math.min(over * SHARES.frontSide, over - front - back);
  return { front, back, frontSide, backSide: over - front - back - frontSide };
}

const hipLine = (waist: Point, seat: Point): Point[] => {
  const reach = seat.y - waist.y;
  const curve: Op = {
    type: 'curve',
    cp1: { x: waist.x + (seat.x - waist.x) * 0.5, y: waist.y + reach * 0.3 },
    cp2: { x: seat.x, y: seat.y - reach * 0.4 },
    to: seat,
  };
  return flatten([{ type: 'move', to: waist }, curve])[0] ?? [waist, seat];
};

/** The hip line of the wanted length: its end moves down. */
function hipOfLength(waist: Point, x: number, length: number): Point[] {
  let [low, high] = [length * 0.6, length];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (lengthOf(hipLine(waist, { x, y: waist.y + middle })) < length) low = middle;
    else high = middle;
  }
  return hipLine(waist, { x, y: waist.y + (low + high) / 2 });
}

function sideOf(hip: Point[], below: { rest: number; slit: number | null; taper: number }, centre: Point): SheathSide {
  const seat = hip[hip.length - 1];
  const way = Math.hypot(1, below.taper);
  const along = (mm: number): Point => ({ x: seat.x - (mm / way) * below.taper, y: seat.y + mm / way });
  const corner = along(below.rest);
  const slit = below.slit === null ? corner : along(below.slit);
  return { waist: hip[0], hip, seat, slit, corner, centre, dart: null };
}

/** Where the sides below the seat end and are slit, mm along them; the same in front and back. */
function belowSeat(shape: SheathShape, seat: Point, hemY: number, waistY: number) {
  const way = Math.hypot(1, shape.taper);
  const rest = Math.max(20, hemY - RISE_MM - seat.y) * way;
  const slit = shape.slitFrom === null ? null : Math.max(15, (waistY + shape.slitFrom - seat.y) * way);
  return { rest, slit: slit !== null && slit < rest - 40 ? slit : null, taper: shape.taper };
}

const dartOf = (at: Point, width: number, reach: [up: number, down: number]): WaistDart | null =>
  width === 0
    ? null
    : { at, half: width / 2, top: { x: at.x, y: at.y - reach[0] }, bottom: { x: at.x, y: at.y + reach[1] } };

/** Both halves of the sheath below a drafted bodice, sides of one length. */
export function sheathOf(
  front: Piece,
  back: Piece,
  shape: SheathShape,
  body: Body,
): { front: SheathSide; back: SheathSide } {
  const [f, b] = [front.points, back.points];
  const { frontSide, backSide, front: inFront, back: inBack } = takenIn(f.sideHem.x + b.waistSide.x - shape.waist / 2);
  const backWaist = { x: b.waistSide.x - backSide, y: b.waistSide.y };
  const upper = distance(b.armhole, backWaist);
  const lower = upper - distance(f.armhole, f.bustDartTop);
  const x = Math.max(f.sideHem.x - frontSide, f.bustDartBottom.x - lower * 0.8);
  const frontWaist = { x, y: f.bustDartBottom.y + Math.sqrt(lower ** 2 - (x - f.bustDartBottom.x) ** 2) };
  const backHip = hipLine(backWaist, { x: shape.seat / 4 - TO_FRONT_MM, y: backWaist.y + body.waistToSeat });
  const frontHip = hipOfLength(frontWaist, shape.seat / 4 + TO_FRONT_MM, lengthOf(backHip));
  const hemY = b.waistCenter.y + shape.drop;
  const below = belowSeat(shape, backHip[backHip.length - 1], hemY, backWaist.y);
  const half = {
    front: sideOf(frontHip, below, { x: 0, y: f.cfHem.y + shape.drop }),
    back: sideOf(backHip, below, { x: 0, y: hemY }),
  };
  const down = Math.min(body.waistToSeat * 0.45, shape.drop - 20);
  const onFront = lerp({ x: 0, y: f.cfHem.y }, frontWaist, f.bust.x / frontWaist.x);
  const onBack = lerp({ x: 0, y: b.waistCenter.y }, backWaist, b.dartBottomCenter.x / backWaist.x);
  return {
    front: { ...half.front, dart: dartOf(onFront, inFront, [(onFront.y - f.bust.y) * 0.78, down]) },
    back: { ...half.back, dart: dartOf(onBack, inBack, [(onBack.y - b.armhole.y) * 0.95, down * 1.2]) },
  };
}

/** The side's points from the waist down, parted so far below the waist; the second part goes on to the slit. */
export function partedAt({ hip }: SheathSide, mm: number): { above: Point[]; at: Point; below: Point[] } {
  const whole = lengthOf(hip);
  const way = Math.min(mm, whole - 1);
  return { above: slice(hip, 0, way / whole), at: pointAlong(hip, way), below: slice(hip, way / whole, 1) };
}

/** The four legs of a dart as lines to sew. */
export const dartLines = (dart: WaistDart | null): { ops: Op[]; style: 'inner' }[] =>
  dart === null
    ? []
    : [-1, 1].map((side) => ({
        ops: [
          { type: 'move', to: dart.top },
          { type: 'line', to: { x: dart.at.x + side * dart.half, y: dart.at.y } },
          { type: 'line', to: dart.bottom },
        ],
        style: 'inner',
      }));
