/** A linear scale from a domain to pixels, and round values to label it with. */
export interface Scale {
  (value: number): number;
  ticks: number[];
}

/** @param wanted about how many ticks */
export function scaleOf([low, high]: [number, number], [from, to]: [number, number], wanted = 5): Scale {
  const span = high - low || 1;
  const scale = ((value: number) => from + ((value - low) / span) * (to - from)) as Scale;
  scale.ticks = ticksOf(low, high, wanted);
  return scale;
}

/** Multiples of 1, 2 or 5 × 10ⁿ between two values. */
export function ticksOf(low: number, high: number, wanted: number): number[] {
  const rough = (high - low || 1) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((by) => by * power).find((one) => one >= rough)!;
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

/** Least and greatest with a margin; a flat line gets a band around it. */
export function extentOf(values: Iterable<number>): [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) [low, high] = [Math.min(low, value), Math.max(high, value)];
  if (low > high) return [-1, 1];
  const margin = (high - low) * 0.06 || Math.abs(high) * 0.1 || 0.1;
  return [low - margin, high + margin];
}

/**
 * Moves labels apart so that none covers another: as near to their wishes as their order allows.
 * @param wishes in any order
 * @returns a place for each wish, in the order of the wishes
 */
export function apart(wishes: readonly number[], gap: number, [top, bottom]: [number, number]): number[] {
  const order = wishes.map((_, i) => i).sort((a, b) => wishes[a] - wishes[b]);
  const places: number[] = [];
  let above = top - gap;
  for (const i of order) places[i] = above = Math.max(wishes[i], above + gap);
  let below = bottom + gap;
  for (const i of order.toReversed()) places[i] = below = Math.min(places[i], below - gap);
  return places;
}
