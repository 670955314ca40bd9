/** The three lengths of a match. All are aligned to UTC; weeks start on Monday. */
export const DURATIONS = ['1h', '1d', '1w'] as const;
export type Duration = (typeof DURATIONS)[number];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Length, alignment (1970-01-05 was a Monday) and sampling interval of equity, in ms. */
const SHAPES: Record<Duration, { length: number; origin: number; sample: number }> = {
  '1h': { length: HOUR, origin: 0, sample: MINUTE },
  '1d': { length: DAY, origin: 0, sample: 5 * MINUTE },
  '1w': { length: 7 * DAY, origin: 4 * DAY, sample: HOUR },
};

export const MS_PER_YEAR = 365 * DAY;

export interface MatchWindow {
  duration: Duration;
  /** ms, inclusive */
  starts_at: number;
  /** ms, exclusive: the next match starts here */
  ends_at: number;
}

/** The match of a length that runs at `t` (ms since the epoch). */
export function matchWindow(duration: Duration, t: number): MatchWindow {
  const { length, origin } = SHAPES[duration];
  const starts = Math.floor((t - origin) / length) * length + origin;
  return { duration, starts_at: starts, ends_at: starts + length };
}

/** ms between two samples of equity: a minute (1h), five minutes (1d), an hour (1w). */
export const sampleMs = (duration: Duration): number => SHAPES[duration].sample;

/** Samples per year of 365 days, for annualisation. */
export const samplesPerYear = (duration: Duration): number => MS_PER_YEAR / SHAPES[duration].sample;

/** Part of the match still to come at `t`, 0–1. */
export const timeLeft = (match: MatchWindow, t: number): number =>
  Math.min(1, Math.max(0, (match.ends_at - t) / (match.ends_at - match.starts_at)));
