import { boxOf } from '../../geometry/box.js';
import type { Piece } from '../../make/pattern/pieces/piece.js';
import { clamped } from './fold-strips.js';
import type { ShellPiece } from './shell.js';

/** A band that is hooked or buttoned goes round as far as it is sewn on: the end that lies beneath the other one is no part of its girth. */
export function withoutUnderlap(shell: ShellPiece): ShellPiece {
  const { piece, role } = shell;
  const under = underlapOf(piece);
  if (role !== 'waistband' || under <= 0) return shell;
  const { minX, maxX, minY, maxY } = boxOf(piece.loop);
  const [wide, high] = [maxX - minX, maxY - minY];
  const long = Math.max(wide, high);
  const share = 1 - under / (piece.on_fold ? 2 * long : long);
  const cut = clamped(shell, ({ x, y }) => (wide > high ? { x: x * share, y } : { x, y: y * share }));
  const before = new Map(shell.edges.map((edge) => [edge.id, edge]));
  return {
    ...cut,
    edges: cut.edges.map((edge) => {
      const { state, length_mm } = before.get(edge.id) ?? edge;
      return { ...edge, state, skip_mm: 0, share: edge.length_mm / length_mm };
    }),
  };
}

/** As the piece says, or by its points: a circle skirt's band reaches further to the right of its middle than to the left. */
function underlapOf({ underlap_mm, points }: Piece): number {
  const { center, button, bottomLeft, bottomRight } = points;
  if (underlap_mm !== undefined) return underlap_mm;
  return center && button && bottomLeft && bottomRight ? bottomLeft.x + bottomRight.x - 2 * center.x : 0;
}
