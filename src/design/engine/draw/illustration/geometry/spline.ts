import { dist, lerp, pt, type Pt } from './vec.js';

/** Points of a centripetal Catmull–Rom curve through the given ones, about `step` units apart. */
export function spline(points: readonly Pt[], step = 5): Pt[] {
  const via = points.filter((p, i) => i === 0 || dist(p, points[i - 1]) > 1e-6);
  if (via.length < 3) return [...via];
  const out: Pt[] = [via[0]];
  for (let i = 0; i < via.length - 1; i++) {
    const p0 = i > 0 ? via[i - 1] : reflect(via[0], via[1], via[2]);
    const p3 = i + 2 < via.length ? via[i + 2] : reflect(via[i + 1], via[i], via[i - 1]);
    segment(p0, via[i], via[i + 1], p3, step, out);
  }
  return out;
}

function reflect(end: Pt, next: Pt, afterNext: Pt): Pt {
  const straight = pt(2 * end.x - next.x, 2 * end.y - next.y);
  const bend = pt(next.x - (end.x + afterNext.x) / 2, next.y - (end.y + afterNext.y) / 2);
  return pt(straight.x - bend.x, straight.y - bend.y);
}

function segment(p0: Pt, p1: Pt, p2: Pt, p3: Pt, step: number, out: Pt[]): void {
  const t1 = Math.max(1e-4, Math.sqrt(dist(p0, p1)));
  const t2 = t1 + Math.max(1e-4, Math.sqrt(dist(p1, p2)));
  const t3 = t2 + Math.max(1e-4, Math.sqrt(dist(p2, p3)));
  const parts = Math.max(1, Math.ceil(dist(p1, p2) / step));
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
export function ellipse(center: Pt, rx: number, ry: number, parts = 36): Pt[] {
  return Array.from({ length: parts }, (_, i) => {
    const a = (i / parts) * 2 * Math.PI;
    return pt(center.x + rx * Math.cos(a), center.y + ry * Math.sin(a));
  });
}
