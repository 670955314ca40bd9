import { boxOf } from '../../geometry/box.js';
import { lerp, type Point } from '../../geometry/point.js';
import type { Side } from '../../cut/side.js';
import type { Piece } from '../../make/pattern/pieces/piece.js';
import type { Stitch, StitchSide } from '../types.js';
import { isFastened } from './fastened.js';
import { crossing, crossingsAt } from '../../geometry/polyline.js';
import { clamped } from './fold-strips.js';
import { handOfLapped } from './hand.js';
import { lapelOf, MOST_LAP, wayTo, type Lapel } from './lapels.js';
import { sheetsOf, type Sheet } from './lay-out.js';
import type { ShellPiece } from './shell.js';

/** Between the corners at which the edge of a front steps, mm. */
const STEP = 1;
/** A front whose edge lies nearer to its centre meets the other there, mm. */
const LEAST_LAP = 4;
/** So far at most the lower front reaches on beneath the upper one's roll line, mm. */
const BENEATH = 50;
/** Above where it is closed a lapel is as wide as it is cut after so much, mm. */
const GROWS = 40;
/** No lapel is as wide, mm. */
const FAR = 400;

type Lapped = Lapel & { centre: number; lap: number };

/** The lapel of a front that laps over the other: far where it is double-breasted, else as far as its buttons need; null where it is none. */
export function lappedLapel(piece: Piece): Lapped | null {
  const [lapel, centre] = [lapelOf(piece), piece.points.cfNeck?.x];
  if (!lapel || centre === undefined || piece.points.shawlCentre || piece.on_fold) return null;
  const lap = Math.abs(lapel.breaks.x - centre);
  const laps = lap > MOST_LAP || (lap > LEAST_LAP && isFastened({ piece }));
  return laps && piece.cuts[0].count === 2 ? { ...lapel, centre, lap } : null;
}

/**
 * Both fronts of one that laps: the upper one whole, of the lower one what is seen of it. Its edge is where the upper one's lies:
 * up to the break along its edge, from there along its roll line to the centre, above which its own lapel begins.
 * @param upper which of the wearer's lies on top
 */
export function lappedSheets(shell: ShellPiece, upper: Side): Sheet[] {
  const lapel = lappedLapel(shell.piece);
  if (!lapel) return sheetsOf(shell);
  const over = { ...shell, lapped: lapel.lap };
  const whole = lapel.lap > MOST_LAP ? over : alongRoll(over, lapel, -lapel.lap);
  return upperOnLower(whole, underneath(shell, lapel), upper);
}

/** Of a pair of fronts the upper one as the one piece has it, the lower one as the other does. */
export function upperOnLower(over: ShellPiece, under: ShellPiece, upper: Side): Sheet[] {
  const [[one, mirrored], [lower, lowerMirrored]] = [sheetsOf(over), sheetsOf(under)];
  return handOfLapped(one) === upper ? [one, lowerMirrored] : [lower, mirrored];
}

const underneath = (shell: ShellPiece, lapel: Lapped): ShellPiece => ({
  ...(lapel.lap > MOST_LAP ? beneathRoll(shell, lapel) : alongRoll(shell, lapel, lapel.lap)),
  lapped: -lapel.lap,
});

/** Where the upper front's roll line crosses the centre. */
const crossingOf = ({ breaks, neck, centre }: Lapped): Point => ({
  x: centre,
  y: breaks.y + ((neck.y - breaks.y) * (centre - breaks.x)) / (neck.x - breaks.x),
});

/**
 * Of one that laps far the lower front goes on beneath the upper one's roll line, from the break to where both cross; from there its own lapel
 * ends where it goes beneath that line when it is turned over.
 */
function beneathRoll(shell: ShellPiece, lapel: Lapped): ShellPiece {
  const { breaks, centre, lap } = lapel;
  const [meets, side] = [crossingOf(lapel), sideOf(lapel)];
  const tip = tipOf(shell.piece, lapel);
  const heights = [...between(tip.y, breaks.y), (breaks.y + tip.y) / 2, breaks.y, tip.y];
  return cutBack(shell, lapel, heights, (p) => {
    if (p.y >= breaks.y) return side * (p.x - centre - side * lap) < 0 ? { x: centre + side * lap, y: p.y } : p;
    const gone = (2 * (breaks.y - p.y)) / (breaks.y - tip.y);
    if (side * (p.x - centre) >= 0 || gone > 2) return p;
    if (gone >= 1) return lerp(meets, tip, gone - 1);
    const at = lerp(breaks, meets, gone);
    return { x: centre + side * (lap * (1 - gone) - 4 * BENEATH * gone * (1 - gone)), y: at.y };
  });
}

/** Where a lapel's edge, turned over, meets the line on which the other front breaks: as far as the lapel is seen; level with the crossing where it meets it nowhere. */
function tipOf({ loop }: Piece, lapel: Lapped): Point {
  const [at, { breaks, centre }] = [crossingOf(lapel), lapel];
  const [dx, dy] = [breaks.x - at.x, breaks.y - at.y];
  const angle = 2 * Math.atan2(dy, dx) - Math.atan2(dy, -dx);
  const end = { x: at.x + FAR * Math.cos(angle), y: at.y + FAR * Math.sin(angle) };
  const side = sideOf(lapel);
  const met = loop
    .slice(1)
    .flatMap((p, i) => crossing(loop[i], p, at, end) ?? [])
    .filter((p) => side * (centre - p.x) > STEP && p.y > at.y + STEP && p.y < breaks.y - GROWS);
  return met[0] ?? { x: Math.min(...crossingsAt(loop, at.y)), y: at.y + STEP };
}

