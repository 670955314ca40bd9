import { normals, resample } from '../../../geometry/polyline.js';
import { pathOf } from '../paint/path.js';
import { add, dot, mul, type Point, smoothstep } from '../../../geometry/point.js';
import { TO_LIGHT } from '../paint/light.js';

export interface Ink {
  /** Mean width in drawing units. */
  readonly width: number;
  readonly color: string;
  /** Share of the width that follows the light: 0 even, 1 strong. */
  readonly contrast?: number;
  /** Length over which the line thins out at its start and end, drawing units. */
  readonly taper?: readonly [number, number];
  readonly opacity?: number;
}

/**
 * A pen line as a filled shape: thin where its outer side faces the light, thick in the shade.
 * @param outward 1 when the outer side is to the left of the line, −1 to the right, 0 for a line inside a form
 */
export function inkPath(points: readonly Point[], ink: Ink, outward: -1 | 0 | 1): string {
  if (points.length < 2) return '';
  const line = resample(points, 4);
  if (line.length < 2) return '';
  const left = normals(line);
  const length = (line.length - 1) * 4;
  const half = line.map((_, i) => (ink.width / 2) * pressure(left[i], ink, outward) * thinning(i * 4, length, ink));
  const there = line.map((p, i) => add(p, mul(left[i], half[i])));
  const back = line.map((p, i) => add(p, mul(left[i], -half[i])));
  return pathOf([...there, ...back.toReversed()], true);
}

function pressure(normal: Point, ink: Ink, outward: -1 | 0 | 1): number {
  const contrast = ink.contrast ?? 0.6;
  if (outward === 0) return 1;
  return 1 - contrast * 0.85 * outward * dot(normal, TO_LIGHT);
}

function thinning(at: number, length: number, ink: Ink): number {
  const [start, end] = ink.taper ?? [14, 14];
  const reach = Math.min(start, length / 2);
  const leave = Math.min(end, length / 2);
  const a = start === 0 ? 1 : 0.25 + 0.75 * smoothstep(0, reach, at);
  const b = end === 0 ? 1 : 0.25 + 0.75 * smoothstep(0, leave, length - at);
  return Math.min(a, b);
}

/** The pen line as SVG. */
export function inked(points: readonly Point[], ink: Ink, outward: -1 | 0 | 1 = 0): string {
  const d = inkPath(points, ink, outward);
  if (d === '') return '';
  const opacity = ink.opacity === undefined ? '' : ` fill-opacity="${ink.opacity}"`;
  return `<path d="${d}" fill="${ink.color}"${opacity}/>`;
}
