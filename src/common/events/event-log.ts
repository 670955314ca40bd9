import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Batched } from '../db/batched.js';
import { askPrepared, type PreparedStatement } from '../db/prepared.js';
import { DomainEventRow } from './domain-event.entity.js';
import type { DomainEvent } from './domain-events.js';

/** The engine reads what it took in again from its checkpoints, which go back two days from the last one. */
export const TAKEN_IN_DAYS = 3;
const UNREAD_DAYS = 40;
const BATCH = 5000;

export interface LoggedEvent {
  id: string;
  event: DomainEvent;
  /** ms since the epoch */
  occurredAt: number;
}

/** An event as it is stored. */
export interface EventRow {
  id: string;
  type: string;
  data: object;
  occurred_at: string;
}

/** What an event of now is stored as. */
export const eventRow = ({ type, ...data }: DomainEvent): EventRow => ({
  id: randomUUID(),
  type,
  data,
  occurred_at: new Date().toISOString(),
});

/** $1: events */
const TELL: PreparedStatement = {
  name: 'fyra_tell',
  text: `INSERT INTO domain_event (id, type, data, occurred_at) SELECT id, type, data, occurred_at
    FROM jsonb_to_recordset($1::jsonb) AS e(id uuid, type text, data jsonb, occurred_at timestamptz)`,
};

/** The backend's durable diary: features write in their own transactions, one reader takes it in, once each. */
@Injectable()
export class EventLog {
  private readonly telling = new Batched((rows: EventRow[]) => this.write(rows));

  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** What nothing else is written with: one statement for all who tell at the same time; written when this resolves. */
  tell(event: DomainEvent): Promise<void> {
    return this.telling.ask(eventRow(event));
  }

  /** In the transaction that makes it true. */
  async emit(manager: EntityManager, ...events: DomainEvent[]): Promise<void> {
    if (events.length === 0) return;
    const rows = events.map(({ type, ...data }) => ({ id: randomUUID(), type, data, occurredAt: new Date() }));
    await manager.insert(DomainEventRow, rows as never);
  }

  /** The oldest events not taken in yet, in order; call inside the reader's transaction. */
  async pending(manager: EntityManager, limit: number): Promise<LoggedEvent[]> {
    const rows = await manager.query<{ id: string; type: string; data: object; occurred_at: Date }[]>(
      'SELECT id, type, data, occurred_at FROM domain_event WHERE seq IS NULL ORDER BY occurred_at, id LIMIT $1',
      [limit],
    );
    return rows.map(({ id, type, data, occurred_at }) => ({
      id,
      event: { type, ...data } as DomainEvent,
      occurredAt: occurred_at.getTime(),
    }));
  }

  /** The reader's mark, in the transaction that keeps its effect: `ids` in order get seq `first`, `first`+1, … */
  async taken(manager: EntityManager, ids: readonly string[], first: number): Promise<void> {
    await manager.query(
      `UPDATE domain_event e SET seq = $2::bigint + t.ordinal - 1
       FROM unnest($1::uuid[]) WITH ORDINALITY AS t(id, ordinal) WHERE e.id = t.id AND e.seq IS NULL`,
      [ids, first],
    );
  }

  /** Forgets a batch of what was taken in long before the last event that was, and what no reader came for. */
  async sweep(manager: EntityManager): Promise<void> {
    await manager.query(
      `DELETE FROM domain_event WHERE id IN (
         SELECT id FROM (SELECT id, occurred_at FROM domain_event WHERE seq IS NOT NULL ORDER BY seq LIMIT ${BATCH}) oldest
         WHERE occurred_at < (SELECT occurred_at FROM domain_event WHERE seq IS NOT NULL ORDER BY seq DESC LIMIT 1) - interval '${TAKEN_IN_DAYS} days'
       )`,
    );
    await manager.query(
      `DELETE FROM domain_event WHERE seq IS NULL AND occurred_at < now() - interval '${UNREAD_DAYS} days'`,
    );
  }

  private async write(rows: EventRow[]): Promise<void[]> {
    await askPrepared(this.db, TELL, [JSON.stringify(rows)]);
    return rows.map(() => undefined);
  }
}
