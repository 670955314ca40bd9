import { utcDayStart } from '../../kernel/clock.js';
import type { CountingWindow } from '../quota.types.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

export const WINDOW_MS: Record<CountingWindow, number | null> = { hour: HOUR_MS, day: DAY_MS, lifetime: null };

/** Start of the window holding `now`, both in milliseconds since the epoch; 0 for a lifetime. */
export function windowStart(window: CountingWindow, now: number): number {
  if (window === 'lifetime') return 0;
  return window === 'day' ? utcDayStart(now) : now - (now % HOUR_MS);
}

/** When the window holding `now` ends, in Unix seconds; null for a lifetime. */
export function windowResetsAt(window: CountingWindow, now: number): number | null {
  const length = WINDOW_MS[window];
  return length === null ? null : (windowStart(window, now) + length) / 1000;
}
