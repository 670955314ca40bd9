import { distance, lerp, type Point, xy } from './point.js';

/** Points of a centripetal Catmull–Rom curve through the given ones, about `step` units apart. */
export function spline(points: readonly Point[], step = 5): Point[] {
  const via = points.filter((p, i) => i === 0 || distance(p, points[i - 1]) > 1e-6);
  if (via.length < 3) return [...via];
  const out: Point[] = [via[0]];
  for (let i = 0; i < via.length - 1; i++) {
    const p0 = i > 0 ? via[i - 1] : reflect(via[0], via[1], via[2]);
    const p3 = i + 2 < via.length ? via[i + 2] : reflect(via[i + 1], via[i], via[i - 1]);
    segment(p0, via[i], via[i + 1], p3, step, out);
  }
  return out;
}

function reflect(end: Point, next: Point, afterNext: Point): Point {
  const straight = xy(2 * end.x - next.x, 2 * end.y - next.y);
  const bend = xy(next.x - (end.x + afterNext.x) / 2, next.y - (end.y + afterNext.y) / 2);
  return xy(straight.x - bend.x, straight.y - bend.y);
}

function segment(p0: Point, p1: Point, p2: Point, p3: Point, step: number, out: Point[]): void {
  const t1 = Math.max(1e-4, Math.sqrt(distance(p0, p1)));
  const t2 = t1 + Math.max(1e-4, Math.sqrt(distance(p1, p2)));
  const t3 = t2 + Math.max(1e-4, Math.sqrt(distance(p2, p3)));
  const parts = Math.max(1, Math.ceil(distance(p1, p2) / step));
  for (let k = 1; k <= parts; k++) {
    const t = t1 + ((t2 - t1) * k) / parts;
    const a1 = lerp(p0, p1, t / t1);
    const a2 = lerp(p1, p2, (t - t1) / (t2 - t1));
    const a3 = lerp(p2, p3, (t - t2) / (t3 - t2));
    const b1 = lerp(a1, a2, t / t2);
    const b2 = lerp(a2, a3, (t - t1) / (t3 - t1));
    out.push(lerp(b1, b2, (t - t1) / (t2 - t1)));
  }
}

/** An ellipse as a loop of points. */
export function ellipse(center: Point, rx: number, ry: number, parts = 36): Point[] {
  return Array.from({ length: parts }, (_, i) => {
    const a = (i / parts) * 2 * Math.PI;
    return xy(center.x + rx * Math.cos(a), center.y + ry * Math.sin(a));
  });
}
