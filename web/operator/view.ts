import type { components } from '../api.js';

type Schemas = components['schemas'];

export type Overview = Schemas['OverviewView'];
export type Job = Schemas['OperatedJobView'];
export type Budget = Schemas['BudgetView'];
export type Entry = Schemas['AuditEntryView'];

export interface QueueCounts {
  waiting: number;
  active: number;
  delayed: number;
  failed: number;
  oldest_waiting_seconds: number | null;
}

/** What was done, as the address of the page says it afterwards. */
export const DONE = ['paused', 'resumed', 'again', 'ended'] as const;
export type Done = (typeof DONE)[number];

/** What an operator who has signed in sees. */
export interface OperatorView {
  base: string;
  name: string;
  role: string;
  /** carried by each form */
  csrf: string;
  /** ISO 8601 */
  endsAt: string;
  now: string;
  overview: Overview;
  budgets: readonly Budget[];
  trail: readonly Entry[];
  jobs: readonly Job[];
  /** the id that was searched for; null: none */
  searched: string | null;
  may: { pause: boolean; runAgain: boolean };
  done: Done | null;
  problem: string | null;
}

/** Written by hand to pause and to resume. */
export const TYPED = { pause: 'pause', resume: 'resume' } as const;
