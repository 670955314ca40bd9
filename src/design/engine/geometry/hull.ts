import { distance, type Point } from './point.js';

/** Convex hull (Andrew's monotone chain), open, clockwise on screen; fewer than three points when all lie on a line. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  return [...half(sorted), ...half(sorted.toReversed())];
}

function half(points: readonly Point[]): Point[] {
  const out: Point[] = [];
  for (const p of points) {
    while (out.length > 1 && turns(out[out.length - 2], out[out.length - 1], p) <= 0) out.pop();
    out.push(p);
  }
  return out.slice(0, -1);
}

const turns = (o: Point, a: Point, b: Point): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);

/** What a tape measure reads that is drawn round the points: it spans every hollow. */
export function taped(points: readonly Point[]): number {
  const round = hull(points);
  return round.reduce((sum, p, i) => sum + distance(p, round[(i + 1) % round.length]), 0);
}
