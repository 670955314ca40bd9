import type { Principal } from '../auth/principal.js';
import type { Reservation } from './quota-ledger.js';

/** How long a counter counts before it starts again: UTC clock hours, UTC calendar days, or never. */
export type CountingWindow = 'hour' | 'day' | 'lifetime';

/** One count against one limit. `subject` must not be personal data: use `subjects.ts`. */
export interface Counter {
  bucket: string;
  subject: string;
  /** units per window, ≥ 0 */
  limit: number;
  window: CountingWindow;
}

/** Who is asking. */
export interface Caller {
  client: string;
  principal?: Principal;
}

/**
 * The rule of one bucket. `plan` gives ways of paying in order of preference; each is a list of counters that must
 * all admit. An empty list admits without counting; no way at all refuses.
 */
export interface BucketPolicy {
  bucket: string;
  plan(caller: Caller): Counter[][] | Promise<Counter[][]>;
  /** `code` of the 429, e.g. `insufficient_quota`. */
  code: string;
  /** What the refusal tells the caller. */
  detail: string;
  /** Further members and headers of the refusal, e.g. `upgrade_url`. */
  members?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** One counter's standing after a charge. */
export interface CounterState {
  counter: Counter;
  used: number;
  /** Unix seconds; null for a lifetime. */
  resetsAt: number | null;
}

/** What one request took: held until confirmed or given back. */
export interface Charge {
  policy: BucketPolicy;
  states: CounterState[];
  /** What the headers tell instead, when a later way paid: the first way, used up. */
  shown?: CounterState[];
  units: number;
  /** Rows held in PostgreSQL; none for window counters. */
  reservations: Reservation[];
  /** Confirmed or given back. */
  settled: boolean;
}
