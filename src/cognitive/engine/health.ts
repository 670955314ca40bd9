import { PARAMETERS } from './parameters.js';

export const HEALTH = ['ok', 'strained', 'degraded', 'critical'] as const;
export type Health = (typeof HEALTH)[number];

/** The host's own measurements. */
export interface Vitals {
  /** second they were taken */
  at: number;
  /** event-loop delay, 99th percentile of the last seconds, ms */
  lagMs: number;
  /** jobs waiting over all queues */
  queue: number;
  /** failures of the database or storage in the last minute */
  storageFailures: number;
}

type Limits = (typeof PARAMETERS.health)['strained' | 'degraded' | 'critical'];

/** The worst level that any of error level, lag, queue or storage reaches; old vitals do not count. */
export function healthOf(error: number, vitals: Vitals, second: number): Health {
  const { strained, degraded, critical, vitalsSeconds } = PARAMETERS.health;
  const fresh = second - vitals.at <= vitalsSeconds;
  const reaches = (limits: Limits): boolean =>
    error >= limits.error ||
    (fresh &&
      (vitals.lagMs >= limits.lagMs ||
        vitals.queue >= limits.queue ||
        vitals.storageFailures >= limits.storageFailures));
  if (reaches(critical)) return 'critical';
  if (reaches(degraded)) return 'degraded';
  return reaches(strained) ? 'strained' : 'ok';
}
