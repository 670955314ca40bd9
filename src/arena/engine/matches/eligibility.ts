import { LEAST_EXPOSURE } from '../skill/exposure-time.js';
import type { MatchWindow } from './window.js';

export const LATEST_ENTRY = 0.25;
export const LEAST_TRADES = 3;

export const INELIGIBLE_REASONS = [
  'retired',
  'late_entry',
  'too_many_entries',
  'too_few_trades',
  'too_little_risk',
  'follower',
] as const;
export type IneligibleReason = (typeof INELIGIBLE_REASONS)[number];

export interface Standing {
  eligible: boolean;
  reason?: IneligibleReason;
}

/** What a participant is judged by. */
export interface Entered {
  /** ms since the epoch at which its equity was first counted */
  entered: number;
  /** fills within the match */
  trades: number;
  /** gross, averaged since then, fraction of equity; Infinity where nobody asks */
  exposure: number;
  retired?: boolean;
  /** beyond what its operator or address may enter */
  surplus?: boolean;
}

/**
 * Whether a participant counts in a match: still there, entered within its first quarter, not one too many of its operator or
 * address, with at least three filled trades and 5 % gross exposure on time average.
 */
export function eligibility(match: MatchWindow, { entered, trades, exposure, retired, surplus }: Entered): Standing {
  if (retired) return { eligible: false, reason: 'retired' };
  if (surplus) return { eligible: false, reason: 'too_many_entries' };
  if (isLate(match, entered)) return { eligible: false, reason: 'late_entry' };
  if (trades < LEAST_TRADES) return { eligible: false, reason: 'too_few_trades' };
  return exposure < LEAST_EXPOSURE ? { eligible: false, reason: 'too_little_risk' } : { eligible: true };
}

export const isLate = (match: MatchWindow, entered: number): boolean =>
  entered - match.starts_at > LATEST_ENTRY * (match.ends_at - match.starts_at);
