import { distance, lerp, type Point } from '../../../../geometry/point.js';
import { loopOps } from '../../../../geometry/path.js';
import { total } from '../../checks.js';
import { openFold } from '../../pieces/alter.js';
import { close } from '../../pieces/loops.js';
import { cut, rectangle } from '../../pieces/panel.js';
import type { Mark, Piece, PlannedOpening, Run } from '../../pieces/piece.js';
import type { Alteration, Body } from '../../recipe.js';
import { placeWords, standTitle } from './opening-title.js';
import { centreOf, FACING_MM, inwardChain, standAlong, STAND_MM, type Centre } from './stand.js';
import { waistRing } from './waist-ring.js';
import { lowerWays, upperWays } from './ways.js';

/** Usual distance of the buttons of light garments, and from the neck to the first, mm. */
const APART_MM = 85;
const FIRST_MM = 15;
/** The last lies this far above the hem, so that a step is free, mm. */
const ABOVE_HEM_MM = 130;

export interface Buttoned {
  place: 'front' | 'back';
  how: 'buttons' | 'snaps';
  /** as many as the text counts */
  count?: number;
}

/** Edges of the centre, each a whole run of one piece, from the top down. */
function centreWay(pieces: readonly Piece[], place: 'front' | 'back'): Run[] {
  return [...(upperWays(place, pieces)[0] ?? []), ...(lowerWays(place, pieces)[0] ?? [])];
}

/** Where the row of buttons may end, mm from its top. */
export interface Row {
  first: number;
  /** the last button lies here or just above; with `least` here or just below */
  last: number;
  least?: boolean;
  /** depth of a waist seam: a button lies just above it, none in it */
  waist: number | null;
}

/** Heights of the buttons along the centre, mm from its top, evenly spaced. */
export function buttonHeights({ first, last, least, waist }: Row, count?: number): number[] {
  const held = waist === null ? null : waist - FIRST_MM;
  if (count === 1) return [first];
  if (count || held === null || held > last) {
    const n = count ?? Math.max(2, Math.round((last - first) / APART_MM) + 1);
    return Array.from({ length: n }, (_, i) => first + ((last - first) * i) / (n - 1));
  }
  const above = Math.max(1, Math.round((held - first) / APART_MM));
  const step = (held - first) / above;
  const below = (last - held) / step;
  return Array.from({ length: above + 1 + (least ? Math.ceil(below) : Math.floor(below)) }, (_, i) => first + step * i);
}

/** How far the neck falls over the stand, as that of a V does, mm. */
function dropOf(pieces: readonly Piece[], { piece: id, from, to }: Run): number {
  const piece = pieces.find((p) => p.id === id);
  const { standTop: top } = piece ? standAlong(piece, from, to).points : {};
  return top && piece
    ? Math.max(0, distance(piece.points[from], piece.points[to]) - distance(top, piece.points[to]))
    : 0;
}

/** A front opens to its hem; a back so far below the waist that the seat passes, and is lapped shut from there. */
function rowOf(pieces: readonly Piece[], way: readonly Run[], body: Body, place: Buttoned['place']): Row {
  const each = way.map((run) => total(pieces, [run]) ?? 0);
  const waist = upperWays(place, pieces).length > 0 && way.length > 1 ? each[0] : null;
  const end = each.reduce((sum, mm) => sum + mm, 0) - ABOVE_HEM_MM;
  const first = FIRST_MM + dropOf(pieces, way[0]);
  if (place === 'front') return { first, last: end, waist };
  const needed = Math.max(LEAST_REACH_MM, (seatOf(body) + MARGIN_MM - ringOf(pieces, body)) / 2);
  return { first, last: Math.min(end, depthOf(pieces, way, waist) + needed), least: true, waist };
}

/** The waist of a body in one piece, of a skirt its top. */
function depthOf(pieces: readonly Piece[], [first]: readonly Run[], waist: number | null): number {
  const { cbWaist, cbNeck } = pieces.find((p) => p.id === first.piece)?.points ?? {};
  return waist ?? (cbWaist && cbNeck ? cbWaist.y - cbNeck.y : 0);
}

const seatOf = ({ seat, hips }: Body): number => Math.max(seat, hips);
const ringOf = (pieces: readonly Piece[], body: Body): number => waistRing(pieces) ?? body.waist;
const LEAST_REACH_MM = 150;
const MARGIN_MM = 20;

