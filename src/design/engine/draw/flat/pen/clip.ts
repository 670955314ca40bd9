import type { Point } from '../../../make/pattern/geometry.js';

/** Parts of a straight line that lie inside a closed outline (even-odd rule), as pairs of ends. */
export function inside(outline: readonly Point[], a: Point, b: Point): [Point, Point][] {
  const cuts = [0, 1];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  for (let i = 0; i < outline.length; i++) {
    const [p, q] = [outline[i], outline[(i + 1) % outline.length]];
    const den = dx * (q.y - p.y) - dy * (q.x - p.x);
    if (Math.abs(den) < 1e-9) continue;
    const t = ((p.x - a.x) * (q.y - p.y) - (p.y - a.y) * (q.x - p.x)) / den;
    const u = ((p.x - a.x) * dy - (p.y - a.y) * dx) / den;
    if (t > 0 && t < 1 && u >= 0 && u < 1) cuts.push(t);
  }
  cuts.sort((x, y) => x - y);
  const at = (t: number): Point => ({ x: a.x + dx * t, y: a.y + dy * t });
  return cuts
    .slice(1)
    .map((t, i): [Point, Point] => [at(cuts[i]), at(t)])
    .filter(
      ([p, q]) =>
        Math.hypot(q.x - p.x, q.y - p.y) > 0.05 && contains(outline, { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }),
    );
}

export function contains(outline: readonly Point[], { x, y }: Point): boolean {
  let within = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [a, b] = [outline[i], outline[j]];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within;
  }
  return within;
}

export interface Bounds {
  x0: number;
  x1: number;
  y0: number;
  y1: number;
}

export const boundsOf = (points: readonly Point[]): Bounds => ({
  x0: Math.min(...points.map((p) => p.x)),
  x1: Math.max(...points.map((p) => p.x)),
  y0: Math.min(...points.map((p) => p.y)),
  y1: Math.max(...points.map((p) => p.y)),
});

export const union = (a: Bounds, b: Bounds): Bounds => ({
  x0: Math.min(a.x0, b.x0),
  x1: Math.max(a.x1, b.x1),
  y0: Math.min(a.y0, b.y0),
  y1: Math.max(a.y1, b.y1),
});
