import { leastRisk } from './score.js';

export const HOURS_PER_WEEK = 168;

/** One hour of a participant's profit and loss, each counted once whatever matches it was part of. */
export interface Hour {
  /** ln(equity at its end ÷ at its start) */
  gain: number;
  /** Σ of the squared returns within it, at one a minute */
  variance: number;
}

/**
 * What a participant's hours say of its skill. Each hour is divided by a risk that was known before it, so that a gain from
 * pure chance has expectation 0 however books are changed meanwhile. JSON-safe.
 */
export interface Evidence {
  /** hours that count */
  hours: number;
  /** variance expected of the next hour; 0 before the first */
  pace: number;
  /** Σ of standardised gains, and of their 2nd to 4th powers */
  gains: number;
  squares: number;
  cubes: number;
  fourths: number;
  /** Σ of standardised variance within the hours, and of its roots: the risk taken */
  variance: number;
  risk: number;
}

/** Variance of an hour below which no account counts as risking less: that of σ₀. */
const LEAST_VARIANCE = leastRisk(3_600_000) ** 2;

/** How fast the pace follows, half-life in hours. */
const PACE_HALF_LIFE = 3;

export const noEvidence = (): Evidence => ({
  hours: 0,
  pace: 0,
  gains: 0,
  squares: 0,
  cubes: 0,
  fourths: 0,
  variance: 0,
  risk: 0,
});

/**
 * The evidence after one more hour. Whether an hour counts is settled before it, or else whoever leaves when it loses would show
 * its winning hours alone: all count from the first one on that risked σ₀, which only sets the pace. One without any risk has
 * nothing to count, and one of dust counts as dust, since the pace follows only those that risked σ₀.
 */
export function addHour<E extends Evidence>(seen: E, hour: Hour): E {
  const variance = Math.max(hour.variance, 0);
  const risked = variance >= LEAST_VARIANCE;
  if (seen.pace === 0) return risked ? { ...seen, pace: variance } : seen;
  if (variance === 0) return seen;
  const z = hour.gain / Math.sqrt(seen.pace);
  const follow = risked ? 1 - 0.5 ** (1 / PACE_HALF_LIFE) : 0;
  return {
    ...seen,
    hours: seen.hours + 1,
    pace: seen.pace + follow * (variance - seen.pace),
    gains: seen.gains + z,
    squares: seen.squares + z ** 2,
    cubes: seen.cubes + z ** 3,
    fourths: seen.fourths + z ** 4,
    variance: seen.variance + variance / seen.pace,
    risk: seen.risk + Math.sqrt(variance / seen.pace),
  };
}

/** A weekly Sharpe ratio as measured, with its standard error. */
export interface Measured {
  sharpe: number;
  error: number;
}

/**
 * What the hours measured: gains per risk taken; null without any. Their dispersion is the larger of that of whole hours and that
 * within them: a gambler who doubles until it wins shows only the second. Error after Lo (Financial Analysts Journal 58(4), 2002).
 */
export function measuredSharpe({ hours, gains, squares, variance, risk }: Evidence): Measured | null {
  if (hours < 1 || !(risk > 0)) return null;
  const scale = Math.sqrt(HOURS_PER_WEEK) / risk;
  const dispersion = Math.sqrt(Math.max(squares, variance));
  const hourly = gains / dispersion / Math.sqrt(hours);
  return { sharpe: scale * gains, error: scale * dispersion * Math.sqrt(1 + hourly ** 2 / 2) };
}

/** Sharpe ratio of an hour, skewness and kurtosis (3 for a normal one) of the standardised gains; null below four hours. */
export function momentsOf({ hours: n, gains, squares, cubes, fourths }: Evidence): Moments | null {
  if (n < 4) return null;
  const mean = gains / n;
  const second = squares / n - mean ** 2;
  if (!(second > 0)) return null;
  const third = cubes / n - (3 * mean * squares) / n + 2 * mean ** 3;
  const fourth = fourths / n - (4 * mean * cubes) / n + (6 * mean ** 2 * squares) / n - 3 * mean ** 4;
  return {
    observations: n,
    sharpe: mean / Math.sqrt((second * n) / (n - 1)),
    skewness: third / second ** 1.5,
    kurtosis: fourth / second ** 2,
  };
}

export interface Moments {
  observations: number;
  /** per observation, not annualised */
  sharpe: number;
  skewness: number;
  kurtosis: number;
}
