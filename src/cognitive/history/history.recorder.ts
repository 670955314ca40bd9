import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { HISTORY_FIELDS, sampleOf, Tier, TIERS, type Row, type State } from '../engine/index.js';

const FINE_SECONDS = TIERS[0].buckets;
const COARSE = TIERS[1].seconds;

/** Samples the engine into fixed rings, and keeps the coarser ones in the database. */
@Injectable()
export class HistoryRecorder {
  readonly tiers = TIERS.map(({ seconds, buckets }) => new Tier(seconds, buckets));
  private saved = 0;

  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** The next second worth a sample: each one near the present, every fifteenth before. */
  nextSample(second: number, present: number): number {
    return present - second <= FINE_SECONDS ? second + 1 : second + COARSE - (second % COARSE);
  }

  record(state: State, present: number): void {
    const sample = sampleOf(state);
    for (const tier of this.tiers) {
      if (present - state.second <= tier.seconds * tier.buckets) tier.add(state.second, sample);
    }
  }

  /** Puts the saved buckets back into the rings. */
  async load(second: number): Promise<void> {
    const rows = await this.db.query<{ seconds: number; start: string; numbers: number[] }[]>(
      'SELECT seconds, start, numbers FROM cognitive_history WHERE start <= $1',
      [second],
    );
    for (const { seconds, start, numbers } of rows) {
      this.tiers.find((tier) => tier.seconds === seconds)?.restore(Number(start), rowOf(numbers));
      if (seconds === COARSE) this.saved = Math.max(this.saved, Number(start));
    }
  }

  /** Saves what has closed since the last time and drops what the rings no longer hold. */
  async save(manager: EntityManager, second: number): Promise<void> {
    for (const tier of this.tiers.slice(1)) {
      const from = Math.max(this.saved, second - tier.seconds * tier.buckets);
      const rows = [...tier.read(from - (from % tier.seconds), second + 1)];
      if (rows.length > 0) await this.insert(manager, tier.seconds, rows);
      await manager.query('DELETE FROM cognitive_history WHERE seconds = $1 AND start < $2', [
        tier.seconds,
        second - tier.seconds * tier.buckets,
      ]);
    }
    this.saved = second - (second % COARSE);
  }

  private async insert(manager: EntityManager, seconds: number, rows: [number, Row][]): Promise<void> {
    const data = rows.map(([start, row]) => ({ start, numbers: numbersOf(row) }));
    await manager.query(
      `INSERT INTO cognitive_history (seconds, start, numbers)
       SELECT $1, d.start, ARRAY(SELECT jsonb_array_elements_text(d.numbers)::float8)
       FROM jsonb_to_recordset($2::jsonb) AS d(start bigint, numbers jsonb)
       ON CONFLICT (seconds, start) DO UPDATE SET numbers = excluded.numbers`,
      [seconds, JSON.stringify(data)],
    );
  }
}

const numbersOf = (row: Row): number[] =>
  HISTORY_FIELDS.flatMap((field) => {
    const { min, max, sum, last, n } = row[field];
    return [min, max, sum, last, n];
  });

function rowOf(numbers: readonly number[]): Row {
  const entries = HISTORY_FIELDS.map((field, i) => {
    const [min, max, sum, last, n] = numbers.slice(i * 5, i * 5 + 5);
    return [field, { min, max, sum, last, n }];
  });
  return Object.fromEntries(entries) as Row;
}
