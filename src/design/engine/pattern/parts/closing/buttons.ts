import { total, type Run } from '../../checks.js';
import { openFold } from '../../alter.js';
import { distance, lerp, loopOps, type Point } from '../../geometry.js';
import { close } from '../../loops.js';
import { cut, rectangle } from '../../panel.js';
import type { Mark, Piece } from '../../pieces.js';
import type { Alteration } from '../../recipe.js';
import { standTitle } from './opening-title.js';
import { centreOf, FACING_MM, inwardChain, standAlong, STAND_MM, type Centre } from './stand.js';
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

/** Heights of the buttons along the centre, mm from its top; one lies just above the waist seam, `waist` mm down. */
export function buttonHeights(length: number, waist: number | null, first: number, count?: number): number[] {
  const held = waist === null ? null : waist - FIRST_MM;
  const last = length - ABOVE_HEM_MM;
  if (count === 1) return [first];
  if (count || held === null || held > last) {
    const n = count ?? Math.max(2, Math.round((last - first) / APART_MM) + 1);
    return Array.from({ length: n }, (_, i) => first + ((last - first) * i) / (n - 1));
  }
  const above = Math.max(1, Math.round((held - first) / APART_MM));
  const step = (held - first) / above;
  const below = Math.floor((last - held) / step);
  return Array.from({ length: above + 1 + below }, (_, i) => first + step * i);
}

/** How far the neck falls over the stand, as that of a V does, mm. */
function dropOf(pieces: readonly Piece[], { piece: id, from, to }: Run): number {
  const piece = pieces.find((p) => p.id === id);
  const { standTop: top } = piece ? standAlong(piece, from, to).points : {};
  return top && piece
    ? Math.max(0, distance(piece.points[from], piece.points[to]) - distance(top, piece.points[to]))
    : 0;
}

/** Opens the whole centre with a stand grown on each side, its facing folded back, and buttons down the centre line. */
export const buttonedCentre =
  ({ place, how, count }: Buttoned): Alteration =>
  (pieces, _, sa) => {
    const way = centreWay(pieces, place);
    if (way.length === 0) return pieces;
    const each = way.map((run) => total(pieces, [run]) ?? 0);
    const length = each.reduce((sum, mm) => sum + mm, 0);
    const first = FIRST_MM + dropOf(pieces, way[0]);
    const heights = buttonHeights(length, way.length > 1 ? each[0] : null, first, count);
    const shows = [`closure=${how}`, `closure_place=${place}`];
    const made = way.reduce<Piece[]>((all, run, i) => {
      const before = each.slice(0, i).reduce((sum, mm) => sum + mm, 0);
      const own = heights.filter((h) => h >= before - 0.01 && (h < before + each[i] - 0.01 || i === way.length - 1));
      const at = own.map((h) => (h - before) / each[i]);
      return all.map((p) =>
        p.id === run.piece ? { ...onCentre(p, run, at, how), shows: [...(p.shows ?? []), ...shows] } : p,
      );
    }, pieces);
    return [...besideStand(made, pieces, way[0], sa), standInterfacing(length, place, sa)];
  };

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
