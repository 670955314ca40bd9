import type { Op } from '../../../geometry/path.js';
import type { Point } from '../../../geometry/point.js';
import type { Piece } from './piece.js';

const over = ({ x, y }: Point): Point => ({ x: -x, y });
const overAll = (line: readonly Point[]): Point[] => line.map(over).toReversed();
const overPair = (line: [Point, Point] | null): [Point, Point] | null => line && [over(line[0]), over(line[1])];

function overOp(op: Op): Op {
  if (op.type === 'close') return op;
  if (op.type === 'curve') return { type: 'curve', cp1: over(op.cp1), cp2: over(op.cp2), to: over(op.to) };
  return { type: op.type, to: over(op.to) };
}

/** The mirror image of a piece that is cut once: for the other side of the wearer. */
export const turnedOver = (piece: Piece): Piece => ({
  ...piece,
  loop: overAll(piece.loop),
  ...(piece.body ? { body: overAll(piece.body) } : {}),
  cutLoop: piece.cutLoop && overAll(piece.cutLoop),
  outlineOps: piece.outlineOps.map(overOp),
  allowance: piece.allowance.map((ops) => ops.map(overOp)),
  lines: piece.lines.map((l) => ({ ...l, ops: l.ops.map(overOp) })),
  fold: overPair(piece.fold),
  grain: overPair(piece.grain),
  marks: piece.marks.map((m) => ({ ...m, at: over(m.at), rotate: -m.rotate })),
  points: Object.fromEntries(Object.entries(piece.points).map(([name, p]) => [name, over(p)])),
});
