import type { EntityManager } from 'typeorm';
import { toDigits } from '../../common/kernel/to-digits.js';
import type { Outcome } from '../entities/round.entity.js';

/** How a guest's model does: what it took since midnight, UTC, and how its last round went. */
export interface GuestForm {
  rounds_today: number;
  calls_today: number;
  tokens_today: number;
  cost_today_usd: number;
  last_round: { at: string; outcome: Outcome; problem: string | null } | null;
}

interface SumRow {
  rounds: number;
  calls: number;
  tokens: number;
  cost: number;
}

interface LastRow {
  asked_at: Date;
  outcome: Outcome;
  problem: string | null;
}

export async function guestForm(manager: EntityManager, id: string): Promise<GuestForm> {
  const [sum] = await manager.query<SumRow[]>(
    `SELECT count(*)::int AS rounds, coalesce(sum(calls), 0)::int AS calls,
       coalesce(sum(tokens_in + tokens_out), 0)::float8 AS tokens, coalesce(sum(cost_usd), 0)::float8 AS cost
     FROM arena_round WHERE participant_id = $1 AND asked_at >= date_trunc('day', now(), 'UTC')`,
    [id],
  );
  const [last] = await manager.query<LastRow[]>(
    `SELECT asked_at, outcome, problems ->> -1 AS problem FROM arena_round
     WHERE participant_id = $1 AND asked_at IS NOT NULL AND outcome IS NOT NULL ORDER BY asked_at DESC LIMIT 1`,
    [id],
  );
  return {
    rounds_today: sum.rounds,
    calls_today: sum.calls,
    tokens_today: sum.tokens,
    cost_today_usd: toDigits(sum.cost, 6),
    last_round: last ? { at: last.asked_at.toISOString(), outcome: last.outcome, problem: last.problem } : null,
  };
}
