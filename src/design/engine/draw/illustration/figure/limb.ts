import { normals, withoutLoops } from '../../../geometry/polyline.js';
import { type Key, profile } from '../../../geometry/profile.js';
import { spline } from '../../../geometry/spline.js';
import { add, angleOf, clamp, distance, lerp, mul, type Point, sub, unit } from '../../../geometry/point.js';

export type Side = 'left' | 'right';
/** Outer side: away from the trunk when the limb hangs. */
export type Flank = 'out' | 'in';

const PARTS = 48;

/** An arm or a leg: a bent middle line with a width on either side. Shares run 0 at the root, .5 at the joint, 1 at the end. */
export interface Limb {
  readonly side: Side;
  /** One head height in drawing units. */
  readonly head: number;
  readonly root: Point;
  readonly joint: Point;
  readonly end: Point;
  readonly at: (t: number) => Point;
  /** Unit vector along the limb, towards its end. */
  readonly along: (t: number) => Point;
  /** Unit vector to a flank. */
  readonly to: (flank: Flank, t: number) => Point;
  /** Natural half width, drawing units. */
  readonly width: (flank: Flank, t: number) => number;
  /** The contour of a flank moved outwards by `ease(t)` head heights. */
  readonly contour: (flank: Flank, from: number, to: number, ease: (t: number) => number) => Point[];
}

export interface LimbShape {
  readonly side: Side;
  readonly head: number;
  readonly root: Point;
  readonly joint: Point;
  readonly end: Point;
  readonly outer: readonly Key[];
  readonly inner: readonly Key[];
}

export function limb(shape: LimbShape): Limb {
  const { side, head, root, joint, end } = shape;
  const middle = middleLine(root, joint, end);
  const left = normals(middle);
  const widths = { out: profile(shape.outer), in: profile(shape.inner) };
  const sign = (flank: Flank): number => ((side === 'left') === (flank === 'out') ? 1 : -1);
  const index = (t: number): number => clamp(t, 0, 1) * (middle.length - 1);
  const sample = (list: readonly Point[], t: number): Point => {
    const i = Math.min(middle.length - 2, Math.floor(index(t)));
    return lerp(list[i], list[i + 1], index(t) - i);
  };
  const last = unit(sub(middle[middle.length - 1], middle[middle.length - 4]));
  const first = unit(sub(middle[3], middle[0]));
  const at = (t: number): Point => {
    if (t > 1) return add(end, mul(last, (t - 1) * 2.3 * head));
    if (t < 0) return add(root, mul(first, t * 2.3 * head));
    return sample(middle, t);
  };
  const to = (flank: Flank, t: number): Point => mul(unit(sample(left, t)), sign(flank));
  const width = (flank: Flank, t: number): number => widths[flank](t) * head;
  const contour = (flank: Flank, from: number, until: number, ease: (t: number) => number): Point[] => {
    const parts = Math.max(4, Math.round(Math.abs(until - from) * 40));
    const raw = Array.from({ length: parts + 1 }, (_, i) => {
      const t = from + ((until - from) * i) / parts;
      return add(at(t), mul(to(flank, t), width(flank, t) + ease(t) * head));
    });
    return withoutLoops(raw);
  };
  const along = (t: number): Point => {
    const n = to('out', t);
    return side === 'left' ? { x: n.y, y: -n.x } : { x: -n.y, y: n.x };
  };
  return { side, head, root, joint, end, at, along, to, width, contour };
}

/** The bone line with a rounded joint, sampled so that the joint is at the middle index. */
function middleLine(root: Point, joint: Point, end: Point): Point[] {
  const soft = lerp(joint, lerp(root, end, 0.5), 0.06);
  const upper = [root, lerp(root, joint, 0.5), lerp(root, joint, 0.86), soft];
  const lower = [soft, lerp(joint, end, 0.14), lerp(joint, end, 0.5), end];
  const whole = spline([...upper, ...lower.slice(1)], 1);
  const turn = nearest(whole, soft);
  return [...even(whole.slice(0, turn + 1), PARTS / 2), ...even(whole.slice(turn), PARTS / 2).slice(1)];
}

function nearest(points: readonly Point[], target: Point): number {
  let best = 0;
  points.forEach((p, i) => {
    const d = distance(target, p);
    if (d < distance(target, points[best])) best = i;
  });
  return best;
}

function even(points: readonly Point[], parts: number): Point[] {
  return Array.from({ length: parts + 1 }, (_, i) => {
    const f = (i / parts) * (points.length - 1);
    const k = Math.min(points.length - 2, Math.floor(f));
    return lerp(points[k], points[k + 1], f - k);
  });
}

/** Degrees by which an elbow or knee is bent. */
export function bendOf(limb: Limb): number {
  const d = Math.abs(angleOf(sub(limb.joint, limb.root)) - angleOf(sub(limb.end, limb.joint)));
  return d > 180 ? 360 - d : d;
}
