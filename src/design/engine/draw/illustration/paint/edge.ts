import { spline } from '../../../geometry/spline.js';
import { type Point, xy } from '../../../geometry/point.js';

/** What an edge of a piece is: decides whether and how it is inked, and where folds start. */
export type EdgeKind = 'side' | 'hem' | 'neck' | 'seam' | 'fold' | 'hidden';

/** One labelled run of a piece's outline; fill and ink are both drawn from it. */
export interface Edge {
  readonly kind: EdgeKind;
  readonly points: readonly Point[];
}

export const edge = (kind: EdgeKind, points: readonly Point[]): Edge => ({ kind, points });

/** The whole outline as one loop of points. */
export const loopOf = (edges: readonly Edge[]): Point[] => edges.flatMap((e) => e.points);

/**
 * Edges from a drawn shape: points `x,y` in a row, smooth through them, a corner at each that is marked `!`.
 * @param place where a point of the drawing goes on the page
 */
export function drawn(text: string, place: (p: Point) => Point, kind: EdgeKind = 'side'): Edge[] {
  const runs: Point[][] = [[]];
  for (const token of text.trim().split(/\s+/)) {
    const corner = token.startsWith('!');
    const [x, y] = token
      .slice(corner ? 1 : 0)
      .split(',')
      .map(Number);
    const p = place(xy(x, y));
    runs[runs.length - 1].push(p);
    if (corner && runs[runs.length - 1].length > 1) runs.push([p]);
  }
  return runs.filter((run) => run.length > 1).map((run) => edge(kind, spline(run, 4)));
}

/** A smooth open line from a drawn shape. */
export const line = (text: string, place: (p: Point) => Point): Point[] =>
  drawn(text, place).flatMap((e, i) => (i === 0 ? e.points : e.points.slice(1)));
