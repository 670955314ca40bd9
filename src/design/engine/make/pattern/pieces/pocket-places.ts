import type { Piece } from './piece.js';

/** What the blazer's draft calls by another name on its front. */
const PIECE_OF: Readonly<Record<string, string>> = { frontPocket: 'pocket' };

/** Drafts whose pockets are pieces of their own. */
const OF_PIECES = /^(carlton|carlita|jaeger|huey|wahid)\./;

/** Without the lines that place pockets whose pieces are left out. */
export function withoutPlaces(pieces: readonly Piece[]): Piece[] {
  const cut = pieces.map(({ id }) => id.slice(id.indexOf('.') + 1));
  const stays = (of: string): boolean => cut.some((part) => part.startsWith(PIECE_OF[of] ?? of));
  return pieces.map((p) =>
    OF_PIECES.test(p.id) ? { ...p, lines: p.lines.filter(({ of }) => of === undefined || stays(of)) } : p,
  );
}
