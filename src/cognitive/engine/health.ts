import { PARAMETERS } from './parameters.js';

export const HEALTH = ['ok', 'strained', 'degraded', 'critical'] as const;
export type Health = (typeof HEALTH)[number];

/** One process's own measurements. */
export interface Vitals {
  /** second they were taken */
  at: number;
  /** event-loop delay, 99th percentile of the last seconds, ms */
  lagMs: number;
  /** jobs waiting over all queues */
  queue: number;
  /** writes to the database that failed since the process measured last */
  storageFailures: number;
}

type Limits = (typeof PARAMETERS.health)['strained' | 'degraded' | 'critical'];

/**
 * The worst level that any of error level, lag, queue or storage reaches in any process; old vitals do not count.
 * @param vitals measurements of all processes
 */
export function healthOf(error: number, vitals: readonly Vitals[], second: number): Health {
  const { strained, degraded, critical, vitalsSeconds } = PARAMETERS.health;
  const fresh = vitals.filter(({ at }) => second - at <= vitalsSeconds);
  const reaches = (limits: Limits): boolean =>
    error >= limits.error ||
    fresh.some(
      (v) => v.lagMs >= limits.lagMs || v.queue >= limits.queue || v.storageFailures >= limits.storageFailures,
    );
  if (reaches(critical)) return 'critical';
  if (reaches(degraded)) return 'degraded';
  return reaches(strained) ? 'strained' : 'ok';
}
