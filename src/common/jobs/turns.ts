import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { lockNamed } from '../db/advisory-lock.js';
import { AWAITED_IN_A_ROW } from './line-order.js';

/** Turns that are remembered: who had none of them has waited longest. */
const REMEMBERED = 500;

/**
 * Those who had a turn of a queue ($1), when they last had one, and what waits to begin. `waiting` is in the order of coming.
 */
export const WAITING = `
  WITH served AS (
    SELECT network, address, payer, turn, awaited_until FROM outbox_job
    WHERE queue = $1 AND turn IS NOT NULL ORDER BY turn DESC LIMIT ${REMEMBERED}
  ),
  networks AS (SELECT network, max(turn) AS network_turn FROM served GROUP BY network),
  addresses AS (SELECT network, address, max(turn) AS address_turn FROM served GROUP BY network, address),
  payers AS (SELECT network, address, payer, max(turn) AS payer_turn FROM served GROUP BY network, address, payer),
  row_of_awaited AS (
    SELECT count(*) FILTER (WHERE awaited_until IS NOT NULL) AS length
    FROM (SELECT awaited_until FROM served ORDER BY turn DESC LIMIT ${AWAITED_IN_A_ROW}) latest
  ),
  waiting AS (
    SELECT id, ticket, ref, network, address, payer, sent_at, created_at, coalesce(awaited_until > now(), false) AS awaited,
      network_turn, address_turn, payer_turn
    FROM outbox_job LEFT JOIN networks USING (network) LEFT JOIN addresses USING (network, address)
      LEFT JOIN payers USING (network, address, payer)
    WHERE queue = $1 AND done_at IS NULL AND attempt = 0 AND (run_at IS NULL OR run_at <= now())
  )`;

export interface Begun {
  id: string;
  ref: string;
  attempt: number;
  counted: number;
  traceparent: string | null;
  network: string;
  address: string;
  payer: string;
  free: boolean;
}

/** What is known of an execution that begins. */
export const BEGUN = 'id, ref, attempt, attempt - excused AS counted, traceparent, network, address, payer, free';

interface Held {
  id: string;
  attempt: number;
}

/**
 * Decides which job begins when a worker is free. Bull's jobs are tickets: each promised job has one, and whichever ticket
 * comes first begins the job whose turn it is, which changes tickets with the one it came with. So nothing is decided
 * before it must be, and what Bull loses, repeats or delays is still one job.
 */
@Injectable()
export class Turns {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** @returns the execution that begins; null when the ticket's job is done or was withdrawn */
  take(queue: string, ticket: string): Promise<Begun | null> {
    return this.db.transaction(async (manager) => {
      await lockNamed(manager, `turns:${queue}`);
      const own = await this.holderOf(manager, queue, ticket);
      if (!own) return null;
      if (own.attempt > 0) return this.begin(manager, queue, own.id);
      const next = (await this.next(manager, queue, own.id)) ?? own;
      if (next.id !== own.id) await this.exchange(manager, own.id, next.id);
      return this.begin(manager, queue, next.id);
    });
  }

  private async holderOf(manager: EntityManager, queue: string, ticket: string): Promise<Held | undefined> {
    const [held] = await manager.query<Held[]>(
      `SELECT id, attempt FROM outbox_job
       WHERE queue = $1 AND (ticket = $2 OR (id = $2 AND ticket IS NULL)) AND done_at IS NULL FOR UPDATE`,
      [queue, ticket],
    );
    return held;
  }

  /** Only of those that have a ticket in Bull. */
  private async next(manager: EntityManager, queue: string, own: string): Promise<Held | undefined> {
    const [next] = await manager.query<Held[]>(
      `${WAITING}
       SELECT id, 0 AS attempt FROM outbox_job WHERE attempt = 0 AND done_at IS NULL AND id = (
         SELECT id FROM waiting, row_of_awaited WHERE sent_at IS NOT NULL OR id = $2
         ORDER BY awaited = (length < ${AWAITED_IN_A_ROW}) DESC, network_turn NULLS FIRST, address_turn NULLS FIRST,
           payer_turn NULLS FIRST, created_at, id
         LIMIT 1
       ) FOR UPDATE`,
      [queue, own],
    );
    return next;
  }

  private async exchange(manager: EntityManager, one: string, other: string): Promise<void> {
    await manager.query(
      `UPDATE outbox_job j SET ticket = coalesce(o.ticket, o.id) FROM outbox_job o
       WHERE (j.id = $1 AND o.id = $2) OR (j.id = $2 AND o.id = $1)`,
      [one, other],
    );
  }

  private async begin(manager: EntityManager, queue: string, id: string): Promise<Begun> {
    const [[begun]] = await manager.query<[Begun[], number]>(
      `UPDATE outbox_job SET attempt = attempt + 1, started_at = now(),
         awaited_until = CASE WHEN attempt > 0 OR awaited_until > now() THEN awaited_until END,
         turn = coalesce(turn, 1 + coalesce((SELECT max(turn) FROM outbox_job WHERE queue = $2), 0))
       WHERE id = $1 RETURNING ${BEGUN}`,
      [id, queue],
    );
    return begun;
  }
}
