import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';

/** A saved state. */
export interface Checkpoint {
  second: number;
  seq: number;
  state: string;
  hash: string;
}

interface Row {
  second: string;
  seq: string;
  state: string;
  hash: string;
}

/** Checkpoints: the newest few, and one an hour for two days. */
@Injectable()
export class CheckpointStore {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** The newest at or before a second. */
  async latest(until: number): Promise<Checkpoint | null> {
    const [row] = await this.db.query<Row[]>(
      'SELECT second, seq, state, hash FROM cognitive_checkpoint WHERE second <= $1 ORDER BY second DESC LIMIT 1',
      [until],
    );
    return row ? { ...row, second: Number(row.second), seq: Number(row.seq) } : null;
  }

  async save(manager: EntityManager, { second, seq, state, hash }: Checkpoint): Promise<void> {
    await manager.query(
      'INSERT INTO cognitive_checkpoint (second, seq, state, hash) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      [second, seq, state, hash],
    );
    await manager.query(
      `DELETE FROM cognitive_checkpoint c WHERE second < $1::bigint - 172800 OR (second < $1::bigint - 120 AND EXISTS
         (SELECT 1 FROM cognitive_checkpoint o WHERE o.second < c.second AND o.second / 3600 = c.second / 3600))`,
      [second],
    );
    await manager.query('DELETE FROM cognitive_batch WHERE second <= (SELECT min(second) FROM cognitive_checkpoint)');
  }
}
