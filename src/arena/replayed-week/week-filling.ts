import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { lockNumbered } from '../../common/db/advisory-lock.js';
import { tellTrouble } from '../../common/db/trouble.js';
import { giveBackMemory } from '../../common/memory/give-back.js';
import { insertsOfStretch, type WeekPlace } from './week-rows.js';
import type { RecordedWeek } from './week-program.js';

/** In SQL: the time up to which ticks of the replayed week do not stand in their table yet; null when all do. */
export const UNFILLED = '(SELECT max(at) FROM arena_week)';

/** Whether all of the replayed week stands in its tables. */
export async function isWeekWhole(manager: Pick<EntityManager, 'query'>): Promise<boolean> {
  return (await manager.query<unknown[]>('SELECT 1 FROM arena_week LIMIT 1')).length === 0;
}

/** One process at a time writes a stretch. */
const LOCK = 6_179_212;
/** Unless somebody waits, two thirds of the time are left to the ticks. */
const REST = 2;
const AFTER_TROUBLE_MS = 2000;

/**
 * The replayed week reaches its tables stretch by stretch, the newest hours first, while the league goes on. A stretch leaves
 * the recording in the transaction that writes it: whoever dies meanwhile leaves neither a gap nor a double.
 */
@Injectable()
export class WeekFilling implements BeforeApplicationShutdown {
  private readonly log = new Logger(WeekFilling.name);
  private isWhole = false;
  private hurried = false;
  private readonly ending = new AbortController();
  private filling: Promise<void> | null = null;

  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Keeps a recorded week, and writes its newest stretch at once: a league that is read anew needs the last hour's rows. */
  async keep(manager: EntityManager, recorded: RecordedWeek, leaseEpoch: number): Promise<void> {
    await manager.query('LOCK TABLE arena_command, arena_posting IN SHARE ROW EXCLUSIVE MODE');
    const commands_after = await reserve(manager, 'arena_command', 'seq', recorded.commands);
    const postings_after = await reserve(manager, 'arena_posting', 'id', recorded.postings);
    for (const { tick, at, rows } of recorded.stretches) {
      await manager.query(
        `INSERT INTO arena_week (tick, at, lease_epoch, commands_after, postings_after, rows) VALUES ($1, $2, $3, $4, $5, $6)`,
        [tick, new Date(at), leaseEpoch, commands_after, postings_after, Buffer.from(rows)],
      );
    }
    await writeNewest(manager);
  }

  /** Goes on in the background with what is left, a little at a time. */
  begin(): void {
    this.run().catch((error: unknown) => this.again(error));
  }

  /** Resolves when the whole week stands in its tables; what is left of it is written without rest. */
  async whole(): Promise<void> {
    if (this.isWhole) return;
    this.hurried = true;
    await this.run();
    if (this.closing) throw new Error('the process ends before the replayed week is written');
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ending.abort();
    await this.filling?.catch(() => undefined);
  }

  private run(): Promise<void> {
    return (this.filling ??= this.fill().finally(() => (this.filling = null)));
  }

  private async fill(): Promise<void> {
    let written = 0;
    while (!this.closing && !this.isWhole) {
      const began = performance.now();
      const founded = (await this.db.query<unknown[]>('SELECT 1 FROM arena_market')).length > 0;
      const wrote = await this.db.transaction(writeNewest);
      if (!wrote) {
        this.isWhole = founded;
        if (written > 0) giveBackMemory();
        return;
      }
      written++;
      if (!this.hurried) await this.rest(REST * (performance.now() - began));
    }
  }

  private get closing(): boolean {
    return this.ending.signal.aborted;
  }

  /** No end of the process waits for it. */
  private async rest(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.ending.signal }).catch(() => undefined);
  }

  private again(error: unknown): void {
    tellTrouble(this.log, 'the replayed week was not written on', error);
    setTimeout(() => !this.closing && this.begin(), AFTER_TROUBLE_MS).unref();
  }
}

/** Keeps `count` numbers free that nobody else gets. The table is locked. @returns the one before the first of them */
async function reserve(manager: EntityManager, table: string, column: string, count: number): Promise<string> {
  const [{ after }] = await manager.query<{ after: string }[]>(
    `WITH first AS (SELECT nextval(pg_get_serial_sequence($1, $2)) AS nr)
     SELECT nr - 1 AS after, setval(pg_get_serial_sequence($1, $2), nr + $3) FROM first`,
    [table, column, count],
  );
  return after;
}

interface Kept extends WeekPlace {
  rows: Buffer;
}

/** Moves the newest stretch of the recording into the tables. @returns false when none is left */
async function writeNewest(manager: EntityManager): Promise<boolean> {
  await lockNumbered(manager, LOCK);
  const [[kept]] = await manager.query<[Kept[], number]>(
    `DELETE FROM arena_week WHERE tick = (SELECT max(tick) FROM arena_week)
     RETURNING rows, lease_epoch, commands_after, postings_after`,
  );
  if (!kept) return false;
  for (const { sql, values } of await insertsOfStretch(kept.rows, kept)) await manager.query(sql, values);
  return true;
}
