import type { Seam } from '../../make/pattern/seams/joins.js';
import type { Stitch } from '../types.js';
import { wayTo, wornLapel } from './lapels.js';
import { withoutOverlaps } from './known-stitches.js';
import type { Place, Sheet } from './lay-out.js';
import { lengthOfLoop, type Stretch } from './loops.js';
import { openingsOf, type Opening } from './openings.js';
import { pointOn } from './outline.js';
import { laidOn } from './rings.js';
import { isBack } from './turn.js';

/** Longest neck that a collar is laid into, metres: a front that hangs open has its hem in the same edge. */
const LONGEST_NECK = 0.9;

/**
 * Collars that no seam holds, as tailored ones: the upper collar by its neck edge, from the middle of the back to either
 * side. Stand and under collar lie beneath it.
 */
export function withCollars(seams: readonly Seam[], sheets: readonly Sheet[], known: readonly Stitch[]): Stitch[] {
  const panel = sheets.findIndex(
    (s, i) => s.shell.role === 'collar' && !/stand|under/i.test(s.shell.piece.title) && !isHeld(i, known),
  );
  if (panel < 0) return [...known];
  const necks = openingsOf(sheets, known)
    .filter((opening) => isNeck(opening, sheets))
    .sort((a, b) => b.height - a.height);
  const neck = necks[0];
  const at = neck && centreBack(neck.loop, sheets);
  const half = neck && at !== undefined ? (toNotch(neck.loop, at, sheets) ?? neck.length / 2) : 0;
  const edge = neck && neckEdge(sheets[panel], panel, half, seams);
  if (!edge || at === undefined || at < 0) return [...known];
  const length = Math.min(2 * half, edge.to - edge.from);
  const part = aroundPlace(neck.loop, at, length / 2);
  return withoutOverlaps([
    ...known,
    ...laidOn([edge], part.toReversed(), { name: 'Collar to neckline', kind: 'ease' }),
  ]);
}

/** From the middle of the back to the notch of a lapel, where the collar ends. */
function toNotch(loop: readonly Stretch[], at: number, sheets: readonly Sheet[]): number | null {
  const whole = lengthOfLoop(loop);
  let before = 0;
  for (const { panel, from, to } of loop) {
    const lapel = wornLapel(sheets[panel].shell);
    const way = lapel && wayTo(sheets[panel], lapel.notch);
    if (way !== null && way >= from - 0.001 && way <= to + 0.001) {
      const off = (((before + way - from - at) % whole) + whole) % whole;
      return Math.min(off, whole - off);
    }
    before += to - from;
  }
  return null;
}

const isHeld = (panel: number, stitches: readonly Stitch[]): boolean =>
  stitches.some(({ a, b }) => a.panel !== b.panel && [a.panel, b.panel].includes(panel));

const isNeck = ({ loop, round, roles, length }: Opening, sheets: readonly Sheet[]): boolean =>
  round &&
  (length < LONGEST_NECK || loop.some(({ panel }) => sheets[panel].shell.lapped !== undefined)) &&
  (roles.has('front') || roles.has('back') || roles.has('yoke'));

/** The neck edge of a collar, from its middle to the corners that come nearest to half the neck's length. */
function neckEdge(sheet: Sheet, panel: number, half: number, seams: readonly Seam[]): Stretch | null {
  const centre = standMiddle(sheet, seams) ?? lowestAt(sheet);
  const corners = sheet.places.map(startOf).map((at) => (((at - centre) % sheet.length) + sheet.length) % sheet.length);
  const near = corners.reduce((best, c) => (Math.abs(c - half) < Math.abs(best - half) ? c : best), Infinity);
  if (!(near < sheet.length / 2) || Math.abs(near / half - 1) > MOST_OFF) return null;
  return { panel, from: centre - near, to: centre + near };
}

/** The middle of the edge that is sewn to a stand beneath. */
function standMiddle({ shell: { piece }, places, whole }: Sheet, seams: readonly Seam[]): number | undefined {
  const sides = seams.filter(({ a, b }) => /stand/i.test(a.piece + b.piece)).flatMap(({ a, b }) => [a, b]);
  const place = whole ? undefined : places.find((p) => sides.some((s) => s.piece === piece.id && s.edge === p.edge));
  return place && startOf(place) + place.length / 2;
}

/** A collar with lapels beside it ends before the neck does, one that laps over goes beyond it. */
const MOST_OFF = 0.45;

const startOf = ({ at, length, forward }: Place): number => (forward ? at : at - length);

/** Where the outline crosses the upright through its middle at its lower edge. */
function lowestAt({ outline, length }: Sheet): number {
  const xs = outline.map((p) => p.x);
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  const steps = Array.from({ length: 2000 }, (_, i) => (i / 2000) * length);
  const on = steps.filter((at) => Math.abs(pointOn(outline, at).x - middle) < length / 1500);
  return on.reduce((best, at) => (pointOn(outline, at).y < pointOn(outline, best).y ? at : best), on[0] ?? 0);
}

/** How far along a loop the middle of the back lies; -1 where it has none. */
function centreBack(loop: readonly Stretch[], sheets: readonly Sheet[]): number {
  let before = 0;
  for (const [i, { panel, from, to }] of loop.entries()) {
    const next = loop[(i + 1) % loop.length];
    if (isBack(sheets[panel]) && isDrawnWhole(sheets[panel])) return before + (to - from) / 2;
    before += to - from;
    if (isBack(sheets[panel]) && isBack(sheets[next.panel]) && next.panel !== panel) return before % lengthOfLoop(loop);
  }
  return -1;
}

const isDrawnWhole = ({ whole, shell }: Sheet): boolean => whole || shell.count === 1;

/** The stretches of a loop so far to either side of a place on it. */
function aroundPlace(loop: readonly Stretch[], at: number, half: number): Stretch[] {
  const whole = lengthOfLoop(loop);
  const twice = [...loop, ...loop, ...loop];
  const [low, high] = [whole + at - half, whole + at + half];
  let before = 0;
  return twice.flatMap((s) => {
    const [start, length] = [before, s.to - s.from];
    before += length;
    const [from, to] = [Math.max(low, start), Math.min(high, start + length)];
    return to - from > 1e-6 ? [{ ...s, from: s.from + from - start, to: s.from + to - start }] : [];
  });
}
