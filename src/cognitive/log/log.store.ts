import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { DomainEvent } from '../../common/events/domain-events.js';

/** How far the engine's time has come. */
export interface Head {
  genesis: number;
  seed: string;
  /** κ at birth; the log tells of every change since */
  kappa: number;
  second: number;
  seq: number;
  /** ms since the epoch at which the second was closed */
  madeAt: number;
}

/** The events of one closed second, in order. */
export interface Batch {
  second: number;
  lastSeq: number;
  events: DomainEvent[];
}

interface HeadRow {
  genesis: string;
  seed: string;
  kappa: number;
  second: string;
  seq: string;
  made_at: Date;
}

interface EventRow {
  second: string;
  last_seq: string;
  type: string;
  data: object;
}

/** Reads the engine's input as the single writer has ordered it. */
@Injectable()
export class LogStore {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** null before the first holder of the lease. */
  async head(): Promise<Head | null> {
    const [row] = await this.db.query<HeadRow[]>(
      'SELECT genesis, seed, kappa, second, seq, made_at FROM cognitive_head WHERE id = 1',
    );
    if (!row) return null;
    const { seed, kappa } = row;
    const [genesis, second, seq] = [Number(row.genesis), Number(row.second), Number(row.seq)];
    return { genesis, seed, kappa, second, seq, madeAt: row.made_at.getTime() };
  }

  /** The seconds with events in (after, until], oldest first. */
  async batches(after: number, until: number): Promise<Batch[]> {
    const rows = await this.db.query<EventRow[]>(
      `SELECT b.second, b.last_seq, e.type, e.data
       FROM cognitive_batch b JOIN domain_event e ON e.seq BETWEEN b.first_seq AND b.last_seq
       WHERE b.second > $1 AND b.second <= $2 ORDER BY e.seq`,
      [after, until],
    );
    const out: Batch[] = [];
    for (const { second, last_seq, type, data } of rows) {
      if (out.at(-1)?.second !== Number(second))
        out.push({ second: Number(second), lastSeq: Number(last_seq), events: [] });
      out.at(-1)?.events.push({ type, ...data } as DomainEvent);
    }
    return out;
  }
}
