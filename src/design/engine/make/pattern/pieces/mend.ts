import { area, crossing, lengthOf, selfIntersection } from '../../../geometry/polyline.js';
import { boxOf } from '../../../geometry/box.js';
import { hull } from '../../../geometry/hull.js';
import { distance, type Point } from '../../../geometry/point.js';
import { loopOps } from '../../../geometry/path.js';
import { close, untangled } from './loops.js';
import { offsetLoop } from './offset.js';
import type { Piece } from './piece.js';

/** A piece whose sewing and cutting line no longer cross themselves, whatever the draft did. */
export function withoutCrossings(piece: Piece): Piece {
  const loop = simple(piece.loop);
  const cut = piece.cutLoop && simple(piece.cutLoop);
  const fits = cut !== null && area(cut) >= area(loop) * 0.999;
  const cutLoop = piece.cutLoop === null ? null : fits ? cut : simple(offsetLoop(loop, () => 10));
  return { ...piece, loop, closed: true, cutLoop, outlineOps: loopOps(loop), allowance: [] };
}

/** Knots that enclose less are a slip of the base design's corner, not another shape, mm². */
const KNOT_MM2 = 20;

/** A piece without the tiny knots that some base designs tie at a corner; others are left to be seen. */
export function unknotted(piece: Piece): Piece {
  const knots = selfIntersection(piece.loop) ?? (piece.cutLoop && selfIntersection(piece.cutLoop));
  if (!knots) return piece;
  const made = withoutCrossings(piece);
  return Math.abs(area(made.loop) - area(piece.loop)) < KNOT_MM2 ? made : piece;
}

/** The line with its knots taken out: small ones first, then at each crossing the lesser part; its hull as a last resort. */
function simple(line: readonly Point[]): Point[] {
  let loop = untangled(close(line), lengthOf(line) / 4);
  for (let i = 0; i < 60 && selfIntersection(loop); i++) loop = withoutLesserLobe(loop);
  return selfIntersection(loop) || loop.length < 5 || area(loop) < area(hullOf(line)) * 0.2 ? hullOf(line) : loop;
}

function withoutLesserLobe(loop: Point[]): Point[] {
  for (let i = 0; i + 1 < loop.length; i++)
    for (let j = i + 2; j + 1 < loop.length; j++) {
      const at = crossing(loop[i], loop[i + 1], loop[j], loop[j + 1]);
      if (!at) continue;
      const inner = close([at, ...loop.slice(i + 1, j + 1)]);
      const outer = close([...loop.slice(0, i + 1), at, ...loop.slice(j + 1, -1)]);
      return area(inner) > area(outer) ? inner : outer;
    }
  return loop;
}

function hullOf(line: readonly Point[]): Point[] {
  const round = hull(line);
  return round.length > 2 ? close(round) : tiny(line);
}

/** A line without area becomes a narrow strip along its box. */
function tiny(line: readonly Point[]): Point[] {
  const box = boxOf(line);
  const [w, h] = [Math.max(10, box.maxX - box.minX), Math.max(10, box.maxY - box.minY)];
  const at = (x: number, y: number): Point => ({ x: box.minX + x, y: box.minY + y });
  return close([at(0, 0), at(w, 0), at(w, h), at(0, h)].filter((p, i, all) => i === 0 || distance(p, all[i - 1]) > 0));
}
