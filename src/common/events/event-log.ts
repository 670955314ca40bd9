import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainEventRow } from './domain-event.entity.js';
import type { DomainEvent } from './domain-events.js';

export interface LoggedEvent {
  id: string;
  event: DomainEvent;
  /** ms since the epoch */
  occurredAt: number;
}

/** The backend's durable diary: features write in their own transactions, one reader takes it in, once each. */
@Injectable()
export class EventLog {
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

  /** Forgets what was taken in, or waits for no reader, after `days`. */
  async sweep(manager: EntityManager, days: number): Promise<void> {
    await manager.query(`DELETE FROM domain_event WHERE occurred_at < now() - $1 * interval '1 day'`, [days]);
  }
}
