import type { Stitch, StitchSide } from '../types.js';
import { coversBoth } from './drawn-whole.js';
import type { Sheet } from './lay-out.js';
import { isBack } from './turn.js';

/** What the middle of a band's edge may lie beside the end of a seam, metres. */
const BESIDE = 0.003;

/**
 * Ribs that go all the way round are joined at the middle of the back, though their seam is told from the middle of the front on: where the
 * front opens there they begin.
 */
export function joinedBehind(sheets: readonly Sheet[], stitches: readonly Stitch[]): Stitch[] {
  const turned = sheets.map((_, panel) => turnOf(panel, sheets, stitches));
  const moved = (side: StitchSide): StitchSide => turned[side.panel]?.(side) ?? side;
  return stitches.map((stitch) => (isRib(stitch) ? { ...stitch, a: moved(stitch.a), b: moved(stitch.b) } : stitch));
}

const isRib = ({ kind, a, b }: Stitch): boolean => kind === 'stretch' && a.panel !== b.panel;

/** Half a way on along the edge by which a panel is sewn to what it goes round; undefined where it begins nowhere in front. */
function turnOf(
  panel: number,
  sheets: readonly Sheet[],
  stitches: readonly Stitch[],
): ((side: StitchSide) => StitchSide) | undefined {
  const sides = stitches
    .filter(isRib)
    .flatMap(({ a, b }) => (a.panel === panel ? [[a, b]] : b.panel === panel ? [[b, a]] : []));
  const rows = sides.sort(([p], [q]) => lowOf(p) - lowOf(q));
  if (rows.length < 4 || rows.some(([own], i) => i > 0 && lowOf(own) - highOf(rows[i - 1][0]) > BESIDE))
    return undefined;
  const isFront = ([, other]: StitchSide[]): boolean => !isBack(sheets[other.panel]) && coversBoth(sheets[other.panel]);
  const [first, last] = [rows[0], rows[rows.length - 1]];
  const [low, high] = [lowOf(first[0]), highOf(last[0])];
  const middle = (low + high) / 2;
  const isEven = rows.some(([own]) => Math.abs(highOf(own) - middle) < BESIDE);
  if (!isEven || !isFront(first) || !isFront(last) || first[1].panel !== last[1].panel) return undefined;
  return ({ from_m, to_m }) => {
    const by = (from_m + to_m) / 2 < middle ? middle - low : low - middle;
    return { panel, from_m: from_m + by, to_m: to_m + by };
  };
}

const lowOf = ({ from_m, to_m }: StitchSide): number => Math.min(from_m, to_m);
const highOf = ({ from_m, to_m }: StitchSide): number => Math.max(from_m, to_m);
