import type { Point } from '../../geometry/point.js';
import { nearestOn } from '../../geometry/polyline.js';
import type { Piece } from '../../make/pattern/pieces/piece.js';
import { roleOf } from '../../make/pattern/pieces/roles.js';
import type { Panel, Stitch, StitchSide } from '../types.js';
import { isFastened } from './fastened.js';
import type { Sheet } from './lay-out.js';
import type { ShellPiece } from './shell.js';
import { pointOn, pointsIn } from './outline.js';

/** A lapel on its drafted front, mm: its roll line leaves the front edge at the break and the neckline beside the stand; the collar ends at the notch. */
export interface Lapel {
  breaks: Point;
  neck: Point;
  notch: Point;
}

/** What the drafts of blazers and of coats call these points. */
const NAMES = [
  ['lapelBreakPoint', 'shoulderRoll', 'notch'],
  ['rollLineStart', 'rollLineEnd', 'cfNeck'],
] as const;

/** Whether it is a front whose upper edge is pressed over along a roll line: notched, peaked or a shawl. */
export const hasLapel = ({ id, title, cuts, points }: Piece): boolean =>
  roleOf({ id, name: title, cuts }) === 'front' && NAMES.some(([breaks]) => points[breaks] !== undefined);

/** A front that laps further is not closed at its centre where it breaks, mm. */
export const MOST_LAP = 45;

/** What a draft calls where its lapel breaks, meets the neck and ends; undefined where it has none. */
export const lapelNames = ({ points }: Pick<Piece, 'points'>): readonly string[] | undefined =>
  NAMES.find(([first]) => points[first] !== undefined);

/** Where a front's lapel breaks, meets the neck and ends; null where its draft does not say. */
export function lapelOf(piece: Piece): Lapel | null {
  const { points } = piece;
  const names = lapelNames(piece);
  if (!names || !hasLapel(piece)) return null;
  const [breaks, neck, end] = names.map((name) => points[name]);
  const notch = points.shawlNotch ?? end;
  return neck && notch ? { breaks, neck, notch } : null;
}

/** The lapel that can be rolled: closed by one row of buttons, with a collar of its own; null where there is none. */
export function rolledLapel(piece: Piece): Lapel | null {
  const [lapel, centre] = [lapelOf(piece), piece.points.cfNeck?.x];
  if (!lapel || centre === undefined || piece.points.shawlCentre || !isFastened({ piece })) return null;
  return Math.abs(lapel.breaks.x - centre) > MOST_LAP ? null : lapel;
}

/** The lapel of a front as it is worn: of one that laps far over the other as it is drafted. */
export const wornLapel = ({ piece, lapped }: Pick<ShellPiece, 'piece' | 'lapped'>): Lapel | null =>
  lapped === undefined ? rolledLapel(piece) : lapelOf(piece);

/** A point of a draft on the sheet of one of its cuts, metres. */
export const onSheet = ({ copy }: Sheet, { x, y }: Point): Point => ({
  x: ((copy === 2 ? -1 : 1) * x) / 1000,
  y: -y / 1000,
});

/** How far along a sheet's outline the point next to a drafted one lies. */
export function wayTo(sheet: Sheet, p: Point): number {
  return nearestOn([...sheet.outline, sheet.outline[0]], onSheet(sheet, p)).at % sheet.length;
}

/** Fronts with lapels meet at their centre only below the break; what is sewn across a roll line is two seams. */
export function rolled(sheets: readonly Sheet[], stitches: readonly Stitch[]): Stitch[] {
  const lapels = sheets.map(({ shell }) => wornLapel(shell));
  return stitches.flatMap((stitch) => {
    const [a, b] = [stitch.a.panel, stitch.b.panel];
    const lapel = lapels[a];
    if (lapel && sheets[a].shell === sheets[b].shell) {
      const low = { x: sheets[a].shell.piece.points.cfNeck.x, y: lapel.breaks.y + 1 };
      return parted(stitch, 'a', wayTo(sheets[a], low)).filter(
        (s) => middleOf(sheets[a], s.a).y < onSheet(sheets[a], lapel.breaks).y,
      );
    }
    const side = (['a', 'b'] as const).find((s) => lapels[stitch[s].panel]);
    const own = side && lapels[stitch[side].panel];
    return side && own ? parted(stitch, side, wayTo(sheets[stitch[side].panel], own.neck)) : [stitch];
  });
}

const middleOf = ({ outline }: Sheet, { from_m, to_m }: StitchSide): Point => pointOn(outline, (from_m + to_m) / 2);

/** Shorter parts are none, metres. */
const LEAST = 0.008;

function parted(stitch: Stitch, side: 'a' | 'b', way: number): Stitch[] {
  const { from_m, to_m } = stitch[side];
  const share = (way - from_m) / (to_m - from_m);
  const length = Math.abs(to_m - from_m);
  if (share * length < LEAST || (1 - share) * length < LEAST) return [stitch];
  const at = ({ from_m: from, to_m: to }: StitchSide): number => from + share * (to - from);
  return [
    { ...stitch, a: { ...stitch.a, to_m: at(stitch.a) }, b: { ...stitch.b, to_m: at(stitch.b) } },
    { ...stitch, a: { ...stitch.a, from_m: at(stitch.a) }, b: { ...stitch.b, from_m: at(stitch.b) } },
  ];
}

/** The roll line as the panel has it: what lies to its left is turned over. */
export function rollOf(sheet: Sheet): [Point, Point] | null {
  const lapel = wornLapel(sheet.shell);
  if (!lapel || sheet.shell.role !== 'front') return null;
  const [breaks, neck] = [onSheet(sheet, lapel.breaks), onSheet(sheet, lapel.neck)];
  return offRoll([breaks.x, breaks.y, neck.x, neck.y], onSheet(sheet, lapel.notch)) > 0
    ? [breaks, neck]
    : [neck, breaks];
}

/** How far a point lies beyond a roll line, metres; negative before it. */
export function offRoll([ax, ay, bx, by]: NonNullable<Panel['roll']>, { x, y }: Point): number {
  return ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / Math.hypot(bx - ax, by - ay);
}

/** Whether a stretch of a panel's outline is a lapel's. */
export function isOnLapel({ roll, outline }: Panel, { from_m, to_m }: StitchSide): boolean {
  if (!roll) return false;
  return offRoll(roll, pointOn(pointsIn(outline), (from_m + to_m) / 2)) > 0.002;
}
