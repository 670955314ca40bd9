import type { Point } from '../../geometry/point.js';
import { nearestOn } from '../../geometry/polyline.js';
import { clamped } from './fold-strips.js';
import type { ShellPiece } from './shell.js';

/** Sides of trousers wander by less, metres × 1000. */
const LEAST_MM = 4;
/** How far beyond its ends a flap may reach, as a share of the pocket's mouth. */
const BEYOND = 0.5;

/** Upper and lower end of the mouth and a point beyond it, as FreeSewing's Paco and Devon (on either panel) name them. */
const FLAPS = [
  ['pocketFlapTopIn', 'pocketFlapBottomIn', 'pocketFlapTopOut'],
  ['panelPocketTop', 'frontHemSidePanel', 'mirroredCfPocketTop'],
  ['panelPocketTop', 'frontHemSidePanel', 'cfPocketTop'],
];

/** What a seam grows for the pocket inside it is turned in: the seam is worn straight past it. */
export function withoutPocketFlap(shell: ShellPiece): ShellPiece {
  const { points, loop } = shell.piece;
  const isOnPiece = (name: string): boolean => name in points && nearestOn(loop, points[name]).off < 1;
  const [top, bottom, out] = FLAPS.find((names) => names.every(isOnPiece))?.map((name) => points[name]) ?? [];
  if (!top || !bottom || !out) return shell;
  const place = placeOn(top, bottom);
  const side = Math.sign(place(out).off);
  return clamped(shell, (p) => {
    const { at, off } = place(p);
    if (off * side < LEAST_MM || at < -BEYOND || at > 1 + BEYOND) return p;
    const t = Math.max(0, Math.min(1, at));
    return { x: top.x + t * (bottom.x - top.x), y: top.y + t * (bottom.y - top.y) };
  });
}

/** Where a point lies along a line, as a share of it, and how far off it. */
const placeOn =
  (a: Point, b: Point) =>
  (p: Point): { at: number; off: number } => {
    const [dx, dy, length] = [b.x - a.x, b.y - a.y, Math.hypot(b.x - a.x, b.y - a.y)];
    const [px, py] = [p.x - a.x, p.y - a.y];
    return { at: (px * dx + py * dy) / length ** 2, off: (px * dy - py * dx) / length };
  };
