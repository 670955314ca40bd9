import type { ShellPiece } from './shell.js';
import { rolledLapel } from './lapels.js';
import { clamped, lineOf } from './fold-strips.js';

/** What reaches over the centre front by more, and by less, is lapped over the other front, metres × 1000. */
const LEAST_MM = 4;
const MOST_MM = 220;

/** Corners of its outer edge at the break, above which the lap is the lapel's. */
function withStep(shell: ShellPiece, y: number): ShellPiece {
  const { loop, points } = shell.piece;
  const line = loop.flatMap((p, i) => {
    const q = loop[i + 1];
    if (!q || p.x > points.cfNeck.x || q.y < p.y || p.y >= y || q.y <= y + STEP) return [p];
    const at = (height: number) => ({ x: p.x + ((q.x - p.x) * (height - p.y)) / (q.y - p.y), y: height });
    return [p, at(y), at(y + STEP)];
  });
  return { ...shell, piece: { ...shell.piece, loop: line } };
}

/** mm */
const STEP = 1;

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
  const lapel = rolledLapel(piece);
  const top = lapel ? lapel.breaks.y : -Infinity;
  const isBeyond = (id: string): boolean => {
    const edge = shell.edges.find((e) => e.id === id);
    return edge !== undefined && lineOf(piece, edge).every((p) => side * (p.x - centre) < LEAST_MM);
  };
  const cut = clamped(lapel ? withStep(shell, top) : shell, (p) =>
    side * (p.x - centre) < 0 && p.y > top ? { x: centre, y: p.y } : p,
  );
  return {
    ...cut,
    edges: cut.edges.map((e) =>
      e.state === 'free' || (lapel && isBeyond(e.id))
        ? { ...e, state: 'faced' as const, known_by: 'role' as const }
        : e,
    ),
  };
}
