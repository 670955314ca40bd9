import type { Point } from '../../geometry/point.js';
import type { Role } from '../../make/pattern/pieces/roles.js';
import type { Stitch } from '../types.js';
import type { Sheet } from './lay-out.js';
import { pointOn } from './outline.js';

/** Bands hang from the side by which they are sewn on, or stand on it. */
const HANGS: ReadonlySet<Role> = new Set(['cuff', 'hem-band', 'ruffle']);
const STANDS: ReadonlySet<Role> = new Set(['waistband', 'neckband', 'collar', 'casing', 'arm-binding']);

/** Angle by which a panel is turned to lie as it is worn, radians counter-clockwise: its draft's upright, but for bands. */
export function turnToWorn(i: number, sheets: readonly Sheet[], stitches: readonly Stitch[]): number {
  const { role } = sheets[i].shell;
  if (!HANGS.has(role) && !STANDS.has(role)) return 0;
  const sewn = stitches.flatMap(({ a, b }) => (a.panel === b.panel ? [] : [a, b].filter((s) => s.panel === i)));
  const longest = sewn.sort((p, q) => Math.abs(q.to_m - q.from_m) - Math.abs(p.to_m - p.from_m))[0];
  if (!longest) return 0;
  const [from, to] = [
    Math.min(...sewn.map((s) => Math.min(s.from_m, s.to_m))),
    Math.max(...sewn.map((s) => Math.max(s.from_m, s.to_m))),
  ];
  const [p, q] = [pointOn(sheets[i].outline, from), pointOn(sheets[i].outline, to)];
  // The cloth lies to the left of the outline's way: to the right along the lower edge, to the left along the upper one.
  return (STANDS.has(role) ? 0 : Math.PI) - Math.atan2(q.y - p.y, q.x - p.x);
}

export const rotated = (outline: readonly Point[], angle: number): Point[] =>
  angle === 0
    ? [...outline]
    : outline.map(({ x, y }) => ({
        x: x * Math.cos(angle) - y * Math.sin(angle),
        y: x * Math.sin(angle) + y * Math.cos(angle),
      }));

/** Way of the warp as drafted, radians from y counter-clockwise; upright where the draft does not say. */
export function grainOf({ shell: { piece }, copy }: Sheet): number {
  if (!piece.grain) return 0;
  const [a, b] = piece.grain;
  const [dx, dy] = [b.x - a.x, a.y - b.y];
  const angle = Math.atan2(-dx, dy);
  return copy === 2 ? -angle : angle;
}

/** The same way of the warp between −π/2 and π/2. */
export function asLine(angle: number): number {
  const turned = angle - Math.PI * Math.round(angle / Math.PI);
  return Math.abs(turned) < 1e-9 ? 0 : turned;
}
