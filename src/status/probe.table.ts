import type { ServiceName } from '../common/config/env.js';

/** What is asked of an interface to see whether it answers: one of its own cheap public reads, and the truth if it has any. */
interface Probe {
  url: string;
  /** Whether an answer below 400 says that all is well; absent: it does. @param now epoch, ms */
  isWell?: (answer: unknown, now: number) => boolean;
}

const LONGEST_SECOND_MS = 60_000;

export const PROBES: Record<ServiceName, Probe> = {
  arena: { url: '/api/v1/roundtrips?limit=1' },
  design: { url: '/api/v1/gallery?limit=1' },
  cognitive: {
    url: '/api/cognitive',
    isWell: (answer, now) => now - (answer as { timestamp: number }).timestamp * 1000 < LONGEST_SECOND_MS,
  },
  tools: { url: '/api/health', isWell: (answer) => (answer as { status: string }).status !== 'down' },
};
