import type { Point } from '../../geometry/point.js';
import type { Role } from '../../make/pattern/pieces/roles.js';
import type { Stitch, StitchSide } from '../types.js';
import type { Sheet } from './lay-out.js';
import { pointOn } from './outline.js';

/** Bands hang from the side by which they are sewn on, or stand on it, where what they are sewn to does not tell. */
const HANGS: ReadonlySet<Role> = new Set(['cuff', 'hem-band', 'ruffle']);
const STANDS: ReadonlySet<Role> = new Set(['waistband', 'neckband', 'collar', 'casing', 'arm-binding']);

/** Angle by which a panel is turned to lie as it is worn, radians counter-clockwise: its draft's upright, but for bands. */
export function turnToWorn(i: number, sheets: readonly Sheet[], stitches: readonly Stitch[]): number {
  const { role } = sheets[i].shell;
  if (role === 'strap') return lyingDown(sheets[i]);
  if (role === 'sleeve') return hangingDown(i, sheets, stitches);
  if (!HANGS.has(role) && !STANDS.has(role)) return 0;
  const sewn = stitches.flatMap(({ a, b }) => {
    if (a.panel === b.panel || (a.panel !== i && b.panel !== i)) return [];
    const [own, other] = a.panel === i ? [a, b] : [b, a];
    const hangs = hangsFrom(sheets[other.panel], other) ?? (HANGS.has(role) || isBelow(sheets[i], sheets[other.panel]));
    return [{ own, hangs }];
  });
  const longest = sewn.sort((p, q) => lengthOf(q.own) - lengthOf(p.own))[0];
  if (!longest) return 0;
  const edge = sewn.filter(({ hangs }) => hangs === longest.hangs).map(({ own }) => wayOf(sheets[i], own));
  const [x, y] = [edge.reduce((sum, p) => sum + p.x, 0), edge.reduce((sum, p) => sum + p.y, 0)];
  // The cloth lies to the left of the outline's way: to the right along the lower edge, to the left along the upper one.
  return (longest.hangs ? Math.PI : 0) - Math.atan2(y, x);
}

/** A collar is sewn to the upper edge of its stand, beside whose lower edge, drawn the other way, that tells nothing. */
const isBelow = (sheet: Sheet, other: Sheet): boolean => isStand(sheet) && isCollar(other) && !isStand(other);
const isCollar = ({ shell: { role } }: Sheet): boolean => role === 'collar';
const isStand = ({ shell: { piece } }: Sheet): boolean => /stand/i.test(piece.title);

const BODY: ReadonlySet<Role> = new Set(['front', 'back', 'side', 'panel', 'yoke']);

/** Sleeves hang from the body: what is drafted lengthwise across, as a kimono's, is turned up. */
function hangingDown(i: number, sheets: readonly Sheet[], stitches: readonly Stitch[]): number {
  const ways = stitches.flatMap(({ a, b }) => {
    const [own, other] = a.panel === i ? [a, b] : [b, a];
    return own.panel === i && BODY.has(sheets[other.panel].shell.role) ? [wayOf(sheets[i], own)] : [];
  });
  const [x, y] = [ways.reduce((sum, way) => sum + way.x, 0), ways.reduce((sum, way) => sum + way.y, 0)];
  return Math.abs(y) > UPRIGHT * Math.abs(x) ? Math.PI - Math.atan2(y, x) : 0;
}

/** So many times as high as wide is an edge that is drafted upright. */
const UPRIGHT = 4;

/** Straps lie with their length across. */
function lyingDown({ outline }: Sheet): number {
  const span = (of: (p: Point) => number): number => Math.max(...outline.map(of)) - Math.min(...outline.map(of));
  return span(({ x }) => x) < span(({ y }) => y) ? Math.PI / 2 : 0;
}

const lengthOf = ({ from_m, to_m }: StitchSide): number => Math.abs(to_m - from_m);

/** From the one end of a side to the other, in the outline's way. */
function wayOf({ outline }: Sheet, { from_m, to_m }: StitchSide): Point {
  const [p, q] = [Math.min(from_m, to_m), Math.max(from_m, to_m)].map((at) => pointOn(outline, at));
  return { x: q.x - p.x, y: q.y - p.y };
}

/** Whether a side is the lower edge of what a band is sewn to; null where that says nothing: upright edges, other bands. */
function hangsFrom(sheet: Sheet, side: StitchSide): boolean | null {
  const { x, y } = wayOf(sheet, side);
  const { role } = sheet.shell;
  return HANGS.has(role) || STANDS.has(role) || Math.abs(y) > Math.abs(x) ? null : x > 0;
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
