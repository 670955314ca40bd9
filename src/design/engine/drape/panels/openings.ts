import type { Stitch } from '../types.js';
import type { Role } from '../../make/pattern/pieces/roles.js';
import { coversBoth } from './drawn-whole.js';
import { handOf } from './hand.js';
import { boundaryLoops, lengthOfLoop, type Stretch } from './loops.js';
import type { Sheet } from './lay-out.js';
import { pointOn } from './outline.js';
import { isSeenFromBehind } from './turn.js';

/** An edge all round that is left when all is sewn, and what it is an opening for. */
export interface Opening {
  loop: Stretch[];
  length: number;
  /** whether it lies on both sides of the wearer's middle: a neck, a waist, a hem */
  round: boolean;
  roles: ReadonlySet<Role>;
  /** 0 at the lower end of the panels that it borders, 1 at the upper */
  height: number;
}

export function openingsOf(sheets: readonly Sheet[], stitches: readonly Stitch[]): Opening[] {
  const loops = boundaryLoops(
    sheets.map((s) => s.length),
    stitches,
  );
  return loops.map((loop) => {
    const hands = new Set(loop.map((s) => handAt(s, sheets, stitches)));
    return {
      loop,
      length: lengthOfLoop(loop),
      round: hands.has('both') || hands.size > 1 || isBand(loop, sheets, stitches),
      roles: new Set(loop.map(({ panel }) => sheets[panel].shell.role)),
      height: heightOf(loop, sheets),
    };
  });
}

/** The edge of a waistband that is closed to a ring, whichever way it is drafted. */
const isBand = ([{ panel }]: readonly Stretch[], sheets: readonly Sheet[], stitches: readonly Stitch[]): boolean =>
  sheets[panel].shell.role === 'waistband' && stitches.some(({ a, b }) => a.panel === panel && b.panel === panel);

function handAt({ panel, from, to }: Stretch, sheets: readonly Sheet[], stitches: readonly Stitch[]): string {
  const sheet = sheets[panel];
  if (!coversBoth(sheet)) return handOf(panel, sheets, stitches) ?? 'both';
  const xs = sheet.outline.map((p) => p.x);
  const [low, high] = [Math.min(...xs), Math.max(...xs)];
  const share =
    ([0.1, 0.5, 0.9].reduce((sum, t) => sum + pointOn(sheet.outline, from + t * (to - from)).x, 0) / 3 -
      (low + high) / 2) /
    (high - low || 1);
  if (Math.abs(share) < 0.12) return 'both';
  return share > 0 !== isSeenFromBehind(sheet) ? 'left' : 'right';
}

function heightOf(loop: readonly Stretch[], sheets: readonly Sheet[]): number {
  const shares = loop.map(({ panel, from, to }) => {
    const { outline } = sheets[panel];
    const ys = outline.map((p) => p.y);
    const [low, high] = [Math.min(...ys), Math.max(...ys)];
    return ((pointOn(outline, (from + to) / 2).y - low) / (high - low || 1)) * (to - from);
  });
  return shares.reduce((sum, h) => sum + h, 0) / (lengthOfLoop(loop) || 1);
}
