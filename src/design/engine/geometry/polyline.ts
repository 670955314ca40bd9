import { add, cross, distance, leftOf, lerp, sub, unit, type Point } from './point.js';

/** Length of a polyline in drawing units. */
export function lengthOf(points: readonly Point[]): number {
  let total = 0;
  for (let i = 1; i < points.length; i++) total += distance(points[i - 1], points[i]);
  return total;
}

/** Points at equal steps along a polyline; both ends kept. @param step drawing units, > 0 */
export function resample(points: readonly Point[], step: number): Point[] {
  const total = lengthOf(points);
  return divide(points, Math.max(1, Math.round(total / step)));
}

/** `parts + 1` points at equal distances along a polyline. */
export function divide(points: readonly Point[], parts: number): Point[] {
  const total = lengthOf(points);
  if (points.length < 2 || total === 0) return [points[0], points[points.length - 1]];
  const out: Point[] = [points[0]];
  let index = 1;
  let walked = 0;
  for (let k = 1; k < parts; k++) {
    const target = (total * k) / parts;
    let step = distance(points[index - 1], points[index]);
    while (walked + step < target && index < points.length - 1) {
      walked += step;
      index++;
      step = distance(points[index - 1], points[index]);
    }
    out.push(lerp(points[index - 1], points[index], step === 0 ? 0 : (target - walked) / step));
  }
  out.push(points[points.length - 1]);
  return out;
}

/** The point so far from the start; an end beyond it. */
export function pointAlong(points: readonly Point[], way: number): Point {
  let left = Math.max(0, way);
  for (let i = 1; i < points.length; i++) {
    const step = distance(points[i - 1], points[i]);
    if (left <= step && step > 0) return lerp(points[i - 1], points[i], left / step);
    left -= step;
  }
  return points[points.length - 1];
}

/** The point at a share of the length. @param t 0…1 */
export const pointAt = (points: readonly Point[], t: number): Point =>
  pointAlong(points, lengthOf(points) * Math.min(1, Math.max(0, t)));

/** The part of a polyline between two shares of its length. */
export function slice(points: readonly Point[], from: number, to: number): Point[] {
  const total = lengthOf(points);
  const out: Point[] = [pointAt(points, from)];
  let walked = 0;
  for (let i = 1; i < points.length; i++) {
    walked += distance(points[i - 1], points[i]);
    if (walked > from * total + 1e-6 && walked < to * total - 1e-6) out.push(points[i]);
  }
  out.push(pointAt(points, to));
  return out;
}

/** Left-hand unit normals, one per point. */
export function normals(points: readonly Point[]): Point[] {
  return points.map((_, i) => {
    const before = points[Math.max(0, i - 1)];
    const after = points[Math.min(points.length - 1, i + 1)];
    return unit(leftOf(sub(after, before)));
  });
}

/** A line moved to its left, as seen when y points down; negative to its right. */
export function sideways(line: readonly Point[], by: number): Point[] {
  const left = normals(line);
  return line.map((p, i) => add(p, left[i], by));
}

/** Where a polyline comes nearest to `p`, from its start, and how far off that is; of places as near the first. */
export function nearestOn(line: readonly Point[], p: Point): { at: number; off: number } {
  let best = { at: 0, off: Infinity };
  let travelled = 0;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]];
    const side = distance(a, b) || 1e-9;
    const t = Math.max(0, Math.min(1, ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / side ** 2));
    const off = Math.hypot(p.x - a.x - t * (b.x - a.x), p.y - a.y - t * (b.y - a.y));
    if (off < best.off - 1e-9) best = { at: travelled + t * side, off };
    travelled += side;
  }
  return best;
}

/** Cuts out the loops that an offset line makes on the inside of a sharp bend. */
export function withoutLoops(points: readonly Point[]): Point[] {
  const out: Point[] = [points[0]];
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

function lastCrossing(points: readonly Point[], i: number): { at: Point; index: number } | null {
  for (let j = points.length - 2; j > i + 1; j--) {
    const at = crossing(points[i], points[i + 1], points[j], points[j + 1]);
    if (at !== null) return { at, index: j + 1 };
  }
  return null;
}

/** Whether a point lies inside a closed loop (even-odd rule). */
export function contains(loop: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  for (let i = 0, j = loop.length - 1; i < loop.length; j = i++) {
    const [a, b] = [loop[i], loop[j]];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/** Where the sides of a closed loop cross a height, in the order of its points. */
export const crossingsAt = (loop: readonly Point[], y: number): number[] =>
  loop.flatMap((b, i) => {
    const a = loop[i === 0 ? loop.length - 1 : i - 1];
    return (a.y - y) * (b.y - y) < 0 ? [a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)] : [];
  });

/** A point where it lies inside of a closed loop, else the nearest on it. */
export function heldIn(loop: readonly Point[], p: Point): Point {
  if (contains(loop, p)) return p;
  const closed = [...loop, loop[0]];
  return pointAlong(closed, nearestOn(closed, p).at);
}

/** Area inside a closed polyline, mm², always ≥ 0. */
export const area = (loop: readonly Point[]): number => Math.abs(signedArea(loop));

/** Shoelace sum: positive when the loop runs clockwise on screen (y downwards). */
export function signedArea(loop: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i < loop.length; i++) {
    const a = loop[i];
    const b = loop[(i + 1) % loop.length];
    sum += a.x * b.y - b.x * a.y;
  }
  return sum / 2;
}

/** Where two segments cross properly, deeper than rounding, or null; touching end points do not count. */
export function crossing(a: Point, b: Point, c: Point, d: Point): Point | null {
  const [fromA, fromB] = [cross(c, d, a), cross(c, d, b)];
  return parted(fromA, fromB) && parted(cross(a, b, c), cross(a, b, d)) ? lerp(a, b, fromA / (fromA - fromB)) : null;
}

/** Areas of less are rounding. */
const EPSILON = 1e-3;
const parted = (p: number, q: number): boolean => (p > EPSILON && q < -EPSILON) || (p < -EPSILON && q > EPSILON);

export const withoutRepeats = (line: readonly Point[]): Point[] =>
  line.filter((p, i) => i === 0 || distance(p, line[i - 1]) > 1e-6);

export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const squared = dx * dx + dy * dy;
  const t = squared === 0 ? 0 : Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / squared));
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}

export function distanceToLoop(p: Point, loop: readonly Point[]): number {
  let least = Infinity;
  for (let i = 1; i < loop.length; i++) least = Math.min(least, distanceToSegment(p, loop[i - 1], loop[i]));
  return least;
}

/** First place where a closed polyline crosses itself, or null. Sweeps segments sorted by x. */
export function selfIntersection(loop: readonly Point[]): Point | null {
  const segments = loop
    .slice(1)
    .map((b, i) => ({ a: loop[i], b, i, min: Math.min(loop[i].x, b.x), max: Math.max(loop[i].x, b.x) }));
  segments.sort((s, t) => s.min - t.min);
  for (let i = 0; i < segments.length; i++) {
    const s = segments[i];
    for (let j = i + 1; j < segments.length && segments[j].min <= s.max; j++) {
      const t = segments[j];
      if (crossing(s.a, s.b, t.a, t.b)) return lerp(s.a, s.b, 0.5);
    }
  }
  return null;
}
