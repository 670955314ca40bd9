import type { KeyInterface, Principal } from '../auth/principal.js';

/** How long a counter counts before it starts again: UTC clock hours, UTC calendar days, or never. */
export type CountingWindow = 'hour' | 'day' | 'lifetime';

/** One count against one limit. `subject` must not be personal data: use `subjects.ts`. */
export interface Counter {
  bucket: string;
  subject: string;
  /** units per window, ≥ 0 */
  limit: number;
  window: CountingWindow;
  /** What a request takes of this one, where it is not as much as of the others (bytes beside calls). */
  units?: number;
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
  /** Whose keys may be limited to it. */
  keys?: KeyInterface;
  plan(caller: Caller): Counter[][] | Promise<Counter[][]>;
  /** The first of these ways, where the others take asking the database. */
  first?(caller: Caller): Counter[];
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
  /** 0 once it was given back or waived. */
  units: number;
  /** Units that the work took beside, in its own transaction (`takeMore`). */
  more?: number;
  /** Rows held in PostgreSQL; none for window counters. */
  reservations: Reservation[];
  /** Confirmed or given back. */
  settled: boolean;
}

/** JSON-safe proof of what was charged, for a row that may have to give it back later. */
export interface QuotaReceipt {
  bucket: string;
  subject: string;
  window_start: string;
  units: number;
}

export interface Reservation extends QuotaReceipt {
  id: string;
  ceiling: number;
}

/** What work of a millisecond will have cost: nothing is held while it is done. */
export interface Bill {
  policy: BucketPolicy;
  caller: Caller;
  units: number;
  /** The first way of paying. */
  way: readonly Counter[];
}

/** What one request stores, and the day's counters of its address and network that it fills, both in KiB. */
export interface Room {
  counters: readonly [Counter, Counter];
  kib: number;
}
