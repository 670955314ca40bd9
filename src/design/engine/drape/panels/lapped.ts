import type { Point } from '../../geometry/point.js';
import type { Piece } from '../../make/pattern/pieces/piece.js';
import type { Stitch } from '../types.js';
import { clamped } from './fold-strips.js';
import { lapelOf, MOST_LAP, wayTo, type Lapel } from './lapels.js';
import { sheetsOf, type Sheet } from './lay-out.js';
import type { ShellPiece } from './shell.js';

/** Between the corners at which the edge of a front steps, mm. */
const STEP = 1;
/** So far at most the lower front reaches on beneath the upper one's roll line, mm. */
const BENEATH = 50;

/** The lapel of a front that laps far over the other: double-breasted, or wrapped; null where it is none. */
export function lappedLapel(piece: Piece): (Lapel & { centre: number; lap: number }) | null {
  const [lapel, centre] = [lapelOf(piece), piece.points.cfNeck?.x];
  if (!lapel || centre === undefined || piece.points.shawlCentre || piece.on_fold) return null;
  const lap = Math.abs(lapel.breaks.x - centre);
  return lap > MOST_LAP && piece.cuts[0].count === 2 ? { ...lapel, centre, lap } : null;
}

/**
 * Both fronts of one that laps: the upper one whole, of the lower one what is seen of it. Its edge is where the upper one's lies:
 * up to the break along its edge, from there along its roll line to the centre, above which its own lapel begins.
 */
export function lappedSheets(shell: ShellPiece): Sheet[] {
  const lapel = lappedLapel(shell.piece);
  if (!lapel) return sheetsOf(shell);
  const [over] = sheetsOf({ ...shell, lapped: lapel.lap });
  const [, under] = sheetsOf(underneath(shell, lapel));
  return [over, under];
}

function underneath(
  shell: ShellPiece,
  { breaks, neck, centre, lap }: NonNullable<ReturnType<typeof lappedLapel>>,
): ShellPiece {
  const side = Math.sign(centre - breaks.x);
  const crossing = { x: centre, y: breaks.y + ((neck.y - breaks.y) * (centre - breaks.x)) / (neck.x - breaks.x) };
  const inside = (y: number): number => {
    const share = Math.min(1, (y - crossing.y) / (breaks.y - crossing.y));
    return lap * share - 4 * BENEATH * share * (1 - share);
  };
  const between = Array.from({ length: 7 }, (_, i) => crossing.y + ((i + 1) / 8) * (breaks.y - crossing.y));
  const cut = clamped(withCorners(shell, [breaks.y, ...between, crossing.y + STEP, crossing.y]), (p) =>
    p.y > crossing.y && side * (p.x - centre) < inside(p.y) ? { x: centre + side * inside(p.y), y: p.y } : p,
  );
  const names = Object.entries(cut.piece.points)
    .filter(([, p]) => p === breaks)
    .map(([name]) => name);
  const moved = Object.fromEntries(names.map((name) => [name, crossing]));
  return { ...cut, lapped: -lap, piece: { ...cut.piece, points: { ...cut.piece.points, ...moved } } };
}

/** Corners of the front edge at heights at which it has none. */
function withCorners(shell: ShellPiece, heights: readonly number[]): ShellPiece {
  const { loop, points } = shell.piece;
  const line = loop.flatMap((p, i) => {
    const q = loop[i + 1];
    if (!q || Math.min(p.x, q.x) > points.cfNeck.x) return [p];
    const at = (y: number): Point => ({ x: p.x + ((q.x - p.x) * (y - p.y)) / (q.y - p.y), y });
    const between = heights
      .filter((y) => (y - p.y) * (y - q.y) < 0)
      .sort((a, b) => Math.abs(a - p.y) - Math.abs(b - p.y));
    return [p, ...between.map(at)];
  });
  return { ...shell, piece: { ...shell.piece, loop: line } };
}

/** The edge of the upper front on the lower one, from the hem to the break. */
export function lappedFronts(sheets: readonly Sheet[]): Stitch[] {
  const over = sheets.findIndex(({ shell }) => (shell.lapped ?? 0) > 0);
  const under = sheets.findIndex(({ shell }) => (shell.lapped ?? 0) < 0);
  const lapel = over < 0 || under < 0 ? null : lappedLapel(sheets[over].shell.piece);
  if (!lapel) return [];
  const side = Math.sign(lapel.centre - lapel.breaks.x);
  const low = Math.max(
    ...sheets[over].shell.piece.loop.filter((p) => Math.abs(p.x - lapel.breaks.x) < STEP).map(({ y }) => y),
  );
  const sideOf = (panel: number, x: number) => {
    const [from, to] = [low, lapel.breaks.y].map((y) => wayTo(sheets[panel], { x, y }));
    return { panel, from_m: from, to_m: to };
  };
  const a = sideOf(over, lapel.breaks.x);
  const b = sideOf(under, lapel.centre + side * lapel.lap);
  return [{ a, b, kind: 'closed', name: 'Front edge on the front beneath' }];
}
