import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Counter } from '../quota.types.js';

const REMEMBERED = 10_000;

/** Sees to it that counters of a day are there, so that a statement that locks them before it reads them finds them. */
@Injectable()
export class CounterOpenings {
  private readonly opened = new Set<string>();

  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** One round trip for the first of them in a day, none for those that this process has seen. @param day ISO time of its start */
  async open(day: string, counters: readonly Counter[]): Promise<void> {
    const fresh = counters.filter((counter) => !this.opened.has(nameOf(day, counter)));
    if (fresh.length === 0) return;
    await this.db.query(
      `INSERT INTO quota_counter (bucket, subject, window_start, used)
       SELECT DISTINCT bucket, subject, $3::timestamptz, 0 FROM unnest($1::text[], $2::text[]) AS c(bucket, subject)
       ORDER BY bucket, subject ON CONFLICT DO NOTHING`,
      [fresh.map(({ bucket }) => bucket), fresh.map(({ subject }) => subject), day],
    );
    if (this.opened.size + fresh.length > REMEMBERED) this.opened.clear();
    for (const counter of fresh) this.opened.add(nameOf(day, counter));
  }
}

const nameOf = (day: string, { bucket, subject }: Counter): string => `${day} ${bucket} ${subject}`;
