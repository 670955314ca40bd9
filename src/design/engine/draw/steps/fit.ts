import { add, cross, distance, dot, mul, rotate, sub, type Point } from '../../geometry/point.js';
import { divide } from '../../geometry/polyline.js';

/** A piece laid elsewhere: turned over or not, turned round and moved; never bent. */
export interface Laid {
  at: (p: Point) => Point;
  /** how far the lines come apart at most, mm */
  off: number;
  /** degrees by which it was turned after it was turned over */
  angle: number;
}

const SAMPLES = 24;
const ORIGIN = { x: 0, y: 0 };

/** Lays a line on another so that they lie as near to each other as they can, by least squares. @param over turned over */
export function laidOn(line: readonly Point[], target: readonly Point[], over: boolean): Laid {
  const turned = (p: Point): Point => (over ? { x: -p.x, y: p.y } : p);
  const [own, other] = [divide(line, SAMPLES).map(turned), divide(target, SAMPLES)];
  const [from, to] = [centre(own), centre(other)];
  const pairs = own.map((p, i) => [sub(p, from), sub(other[i], to)] as const);
  const sine = pairs.reduce((sum, [p, q]) => sum + cross(ORIGIN, p, q), 0);
  const cosine = pairs.reduce((sum, [p, q]) => sum + dot(p, q), 0);
  const angle = (Math.atan2(sine, cosine) * 180) / Math.PI;
  const at = (p: Point): Point => add(to, rotate(sub(turned(p), from), angle));
  const off = Math.max(...divide(line, SAMPLES).map((p, i) => distance(at(p), other[i])));
  return { at, off, angle };
}

export const centre = (points: readonly Point[]): Point =>
  mul(
    points.reduce((sum, p) => add(sum, p), ORIGIN),
    1 / points.length,
  );
