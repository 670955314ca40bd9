import { add, type Point, xy } from '../../../geometry/point.js';
import { pointAt as pointOf, sideways } from '../../../geometry/polyline.js';
import { flatten, type Op } from '../../../geometry/path.js';

/** Paths in centimetres about the centre line (x = 0), y downwards. */

export const flip = (p: Point): Point => ({ x: -p.x, y: p.y });

export const line = (...points: Point[]): Op[] => points.map((to, i): Op => ({ type: i ? 'line' : 'move', to }));
export const curve = (from: Point, cp1: Point, cp2: Point, to: Point): Op[] => [
  { type: 'move', to: from },
  { type: 'curve', cp1, cp2, to },
];

/** A smooth curve through all points. `ease` 0 is straight, 1 round. */
export function through(points: readonly Point[], ease = 1): Op[] {
  const ops: Op[] = [{ type: 'move', to: points[0] }];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]];
    const before = points[i - 2] ?? a;
    const after = points[i + 1] ?? b;
    const k = ease / 6;
    ops.push({
      type: 'curve',
      cp1: add(a, { x: b.x - before.x, y: b.y - before.y }, k),
      cp2: add(b, { x: after.x - a.x, y: after.y - a.y }, -k),
      to: b,
    });
  }
  return ops;
}

/** One path from several that follow each other. */
export const join = (...parts: Op[][]): Op[] =>
  parts.flatMap((ops, i) =>
    i === 0 ? ops : ops.map((op): Op => (op.type === 'move' ? { type: 'line', to: op.to } : op)),
  );

export const mirror = (ops: readonly Op[]): Op[] =>
  ops.map((op): Op => {
    if (op.type === 'close') return op;
    return op.type === 'curve'
      ? { type: 'curve', cp1: flip(op.cp1), cp2: flip(op.cp2), to: flip(op.to) }
      : { type: op.type, to: flip(op.to) };
  });

/** The same path walked from its end. */
export function reverse(ops: readonly Op[]): Op[] {
  const ends = ops.map((op) => (op.type === 'close' ? xy(0, 0) : op.to));
  const out: Op[] = [{ type: 'move', to: ends[ends.length - 1] }];
  for (let i = ops.length - 1; i > 0; i--) {
    const op = ops[i];
    if (op.type === 'curve') out.push({ type: 'curve', cp1: op.cp2, cp2: op.cp1, to: ends[i - 1] });
    else out.push({ type: 'line', to: ends[i - 1] });
  }
  return out;
}

/** A right half and its mirror image as one closed region; `half` runs from the centre line to the centre line. */
export const whole = (half: readonly Op[]): Op[] => [...join([...half], reverse(mirror(half))), { type: 'close' }];

export const shut = (ops: readonly Op[]): Op[] => [...ops, { type: 'close' }];

/** A line beside another at a distance (cm; positive = to the left when walking along it). */
export function beside(ops: readonly Op[], distance: number, trim: [number, number] = [0, 0]): Op[] {
  const shifted = sideways(flatten(ops)[0] ?? [], -distance);
  const n = shifted.length;
  return line(...shifted.slice(Math.round(n * trim[0]), n - Math.round(n * trim[1])));
}

/** Point at a share of the way along a path. */
export const pointAt = (ops: readonly Op[], share: number): Point => pointOf(flatten(ops)[0] ?? [], share);

/** Where a path crosses a height; the first crossing, or its start. */
export function xAt(ops: readonly Op[], y: number): number {
  const points = flatten(ops)[0] ?? [];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]];
    if ((a.y - y) * (b.y - y) <= 0 && a.y !== b.y) return a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y);
  }
  return points[0]?.x ?? 0;
}

/** From the waist over the rounding of the hip towards the hem: smooth, without a corner at the hip. */
export function overHip(waist: Point, hip: Point, end: Point): Op[] {
  const drop = hip.y - waist.y;
  const reach = Math.max(1, end.y - hip.y);
  const lean = Math.max(-0.18, Math.min(0.5, (end.x - hip.x) / reach));
  const before = xy(hip.x - lean * drop * 0.44, hip.y - drop * 0.44);
  const first = curve(waist, xy(waist.x + (hip.x - waist.x) * 0.52, waist.y + drop * 0.26), before, hip);
  return join(
    first,
    curve(
      hip,
      xy(hip.x + lean * reach * 0.3, hip.y + reach * 0.3),
      xy(end.x - lean * reach * 0.3, end.y - reach * 0.3),
      end,
    ),
  );
}
