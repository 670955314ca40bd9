import type { CounterState } from './quota.types.js';
import { WINDOW_MS } from './counters/counting-window.js';

const POLICY_NAMES = { hour: 'hourly', day: 'daily', lifetime: 'lifetime' } as const;

/** The counter that will refuse first: the one with the least left. */
export const tightest = (states: readonly CounterState[]): CounterState | undefined =>
  states.length < 2 ? states[0] : [...states].sort((a, b) => remaining(a) - remaining(b))[0];

/** How many units of its bucket a request cost, once that is settled. */
export const costHeader = ({ units, more = 0 }: { units: number; more?: number }): Record<string, string> => ({
  'X-Units': String(units + more),
});

export const remaining = ({ counter, used }: CounterState): number => Math.max(0, counter.limit - used);

/** `X-RateLimit-*` and the IETF `RateLimit` fields (draft 11) of a bucket; none when nothing counts. */
export function rateLimitHeaders(states: readonly CounterState[], nowMs: number): Record<string, string> {
  const state = tightest(states);
  if (!state) return {};
  const { counter, resetsAt } = state;
  const name = `"${POLICY_NAMES[counter.window]}"`;
  const length = WINDOW_MS[counter.window];
  const left = remaining(state);
  const headers: Record<string, string> = {
    'X-RateLimit-Limit': String(counter.limit),
    'X-RateLimit-Remaining': String(left),
    'RateLimit-Policy': `${name};q=${counter.limit}${length === null ? '' : `;w=${length / 1000}`}`,
    RateLimit: `${name};r=${left}${resetsAt === null ? '' : `;t=${secondsUntil(resetsAt, nowMs)}`}`,
  };
  if (resetsAt !== null) headers['X-RateLimit-Reset'] = String(resetsAt);
  return headers;
}

/** Longest wait that a client's own retries may sit out; some sleep through whatever Retry-After says. */
const SHORT_WAIT_SECONDS = 60;

/** When to ask again, and that trying again by itself is no use where that is far. @param seconds null: never */
export const retryHeaders = (seconds: number | null): Record<string, string> => ({
  ...(seconds === null ? {} : { 'Retry-After': String(seconds) }),
  ...(seconds === null || seconds > SHORT_WAIT_SECONDS ? { 'x-should-retry': 'false' } : {}),
});

/** Whole seconds until a Unix time, at least 1. */
export const secondsUntil = (unixSeconds: number, nowMs: number): number =>
  Math.max(1, Math.ceil(unixSeconds - nowMs / 1000));