/** Opens the centre with a stand grown on each side, its facing folded back, and buttons down the centre line. */
export const buttonedCentre =
  ({ place, how, count }: Buttoned): Alteration =>
  (pieces, body, sa) => {
    const way = centreWay(pieces, place);
    if (way.length === 0) return pieces;
    const row = rowOf(pieces, way, body, place);
    const heights = buttonHeights(row, count);
    const shows = [`closure=${how}`, `closure_place=${place}`];
    const made = onWay(pieces, way, heights, (p, run, at) => ({
      ...onCentre(p, run, at, how),
      shows: [...(p.shows ?? []), ...shows],
      ...(place === 'back' && run === way[0] ? { openings: [opensTo(pieces, way, body, row, heights)] } : {}),
    }));
    const length = total(pieces, way) ?? 0;
    return [...besideStand(made, pieces, way[0], sa), standInterfacing(length, place, sa)];
  };

function opensTo(
  pieces: readonly Piece[],
  way: readonly Run[],
  body: Body,
  row: Row,
  heights: number[],
): PlannedOpening {
  const reach = Math.max(...heights) - depthOf(pieces, way, row.waist);
  return {
    opening: 'waist',
    passes: 'seat',
    body_mm: seatOf(body),
    opens_mm: ringOf(pieces, body) + 2 * reach,
    by: `buttons down ${placeWords('back')}`,
  };
}

/** Each piece of the way with its own heights, as shares of its edge. */
function onWay(
  pieces: readonly Piece[],
  way: readonly Run[],
  heights: readonly number[],
  of: (piece: Piece, run: Run, at: number[]) => Piece,
): Piece[] {
  let before = 0;
  let made = [...pieces];
  way.forEach((run, i) => {
    const [from, length] = [before, total(pieces, [run]) ?? 0];
    const own = heights.filter((h) => h >= from - 0.01 && (h < from + length - 0.01 || i === way.length - 1));
    made = made.map((p) =>
      p.id === run.piece
        ? of(
            p,
            run,
            own.map((h) => (h - from) / length),
          )
        : p,
    );
    before += length;
  });
  return made;
}

function onCentre(piece: Piece, run: Run, at: readonly number[], how: Buttoned['how']): Piece {
  const made = standAlong(piece, run.from, run.to);
  const [top, low] = [piece.points[run.from], piece.points[run.to]];
  const turned = (Math.atan2(low.y - top.y, low.x - top.x) * 180) / Math.PI;
  const marks = at.flatMap((t): Mark[] => {
    const spot = lerp(top, low, t);
    return how === 'snaps'
      ? [{ kind: 'snap', at: spot, rotate: 0 }]
      : [
          { kind: 'button', at: spot, rotate: 0 },
          { kind: 'buttonhole', at: spot, rotate: turned - 90 },
        ];
  });
  return { ...made, marks: [...made.marks, ...marks], title: standTitle(piece.title) };
}

const standInterfacing = (length: number, place: Buttoned['place'], sa: number): Piece =>
  rectangle({
    id: 'own.buttonStand',
    title: `Interfacing of the button stand, centre ${place}`,
    width: STAND_MM + FACING_MM,
    length: Math.round(length),
    cuts: [cut(2, 'interfacing')],
    sa: Math.min(sa, 5),
  });

/** The neck facing ends where the facing that is folded back begins. */
function besideStand(pieces: Piece[], before: readonly Piece[], top: Run, sa: number): Piece[] {
  const opened = before.find((p) => p.id === top.piece);
  const centre = opened && centreOf(opened, top.from, top.to);
  if (!centre) return pieces;
  const beside = (facing: Piece): boolean =>
    /^own\.(front|back)Facing$/.test(facing.id) &&
    (facing.seams ?? []).some((s) => s.b.some((r) => r.piece === top.piece));
  const inner = pieces.find((p) => p.id === top.piece)?.points.facingInner ?? centre.top;
  return pieces.map((p) => (beside(p) ? shortened(p, centre, inner, sa) : p));
}

function shortened(facing: Piece, centre: Centre, inner: Point, sa: number): Piece {
  const limit = STAND_MM - FACING_MM;
  const pair = openFold(facing, sa);
  const loop = close(inwardChain(facing.loop, centre, limit));
  const ends = [loop[0], loop[loop.length - 2]];
  const [to, innerTo] = ends.toSorted((a, b) => distance(a, inner) - distance(b, inner));
  const seams = (facing.seams ?? []).map((s) => ({ ...s, b: s.b.map((r) => ({ ...r, to: 'facingInner' })) }));
  const grain: [Point, Point] = [lerp(innerTo, to, 0.15), lerp(innerTo, to, 0.85)].map((p) => ({
    x: p.x - centre.out.x * 12,
    y: p.y - centre.out.y * 12,
  })) as [Point, Point];
  return {
    ...pair,
    loop,
    cutLoop: pair.cutLoop && close(inwardChain(pair.cutLoop, centre, limit + sa)),
    outlineOps: loopOps(loop),
    grain,
    points: { ...facing.points, to, innerTo },
    seams,
  };
}
