import type { ShellPiece } from './shell.js';
import { clamped } from './fold-strips.js';
import { openingIn } from '../../make/pattern/parts/closing/opening-title.js';

/** What reaches over the centre front by more, and by less, is lapped over the other front, metres × 1000. */
const LEAST_MM = 4;
const MOST_MM = 220;

const FASTENED = new Set(['button', 'buttonhole', 'snap', 'eyelet']);

/** Whether the fronts are closed on each other: by buttons or by a zip; others hang open. */
export const isFastened = ({ piece }: ShellPiece): boolean =>
  piece.marks.some(({ kind }) => FASTENED.has(kind)) ||
  openingIn(piece.title) !== null ||
  /\(zip|zip\b/i.test(piece.title);

/** A front that laps over the other is worn closed at its centre: what reaches beyond lies on the other front. */
export function withoutLap(shell: ShellPiece): ShellPiece {
  const { piece, role } = shell;
  const centre = piece.points.cfNeck?.x ?? piece.points.cfHem?.x;
  if (role !== 'front' || piece.on_fold || centre === undefined) return shell;
  const xs = piece.loop.map((p) => p.x);
  const [low, high] = [Math.min(...xs), Math.max(...xs)];
  const side = centre - low < high - centre ? 1 : -1;
  const beyond = side > 0 ? centre - low : high - centre;
  if (beyond < LEAST_MM || beyond > MOST_MM || beyond > 0.45 * (high - low)) return shell;
  const cut = clamped(shell, (p) => (side * (p.x - centre) < 0 ? { x: centre, y: p.y } : p));
  return {
    ...cut,
    edges: cut.edges.map((e) =>
      e.state === 'free' ? { ...e, state: 'faced' as const, known_by: 'role' as const } : e,
    ),
  };
}
