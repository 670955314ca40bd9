import type { FitInput } from './fit-input.js';
import { mm } from './figures.js';

/** What is sewn together lies apart by. */
export interface SeamGap {
  name: string;
  gap_mm: number;
}

type Sewn = Pick<FitInput, 'mesh' | 'draped'>;

/** Of each seam the widest. */
export function gapsOf({ graph, ...sewn }: FitInput): SeamGap[] {
  const gaps = new Map<string, number>();
  sewn.mesh.seamOf.forEach((stitch, pair) => {
    const name = graph.stitches[stitch].name;
    gaps.set(name, Math.max(gapAt(sewn, pair), gaps.get(name) ?? 0));
  });
  return [...gaps].map(([name, gap]) => ({ name, gap_mm: mm(gap) }));
}

/** Of all seams, metres. */
export const widestGap = (sewn: Sewn): number =>
  sewn.mesh.seamOf.reduce((widest, _, pair) => Math.max(widest, gapAt(sewn, pair)), 0);

function gapAt({ mesh: { seams }, draped: { positions: p } }: Sewn, pair: number): number {
  const [a, b] = [3 * seams[2 * pair], 3 * seams[2 * pair + 1]];
  return Math.hypot(p[a] - p[b], p[a + 1] - p[b + 1], p[a + 2] - p[b + 2]);
}
