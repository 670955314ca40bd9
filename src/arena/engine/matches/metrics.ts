/**
 * Performance of one participant in one match, updated in O(1) per sample of equity; JSON-safe.
 * Definitions (fixed once): simple returns between samples; Sharpe with the sample deviation (ddof 1); Sortino with
 * the downside deviation over all N; both annualised by √(samples per year), risk-free rate 0; drawdown relative to
 * the running peak, which starts at the first equity. Undefined is null. Reference values: empyrical's tests.
 */
export interface Performance {
  /** equity at the match's start, or at entry, USD */
  start: number;
  last: number;
  peak: number;
  /** fraction of the peak, ≥ 0 */
  drawdown: number;
  samples: number;
  mean: number;
  /** Σ(r − mean)² (Welford 1962) */
  squares: number;
  /** Σ min(r, 0)² */
  downside: number;
}

/** @param equity USD, > 0, at the match's start or at entry */
export const startPerformance = (equity: number): Performance => ({
  start: equity,
  last: equity,
  peak: equity,
  drawdown: 0,
  samples: 0,
  mean: 0,
  squares: 0,
  downside: 0,
});

/** The next sample of equity, USD. A sample from an equity of zero or less counts as a return of 0. */
export function addEquity(performance: Performance, equity: number): Performance {
  const simple = performance.last > 0 ? equity / performance.last - 1 : 0;
  const samples = performance.samples + 1;
  const delta = simple - performance.mean;
  const mean = performance.mean + delta / samples;
  const peak = Math.max(performance.peak, equity);
  return {
    start: performance.start,
    last: equity,
    peak,
    drawdown: Math.max(performance.drawdown, fallFrom(peak, equity)),
    samples,
    mean,
    squares: performance.squares + delta * (simple - mean),
    downside: performance.downside + Math.min(simple, 0) ** 2,
  };
}

/**
 * The samples so far with the interval that is still open, which counts for the part of it that has passed: mean, deviation and
 * losses go on from sample to sample without a jump, and no ratio speaks of another equity than the return beside it does.
 * `samples` is then no whole number. @param equity USD, now @param passed part of the interval, 0–1; 0 leaves all as it was
 */
export function withOpen(performance: Performance, equity: number, passed: number): Performance {
  const { samples: n, mean, last } = performance;
  if (passed <= 0) return performance;
  const simple = last > 0 ? equity / last - 1 : 0;
  const samples = n + Math.min(1, passed);
  const after = (n * mean + simple) / samples;
  return {
    ...performance,
    samples,
    mean: after,
    squares: Math.max(0, performance.squares + n * mean ** 2 + simple ** 2 - samples * after ** 2),
    downside: performance.downside + Math.min(simple, 0) ** 2,
  };
}

/** Peak and drawdown between two samples: call it at every tick to see excursions that no sample shows. */
export function marked(performance: Performance, equity: number): Performance {
  const fall = fallFrom(performance.peak, equity);
  if (equity <= performance.peak && fall <= performance.drawdown) return performance;
  const peak = Math.max(performance.peak, equity);
  return { ...performance, peak, drawdown: Math.max(performance.drawdown, fallFrom(peak, equity)) };
}

const fallFrom = (peak: number, equity: number): number => (peak > 0 ? 1 - equity / peak : 0);

/** Return since the start, fraction, at an equity in USD. */
export const returnOf = (performance: Performance, equity: number): number =>
  performance.start > 0 ? equity / performance.start - 1 : 0;

/** A deviation below this per sample is rounding (micro-USD on an equity of 10,000 USD is 1e-10). */
const NO_VARIATION = 1e-10;

/** Annualised Sharpe ratio; null with fewer than two samples or without variation. */
export function sharpe(p: Performance, perYear: number): number | null {
  const deviation = Math.sqrt(p.squares / (p.samples - 1));
  return p.samples < 2 || deviation < NO_VARIATION ? null : (p.mean / deviation) * Math.sqrt(perYear);
}

/** Annualised Sortino ratio; null without samples or without a loss. */
export function sortino(p: Performance, perYear: number): number | null {
  const deviation = Math.sqrt(p.downside / p.samples);
  return p.samples < 1 || deviation < NO_VARIATION ? null : (p.mean / deviation) * Math.sqrt(perYear);
}

/** Annualised volatility, fraction; null with fewer than two samples. */
export const volatility = (p: Performance, perYear: number): number | null =>
  p.samples < 2 ? null : Math.sqrt((p.squares / (p.samples - 1)) * perYear);

/**
 * Part of what trades won and lost that was won, fraction; null without either. By amounts ½ is where nothing is gained, however
 * small and frequent the winners are.
 */
export const winRate = (won: number, lost: number): number | null => (won + lost > 0 ? won / (won + lost) : null);
