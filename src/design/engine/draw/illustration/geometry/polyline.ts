import { dist, leftOf, lerp, sub, unit, type Pt } from './vec.js';

/** Length of a polyline in drawing units. */
export function lengthOf(points: readonly Pt[]): number {
  let total = 0;
  for (let i = 1; i < points.length; i++) total += dist(points[i - 1], points[i]);
  return total;
}

/** Points at equal steps along a polyline; both ends kept. @param step drawing units, > 0 */
export function resample(points: readonly Pt[], step: number): Pt[] {
  const total = lengthOf(points);
  return divide(points, Math.max(1, Math.round(total / step)));
}

/** `parts + 1` points at equal distances along a polyline. */
export function divide(points: readonly Pt[], parts: number): Pt[] {
  const total = lengthOf(points);
  if (points.length < 2 || total === 0) return [points[0], points[points.length - 1]];
  const out: Pt[] = [points[0]];
  let index = 1;
  let walked = 0;
  for (let k = 1; k < parts; k++) {
    const target = (total * k) / parts;
    let step = dist(points[index - 1], points[index]);
    while (walked + step < target && index < points.length - 1) {
      walked += step;
      index++;
      step = dist(points[index - 1], points[index]);
    }
    out.push(lerp(points[index - 1], points[index], step === 0 ? 0 : (target - walked) / step));
  }
  out.push(points[points.length - 1]);
  return out;
}

/** The point at a share of the length. @param t 0…1 */
export function pointAt(points: readonly Pt[], t: number): Pt {
  let left = lengthOf(points) * Math.min(1, Math.max(0, t));
  for (let i = 1; i < points.length; i++) {
    const step = dist(points[i - 1], points[i]);
    if (left <= step && step > 0) return lerp(points[i - 1], points[i], left / step);
    left -= step;
  }
  return points[points.length - 1];
}

/** The part of a polyline between two shares of its length. */
export function slice(points: readonly Pt[], from: number, to: number): Pt[] {
  const total = lengthOf(points);
  const out: Pt[] = [pointAt(points, from)];
  let walked = 0;
  for (let i = 1; i < points.length; i++) {
    walked += dist(points[i - 1], points[i]);
    if (walked > from * total + 1e-6 && walked < to * total - 1e-6) out.push(points[i]);
  }
  out.push(pointAt(points, to));
  return out;
}

/** Left-hand unit normals, one per point. */
export function normals(points: readonly Pt[]): Pt[] {
  return points.map((_, i) => {
    const before = points[Math.max(0, i - 1)];
    const after = points[Math.min(points.length - 1, i + 1)];
    return unit(leftOf(sub(after, before)));
  });
}

/** Twice the signed area; positive when the loop runs clockwise on screen. */
export function signedArea(points: readonly Pt[]): number {
  let sum = 0;
  for (let i = 0; i < points.length; i++) {
    const a = points[i];
    const b = points[(i + 1) % points.length];
    sum += a.x * b.y - b.x * a.y;
  }
  return sum;
}

/** Cuts out the loops that an offset line makes on the inside of a sharp bend. */
export function withoutLoops(points: readonly Pt[]): Pt[] {
  const out: Pt[] = [points[0]];
  let i = 0;
  while (i < points.length - 1) {
    const hit = lastCrossing(points, i);
    if (hit === null) {
      i++;
      out.push(points[i]);
    } else {
      out.push(hit.at);
      i = hit.index;
      out.push(points[i]);
    }
  }
  return out;
}

function lastCrossing(points: readonly Pt[], i: number): { at: Pt; index: number } | null {
  for (let j = points.length - 2; j > i + 1; j--) {
    const at = crossing(points[i], points[i + 1], points[j], points[j + 1]);
    if (at !== null) return { at, index: j + 1 };
  }
  return null;
}

/** Where two segments cross, if they do. */
export function crossing(a: Pt, b: Pt, c: Pt, d: Pt): Pt | null {
  const r = sub(b, a);
  const s = sub(d, c);
  const denominator = r.x * s.y - r.y * s.x;
  if (Math.abs(denominator) < 1e-9) return null;
  const q = sub(c, a);
  const t = (q.x * s.y - q.y * s.x) / denominator;
  const u = (q.x * r.y - q.y * r.x) / denominator;
  return t > 0 && t < 1 && u > 0 && u < 1 ? lerp(a, b, t) : null;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest upright box around points. */
export function boxOf(points: readonly Pt[]): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const p of points) {
    x0 = Math.min(x0, p.x);
    y0 = Math.min(y0, p.y);
    x1 = Math.max(x1, p.x);
    y1 = Math.max(y1, p.y);
  }
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}

/** Whether a point lies inside a closed loop (even-odd rule). */
export function contains(loop: readonly Pt[], { x, y }: Pt): boolean {
  let inside = false;
  for (let i = 0, j = loop.length - 1; i < loop.length; j = i++) {
    const [a, b] = [loop[i], loop[j]];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}
