/** A point or vector on the drawing, in drawing units, y downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const xy = (x: number, y: number): Point => ({ x, y });
/** `a` and `k` times `b`. */
export const add = (a: Point, b: Point, k = 1): Point => ({ x: a.x + b.x * k, y: a.y + b.y * k });
export const sub = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
/** Twice the signed area of the triangle `o`, `a`, `b`. */
export const cross = (o: Point, a: Point, b: Point): number => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
export const mul = (a: Point, k: number): Point => ({ x: a.x * k, y: a.y * k });
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
export const lerp = (a: Point, b: Point, t = 0.5): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
export const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);
export const unit = (a: Point): Point => {
  const length = Math.hypot(a.x, a.y) || 1;
  return { x: a.x / length, y: a.y / length };
};
/** Unit vector from one point to another. */
export const towards = (a: Point, b: Point): Point => unit(sub(b, a));
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The vector turned a quarter to its left as seen on screen with y downwards: (0,1) gives (-1,0). */
export const leftOf = (a: Point): Point => ({ x: -a.y, y: a.x });

/** Turned clockwise on screen about an origin. @param degrees angle */
export function rotate(p: Point, degrees: number, origin: Point = { x: 0, y: 0 }): Point {
  const a = radians(degrees);
  const dx = p.x - origin.x;
  const dy = p.y - origin.y;
  return { x: origin.x + dx * Math.cos(a) - dy * Math.sin(a), y: origin.y + dx * Math.sin(a) + dy * Math.cos(a) };
}

/** Angle of a vector in degrees, 0 to the right, 90 downwards. */
export const angleOf = (a: Point): number => (Math.atan2(a.y, a.x) * 180) / Math.PI;

/** Degrees by which the way from `a` over `p` to `b` turns at `p`, −180…180, clockwise on screen positive. */
export function turnAt(a: Point, p: Point, b: Point): number {
  const [u, v] = [sub(p, a), sub(b, p)];
  return angleOf({ x: dot(u, v), y: u.x * v.y - u.y * v.x });
}

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (x: number, low: number, high: number): number => Math.min(high, Math.max(low, x));
/** Hermite step from 0 at `low` to 1 at `high`. */
export function smoothstep(low: number, high: number, x: number): number {
  const t = clamp((x - low) / (high - low), 0, 1);
  return t * t * (3 - 2 * t);
}
