import { type Edge, type EdgeKind, loopOf } from '../paint/edge.js';
import { contains, lengthOf, normals, resample, signedArea } from '../../../geometry/polyline.js';
import { add, mul, type Point } from '../../../geometry/point.js';
import type { Piece } from '../paint/piece.js';

/** A run of a piece's outline that borders on nothing of the garment, with the way out of the piece at each point. */
export interface FreeEdge {
  readonly piece: Piece;
  readonly kind: EdgeKind;
  readonly points: readonly Point[];
  readonly out: readonly Point[];
}

const STEP = 4;

/** The hems and neck edges of the garment's pieces that no other piece of it continues. */
export function freeEdges(own: readonly Piece[], kinds: readonly EdgeKind[]): FreeEdge[] {
  const loops = own.map((piece) => loopOf(piece.edges));
  return own.flatMap((piece, i) => {
    const way = signedArea(loops[i]) > 0 ? -1 : 1;
    return piece.edges
      .filter((e) => kinds.includes(e.kind) && lengthOf(e.points) > 24)
      .map((e) => run(piece, e, way))
      .filter((e) => !continued(e, loops, i));
  });
}

function run(piece: Piece, { kind, points }: Edge, way: number): FreeEdge {
  const line = resample(points, STEP);
  return { piece, kind, points: line, out: normals(line).map((n) => mul(n, way)) };
}

/** Whether most of what lies beyond the edge is another piece of the garment. */
function continued({ points, out }: FreeEdge, loops: readonly (readonly Point[])[], own: number): boolean {
  const probes = [0.2, 0.35, 0.5, 0.65, 0.8].map((s) => Math.round(s * (points.length - 1)));
  const covered = probes.filter((i) => {
    const beyond = add(points[i], mul(out[i], 9));
    return loops.some((loop, k) => k !== own && loop.length > 4 && contains(loop, beyond));
  });
  return covered.length >= 3;
}

/** Every n-th place along a free edge, with the way out. @param step drawing units between places */
export function places(
  { points, out }: Pick<FreeEdge, 'points' | 'out'>,
  step: number,
): { p: Point; n: Point; i: number }[] {
  const stride = Math.max(1, Math.round(step / STEP));
  const count = Math.floor((points.length - 1) / stride);
  const first = Math.floor((points.length - 1 - count * stride) / 2);
  return Array.from({ length: count + 1 }, (_, i) => {
    const k = Math.min(points.length - 1, first + i * stride);
    return { p: points[k], n: out[k], i };
  });
}

/** The edge moved outwards (positive) or into the cloth, drawing units. */
export const shifted = ({ points, out }: Pick<FreeEdge, 'points' | 'out'>, by: number): Point[] =>
  points.map((p, i) => add(p, mul(out[i], by)));
