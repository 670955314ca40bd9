import { pathOf } from './path.js';
import type { Point } from '../../../geometry/point.js';
import type { Ramp } from '../color/ramp.js';
import { inked } from '../ink/stroke.js';

/** A line on the cloth: a seam, a row of stitches, a crease, the edge of a layer. */
export interface Line {
  readonly points: readonly Point[];
  readonly kind: 'seam' | 'stitch' | 'crease' | 'edge' | 'gather';
  /** Against the usual width of its kind. */
  readonly weight?: number;
  readonly color?: string;
}

const WIDTH = { seam: 1.3, stitch: 0.9, crease: 1.5, edge: 2.1, gather: 1.1 } as const;

export function paintLine(line: Line, ramp: Ramp): string {
  const width = WIDTH[line.kind] * (line.weight ?? 1);
  if (line.kind === 'stitch') {
    const color = line.color ?? (ramp.lightness < 0.36 ? ramp.glint : ramp.ink);
    return `<path d="${pathOf(line.points)}" fill="none" stroke="${color}" stroke-width="${width}" stroke-dasharray="4 2.6" stroke-opacity=".75"/>`;
  }
  const dark = ramp.lightness < 0.36 && line.kind !== 'edge';
  const color = line.color ?? (dark ? ramp.glint : ramp.ink);
  const taper: [number, number] = line.kind === 'gather' ? [2, 40] : line.kind === 'crease' ? [20, 40] : [8, 8];
  return inked(line.points, { width, color, taper, opacity: dark ? 0.55 : line.kind === 'seam' ? 0.8 : 0.92 });
}

export const seam = (points: readonly Point[], weight = 1): Line => ({ points, kind: 'seam', weight });
export const stitch = (points: readonly Point[], color?: string): Line => ({ points, kind: 'stitch', color });
export const crease = (points: readonly Point[], weight = 1): Line => ({ points, kind: 'crease', weight });
export const edgeLine = (points: readonly Point[], weight = 1): Line => ({ points, kind: 'edge', weight });
export const gather = (points: readonly Point[], weight = 1): Line => ({ points, kind: 'gather', weight });
