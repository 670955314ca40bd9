import type { Stitch, StitchSide } from '../types.js';
import { openingsOf, type Opening } from './openings.js';
import type { Sheet } from './lay-out.js';
import type { Stretch } from './loops.js';
import { pointOn } from './outline.js';
import { isStrap } from './strap-ends.js';

/** Nobody passes a smaller opening, metres round: a vent that buttons, the mouth of a pleat, the end of a dart. */
const LEAST_ROUND = 0.13;

/** Small openings are closed, one half of them on the other. */
export const closedGaps = (sheets: readonly Sheet[], stitches: readonly Stitch[]): Stitch[] => [
  ...stitches,
  ...openingsOf(sheets, stitches)
    .filter((opening) => opening.length < LEAST_ROUND || isDart(opening, sheets) || isCrotch(opening, sheets))
    .flatMap(halfOnHalf),
];

/** Two legs that run to a point inside a panel and back to where they began. */
function isDart({ loop, length }: Opening, sheets: readonly Sheet[]): boolean {
  const [first] = loop;
  const isWhole = isStrap(sheets[first.panel]) || sheets[first.panel].shell.role === 'bib';
  if (length > LONGEST_DART || isWhole || loop.some(({ panel }) => panel !== first.panel)) return false;
  const { outline } = sheets[first.panel];
  const [p, q] = [pointOn(outline, first.from), pointOn(outline, loop[loop.length - 1].to)];
  return Math.hypot(p.x - q.x, p.y - q.y) < 0.25 * length;
}

/** Both legs together, metres. */
const LONGEST_DART = 0.9;

/** The rest of a centre seam below a zip: one edge of a leg and its mirror image. */
function isCrotch({ loop }: Opening, sheets: readonly Sheet[]): boolean {
  const [a, b] = loop.map(({ panel }) => sheets[panel].shell);
  return loop.length === 2 && a === b && a.role.startsWith('leg');
}

/** From the place between two stretches that parts the loop most evenly. */
function halfOnHalf({ loop, length }: Opening): Stitch[] {
  const starts = loop.map((_, i) => [...loop.slice(i), ...loop.slice(0, i)]);
  const offs = starts.map((way) => Math.min(...ends(way).map((at) => Math.abs(at - length / 2))));
  const way = starts[offs.indexOf(Math.min(...offs))];
  const [first, second] = parted(way, length / 2);
  let at = 0;
  const shares = [...ends(first), ...ends(second.toReversed())].sort((a, b) => a - b);
  return shares.flatMap((to): Stitch[] => {
    if (to - at < 0.001) return [];
    const a = sideAt(first, at, to, true);
    const b = sideAt(second.toReversed(), at, to, false);
    at = to;
    return [{ a, b, kind: 'closed', name: 'Gap' }];
  });
}

function ends(way: readonly Stretch[]): number[] {
  let at = 0;
  return way.map((s) => (at += s.to - s.from));
}

function parted(way: readonly Stretch[], half: number): [Stretch[], Stretch[]] {
  let left = half;
  const first: Stretch[] = [];
  const second: Stretch[] = [];
  for (const s of way) {
    const length = s.to - s.from;
    const own = Math.max(0, Math.min(length, left));
    left -= length;
    if (own > 1e-6) first.push({ ...s, to: s.from + own });
    if (length - own > 1e-6) second.push({ ...s, from: s.from + own });
  }
  return [first, second];
}

function sideAt(way: readonly Stretch[], from: number, to: number, forward: boolean): StitchSide {
  let before = 0;
  for (const { panel, from: start, to: end } of way) {
    const length = end - start;
    if ((from + to) / 2 <= before + length) {
      const [low, high] = [Math.max(0, from - before), Math.min(length, to - before)];
      return forward
        ? { panel, from_m: start + low, to_m: start + high }
        : { panel, from_m: end - low, to_m: end - high };
    }
    before += length;
  }
  const { panel, from: start, to: end } = way[way.length - 1];
  return forward ? { panel, from_m: start, to_m: end } : { panel, from_m: end, to_m: start };
}
