import type { Seam } from '../../make/pattern/seams/joins.js';
import type { ShellPiece } from './shell.js';

/**
 * Of a part that is cut twice to lie on itself the layer that is seen: the one whose seams lead to the shell, told from
 * what is cut once to what is sewn to it (fronts, yoke, stand, collar).
 */
export function outerLayers(shells: readonly ShellPiece[], seams: readonly Seam[]): ShellPiece[] {
  const copies = new Map<string, 1 | 2>(shells.filter((s) => !s.doubled).map((s) => [s.piece.id, 1]));
  const wanting = shells.filter((s) => s.doubled && !s.piece.on_fold);
  for (let again = 0; again < wanting.length; again++)
    for (const { piece } of wanting) {
      const votes = copies.has(piece.id) ? [] : votesFor(piece.id, seams, copies);
      if (votes.length > 0) copies.set(piece.id, votes.filter((v) => v === 2).length > votes.length / 2 ? 2 : 1);
    }
  return shells.map((s) => ({ ...s, layer: copies.get(s.piece.id) ?? 1 }));
}

/** Which copy of a piece meets the copies that are already known. */
const votesFor = (piece: string, seams: readonly Seam[], known: ReadonlyMap<string, 1 | 2>): number[] =>
  seams.flatMap(({ a, b, copies, known_by }) => {
    if (known_by !== 'rule' || a.piece === b.piece) return [];
    const at = [a.piece, b.piece].indexOf(piece);
    const other = known.get(at === 0 ? b.piece : a.piece);
    return at < 0 || other === undefined ? [] : copies.filter((c) => c[1 - at] === other).map((c) => c[at]);
  });
