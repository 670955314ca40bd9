import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Principal } from '../auth/principal.js';
import { tellTrouble } from '../db/trouble.js';
import { Rounds } from '../work/rounds.js';

const EVERY_MS = 2000;
/** Kept for so long. */
export const USAGE_DAYS = 90;
const MOST_HELD = 50_000;

/** What one answered request adds. */
export interface Used {
  operation: string;
  status: number;
  units: number;
}

interface UsageCount {
  account_id: string;
  day: string;
  line: string;
  operation: string;
  requests: number;
  refused: number;
  failed: number;
  units: number;
}

/** Rows in one order for all processes, so that none waits for another that waits for it. */
const ADD = `
  INSERT INTO key_usage AS k (account_id, day, line, operation, requests, refused, failed, units)
  SELECT account_id, day, line, operation, requests, refused, failed, units
  FROM json_to_recordset($1::json) AS r(account_id uuid, day date, line uuid, operation text,
    requests integer, refused integer, failed integer, units integer)
  ORDER BY account_id, day, line, operation
  ON CONFLICT (account_id, day, line, operation) DO UPDATE SET requests = k.requests + excluded.requests,
    refused = k.refused + excluded.refused, failed = k.failed + excluded.failed, units = k.units + excluded.units`;

/**
 * Counts what keys ask, in memory, and writes it down every two seconds: no request waits for it. A process that is killed
 * loses those seconds; limits do not count by this.
 */
@Injectable()
export class KeyUsage implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(KeyUsage.name);
  private counts = new Map<string, UsageCount>();
  private sweptOn = '';
  private readonly rounds = new Rounds(
    EVERY_MS,
    () => this.write(),
    (error) => tellTrouble(this.log, 'cannot write down usage', error),
  );

  constructor(@InjectDataSource() private readonly db: DataSource) {}

  onApplicationBootstrap(): void {
    this.rounds.begin();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.rounds.end();
    await this.rounds.quietly();
  }

  count({ accountId, keyId, line = keyId }: Principal, { operation, status, units }: Used): void {
    const day = new Date().toISOString().slice(0, 10);
    const name = `${line} ${day} ${operation}`;
    if (!this.counts.has(name) && this.counts.size >= MOST_HELD) return;
    const count = this.counts.get(name) ?? newCount(accountId, day, line, operation);
    count.requests++;
    if (status >= 500) count.failed++;
    else if (status >= 400) count.refused++;
    count.units += status < 400 ? units : 0;
    this.counts.set(name, count);
  }

  private async write(): Promise<void> {
    if (this.counts.size === 0) return;
    const counted = this.counts;
    this.counts = new Map();
    try {
      await this.db.query(ADD, [JSON.stringify([...counted.values()])]);
    } catch (error) {
      this.takeBack(counted);
      throw error;
    }
    await this.forgetOld();
  }

  private takeBack(counted: ReadonlyMap<string, UsageCount>): void {
    for (const [name, old] of counted) this.counts.set(name, sumOf(old, this.counts.get(name)));
  }

  /** Once a day and process. */
  private async forgetOld(): Promise<void> {
    const today = new Date().toISOString().slice(0, 10);
    if (today === this.sweptOn) return;
    await this.db.query(`DELETE FROM key_usage WHERE day < (now() AT TIME ZONE 'utc')::date - ${USAGE_DAYS}`);
    this.sweptOn = today;
  }
}

const newCount = (account_id: string, day: string, line: string, operation: string): UsageCount => ({
  account_id,
  day,
  line,
  operation,
  requests: 0,
  refused: 0,
  failed: 0,
  units: 0,
});

const sumOf = (a: UsageCount, b: UsageCount | undefined): UsageCount => ({
  ...a,
  requests: a.requests + (b?.requests ?? 0),
  refused: a.refused + (b?.refused ?? 0),
  failed: a.failed + (b?.failed ?? 0),
  units: a.units + (b?.units ?? 0),
});
