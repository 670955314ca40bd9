import { signedArea } from '../../../geometry/polyline.js';
import { add, leftOf, mul, type Point, towards } from '../../../geometry/point.js';
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
  return mul(leftOf(towards(a, b)), -sign);
}

/** Where the two moved stretches meet; two points where they run (almost) on in line or the mitre would be too long. */
function corner(p: Point, m: Point, d: number, n: Point, e: number): Point[] {
  const det = m.x * n.y - m.y * n.x;
  if (Math.abs(det) < 1e-3) return Math.abs(d - e) < 1e-6 ? [add(p, n, e)] : [add(p, m, d), add(p, n, e)];
  const at = { x: (d * n.y - e * m.y) / det, y: (e * m.x - d * n.x) / det };
  const reach = Math.hypot(at.x, at.y);
  const most = MITRE * Math.max(d, e, 1);
  return reach <= most ? [add(p, at)] : [add(p, m, d), add(p, n, e)];
}
