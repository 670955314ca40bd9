import { contains } from '../../../geometry/polyline.js';
import { distance, type Point } from '../../../geometry/point.js';

/** Parts of a straight line that lie inside a closed outline (even-odd rule), as pairs of ends. */
export function inside(outline: readonly Point[], a: Point, b: Point): [Point, Point][] {
  const cuts = [0, 1];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const along = (p: Point): number => ((p.x - a.x) * dx + (p.y - a.y) * dy) / length;
  const beside = (p: Point): number => Math.abs((p.x - a.x) * dy - (p.y - a.y) * dx) / Math.sqrt(length);
  for (let i = 0; i < outline.length; i++) {
    const [p, q] = [outline[i], outline[(i + 1) % outline.length]];
    const den = dx * (q.y - p.y) - dy * (q.x - p.x);
    if (Math.abs(den) < 1e-9) {
      // An edge that the line runs along ends where it does.
      if (beside(p) < 1e-6) cuts.push(...[along(p), along(q)].filter((t) => t > 0 && t < 1));
      continue;
    }
    const t = ((p.x - a.x) * (q.y - p.y) - (p.y - a.y) * (q.x - p.x)) / den;
    const u = ((p.x - a.x) * dy - (p.y - a.y) * dx) / den;
    if (t > 0 && t < 1 && u >= 0 && u < 1) cuts.push(t);
  }
  cuts.sort((x, y) => x - y);
  const at = (t: number): Point => ({ x: a.x + dx * t, y: a.y + dy * t });
  return cuts
    .slice(1)
    .map((t, i): [Point, Point] => [at(cuts[i]), at(t)])
    .filter(([p, q]) => distance(p, q) > 0.05 && contains(outline, { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 }));
}
