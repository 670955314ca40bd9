import { boxOf } from '../../../geometry/box.js';
import { flatten, loopOps, type Op } from '../../../geometry/path.js';
import type { Point } from '../../../geometry/point.js';
import { close } from './loops.js';
import { offsetLoop } from './offset.js';
import type { LineStyle, Piece, PieceCut, SeamRule } from './piece.js';

/** What happens to an edge: sewn, hemmed (deeper allowance), on the fold, or finished by another piece (no allowance). */
export type Finish = 'seam' | 'hem' | 'fold' | 'raw';

export interface Edge {
  /** name of the point at its end */
  name: string;
  to: Point;
  /** control points of a curve; straight without them */
  cp1?: Point;
  cp2?: Point;
  finish?: Finish;
}

export interface PanelDraft {
  id: string;
  title: string;
  start: { name: string; at: Point };
  /** around the piece; the last one ends at `start` */
  edges: Edge[];
  cuts: PieceCut[];
  /** seam allowance, mm */
  sa: number;
  /** mm, default 25 */
  hem?: number;
  /** default along y through the middle */
  grain?: [Point, Point];
  lines?: { ops: Op[]; style: LineStyle }[];
  points?: Record<string, Point>;
  seams?: SeamRule[];
}

export const cut = (count: number, material = 'fabric', onBias = false): PieceCut => ({
  material,
  count,
  mirrored: count > 1 && count % 2 === 0,
  on_bias: onBias,
});

/** A piece drafted here, from named corners and edges. mm, y downwards. */
export function panel(draft: PanelDraft): Piece {
  const { line, finishes } = outline(draft);
  const loop = close(line);
  const fold = foldOf(draft);
  const names = [[draft.start.name, draft.start.at], ...draft.edges.map((e) => [e.name, e.to])] as [string, Point][];
  return {
    id: draft.id,
    title: draft.title,
    cuts: draft.cuts,
    on_fold: fold !== null,
    loop,
    closed: true,
    cutLoop: draft.sa > 0 ? offsetLoop(loop, (i) => allowance(finishes[i], draft)) : [...loop],
    outlineOps: loopOps(loop),
    allowance: [],
    lines: draft.lines ?? [],
    fold,
    grain: draft.grain ?? fold ?? upright(loop),
    marks: [],
    points: { ...draft.points, ...Object.fromEntries(names) },
    ...(draft.seams ? { seams: draft.seams } : {}),
  };
}

function allowance(finish: Finish, { sa, hem = 25 }: PanelDraft): number {
  if (finish === 'fold' || finish === 'raw') return 0;
  return finish === 'hem' ? Math.max(hem, sa) : sa;
}

function outline({ start, edges }: PanelDraft): { line: Point[]; finishes: Finish[] } {
  const line: Point[] = [start.at];
  const finishes: Finish[] = [];
  for (const { to, cp1, cp2, finish = 'seam' } of edges) {
    const from = line[line.length - 1];
    const ops: Op[] = [
      { type: 'move', to: from },
      cp1 || cp2 ? { type: 'curve', cp1: cp1 ?? from, cp2: cp2 ?? to, to } : { type: 'line', to },
    ];
    const [points = [from, to]] = flatten(ops);
    line.push(...points.slice(1));
    finishes.push(...points.slice(1).map(() => finish));
  }
  return { line, finishes };
}

function foldOf({ start, edges }: PanelDraft): [Point, Point] | null {
  const i = edges.findIndex((e) => e.finish === 'fold');
  return i < 0 ? null : [i === 0 ? start.at : edges[i - 1].to, edges[i].to];
}

/** The grain where nothing says it: upright, as pieces are laid. */
export function upright(loop: readonly Point[]): [Point, Point] {
  const box = boxOf(loop);
  const x = (box.minX + box.maxX) / 2;
  const inset = (box.maxY - box.minY) * 0.15;
  return [
    { x, y: box.maxY - inset },
    { x, y: box.minY + inset },
  ];
}

/** A rectangle `width` across the grain and `length` along it; corners `a` (top left), `b`, `c`, `d` clockwise. */
export function rectangle(
  draft: Omit<PanelDraft, 'start' | 'edges'> & {
    width: number;
    length: number;
    top?: Finish;
    right?: Finish;
    bottom?: Finish;
    left?: Finish;
  },
): Piece {
  const { width, length, top = 'seam', right = 'seam', bottom = 'seam', left = 'seam' } = draft;
  return panel({
    ...draft,
    start: { name: 'a', at: { x: 0, y: 0 } },
    edges: [
      { name: 'b', to: { x: width, y: 0 }, finish: top },
      { name: 'c', to: { x: width, y: length }, finish: right },
      { name: 'd', to: { x: 0, y: length }, finish: bottom },
      { name: 'a', to: { x: 0, y: 0 }, finish: left },
    ],
  });
}

export const segment = (a: Point, b: Point, style: LineStyle = 'dashed'): { ops: Op[]; style: LineStyle } => ({
  ops: [
    { type: 'move', to: a },
    { type: 'line', to: b },
  ],
  style,
});
