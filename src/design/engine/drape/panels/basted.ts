import { boxOf } from '../../geometry/box.js';
import type { Point } from '../../geometry/point.js';
import type { Basted, PanelMesh, SewnGraph } from '../types.js';
import { pointOn } from './outline.js';

type Cut = Pick<PanelMesh, 'flat' | 'panelOf' | 'triangles' | 'seams' | 'turned'>;

/** So far outside of a triangle, as a share of it, a corner still lies beneath it. */
const BESIDE = 0.05;

/**
 * What of a lower front goes on beneath the upper one's roll line is tacked to it, as it is buttoned there: left to itself its edge
 * crumples, and its lapel falls away. Absent where no fronts lap so.
 * @param outlines of the panels
 */
export function bastedOf({ panels, stitches }: SewnGraph, outlines: readonly Point[][], mesh: Cut): Basted | undefined {
  const laps = stitches.filter(({ a, b }) => panels[a.panel].laps && panels[a.panel].roll && panels[b.panel].roll);
  const ends = laps.flatMap(({ a, b }) => [
    [a.from_m, b.from_m],
    [a.to_m, b.to_m],
  ]);
  if (laps.length === 0) return undefined;
  const [over, under] = [laps[0].a.panel, laps[0].b.panel];
  const [on, at] = ends
    .map(([a, b]) => [pointOn(outlines[over], a), pointOn(outlines[under], b)])
    .reduce((high, end) => (end[0].y > high[0].y ? end : high));
  const tacked = tacksOf(mesh, over, under, { x: on.x - at.x, y: on.y - at.y });
  if (tacked.length === 0) return undefined;
  return {
    corners: Uint32Array.from(tacked.map(({ corner }) => corner)),
    on: Uint32Array.from(tacked.flatMap((tack) => tack.on)),
    shares: Float64Array.from(tacked.flatMap(({ shares }) => shares)),
  };
}

interface Tack {
  corner: number;
  on: number[];
  shares: number[];
}

/** @param by how far the upper panel's places lie from those of the lower one that lie beneath them */
function tacksOf({ flat, panelOf, triangles, seams, turned }: Cut, over: number, under: number, by: Point): Tack[] {
  const sewn = new Set(seams);
  const own = [...panelOf.keys()].filter((i) => panelOf[i] === under && turned?.[i] !== 1 && !sewn.has(i));
  const at = (i: number): Point => ({ x: flat[2 * i], y: flat[2 * i + 1] });
  const beneath = own.map((corner) => ({ corner, p: { x: at(corner).x + by.x, y: at(corner).y + by.y } }));
  const tacks = new Map<number, Tack>();
  for (let t = 0; t < triangles.length; t += 3) {
    const on = [...triangles.subarray(t, t + 3)];
    if (panelOf[on[0]] !== over || on.some((i) => turned?.[i] === 1)) continue;
    const places = on.map(at);
    const box = boxOf(places);
    for (const { corner, p } of beneath) {
      if (p.x < box.minX || p.x > box.maxX || p.y < box.minY || p.y > box.maxY || tacks.has(corner)) continue;
      const shares = sharesOf(p, places);
      if (Math.min(...shares) > -BESIDE) tacks.set(corner, { corner, on, shares });
    }
  }
  return [...tacks.values()].sort((p, q) => p.corner - q.corner);
}

/** How much of each corner of a triangle a place is. */
function sharesOf(p: Point, [a, b, c]: readonly Point[]): [number, number, number] {
  const twice = (u: Point, v: Point, w: Point): number => (v.x - u.x) * (w.y - u.y) - (w.x - u.x) * (v.y - u.y);
  const all = twice(a, b, c);
  return [twice(p, b, c) / all, twice(a, p, c) / all, twice(a, b, p) / all];
}
