import { signedArea, type Point } from '../geometry.js';
import { close, untangled } from './loops.js';

/** Corners longer than this many allowances are cut off square. */
const MITRE = 3;

/**
 * A closed line moved outwards, each stretch by its own distance; corners are mitred, inner knots taken out.
 * @param loop closed polyline, first point repeated at the end
 * @param by distance of the stretch from point i to point i + 1, mm, ≥ 0
 */
export function offsetLoop(loop: readonly Point[], by: (segment: number) => number): Point[] {
  const count = loop.length - 1;
  const sign = signedArea(loop.slice(0, -1)) > 0 ? 1 : -1;
  const normals = Array.from({ length: count }, (_, i) => normalOf(loop[i], loop[i + 1], sign));
  const out: Point[] = [];
  for (let i = 0; i < count; i++) {
    const before = (i + count - 1) % count;
    out.push(...corner(loop[i], normals[before], by(before), normals[i], by(i)));
  }
  return untangled(close(out));
}

function normalOf(a: Point, b: Point, sign: number): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: (sign * (b.y - a.y)) / length, y: (-sign * (b.x - a.x)) / length };
}

/** Where the two moved stretches meet; two points where they run (almost) on in line or the mitre would be too long. */
function corner(p: Point, m: Point, d: number, n: Point, e: number): Point[] {
  const along = (v: Point, by: number): Point => ({ x: p.x + v.x * by, y: p.y + v.y * by });
  const det = m.x * n.y - m.y * n.x;
  if (Math.abs(det) < 1e-3) return Math.abs(d - e) < 1e-6 ? [along(n, e)] : [along(m, d), along(n, e)];
  const at = { x: (d * n.y - e * m.y) / det, y: (e * m.x - d * n.x) / det };
  const reach = Math.hypot(at.x, at.y);
  const most = MITRE * Math.max(d, e, 1);
  return reach <= most ? [{ x: p.x + at.x, y: p.y + at.y }] : [along(m, d), along(n, e)];
}
