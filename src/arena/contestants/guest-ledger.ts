import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../../common/jobs/outbox.js';
import { newPublicId } from '../../common/work/public-id.js';
import { CONTESTANT_QUEUE, PLAY } from '../arena.names.js';
import { RoundRow } from '../entities/round.entity.js';
import type { Conversation } from './conversation.js';

/** What a guest has taken since midnight, UTC. */
export interface Spent {
  calls: number;
  tokens: number;
  usd: number;
}

/** A round that is open, and whose it is. */
export interface OpenRound {
  id: string;
  participantId: string;
  accountId: string;
  name: string;
}

/** Rounds of guests in their table, one open a guest, and the jobs that play them. */
@Injectable()
export class GuestLedger {
  constructor(private readonly outbox: Outbox) {}

  /** Opens a guest's next round where none is open. @param at not before */
  async open(manager: EntityManager, participantId: string, at = new Date()): Promise<void> {
    const rows = await manager.query<{ id: string }[]>(
      `INSERT INTO arena_round (id, participant_id) VALUES ($1, $2)
       ON CONFLICT (participant_id) WHERE outcome IS NULL DO NOTHING RETURNING id`,
      [newPublicId('dec'), participantId],
    );
    for (const { id } of rows) await this.promise(manager, id, at);
  }

  /** The same round, later. */
  async promise(manager: EntityManager, id: string, at: Date): Promise<void> {
    await this.outbox.add(manager, { queue: CONTESTANT_QUEUE, name: PLAY, ref: id, runAt: at });
  }

  /** A round that is to be played; null for one that has ended, or whose guest has retired. */
  async find(manager: EntityManager, id: string): Promise<OpenRound | null> {
    const [row] = await manager.query<OpenRound[]>(
      `SELECT r.id, p.id AS "participantId", p.account_id AS "accountId", p.name FROM arena_round r
       JOIN arena_participant p ON p.id = r.participant_id
       WHERE r.id = $1 AND r.outcome IS NULL AND p.status <> 'retired'`,
      [id],
    );
    return row ?? null;
  }

  /** Leaves no open round behind. */
  async drop(manager: EntityManager, where: { id: string } | { participantId: string }): Promise<void> {
    const [column, value] = 'id' in where ? ['id', where.id] : ['participant_id', where.participantId];
    await manager.query(`DELETE FROM arena_round WHERE ${column} = $1 AND outcome IS NULL`, [value]);
  }

  async spent(manager: EntityManager, participantId: string): Promise<Spent> {
    const [spent] = await manager.query<Spent[]>(
      `SELECT coalesce(sum(calls), 0)::int AS calls, coalesce(sum(tokens_in + tokens_out), 0)::float8 AS tokens,
         coalesce(sum(cost_usd), 0)::float8 AS usd
       FROM arena_round WHERE participant_id = $1 AND asked_at >= date_trunc('day', now(), 'UTC')`,
      [participantId],
    );
    return spent;
  }

  /** The model is about to be asked: counted before, so that a process that ends meanwhile has counted it. */
  async asking(manager: EntityManager, id: string): Promise<void> {
    await manager.query(
      'UPDATE arena_round SET calls = calls + 1, asked_at = coalesce(asked_at, now()) WHERE id = $1',
      [id],
    );
  }

  /** The end of a round. What a model saw that did not answer is kept by nobody. */
  async end(manager: EntityManager, id: string, talk: Conversation): Promise<void> {
    const { outcome, problems, prompt, answers, tokens_in, tokens_out, cost_usd, latency_ms } = talk;
    const words = answers.length > 0 ? { prompt, answers } : { prompt: null, answers: null };
    const took = { tokensIn: tokens_in, tokensOut: tokens_out, costUsd: cost_usd, latencyMs: latency_ms };
    await manager.update(RoundRow, { id }, { outcome, problems, ...words, ...took });
  }
}
