import { lengthOf, signedArea } from '../../geometry/polyline.js';
import type { Point } from '../../geometry/point.js';
import { between } from '../../make/pattern/seams/edges.js';
import type { EdgeSummary } from '../../make/pattern/seams/graph.js';
import type { Piece } from '../../make/pattern/pieces/piece.js';
import type { ShellEdge, ShellPiece } from './shell.js';

/** Where an edge of a drafted piece lies on a panel's outline. */
export interface Place {
  /** metres along the outline of the edge's first point (in the way of the piece's line) */
  at: number;
  length: number;
  /** whether the outline runs as the piece's line does */
  forward: boolean;
  state: EdgeSummary['state'];
  known_by: EdgeSummary['known_by'];
  edge: string;
  skip: number;
  share: number;
  half: 1 | 2;
}

/** A panel as it comes out of its piece: outline and where its edges are. */
export interface Sheet {
  shell: ShellPiece;
  /** of those alike, from 0 */
  index: number;
  /** 2 where it is the mirror image of what is drafted */
  copy: 1 | 2;
  /** counter-clockwise, y up, metres; not closed */
  outline: Point[];
  /** along the outline, in its way */
  places: Place[];
  length: number;
  whole: boolean;
  /** by so much its outline is turned already, radians counter-clockwise */
  turned?: number;
}

const METRE = 1000;

export const upright = ({ x, y }: Point): Point => ({ x: x / METRE, y: -y / METRE });

interface Stretch {
  line: Point[];
  edge: ShellEdge;
  half: 1 | 2;
  forward: boolean;
}

/** The panels of one piece: each cut, unfolded where it lies on the fold, every second one mirrored where they are pairs. */
export function sheetsOf(shell: ShellPiece): Sheet[] {
  const { piece, count } = shell;
  return Array.from({ length: count }, (_, index): Sheet => {
    const copy = count === 1 ? shell.layer : !piece.on_fold && index % 2 === 1 ? 2 : 1;
    const stretches = piece.on_fold ? unfolded(shell) : drafted(shell);
    return sheetOf(shell, index, copy, stretches);
  });
}

const lineOf = ({ loop }: Piece, { start_mm = 0, length_mm }: EdgeSummary): Point[] =>
  between(loop, start_mm, start_mm + length_mm).map(upright);

const drafted = ({ piece, edges }: ShellPiece): Stretch[] =>
  edges.map((edge) => ({ line: lineOf(piece, edge), edge, half: 1, forward: true }));

/** The line over which a piece is unfolded, upright. */
export const foldOf = ({ fold, loop }: Piece): Point[] => (fold ?? [loop[0], loop[1]]).map(upright);

/** Both halves of a piece on the fold: round the drafted one from the fold to the fold, and back round its mirror image. */
function unfolded({ piece, edges }: ShellPiece): Stretch[] {
  const first = edges.findIndex((e, i) => e.state !== 'folded' && edges.at(i - 1)?.state === 'folded');
  const ring = [...edges.slice(Math.max(0, first)), ...edges.slice(0, Math.max(0, first))];
  const half = ring
    .filter((e) => e.state !== 'folded')
    .map((edge): Stretch => ({ line: lineOf(piece, edge), edge, half: 1, forward: true }));
  const fold = foldOf(piece);
  const other = half.map(({ line, edge }): Stretch => ({
    line: line.map((p) => mirrored(p, fold)).toReversed(),
    edge,
    half: 2,
    forward: false,
  }));
  return [...half, ...other.toReversed()];
}

export function mirrored(p: Point, [a, b]: readonly Point[]): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  return { x: 2 * (a.x + t * dx) - p.x, y: 2 * (a.y + t * dy) - p.y };
}

function sheetOf(shell: ShellPiece, index: number, copy: 1 | 2, drawn: readonly Stretch[]): Sheet {
  const flipped = copy === 2 ? drawn.map((s) => ({ ...s, line: s.line.map(({ x, y }) => ({ x: -x, y })) })) : drawn;
  const loop = flipped.flatMap(({ line }) => line.slice(0, -1));
  const turned = signedArea(loop) < 0 ? flipped.map(backwards).toReversed() : flipped;
  let at = 0;
  const places = turned.map(({ line, edge, half, forward }): Place => {
    const length = lengthOf(line);
    at += length;
    return {
      at: forward ? at - length : at,
      length,
      forward,
      state: edge.state,
      known_by: edge.known_by,
      edge: edge.id,
      half,
      skip: (edge.skip_mm ?? 0) / METRE,
      share: edge.share ?? 1,
    };
  });
  return {
    shell,
    index,
    copy,
    outline: turned.flatMap(({ line }) => line.slice(0, -1)),
    places,
    length: at,
    whole: shell.piece.on_fold,
  };
}

const backwards = (s: Stretch): Stretch => ({ ...s, line: s.line.toReversed(), forward: !s.forward });

/** Metres along the outline of a place so many mm along an edge of a half; null where the panel has no such edge. */
export function alongOutline(sheet: Sheet, edge: string, half: 1 | 2, mm: number): number | null {
  const place = sheet.places.find((p) => p.edge === edge && p.half === half);
  if (!place) return null;
  const way = Math.min(place.length, Math.max(0, (mm / METRE) * place.share - place.skip));
  return place.at + (place.forward ? way : -way);
}
