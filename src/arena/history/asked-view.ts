import { toDigits } from '../../common/kernel/to-digits.js';
import { WITHHELD_MS } from '../engine/history/index.js';

/** What asking a model took, as the database tells it. */
export interface AskedRow {
  model: string | null;
  calls: number;
  tokens_in: number;
  tokens_out: number;
  cost_usd: number;
  latency_ms: number;
}

export const askedView = (row: AskedRow): AskedRow => ({ ...row, cost_usd: toDigits(row.cost_usd, 6) });

/**
 * Until when what a model saw and said is not shown: it names exits, so it is shown with them, once nothing is held any more, or
 * after a quarter of an hour. Null for now. @param held markets in which its participant has something
 */
export function heldBack(decidedAt: Date, own: boolean, held: ReadonlySet<string>): Date | null {
  const until = decidedAt.getTime() + WITHHELD_MS;
  return own || held.size === 0 || Date.now() >= until ? null : new Date(until);
}
