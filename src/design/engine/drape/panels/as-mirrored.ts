import type { Point } from '../../geometry/point.js';
import type { Role } from '../../make/pattern/pieces/roles.js';
import type { Stitch, StitchSide } from '../types.js';
import { isDrawnWhole, nameOf } from './drawn-whole.js';
import { isTurnedOver, withoutOverlaps } from './known-stitches.js';
import type { Sheet } from './lay-out.js';
import { pointOn } from './outline.js';

/**
 * Pieces that are drawn whole without a fold are sewn on their other half as on the one that the rules name: each stitch
 * between them, and between them and pairs, has its mirror image. So have left and right parts that are drafted apart.
 */
export function withMirrored(sheets: readonly Sheet[], named: readonly Stitch[]): Stitch[] {
  const mirrors = sheets.some((sheet, i) => isNamedOnce(sheet, i, sheets))
    ? sheets.map((sheet, i) => mirrorOf(sheet, i, sheets))
    : [];
  const known = named.map((s) => rightSideUp(s, sheets, mirrors)).filter((s) => !isTurnedOver(s));
  const images = known.flatMap((s): Stitch[] => {
    if (![s.a, s.b].some(({ panel }) => isNamedOnce(sheets[panel], panel, sheets))) return [];
    const [a, b] = [mirrors[s.a.panel]?.(s.a), mirrors[s.b.panel]?.(s.b)];
    return a && b ? [{ ...s, a, b }] : [];
  });
  return withoutOverlaps([...known, ...images]);
}

/** Where a rule names the same half of two pieces as they are drawn, one of them is meant on its other half. */
function rightSideUp(stitch: Stitch, sheets: readonly Sheet[], mirrors: readonly (Mirror | null)[]): Stitch {
  const whole = (['b', 'a'] as const).find((k) => isDrawnWhole(sheets[stitch[k].panel]) && mirrors[stitch[k].panel]);
  if (!isTurnedOver(stitch) || !whole) return stitch;
  return { ...stitch, [whole]: mirrors[stitch[whole].panel]?.(stitch[whole]) };
}

type Mirror = (side: StitchSide) => StitchSide;

function mirrorOf(sheet: Sheet, i: number, sheets: readonly Sheet[]): Mirror | null {
  const twin = sheets.findIndex((s, k) => k !== i && s.shell === sheet.shell && s.copy !== sheet.copy);
  if (!sheet.whole && sheet.shell.count === 2 && twin >= 0) return otherHalf(sheet, twin);
  const lapped = sheets.findIndex((s, k) => k !== i && sheet.shell.lapped !== undefined && isLappedWith(sheet, s));
  if (lapped >= 0) return ontoLapped(sheet, sheets[lapped], lapped);
  const apart = draftedApart(sheet, i, sheets);
  if (apart >= 0) return ontoOther(sheet, sheets[apart], apart);
  if (!sheet.whole && !isDrawnWhole(sheet)) return null;
  return acrossMiddle(sheet, i);
}

const isLappedWith = ({ shell }: Sheet, other: Sheet): boolean =>
  other.shell.lapped !== undefined && other.shell.piece.id === shell.piece.id;

/** Fronts that lap far are cut alike but for their edges: a stretch lies where both of its ends do. */
const ontoLapped =
  ({ outline }: Sheet, other: Sheet, panel: number): Mirror =>
  ({ from_m, to_m }) => {
    const at = (way: number): number => {
      const { x, y } = pointOn(outline, way);
      return placeOf({ x: -x, y }, other);
    };
    return { panel, from_m: at(from_m), to_m: at(to_m) };
  };

/** Whether a rule may tell of one half what holds for both. */
const isNamedOnce = (sheet: Sheet, i: number, sheets: readonly Sheet[]): boolean =>
  isDrawnWhole(sheet) || draftedApart(sheet, i, sheets) >= 0;

