import { type Box, boxOf } from '../../../geometry/box.js';
import { distance, type Point } from '../../../geometry/point.js';
import { crossingsAt, distanceToLoop } from '../../../geometry/polyline.js';
import type { Run } from '../../../make/pattern/pieces/piece.js';
import { runLength } from '../../../make/pattern/checks.js';
import type { Pattern } from '../../../make/pattern/index.js';

export type DraftedPiece = Pattern['drafted'][number];

/** A named point counts only while it lies on the outline: alterations leave others behind. mm */
const ON_OUTLINE = 1.5;

export const found = (pieces: readonly DraftedPiece[], id: RegExp): DraftedPiece | undefined =>
  pieces.find((p) => id.test(p.id));

/** A named point of the outline; null where the draft has none or has moved its edge away from it. */
export function spot(piece: DraftedPiece | undefined, name: string): Point | null {
  const at = piece?.points[name];
  return piece && at && distanceToLoop(at, piece.loop) <= ON_OUTLINE ? at : null;
}

export const boxOfPiece = (piece: DraftedPiece): Box => boxOf(piece.loop);

/** Straight between two points of the outline, cm. */
export function apart(piece: DraftedPiece | undefined, from: string, to: string): number | null {
  const [a, b] = [spot(piece, from), spot(piece, to)];
  return a && b ? distance(a, b) / 10 : null;
}

/** A level never meets a corner of the outline. mm */
const BESIDE = 0.013;

/** From side to side of the outline at a height, cm; null where it is not there. */
export function widthAt(piece: DraftedPiece | undefined, level: number): number | null {
  if (!piece) return null;
  const xs = crossingsAt(piece.loop, level + BESIDE);
  return xs.length < 2 ? null : (Math.max(...xs) - Math.min(...xs)) / 10;
}

/** Along the outline, cm. */
export function along(pieces: readonly DraftedPiece[], run: Run): number | null {
  const mm = runLength(pieces, run);
  return mm === null ? null : mm / 10;
}

/** Of both, where both are there, cm. */
export const sum = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b);
