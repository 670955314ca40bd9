import type { Piece } from '../pieces/piece.js';

/** Pieces per pocket; other pieces of a pocket (bags, flaps, facings) do not count. */
const IN_FRONT: ReadonlyArray<readonly [RegExp, number]> = [
  [/^own\.(pocket|chestPocket|chestWelt|cargo|bellows|welt)$/, 1],
  [/^own\.jet$/, 2],
  [/^own\.kangaroo$/, 1],
  [/^albert\.pocket$/, 1],
  [/^(jaeger|carlton|carlita|devon)\.pocket$/, 1],
  [/^(jaeger|carlton|carlita)\.chestPocketWelt$/, 2],
  [/^wahid\.pocketWelt$/, 1],
  [/^(charlie|own)\.frontPocketBag$/, 1],
  [/^paco\.frontPocketBag$/, 1],
  [/^opal\.pocket(Slash|Bib)$/, 1],
];

/** On the seat, on the side of a leg, in a seam, or within another pocket. */
const ELSEWHERE: ReadonlyArray<readonly [RegExp, number]> = [
  [/^own\.seamPocket$/, 2],
  [/^own\.(backPocket|coin)$/, 1],
  [/^charlie\.backPocketWelt$/, 2],
  [/^paco\.backPocket$/, 1],
  [/^opal\.pocket(Back|Carpenter)$/, 1],
];

const counted = (pieces: readonly Piece[], rows: typeof IN_FRONT): number =>
  pieces.reduce((sum, piece) => {
    const row = rows.find(([id]) => id.test(piece.id));
    return sum + (row ? (piece.cuts[0]?.count ?? 0) / row[1] : 0);
  }, 0);

/** Both halves or layers of a hoodie's pouch are one pocket; bags that grow on a panel have no piece of their own. */
const grown = (pieces: readonly Piece[]): number =>
  (pieces.some((p) => /^(huey|hugo)\.pocket$/.test(p.id)) ? 1 : 0) +
  (pieces.some((p) => p.id === 'devon.frontSidePanel' && p.points.cfPocketTop) ? 2 : 0);

/** How many pockets are seen in front of what is sewn from these pieces. */
export const frontPockets = (pieces: readonly Piece[]): number => counted(pieces, IN_FRONT) + grown(pieces);

/** How many pockets lie on the outside. */
export const outerPockets = (pieces: readonly Piece[]): number => frontPockets(pieces) + counted(pieces, ELSEWHERE);