/** The left front of a right one that is a piece of its own, and the other way round; -1 where there is none. */
const draftedApart = ({ shell, whole }: Sheet, i: number, sheets: readonly Sheet[]): number =>
  whole || shell.count !== 1 || !SIDED.test(nameOf(shell.piece))
    ? -1
    : sheets.findIndex(
        (s, k) => k !== i && !s.whole && s.shell.count === 1 && unsided(s) === unsided({ shell }) && s.shell !== shell,
      );

const SIDED = /left|right/i;
const unsided = ({ shell: { piece } }: Pick<Sheet, 'shell'>): string => nameOf(piece).replace(SIDED, '');

/** The same stretch on a panel that is the mirror image of this one; null where it is not. */
function ontoOther({ outline, length }: Sheet, other: Sheet, panel: number): Mirror | null {
  const start = placeOf({ x: -outline[0].x, y: outline[0].y }, other);
  const isAlike =
    Math.abs(length - other.length) < ALIKE &&
    SAMPLES.every((t) => {
      const [p, q] = [pointOn(outline, t * length), pointOn(other.outline, start - t * length)];
      return Math.hypot(p.x + q.x, p.y - q.y) < ALIKE;
    });
  return isAlike ? backwardsFrom(start, length, panel) : null;
}

/** The outline of a mirrored twin begins where the first one's ends. */
const otherHalf =
  ({ length }: Sheet, panel: number): Mirror =>
  ({ from_m, to_m }) => ({ panel, from_m: length - from_m, to_m: length - to_m });

/** The same stretch on the other side of the middle, of a strip across its length; null where the panel is not like itself there. */
function acrossMiddle({ outline, length, shell }: Sheet, panel: number): Mirror | null {
  const across = overMiddle(outline, STRIPS.has(shell.role));
  const start = placeOf(across(outline[0]), { outline, length });
  const isAlike = SAMPLES.every((t) => {
    const [p, q] = [across(pointOn(outline, t * length)), pointOn(outline, start - t * length)];
    return Math.hypot(p.x - q.x, p.y - q.y) < ALIKE;
  });
  return isAlike ? backwardsFrom(start, length, panel) : null;
}

/** Of these, what is so many times as high as wide was drafted lengthwise. */
const STRIPS: ReadonlySet<Role> = new Set(['waistband', 'collar', 'neckband']);
const LENGTHWISE = 4;

function overMiddle(outline: readonly Point[], isStrip: boolean): (p: Point) => Point {
  const range = (of: (p: Point) => number): [number, number] => [
    Math.min(...outline.map(of)),
    Math.max(...outline.map(of)),
  ];
  const [[left, right], [low, high]] = [range(({ x }) => x), range(({ y }) => y)];
  return isStrip && high - low > LENGTHWISE * (right - left)
    ? ({ x, y }) => ({ x, y: low + high - y })
    : ({ x, y }) => ({ x: left + right - x, y });
}

const SAMPLES = [0.1, 0.3, 0.5, 0.7, 0.9];

/** Along an outline that runs the other way round: its start lies at `start` of the panel's own. */
function backwardsFrom(start: number, length: number, panel: number): Mirror {
  const other = (at: number): number => (((start - at) % length) + length) % length;
  return ({ from_m, to_m }) => {
    const from = other(from_m);
    const to = from + from_m - to_m;
    const shift = to < -ALIKE ? length : to > length + ALIKE ? -length : 0;
    return { panel, from_m: from + shift, to_m: to + shift };
  };
}

/** Metres */
const ALIKE = 0.006;

/** How far along an outline it comes nearest to a point. */
function placeOf({ x, y }: Point, { outline, length }: Pick<Sheet, 'outline' | 'length'>): number {
  const steps = Array.from({ length: 1000 }, (_, i) => (i / 1000) * length);
  const off = (way: number): number => Math.hypot(pointOn(outline, way).x - x, pointOn(outline, way).y - y);
  return steps.reduce((best, way) => (off(way) < off(best) ? way : best), 0);
}
