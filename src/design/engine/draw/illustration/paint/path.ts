import type { Point } from '../../../geometry/point.js';

/** A number with one decimal at most: enough for a tenth of a pixel, and equal bytes everywhere. */
export const n1 = (x: number): string => String(Math.round(x * 10) / 10);
export const n2 = (x: number): string => String(Math.round(x * 100) / 100);
export const n3 = (x: number): string => String(Math.round(x * 1000) / 1000);

/** Path data through points. */
export function pathOf(points: readonly Point[], closed = false): string {
  if (points.length === 0) return '';
  let d = `M${n1(points[0].x)} ${n1(points[0].y)}L`;
  for (let i = 1; i < points.length; i++) d += `${i > 1 ? ' ' : ''}${n1(points[i].x)} ${n1(points[i].y)}`;
  return closed ? `${d}Z` : d;
}
