import { mean } from '../../common/kernel/statistics.js';

/** Pearson's r. */
export function correlation(xs: readonly number[], ys: readonly number[]): number {
  const [mx, my] = [mean(xs), mean(ys)];
  const sum = (f: (x: number, y: number) => number): number =>
    xs.reduce((total, x, i) => total + f(x - mx, ys[i] - my), 0);
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
}