/**
 * One that laps a little is closed up to where both roll lines cross, at the centre: along the edge, then along the roll line. So narrow
 * a strip of a lapel lies flat there; beyond it grows as wide as it is cut. @param off of its edge from the centre, mm
 */
function alongRoll(shell: ShellPiece, lapel: Lapped, off: number): ShellPiece {
  const { breaks, centre, lap } = lapel;
  const [meets, side] = [crossingOf(lapel), sideOf(lapel)];
  const heights = [breaks.y, ...between(meets.y, breaks.y), meets.y, meets.y - GROWS];
  const edge = (y: number): number | null => {
    if (y > breaks.y) return off > 0 ? centre + side * Math.abs(beyondCentre(shell.piece, y)) : null;
    const share = (y - meets.y) / (breaks.y - meets.y);
    if (share > 0) return centre + side * off * share;
    return y > meets.y - GROWS ? centre - (side * lap * (meets.y - y)) / GROWS : null;
  };
  return cutBack(shell, lapel, heights, (p) => {
    const x = edge(p.y);
    return x !== null && side * (p.x - x) < 0 ? { x, y: p.y } : p;
  });
}

/** How far a front's edge lies beyond its centre, on the other half of the body, at a height; less than 0 where it is cut away. */
function beyondCentre({ loop, points: { cfNeck } }: Piece, y: number): number {
  const { minX, maxX } = boxOf(loop);
  const side = Math.sign(minX + maxX - 2 * cfNeck.x);
  return Math.max(...crossingsAt(loop, y - STEP / 2).map((x) => side * (cfNeck.x - x)));
}

const between = (high: number, low: number): number[] =>
  Array.from({ length: 7 }, (_, i) => high + ((i + 1) / 8) * (low - high));

/** 1 where a front lies to the right of its centre as it is drafted. */
const sideOf = ({ centre, breaks }: Lapped): number => Math.sign(centre - breaks.x);

/** What of a front lies beyond its edge is taken off, and its lapel breaks at the centre. @param heights at which its edge gets corners */
function cutBack(shell: ShellPiece, lapel: Lapped, heights: readonly number[], cutAt: (p: Point) => Point): ShellPiece {
  const cut = clamped(withCorners(shell, heights), cutAt);
  const names = Object.entries(cut.piece.points)
    .filter(([, p]) => p === lapel.breaks)
    .map(([name]) => name);
  const moved = Object.fromEntries(names.map((name) => [name, crossingOf(lapel)]));
  return { ...cut, piece: { ...cut.piece, points: { ...cut.piece.points, ...moved } } };
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
  const piece = sheets[over]?.shell.piece;
  const lapel = piece && under >= 0 ? lapelOf(piece) : null;
  if (!piece || !lapel) return [];
  const centre = piece.points.cfNeck.x;
  const low = lowestLap(piece, lapel.breaks.y);
  const acrossCentre = ({ x, y }: Point): Point => ({ x: 2 * centre - x, y });
  const ends = [low, lapel.breaks];
  const spans = [spanOf(over, sheets[over], ends), spanOf(under, sheets[under], ends.map(acrossCentre))];
  const shares = [0, ...spans.flatMap(({ wraps }) => wraps).sort((a, b) => a - b), 1];
  return shares.slice(1).flatMap((to, i) => {
    const [a, b] = spans.map((span) => span.part(shares[i], to));
    return to - shares[i] < 1e-6 ? [] : [{ a, b, kind: 'closed' as const, name: 'Front edge on the front beneath' }];
  });
}

/** The shorter way along a panel's outline from one point to another, and at which share of it that begins anew. */
function spanOf(panel: number, sheet: Sheet, [start, end]: readonly Point[]) {
  const { length } = sheet;
  const from = wayTo(sheet, start);
  const by = ((((wayTo(sheet, end) - from) % length) + 1.5 * length) % length) - length / 2;
  const wraps = [-from / by, (length - from) / by].filter((share) => share > 0 && share < 1);
  const part = (share: number, to: number): StitchSide => {
    const turns = length * Math.floor((from + (by * (share + to)) / 2) / length);
    return { panel, from_m: from + by * share - turns, to_m: from + by * to - turns };
  };
  return { wraps, part };
}

/** Where the edge of a front that laps over the other ends, or crosses the centre as it is cut away. */
function lowestLap(piece: Piece, from: number): Point {
  const { minX, maxX, maxY } = boxOf(piece.loop);
  const side = Math.sign(minX + maxX - 2 * piece.points.cfNeck.x);
  const heights = Array.from({ length: Math.floor((maxY - from) / STEP) }, (_, i) => from + (i + 1) * STEP);
  const away = heights.find((y) => beyondCentre(piece, y) <= 0);
  const y = away ?? maxY;
  return { x: piece.points.cfNeck.x - side * beyondCentre(piece, y), y };
}
