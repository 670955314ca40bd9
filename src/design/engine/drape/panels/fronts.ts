import { distance, type Point } from '../../geometry/point.js';
import type { Role } from '../../make/pattern/pieces/roles.js';
import type { Seam } from '../../make/pattern/seams/joins.js';
import type { ShellPiece } from './shell.js';
import { rolledLapel } from './lapels.js';
import { lappedLapel } from './lapped.js';
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

/** Of a front that is cut in several panels. */
const PARTS_OF_FRONTS: ReadonlySet<Role> = new Set(['panel', 'yoke']);

/** A front that laps over the other is worn closed at its centre: what reaches beyond lies on the other front. */
export function withoutLap(shell: ShellPiece): ShellPiece {
  const { piece, role } = shell;
  if (lappedLapel(piece)) return shell;
  const centre = piece.points.cfNeck?.x ?? piece.points.cfHem?.x;
  if (role === 'collar' && piece.points.leftCf && piece.points.rightCf) return closedStand(shell);
  if (role !== 'front' && piece.points.standTop) return withoutStand(shell);
  const isFront = role === 'front' || (PARTS_OF_FRONTS.has(role) && /front/i.test(piece.title));
  if (!isFront || piece.on_fold || centre === undefined) return shell;
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
    lap_mm: beyond,
    edges: cut.edges.map((e) =>
      e.state === 'free' || (lapel && isBeyond(e.id))
        ? { ...e, state: 'faced' as const, known_by: 'role' as const }
        : e,
    ),
  };
}

/** A collar's stand is buttoned at the centre front: what reaches over the laps lies on its other end, and its seam is as long as the neckline. */
function closedStand(shell: ShellPiece): ShellPiece {
  const { leftCf, rightCf } = shell.piece.points;
  const [low, high] = [Math.min(leftCf.x, rightCf.x), Math.max(leftCf.x, rightCf.x)];
  const cut = clamped(shell, ({ x, y }) => ({ x: Math.min(high, Math.max(low, x)), y }));
  const lengthBefore = (id: string): number => shell.edges.find((e) => e.id === id)?.length_mm ?? NaN;
  return {
    ...cut,
    edges: cut.edges.map((e) => ({ ...e, skip_mm: 0, share: e.length_mm / lengthBefore(e.id) })),
  };
}

/** Backs and skirts that button are worn closed where their opening is: stand and facing lie on and under the other side. */
function withoutStand(shell: ShellPiece): ShellPiece {
  const { openTop, openLow, standTop } = shell.piece.points;
  if (!openTop || !openLow) return shell;
  const length = distance(openTop, openLow);
  const n = { x: (openLow.y - openTop.y) / length, y: (openTop.x - openLow.x) / length };
  const off = (p: Point): number => (p.x - openTop.x) * n.x + (p.y - openTop.y) * n.y;
  const side = Math.sign(off(standTop));
  const cut = clamped(shell, (p) => (side * off(p) > 0 ? { x: p.x - n.x * off(p), y: p.y - n.y * off(p) } : p));
  return {
    ...cut,
    lap_mm: Math.abs(off(standTop)),
    edges: cut.edges.map((e) =>
      e.state === 'free' ? { ...e, state: 'faced' as const, known_by: 'role' as const } : e,
    ),
  };
}

/** A band on the fold that runs on below the lap of the fronts ends at their centre as they do. */
export function withoutLapOfFronts(
  shell: ShellPiece,
  shells: readonly ShellPiece[],
  seams: readonly Seam[],
): ShellPiece {
  const { piece, role } = shell;
  const held = seams
    .filter(({ a, b }) => [a.piece, b.piece].includes(piece.id))
    .flatMap(({ a, b }) => [a.piece, b.piece]);
  const lap = shells.find((s) => s.lap_mm && held.includes(s.piece.id))?.lap_mm;
  if (role !== 'waistband' || !piece.fold || !lap) return shell;
  const [a, b] = piece.fold;
  const length = distance(a, b);
  const n = { x: (b.y - a.y) / length, y: (a.x - b.x) / length };
  const off = (p: Point): number => (p.x - a.x) * n.x + (p.y - a.y) * n.y;
  const farthest = piece.loop.reduce((far, p) => (Math.abs(off(p)) > Math.abs(far) ? off(p) : far), 0);
  const most = Math.abs(farthest) - lap;
  return clamped(shell, (p) => {
    const beyond = Math.max(0, Math.abs(off(p)) - most) * Math.sign(farthest);
    return { x: p.x - n.x * beyond, y: p.y - n.y * beyond };
  });
}
