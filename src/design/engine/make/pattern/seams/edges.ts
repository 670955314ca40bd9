import { distance, type Point } from '../../../geometry/point.js';
import { distanceToSegment, lengthOf, nearestOn, pointAlong, pointAt } from '../../../geometry/polyline.js';
import { turns } from '../dxf/rows.js';
import type { Piece, Run, SeamRule } from '../pieces/piece.js';

/** A stretch of a piece's sewing line between two corners, or ends of seams. */
export interface Edge {
  piece: Piece;
  /** `e1`, `e2`, … in the way the line is drawn: the same draft has the same ids */
  id: string;
  /** mm along the sewing line from its start; `end` is beyond the line's length where the edge runs over its start */
  start: number;
  end: number;
  line: Point[];
  length: number;
}

/** Corners sharper than this part two edges, degrees. */
const CORNER = 28;
/** Ends nearer to each other are one, mm. */
const SAME_MM = 4;
/** A named point farther from the line is not on it, mm. */
const OFF_MM = 1.5;

/** How far along the sewing line a named point of the piece lies, mm; null where it is not on it. */
export function alongOf(piece: Piece, name: string): number | null {
  const p = piece.points[name];
  const found = p && nearestOn(piece.loop, p);
  return found && found.off < OFF_MM ? found.at : null;
}

/** The edges of a piece: parted at its corners, at the ends of its fold and of every seam that a rule names. */
export function edgesOf(piece: Piece, rules: readonly SeamRule[]): Edge[] {
  const whole = lengthOf(piece.loop);
  const ends = rules
    .flatMap((r) => [...r.a, ...r.b])
    .filter((r) => r.piece === piece.id)
    .flatMap((r) => [alongOf(piece, r.from), alongOf(piece, r.to)])
    .filter((at) => at !== null);
  const fold = (piece.fold ?? []).map((p) => nearestOn(piece.loop, p).at);
  const cuts = merged([...ends, ...fold, ...cornersOf(piece.loop)], whole);
  return cuts.map((start, i): Edge => {
    const end = i + 1 < cuts.length ? cuts[i + 1] : cuts[0] + whole;
    const line = between(piece.loop, start, end);
    return { piece, id: `e${i + 1}`, start, end, line, length: lengthOf(line) };
  });
}

/** Sorted; of those that lie together the first, so that ends of seams stay where they are. */
function merged(places: readonly number[], whole: number): number[] {
  const kept: number[] = [];
  for (const at of places.map((p) => p % whole)) {
    const apart = kept.every((k) => Math.min(Math.abs(k - at), whole - Math.abs(k - at)) > SAME_MM);
    if (apart) kept.push(at);
  }
  return kept.length > 0 ? kept.sort((a, b) => a - b) : [0];
}

function cornersOf(loop: readonly Point[]): number[] {
  const bends = turns(loop);
  let at = 0;
  return loop.slice(0, -1).flatMap((p, i) => {
    at += i === 0 ? 0 : distance(loop[i - 1], p);
    return Math.abs(bends[i]) > CORNER ? [at] : [];
  });
}

/** The stretch of a closed line from one place to a later one, which may lie beyond its start. */
export function between(loop: readonly Point[], start: number, end: number): Point[] {
  const whole = lengthOf(loop);
  let at = 0;
  const along = loop.map((p, i) => ({ p, at: (at += i === 0 ? 0 : distance(loop[i - 1], p)) }));
  const twice = [...along.slice(0, -1), ...along.slice(0, -1).map((v) => ({ p: v.p, at: v.at + whole }))];
  const inner = twice.filter((v) => v.at > start + 1e-6 && v.at < end - 1e-6).map((v) => v.p);
  return [pointAlong(loop, start % whole), ...inner, pointAlong(loop, end % whole)];
}

/** A run as a stretch of its piece's line: `to` beyond `from` when it goes the line's way, else before it. */
export function stretchOf(piece: Piece, run: Run): { from: number; to: number } | null {
  const whole = lengthOf(piece.loop);
  const [from, to] = [alongOf(piece, run.from), alongOf(piece, run.to)];
  if (from === null || to === null) return null;
  const ahead = (to - from + whole) % whole;
  const via = run.via ? alongOf(piece, run.via) : null;
  const forward = via === null ? ahead <= whole - ahead : (via - from + whole) % whole <= ahead;
  return forward ? { from, to: from + ahead } : { from, to: from - (whole - ahead) };
}

/** Whether the edge lies on the fold of the cloth. */
export function isFold({ piece, line }: Edge): boolean {
  if (!piece.fold) return false;
  const [a, b] = piece.fold;
  return [0, 0.5, 1].every((t) => distanceToSegment(pointAt(line, t), a, b) < 1);
}
