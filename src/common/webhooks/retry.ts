/** Seconds from one failed attempt to the next: eight attempts in about ten hours. */
export const RETRY_SECONDS = [5, 30, 120, 600, 3600, 10_800, 21_600] as const;

const JITTER = 0.2;

/**
 * Milliseconds until the next attempt, spread by ± 20 % so that receivers that were down are not met by all at once.
 * @param failed attempts so far, from 1
 * @param chance uniform in [0, 1)
 * @returns null when it was the last
 */
export function retryDelayMs(
  failed: number,
  chance: number,
  schedule: readonly number[] = RETRY_SECONDS,
): number | null {
  const seconds = schedule[failed - 1];
  return seconds === undefined ? null : Math.round(seconds * 1000 * (1 - JITTER + 2 * JITTER * chance));
}
