import type { Assembled } from '../assemble.js';
import type { Piece } from './piece.js';

/** Bags of pockets are cut from lining cloth whether the garment is lined or not. */
const BAG = /pocket|bag|welt/i;

function outer(piece: Piece): Piece[] {
  if (BAG.test(piece.title)) return [piece];
  const cuts = piece.cuts.filter((cut) => cut.material !== 'lining');
  return cuts.length === 0 ? [] : [{ ...piece, cuts }];
}

/** The pattern without its lining: pieces and cuts of lining go, with the seams that only join those. */
export function unlined(made: Assembled): Assembled {
  const pieces = made.pieces.flatMap(outer);
  const left = new Set(pieces.map(({ id }) => id));
  const seams = made.checks.seams.filter(({ name }) => !/lining/i.test(name));
  const outlines = { ...made.checks.outlines, pieces: made.checks.outlines.pieces.filter((o) => left.has(o.piece)) };
  return { ...made, pieces, checks: { ...made.checks, seams, outlines } };
}
