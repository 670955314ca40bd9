import type { Piece } from '../pieces/piece.js';
import type { Alteration, Body } from '../recipe.js';

/** Elastic is cut, and a cord tied, so much shorter than what it goes round. Our own figure. */
const SHARE = 0.95;

/** How long elastic is that holds on to a girth, both in mm. */
export const elasticFor = (girth_mm: number): number => Math.round(girth_mm * SHARE);

/** A casing with elastic or a cord in it that goes round a girth of so many mm. */
export const drawnTo = (casing: Piece, girth_mm: number): Piece => ({ ...casing, drawn_mm: elasticFor(girth_mm) });

/** Elastic in a piece of the library's, round what `girth` says of the body. */
export const withElastic =
  (id: string, girth: (body: Body) => number): Alteration =>
  (pieces, body) =>
    pieces.map((piece) => (piece.id === id ? drawnTo(piece, girth(body)) : piece));

/** Girth at a share of the way from the hips (0) up to the waist (1), mm. */
export const girthAtWaistHeight =
  (share: number) =>
  ({ waist, hips }: Body): number =>
    hips + (waist - hips) * share;
