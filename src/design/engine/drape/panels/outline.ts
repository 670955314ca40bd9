import { distance, lerp, type Point } from '../../geometry/point.js';

/** A panel's outline as points. */
export const pointsIn = (outline: Float64Array): Point[] =>
  Array.from({ length: outline.length / 2 }, (_, i) => ({ x: outline[2 * i], y: outline[2 * i + 1] }));

/** The point so far along a closed outline (first point not repeated). */
export function pointOn(outline: readonly Point[], along: number): Point {
  const whole = lengthOfOutline(outline);
  let left = ((along % whole) + whole) % whole;
  for (let i = 0; i < outline.length; i++) {
    const [a, b] = [outline[i], outline[(i + 1) % outline.length]];
    const step = distance(a, b);
    if (left <= step) return lerp(a, b, step === 0 ? 0 : left / step);
    left -= step;
  }
  return outline[0];
}

export const lengthOfOutline = (outline: readonly Point[]): number =>
  outline.reduce((sum, p, i) => sum + distance(p, outline[(i + 1) % outline.length]), 0);

/** The outline's points from one place to a later one, which may lie beyond its start; both ends are points of it. */
export function pointsOf(outline: readonly Point[], from: number, to: number): Point[] {
  const whole = lengthOfOutline(outline);
  let at = 0;
  const once = outline.map((p, i) => {
    const place = { p, at };
    at += distance(p, outline[(i + 1) % outline.length]);
    return place;
  });
  const inner = [-whole, 0, whole].flatMap((shift) => once.map(({ p, at: way }) => ({ p, at: way + shift })));
  const between = inner.filter((v) => v.at > from + 1e-7 && v.at < to - 1e-7).map(({ p }) => p);
  return [pointOn(outline, from), ...between, pointOn(outline, to)];
}
