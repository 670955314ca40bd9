import { edge } from '../paint/edge.js';
import { spline } from '../../../geometry/spline.js';
import { type Point, xy } from '../../../geometry/point.js';
import { fold } from '../paint/fold.js';
import { gather } from '../paint/line.js';
import type { Piece } from '../paint/piece.js';
import type { Tailor } from './tailor.js';

/** Two frills down the front of a top, either side of the middle. */
export function jabot(t: Tailor, z: number, hemY: number): Piece[] {
  const until = Math.min(hemY - 0.2, 2.8);
  return ([-1, 1] as const).map((s): Piece => {
    const at = (p: Point): Point => t.figure.at(s * p.x, p.y);
    const steps = 9;
    const edgeAt = (i: number): Point => {
      const u = i / steps;
      const wave = i % 2 === 0 ? 0.17 : 0.24;
      return at(xy(0.07 + wave * (1 - 0.45 * u), 1.58 + (until - 1.58) * u));
    };
    const outer = spline(Array.from({ length: steps + 1 }, (_, i) => edgeAt(i)));
    const inner = [at(xy(0.06, until)), at(xy(0.06, 1.56))];
    const ticks = Array.from({ length: steps }, (_, i) => [
      at(xy(0.065, 1.6 + ((until - 1.6) * i) / steps)),
      edgeAt(i),
    ]);
    return {
      z,
      surface: t.cloth.surface,
      edges: [edge('hem', outer), edge('seam', inner), edge('hidden', [outer[0]])],
      lines: ticks.map((tick) => gather(tick, 1)),
      folds: ticks.filter((_, i) => i % 2 === 1).map((tick) => fold(tick, [1, 3, 5], 'deep', 0.55, true)),
      casts: 0.5,
      subject: t.subject,
    };
  });
}
