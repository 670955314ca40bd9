import { openingIn } from '../../make/pattern/parts/closing/opening-title.js';
import type { ShellPiece } from './shell.js';

const FASTENED = new Set(['button', 'buttonhole', 'snap', 'eyelet']);

/** Whether the fronts are closed on each other: by buttons or by a zip; others hang open. */
export const isFastened = ({ piece }: Pick<ShellPiece, 'piece'>): boolean =>
  piece.marks.some(({ kind }) => FASTENED.has(kind)) ||
  openingIn(piece.title) !== null ||
  /\(zip|zip\b/i.test(piece.title);
