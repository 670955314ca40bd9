import type { Stitch } from '../types.js';

/** A stretch of a panel's outline in the outline's way; `to` may lie beyond the outline's length. */
export interface Stretch {
  panel: number;
  from: number;
  to: number;
}

/** A stretch that a stitch takes. */
interface Taken extends Stretch {
  stitch: number;
  side: 'a' | 'b';
}

/** Gaps between stitches are none if shorter, metres. */
const GAP = 0.004;

/** What stitches take of each panel's outline, in its way. */
function takenOf(count: number, stitches: readonly Stitch[]): Taken[][] {
  const taken: Taken[][] = Array.from({ length: count }, () => []);
  stitches.forEach((s, stitch) => {
    for (const side of ['a', 'b'] as const) {
      const { panel, from_m, to_m } = s[side];
      taken[panel].push({ panel, from: Math.min(from_m, to_m), to: Math.max(from_m, to_m), stitch, side });
    }
  });
  return taken.map((all) => all.sort((x, y) => x.from - y.from));
}

/** What follows a place on an outline: the stitch that begins there, or the free stretch up to the next one. */
interface Next {
  free: Stretch | null;
  stitched: Taken | null;
}

function nextOf(taken: readonly Taken[], panel: number, length: number, at: number): Next {
  if (taken.length === 0) return { free: { panel, from: 0, to: length }, stitched: null };
  const ahead = taken.map((t) => ({ t, off: wrapped(t.from - at, length) }));
  const { t, off } = ahead.reduce((a, b) => (b.off < a.off ? b : a));
  return { free: off > GAP ? { panel, from: at, to: at + off } : null, stitched: t };
}

/** How far ahead, where a little behind is not at all. */
const wrapped = (off: number, length: number): number => {
  const ahead = ((off % length) + length) % length;
  return ahead > length - GAP ? 0 : ahead;
};

/** Where the walk goes on when it comes to a stitch: at the end of the other side that meets its beginning. */
function across({ stitch, side, from }: Taken, stitches: readonly Stitch[]): { panel: number; at: number } {
  const own = stitches[stitch][side];
  const other = stitches[stitch][side === 'a' ? 'b' : 'a'];
  return { panel: other.panel, at: Math.abs(own.from_m - from) < 1e-9 ? other.from_m : other.to_m };
}

/** The edges that are left when all is sewn: each loop once, as stretches in their order, the cloth to the left. */
export function boundaryLoops(lengths: readonly number[], stitches: readonly Stitch[]): Stretch[][] {
  const taken = takenOf(lengths.length, stitches);
  const seen = new Set<string>();
  const starts = taken.flatMap((all, panel) =>
    all.length === 0 ? [{ panel, at: 0 }] : all.map((t) => ({ panel, at: t.to })),
  );
  return starts.flatMap(({ panel, at }) => {
    const { free } = nextOf(taken[panel], panel, lengths[panel], at);
    if (!free || seen.has(keyOf(free, lengths))) return [];
    return [walk(free, taken, lengths, stitches, seen)];
  });
}

const keyOf = ({ panel, to }: Stretch, lengths: readonly number[]): string =>
  `${panel} ${Math.round(((to / GAP) * 2) % ((lengths[panel] / GAP) * 2))}`;

function walk(
  start: Stretch,
  taken: readonly Taken[][],
  lengths: readonly number[],
  stitches: readonly Stitch[],
  seen: Set<string>,
): Stretch[] {
  const loop: Stretch[] = [];
  let next: Next = { free: start, stitched: null };
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const { free } = next;
    if (free && seen.has(keyOf(free, lengths))) return loop;
    if (free) {
      seen.add(keyOf(free, lengths));
      loop.push(free);
    }
    const here: Taken | null = free
      ? nextOf(taken[free.panel], free.panel, lengths[free.panel], free.to).stitched
      : next.stitched;
    if (!here) return loop;
    const { panel, at } = across(here, stitches);
    next = nextOf(taken[panel], panel, lengths[panel], at);
  }
  return loop;
}

/** A garment has fewer seams. */
const MOST_STEPS = 2000;

export const lengthOfLoop = (loop: readonly Stretch[]): number => loop.reduce((sum, s) => sum + s.to - s.from, 0);
