import { distance, type Point } from '../../../geometry/point.js';
import { contains } from '../../../geometry/polyline.js';
import { cut, panel } from '../pieces/panel.js';
import type { Piece } from '../pieces/piece.js';
import type { Alteration } from '../recipe.js';
import { clear, edgeOf, inwards } from './edges.js';

/** An edge that is faced: from a seam (shoulder, side) to a seam or the centre. */
export interface FacedEdge {
  piece: string;
  title: string;
  id: string;
  from: string;
  to: string;
  via?: string;
  /** its lower edge runs straight across, where the faced edge comes to a point or runs up to the neck */
  across?: boolean;
}

const WIDTH = 55;

/** Facings of the same shape as the edges they finish. */
export function facings(edges: readonly FacedEdge[]): Alteration {
  return (pieces, _, sa) => [
    ...pieces,
    ...edges.flatMap((edge) => {
      const piece = pieces.find((p) => p.id === edge.piece);
      const made = piece ? facing(piece, edge, sa) : null;
      return made ? [made] : [];
    }),
  ];
}

function facing(piece: Piece, edge: FacedEdge, sa: number): Piece | null {
  const line = edgeOf(piece, edge.from, edge.to, edge.via);
  if (!line || line.length < 2) return null;
  const [start, end] = [line[0], line[line.length - 1]];
  const ends = [start, end].map((p) => neighbour(piece, line, p));
  const inner = edge.across ? [] : innerEdge(piece, line, ends);
  const back = [ends[1], ...inner.toReversed(), ends[0]];
  const onFold = piece.fold !== null && piece.fold.some((p) => distance(p, end) < 1);
  return panel({
    id: edge.id,
    title: edge.title,
    start: { name: 'from', at: start },
    edges: [
      ...line.slice(1).map((to, i) => ({ name: i === line.length - 2 ? 'to' : `_e${i}`, to })),
      { name: 'innerTo', to: back[0], finish: onFold ? ('fold' as const) : ('seam' as const) },
      ...back.slice(1).map((to, i) => ({
        name: i === back.length - 2 ? 'innerFrom' : `_i${i}`,
        to,
        finish: 'raw' as const,
      })),
      { name: 'from', to: start },
    ],
    cuts: onFold ? [cut(1), cut(1, 'interfacing')] : [cut(2), cut(2, 'interfacing')],
    sa,
    points: edge.via && piece.points[edge.via] ? { via: piece.points[edge.via] } : {},
    seams: [
      {
        name: `${edge.title} to edge`,
        a: [{ piece: edge.id, from: 'from', to: 'to', via: '_e0' }],
        b: [{ piece: piece.id, from: edge.from, to: edge.to, ...(edge.via ? { via: edge.via } : {}) }],
      },
    ],
  });
}

const innerEdge = (piece: Piece, line: readonly Point[], ends: readonly Point[]): Point[] =>
  clear(inwards(line, piece.loop, WIDTH), line, WIDTH).filter(
    (p) => contains(piece.loop, p) && ends.every((end) => distance(p, end) > 15),
  );

/** The point of the outline `WIDTH` mm beyond the end of an edge. */
function neighbour(piece: Piece, line: readonly Point[], end: Point): Point {
  const open = piece.loop.slice(0, -1);
  const at = open.reduce((best, p, i) => (distance(p, end) < distance(open[best], end) ? i : best), 0);
  const inner = line[0] === end ? line[1] : line[line.length - 2];
  const next = open[(at + 1) % open.length];
  const step = distance(next, inner) < distance(open[(at + open.length - 1) % open.length], inner) ? -1 : 1;
  return walk(open, end, at, step);
}

function walk(open: readonly Point[], end: Point, at: number, step: number): Point {
  let [left, here] = [WIDTH, end];
  for (let i = 1; i < open.length; i++) {
    const next = open[(at + step * i + open.length * 2) % open.length];
    const side = distance(here, next);
    if (side >= left)
      return { x: here.x + ((next.x - here.x) * left) / side, y: here.y + ((next.y - here.y) * left) / side };
    left -= side;
    here = next;
  }
  return here;
}
