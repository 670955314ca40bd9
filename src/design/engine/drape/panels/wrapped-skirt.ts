import { distance, type Point } from '../../geometry/point.js';
import { crossing, lengthOf } from '../../geometry/polyline.js';
import { added, later, partsOf, reshaped, sooner } from './reshaped.js';
import type { ShellPiece } from './shell.js';
import { UNDER } from './wrapped-bodice.js';

/** Of the cone that a front is cut of, what lies beyond the upper front's edge is taken off: twice as much as either reaches beyond the centre, mm. */
export function skirtBeneath(shell: ShellPiece, lap: number): ShellPiece {
  const [edge, hem, side, waist] = partsOf(shell);
  const tip = tipOf(edge.line, side.line);
  const [high, low] = edge.line.map((p) => distance(tip, p));
  const cutHem = later(hem, (2 * lap * low) / high);
  const cutWaist = sooner(waist, lengthOf(waist.line) - 2 * lap);
  const line = [cutWaist.line[cutWaist.line.length - 1], cutHem.line[0]];
  return reshaped(shell, [added(shell.piece, UNDER.low, line), cutHem, side, cutWaist]);
}

/** Where the straight sides of a front would meet above its waist. */
function tipOf([a, b]: readonly Point[], side: readonly Point[]): Point {
  const [d, c] = [side[0], side[side.length - 1]];
  const up = (p: Point, q: Point): Point => ({ x: p.x + FAR * (p.x - q.x), y: p.y + FAR * (p.y - q.y) });
  return crossing(up(a, b), b, up(c, d), d) ?? up(a, b);
}

/** Times as high above the waist as it hangs down, no skirt is that straight. */
const FAR = 60;
