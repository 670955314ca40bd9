import type { Point } from '../../geometry/point.js';
import { divide } from '../../geometry/polyline.js';

/** A cubic Bézier curve along a line, by least squares at shares of its length. */
export interface Curve {
  /** its two control points in the frame of the chord: along it, and to its left, in chords */
  controls: [[number, number], [number, number]];
  /** farthest that the line lies from it, in the line's units */
  stray: number;
  isStraight: boolean;
}

/** Points that tell the curve: corners of a drawn line may be few and far between. */
const PARTS = 24;

/** Depth of what is straight, in the line's units (metres). */
const FLAT = 0.0002;

export function curveThrough(drawn: readonly Point[]): Curve {
  const line = divide(drawn, PARTS);
  const [p, q] = [line[0], line[line.length - 1]];
  const chord = Math.hypot(q.x - p.x, q.y - p.y) || 1e-9;
  const own = line.map((r) => inFrame(r, p, q, chord));
  const shares = sharesOf(line);
  const fitted = controlsOf(own, shares);
  const stray = Math.max(...own.map((r, i) => off(r, at(fitted, shares[i])))) * chord;
  const depth = Math.max(...own.map(([, y]) => Math.abs(y))) * chord;
  return {
    controls: fitted.map(([x, y]) => [rounded(x), rounded(y)]) as Curve['controls'],
    stray,
    isStraight: depth < FLAT,
  };
}

type Pair = [number, number];

const rounded = (v: number): number => Math.round(v * 1e6) / 1e6 + 0;
const off = ([x, y]: Pair, [u, v]: Pair): number => Math.hypot(x - u, y - v);

function inFrame(r: Point, p: Point, q: Point, chord: number): Pair {
  const [ux, uy] = [(q.x - p.x) / chord, (q.y - p.y) / chord];
  const [dx, dy] = [(r.x - p.x) / chord, (r.y - p.y) / chord];
  return [dx * ux + dy * uy, dy * ux - dx * uy];
}

function sharesOf(line: readonly Point[]): number[] {
  let way = 0;
  const ways = line.map((p, i) => (way += i === 0 ? 0 : Math.hypot(p.x - line[i - 1].x, p.y - line[i - 1].y)));
  return ways.map((w) => w / (way || 1));
}

/** Normal equations of the two free control points; ends at (0, 0) and (1, 0). */
function controlsOf(points: readonly Pair[], shares: readonly number[]): [Pair, Pair] {
  let [a, b, c, x1, y1, x2, y2] = [1e-9, 0, 1e-9, 1e-9 / 3, 0, 2e-9 / 3, 0];
  points.forEach(([x, y], i) => {
    const t = shares[i];
    const [m, n, l] = [3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
    [a, b, c] = [a + m * m, b + m * n, c + n * n];
    [x1, y1, x2, y2] = [x1 + m * (x - l), y1 + m * y, x2 + n * (x - l), y2 + n * y];
  });
  const det = a * c - b * b;
  return [
    [(x1 * c - x2 * b) / det, (y1 * c - y2 * b) / det],
    [(x2 * a - x1 * b) / det, (y2 * a - y1 * b) / det],
  ];
}

function at([[x1, y1], [x2, y2]]: readonly [Pair, Pair], t: number): Pair {
  const [m, n, l] = [3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
  return [m * x1 + n * x2 + l, m * y1 + n * y2];
}
