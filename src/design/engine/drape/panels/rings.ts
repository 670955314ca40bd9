import type { Stitch, StitchSide } from '../types.js';
import { lengthOfLoop, type Stretch } from './loops.js';

/** One side in its way against the other in its way back, parted wherever a stretch of either ends. */
export function laidOn(
  a: readonly Stretch[],
  b: readonly Stretch[],
  { name, kind }: Pick<Stitch, 'name' | 'kind'>,
): Stitch[] {
  const [long, wide] = [lengthOfLoop(a), lengthOfLoop(b)];
  const shares = [...endsOf(a, long), ...endsOf(b, wide)].sort((x, y) => x - y);
  let from = 0;
  return shares.flatMap((to): Stitch[] => {
    if (to - from < LEAST_SHARE) return [];
    const [p, q] = [stretchAt(a, from * long, to * long, true), stretchAt(b, from * wide, to * wide, false)];
    from = to;
    return [{ a: p, b: q, kind, name }];
  });
}

const LEAST_SHARE = 0.003;

function endsOf(side: readonly Stretch[], whole: number): number[] {
  let at = 0;
  return side.map((s) => (at += s.to - s.from) / whole);
}

function stretchAt(side: readonly Stretch[], from: number, to: number, forward: boolean): StitchSide {
  let before = 0;
  for (const { panel, from: start, to: end } of side) {
    const length = end - start;
    if ((from + to) / 2 <= before + length + 1e-9) {
      const [low, high] = [Math.max(0, from - before), Math.min(length, to - before)];
      return forward
        ? { panel, from_m: start + low, to_m: start + high }
        : { panel, from_m: end - low, to_m: end - high };
    }
    before += length;
  }
  const { panel, from: start, to: end } = side[side.length - 1];
  return { panel, from_m: start, to_m: end };
}
