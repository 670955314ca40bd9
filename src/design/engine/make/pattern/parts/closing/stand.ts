import { distance, dot, leftOf, lerp, mul, type Point, sub, towards } from '../../../../geometry/point.js';
import { loopOps } from '../../../../geometry/path.js';
import { lengthOf } from '../../../../geometry/polyline.js';
import { openFold } from '../../pieces/alter.js';
import { close } from '../../pieces/loops.js';
import { segment } from '../../pieces/panel.js';
import type { Piece } from '../../pieces/piece.js';

/** How far a button stand grows beyond the centre, and how wide its folded-back facing is, mm. */
export const STAND_MM = 15;
export const FACING_MM = 40;

/** A line down the centre with the direction that leads out of the piece. */
export interface Centre {
  top: Point;
  low: Point;
  out: Point;
}

export function centreOf(piece: Piece, from: string, to: string): Centre | null {
  const [top, low] = [piece.points[from], piece.points[to]];
  if (!top || !low) return null;
  const normal = leftOf(towards(low, top));
  const inside = piece.loop.reduce((sum, p) => sum + beyond({ top, low, out: normal }, p), 0);
  return { top, low, out: inside > 0 ? mul(normal, -1) : normal };
}

/** How far a point lies beyond the centre, mm; negative on the piece. */
export const beyond = ({ top, out }: Centre, p: Point): number => dot(sub(p, top), out);

/**
 * The part of a closed line that lies farther in than `limit`, as an open chain whose ends lie on the limit; of several
 * parts the longest.
 */
export function inwardChain(loop: readonly Point[], centre: Centre, limit: number): Point[] {
  const open = loop.slice(0, -1);
  const off = open.map((p) => beyond(centre, p) - limit);
  const isIn = (i: number): boolean => off[i % open.length] < -0.01;
  const first = open.findIndex((_, i) => isIn(i) && !isIn(i + open.length - 1));
  if (first < 0) return [...loop];
  const chains: Point[][] = [];
  for (let i = first; i < first + open.length; i++) {
    const [a, b] = [(i + open.length - 1) % open.length, i % open.length];
    if (isIn(a) !== isIn(b)) {
      const at = lerp(open[a], open[b], off[a] / (off[a] - off[b]));
      if (isIn(b)) chains.push([at, open[b]]);
      else chains[chains.length - 1].push(at);
    } else if (isIn(b)) chains[chains.length - 1].push(open[b]);
  }
  return chains.toSorted((p, q) => lengthOf(q) - lengthOf(p))[0];
}

/** Steeper edges than this do not go on over the stand but end at its top: rise per length. */
const LEAST_RUN = 0.2;

/** Where an edge that ends at the centre meets the fold of the stand, going straight on. */
function atFold(edge: readonly Point[], centre: Centre): Point {
  const end = edge[edge.length - 1];
  const from = edge.findLast((p) => distance(p, end) > 3) ?? edge[0];
  const run = beyond(centre, end) - beyond(centre, from);
  const slope = run > LEAST_RUN * distance(from, end);
  const way = slope ? { x: (end.x - from.x) / run, y: (end.y - from.y) / run } : centre.out;
  return { x: end.x + way.x * STAND_MM, y: end.y + way.y * STAND_MM };
}

/** An edge that ends at the centre, going on over the stand and turned back over its fold as far as the facing reaches. */
function grown(edge: readonly Point[], centre: Centre): Point[] {
  const limit = STAND_MM - FACING_MM;
  const last = edge.findLastIndex((p) => beyond(centre, p) <= limit);
  const start = last < 0 ? [] : [lerp(edge[last], edge[last + 1], share(centre, edge[last], edge[last + 1], limit))];
  const near = [...start, ...edge.slice(last + 1)];
  return [atFold(edge, centre), ...near.toReversed().map((p) => overFold(p, centre))];
}

/** How far along from a to b a line reaches `limit` beyond the centre. */
function share(centre: Centre, a: Point, b: Point, limit: number): number {
  const [u, v] = [beyond(centre, a), beyond(centre, b)];
  return u === v ? 0 : (limit - u) / (v - u);
}

function overFold(p: Point, centre: Centre): Point {
  const by = 2 * (STAND_MM - beyond(centre, p));
  return { x: p.x + centre.out.x * by, y: p.y + centre.out.y * by };
}

/** A closed line with stand and facing grown on along the centre. */
function withStand(loop: readonly Point[], centre: Centre): Point[] {
  const chain = inwardChain(loop, centre, 0);
  const atTop = distance(chain[chain.length - 1], centre.top) < distance(chain[0], centre.top);
  const path = atTop ? chain : chain.toReversed();
  return close([...path, ...grown(path, centre), ...grown(path.toReversed(), centre).toReversed()]);
}

/**
 * A button stand grown on along the centre edge from `from` to `to`, with its facing to be folded back. On a fold the
 * piece is opened into a pair. The neck's edge goes straight on over the stand.
 */
export function standAlong(piece: Piece, from: string, to: string): Piece {
  const centre = centreOf(piece, from, to);
  if (!centre) return piece;
  const pair = openFold(piece, 0);
  const loop = withStand(piece.loop, centre);
  const out = (p: Point, by: number): Point => ({ x: p.x + centre.out.x * by, y: p.y + centre.out.y * by });
  const [top, low] = [out(centre.top, STAND_MM), out(centre.low, STAND_MM)];
  const inner = inwardEnds(piece.loop, centre);
  return {
    ...pair,
    loop,
    body: piece.loop,
    cutLoop: piece.cutLoop && withStand(piece.cutLoop, centre),
    outlineOps: loopOps(loop),
    allowance: [],
    grain: alongCentre(centre, -60),
    lines: [...piece.lines, segment(top, low, 'dotted'), segment(centre.top, centre.low)],
    points: { ...piece.points, openTop: centre.top, openLow: centre.low, standTop: top, standLow: low, ...inner },
  };
}

/** Where the folded-back facing ends on the piece's upper edge. */
function inwardEnds(loop: readonly Point[], centre: Centre): Record<string, Point> {
  const chain = inwardChain(loop, centre, STAND_MM - FACING_MM);
  const ends = [chain[0], chain[chain.length - 1]];
  const [top] = ends.toSorted((a, b) => distance(a, centre.top) - distance(b, centre.top));
  return { facingInner: top };
}

function alongCentre({ top, low, out }: Centre, by: number): [Point, Point] {
  const at = (t: number): Point => {
    const p = lerp(top, low, t);
    return { x: p.x + out.x * by, y: p.y + out.y * by };
  };
  return [at(0.85), at(0.2)];
}

/** The part of a piece with a stand that its folded-back facing leaves uncovered, with allowance towards the facing. */
export function besideFacing(piece: Piece, sa: number): Piece {
  const centre = centreOf({ ...piece, loop: piece.body ?? piece.loop }, 'openTop', 'openLow');
  if (!centre) return piece;
  const limit = STAND_MM - FACING_MM;
  const loop = close(inwardChain(piece.loop, centre, limit));
  return {
    ...piece,
    body: undefined,
    loop,
    cutLoop: piece.cutLoop && close(inwardChain(piece.cutLoop, centre, limit + sa)),
    outlineOps: loopOps(loop),
    lines: [],
  };
}
