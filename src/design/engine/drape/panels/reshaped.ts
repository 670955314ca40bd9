import type { Point } from '../../geometry/point.js';
import { lengthOf, slice } from '../../geometry/polyline.js';
import type { Piece } from '../../make/pattern/pieces/piece.js';
import { lineOf } from './fold-strips.js';
import type { ShellEdge, ShellPiece } from './shell.js';

/** An edge with its line; of one that begins later than it was drafted, what is gone before that, mm. */
export interface Part {
  edge: ShellEdge;
  line: Point[];
  skip_mm?: number;
}

export const partsOf = ({ piece, edges }: ShellPiece): Part[] =>
  edges.map((edge) => ({ edge, line: lineOf(piece, edge) }));

/** A piece of other lines: its edges are as long as those are. */
export function reshaped(shell: ShellPiece, parts: readonly Part[]): ShellPiece {
  let start = 0;
  const edges = parts.map(({ edge, line, skip_mm = 0 }): ShellEdge => {
    const length_mm = lengthOf(line);
    start += length_mm;
    return { ...edge, start_mm: start - length_mm, length_mm, skip_mm };
  });
  const loop = [...parts.flatMap(({ line }) => line.slice(0, -1)), parts[0].line[0]];
  return { ...shell, piece: { ...shell.piece, loop }, edges };
}

/** What is left of an edge from a way along it on. */
export function later({ edge, line }: Part, from: number): Part {
  return { edge, line: slice(line, from / lengthOf(line), 1), skip_mm: from };
}

/** What is left of an edge up to a way along it. */
export const sooner = ({ edge, line }: Part, to: number): Part => ({ edge, line: slice(line, 0, to / lengthOf(line)) });

/** An edge that is none of the draft's: nothing but what lies on it is sewn to it. */
export const added = (piece: Piece, id: string, line: Point[]): Part => ({
  edge: { piece: piece.id, id, start_mm: 0, length_mm: 0, state: 'faced', known_by: 'role' },
  line,
});
