/** Arithmetic mean; NaN for an empty list. */
export const mean = (xs: readonly number[]): number => sum(xs) / xs.length;

/** Sum with Neumaier's compensation: error independent of the length. */
export function sum(xs: readonly number[]): number {
  let total = 0;
  let lost = 0;
  for (const x of xs) {
    const next = total + x;
    lost += Math.abs(total) >= Math.abs(x) ? total - next + x : x - next + total;
    total = next;
  }
  return total + lost;
}

/** Variance with `ddof` delta degrees of freedom (1 = sample variance); NaN with too few values. */
export function variance(xs: readonly number[], ddof = 1): number {
  if (xs.length <= ddof) return Number.NaN;
  const centre = mean(xs);
  return sum(xs.map((x) => (x - centre) ** 2)) / (xs.length - ddof);
}

export const standardDeviation = (xs: readonly number[], ddof = 1): number => Math.sqrt(variance(xs, ddof));

/** The `p`-quantile (0–1) with linear interpolation (type 7); NaN for an empty list. */
export function quantile(xs: readonly number[], p: number): number {
  if (xs.length === 0) return Number.NaN;
  const sorted = [...xs].sort((a, b) => a - b);
  const at = (sorted.length - 1) * p;
  const low = Math.floor(at);
  return sorted[low] + (at - low) * (sorted[Math.min(low + 1, sorted.length - 1)] - sorted[low]);
}

export const clamp = (x: number, low: number, high: number): number => Math.min(high, Math.max(low, x));

/** Logistic function 1 / (1 + e^−x). */
export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
