import { distance, lerp, type Point } from '../../../geometry/point.js';
import { flatten, type Op } from '../../../geometry/path.js';
import { replaceEdge } from '../pieces/neckline.js';
import type { Piece } from '../pieces/piece.js';
import type { Alteration, Body } from '../recipe.js';

/**
 * A darted bodice drawn on to the hem without a waist seam: bust darts stay, waist darts are left out, the side runs from
 * the arm to the seat and on to the hem (the easy-fitting one-piece dress of Aldrich, *Metric Pattern Cutting*).
 */
export interface OneLength {
  /** from the waist to the hem, mm */
  drop: number;
  /** finished girth at the seat, mm */
  seat: number;
  /** how far the side moves out per mm below the seat */
  flare: number;
}

const FRONT = 'bella.frontSideDart';
const BACK = 'bella.back';
const HEM_MM = 30;
/** The side of the hem lies higher than its centre by this share of the width, for each unit of flare. */
const RISE = 0.5;
const LEAST_RISE_MM = 18;

interface Half {
  piece: Piece;
  /** names of points: where the side begins, and the centre of the waist */
  top: string;
  centre: string;
  side: string;
}

const halfOf = (piece: Piece): Half =>
  piece.id === FRONT
    ? { piece, top: 'bustDartBottom', centre: 'cfHem', side: 'sideHem' }
    : { piece, top: 'armhole', centre: 'waistCenter', side: 'waistSide' };

const at = ({ piece }: Half, name: string): Point => piece.points[name];
const onSide = (from: Point, to: Point, y: number): Point => ({
  x: from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y),
  y,
});

/** Corner of side and hem so that the side below `top` is as long as wanted. */
function cornerOf(seat: Point, rest: number, flare: number): Point {
  const along = rest / Math.hypot(1, flare);
  return { x: seat.x + along * flare, y: seat.y + along };
}

/** The half from its side to the hem and back to its centre. */
function drawnOn(half: Half, seat: Point, corner: Point, hemY: number, sa: number): Piece {
  const { piece, centre, top, side } = half;
  const [from, waist] = [at(half, top), at(half, centre)];
  const low = { x: waist.x, y: hemY };
  const ops: Op[] = [
    { type: 'move', to: from },
    { type: 'line', to: seat },
    { type: 'line', to: corner },
    {
      type: 'curve',
      cp1: { x: corner.x * 0.7, y: lerp(corner, low, 0.55).y },
      cp2: { x: corner.x * 0.35, y: hemY },
      to: low,
    },
    ...(piece.on_fold ? [] : [{ type: 'line', to: waist } as const]),
  ];
  const made = replaceEdge(piece, { from: top, to: centre }, ops, sa);
  const [hem] = flatten([{ type: 'move', to: corner }, ops[3]]);
  return {
    ...made,
    title: piece.title,
    cutLoop: made.cutLoop && withHem(made.cutLoop, hem, sa),
    points: {
      ...made.points,
      [side]: corner,
      [centre]: low,
      hemMiddle: hem[Math.floor(hem.length / 2)],
      waist: onSide(from, seat, waist.y),
    },
  };
}

/** The cutting line at the hem moved out to the hem's allowance, as wide there as above. */
function withHem(cut: readonly Point[], hem: readonly Point[], sa: number): Point[] {
  const level = (x: number): number => {
    const i = hem.findIndex((p) => p.x <= x);
    return hem[i < 0 ? hem.length - 1 : i].y;
  };
  const isHem = cut.map((p) => p.y > level(p.x) + sa * 0.4);
  const moved = (p: Point): Point => ({ x: p.x, y: p.y + HEM_MM - sa });
  return cut.flatMap((p, i) => {
    if (!isHem[i]) return [p];
    const beside = (k: number): Point[] => (cut[k] && !isHem[k] ? [{ x: cut[k].x, y: moved(p).y }] : []);
    return [...beside(i - 1), moved(p), ...beside(i + 1)];
  });
}

/** What flares does so from the arm. */
const FLARED_FROM = 0.15;
const flared = (half: Half, seat: Point, flare: number): number =>
  flare < FLARED_FROM ? 0 : (seat.y - at(half, half.top).y) * flare;

/** Front and back of the bodice in one length with their skirt. */
export const oneLength =
  (shape: (body: Body) => OneLength): Alteration =>
  (pieces, body, sa) => {
    const [front, back] = [FRONT, BACK].map((id) => pieces.find((p) => p.id === id)).map((p) => p && halfOf(p));
    if (!front || !back) return pieces;
    const { drop, seat, flare } = shape(body);
    const seatAt = (half: Half): Point => ({ x: at(half, half.top).x, y: at(half, half.centre).y + body.waistToSeat });
    const [plainFront, plainBack] = [seatAt(front), seatAt(back)];
    const out = Math.max(0, (seat / 2 - plainFront.x - plainBack.x + at(back, back.centre).x) / 2);
    const moved = (half: Half, p: Point): Point => ({ x: p.x + Math.max(out, flared(half, p, flare)), y: p.y });
    const [frontSeat, backSeat] = [moved(front, plainFront), moved(back, plainBack)];
    const hemY = at(back, back.centre).y + drop;
    const rise = Math.max(LEAST_RISE_MM, flare * backSeat.x * RISE);
    const rest = (hemY - rise - backSeat.y) * Math.hypot(1, flare);
    const backCorner = cornerOf(backSeat, rest, flare);
    const upper = distance(at(front, 'armhole'), at(front, 'bustDartTop'));
    const whole = distance(at(back, back.top), backSeat) + rest;
    const frontCorner = cornerOf(frontSeat, whole - upper - distance(at(front, front.top), frontSeat), flare);
    const made = new Map([
      [front.piece, drawnOn(front, frontSeat, frontCorner, at(front, front.centre).y + drop, sa)],
      [back.piece, drawnOn(back, backSeat, backCorner, hemY, sa)],
    ]);
    return pieces.map((p) => made.get(p) ?? p);
  };
