import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Rings, TIERS } from '../engine/index.js';

const COARSE = TIERS[1].seconds;

/** Samples the engine into fixed rings, and keeps the coarser ones in the database. */
@Injectable()
export class HistoryRecorder extends Rings {
  private saved = 0;

  constructor(@InjectDataSource() private readonly db: DataSource) {
    super();
  }

  /** Puts the saved buckets back into the rings. */
  async load(second: number): Promise<void> {
    const rows = await this.db.query<{ seconds: number; start: string; numbers: number[] }[]>(
      'SELECT seconds, start, numbers FROM cognitive_history WHERE start <= $1',
      [second],
    );
    for (const { seconds, start, numbers } of rows) {
      this.tiers.find((tier) => tier.seconds === seconds)?.restore(Number(start), numbers);
      if (seconds === COARSE) this.saved = Math.max(this.saved, Number(start));
    }
  }

  /** Saves what has closed since the last time and drops what the rings no longer hold. */
  async save(manager: EntityManager, second: number): Promise<void> {
    for (const tier of this.tiers.slice(1)) {
      const from = Math.max(this.saved, second - tier.seconds * tier.buckets);
      const rows = [...tier.read(from - (from % tier.seconds), second + 1)];
      if (rows.length > 0) await saveBuckets(manager, tier.seconds, rows);
      await manager.query('DELETE FROM cognitive_history WHERE seconds = $1 AND start < $2', [
        tier.seconds,
        second - tier.seconds * tier.buckets,
      ]);
    }
    this.saved = second - (second % COARSE);
  }
}

/** Writes buckets of a tier; one that has grown meanwhile takes the place of what was written of it. */
export async function saveBuckets(
  manager: EntityManager,
  seconds: number,
  rows: readonly [start: number, numbers: number[]][],
): Promise<void> {
  await manager.query(
    `INSERT INTO cognitive_history (seconds, start, numbers)
     SELECT $1, d.start, ARRAY(SELECT jsonb_array_elements_text(d.numbers)::float8)
     FROM jsonb_to_recordset($2::jsonb) AS d(start bigint, numbers jsonb)
     ON CONFLICT (seconds, start) DO UPDATE SET numbers = excluded.numbers`,
    [seconds, JSON.stringify(rows.map(([start, numbers]) => ({ start, numbers })))],
  );
}
