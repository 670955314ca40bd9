import { pointAlong } from '../../../../geometry/polyline.js';
import { distance, type Point } from '../../../../geometry/point.js';
import { lengthOf } from '../../../../geometry/polyline.js';
import type { Op } from '../../../../geometry/path.js';
import { total } from '../../checks.js';
import { close, nearestAlong, stretch } from '../../pieces/loops.js';
import type { Piece, Run } from '../../pieces/piece.js';
import { clear, edgeOf, inwards } from '../edges.js';

/** Pieces with an opening marked on them, and the edges that are left open, from the top down. */
export interface Opened {
  pieces: Piece[];
  edges: Run[];
}

/** How far inside the seam the opening is drawn, mm. */
const INSET_MM = 6;

/**
 * Leaves a stretch of edges open: notches where it begins and ends, a dashed line beside it, points `openTop` and
 * `openEnd`.
 * @param way the edges from the top down, over one or more pieces @param from where it begins, mm along them
 * @param length of the opening, mm
 */
export function openAlong(pieces: readonly Piece[], way: readonly Run[], from: number, length: number): Opened {
  let [made, before]: [Opened, number] = [{ pieces: [...pieces], edges: [] }, 0];
  for (const run of way) {
    const whole = total(made.pieces, [{ ...run, times: 1 }]) ?? 0;
    const [start, end] = [Math.max(0, from - before), Math.min(whole, from + length - before)];
    if (end - start > 1) made = openRun(made, run, start, end, { first: from >= before, whole });
    before += whole;
  }
  return made;
}

function openRun(
  { pieces, edges }: Opened,
  run: Run,
  start: number,
  end: number,
  { first, whole }: { first: boolean; whole: number },
): Opened {
  const piece = pieces.find((p) => p.id === run.piece);
  const line = piece && edgeOf(piece, run.from, run.to, run.via);
  if (!piece || !line) return { pieces, edges };
  const [top, low] = [pointAlong(line, start), pointAlong(line, end)];
  const inner = end < whole - 1;
  const marked = withNotches(piece, line, start, end, [...(first && start > 1 ? [top] : []), ...(inner ? [low] : [])]);
  const points = { ...(first ? { openTop: top } : {}), ...(inner ? { openEnd: low } : {}) };
  const opened = { ...marked, points: { ...marked.points, ...points } };
  const edge: Run = {
    piece: piece.id,
    from: first ? 'openTop' : run.from,
    to: inner ? 'openEnd' : run.to,
    ...(run.via && !inner ? { via: run.via } : {}),
  };
  return { pieces: pieces.map((p) => (p === piece ? opened : p)), edges: [...edges, edge] };
}

function withNotches(piece: Piece, line: readonly Point[], start: number, end: number, notches: Point[]): Piece {
  const open = between(line, start, end);
  const shifted = clear(inwards(open, piece.loop, INSET_MM), open, INSET_MM);
  const lines = shifted.length > 1 ? [polyline(shifted)] : [];
  const marks = notches.map((at) => ({ kind: 'notch' as const, at, rotate: 0 }));
  return { ...piece, lines: [...piece.lines, ...lines], marks: [...piece.marks, ...marks] };
}

const polyline = ([first, ...rest]: readonly Point[]): Piece['lines'][number] => ({
  ops: [{ type: 'move', to: first }, ...rest.map((to): Op => ({ type: 'line', to }))],
  style: 'dashed',
});

/** The stretch of a polyline between two distances from its start. */
function between(line: readonly Point[], from: number, to: number): Point[] {
  const inner: Point[] = [];
  let along = 0;
  line.forEach((p, i) => {
    if (i > 0) along += distance(line[i - 1], p);
    if (along > from + 0.1 && along < to - 0.1) inner.push(p);
  });
  return [pointAlong(line, from), ...inner, pointAlong(line, to)];
}

/** The outline with the shorter way between two of its points taken straight, as where a dart is left unsewn. */
export function straightened(loop: readonly Point[], a: Point, b: Point): Point[] {
  const [s, e] = [nearestAlong(loop, a), nearestAlong(loop, b)];
  const [ahead, back] = [stretch(loop, s, e), stretch(loop, e, s)];
  return close(lengthOf(ahead) > lengthOf(back) ? ahead : back);
}
