import type { Point } from '../../geometry/point.js';
import { lengthOf } from '../../geometry/polyline.js';
import { close, nearestAlong } from '../../make/pattern/pieces/loops.js';
import type { Piece } from '../../make/pattern/pieces/piece.js';
import { between } from '../../make/pattern/seams/edges.js';
import type { EdgeSummary } from '../../make/pattern/seams/graph.js';
import type { Seam, SeamSide } from '../../make/pattern/seams/joins.js';

/** A line of a piece that is cut anew, and what becomes of it. */
export interface Line {
  id: string;
  line: readonly Point[];
  state: EdgeSummary['state'];
}

/** A piece of lines that follow each other all round, and its edges: those. */
export function recut(piece: Piece, lines: readonly Line[]): [Piece, EdgeSummary[]] {
  let start_mm = 0;
  const edges = lines.map(({ id, line, state }): EdgeSummary => {
    const length_mm = lengthOf(line);
    start_mm += length_mm;
    return { piece: piece.id, id, start_mm: start_mm - length_mm, length_mm, state, known_by: 'rule' };
  });
  return [{ ...piece, loop: close(lines.flatMap(({ line }) => line.slice(0, -1))) }, edges];
}

/** What of a piece's line lies from one place to another, in its way. */
export function lineFrom({ loop }: Piece, from: Point, to: Point): Point[] {
  const whole = lengthOf(loop);
  const [start, end] = [nearestAlong(loop, from), nearestAlong(loop, to)];
  return between(loop, start, end > start ? end : end + whole);
}

/** An edge of one piece that is sewn to one of another, each from one place to another, mm. */
export const sewn = (
  name: string,
  a: SeamSide,
  b: SeamSide,
  copies: Seam['copies'],
  kind: Seam['kind'] = 'flush',
): Seam => ({
  a,
  b,
  ease_mm: 0,
  kind,
  name,
  copies,
  known_by: 'rule',
});

/** Where an edge begins on a line that begins anew at a place of its own; lengths are told to a tenth: what begins a little before that begins there. */
export const startAnew = ({ start_mm = 0 }: EdgeSummary, at: number, whole: number): number =>
  Math.max(0, ((start_mm - at + 2 * whole + ROUNDING_MM) % whole) - ROUNDING_MM);

const ROUNDING_MM = 1;
