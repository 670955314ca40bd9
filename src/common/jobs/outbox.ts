import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { currentTraceparent } from '../telemetry/tracing.js';
import { NOBODY, type Origin } from './origin.js';
import { OutboxJob } from './outbox.entity.js';

export interface PromisedJob {
  queue: string;
  name: string;
  /** Id of the row the job is about. */
  ref: string;
  /** Not before; at once when absent. */
  runAt?: Date;
  /** At whose instance; nobody's when absent. */
  origin?: Origin;
  /** Somebody waits for it on the line, for so many seconds. */
  awaitedSeconds?: number;
}

const OPEN_OF_REF = 'queue = $1 AND ref = $2 AND done_at IS NULL';

/** Promises jobs inside the transaction that makes them necessary; the relay hands them to Bull after the commit. */
@Injectable()
export class Outbox {
  /** @returns the job's id, which is Bull's jobId too */
  async add(manager: EntityManager, job: PromisedJob): Promise<string> {
    const [id] = await this.addAll(manager, [job]);
    return id;
  }

  /** In one statement. @returns the jobs' ids */
  async addAll(manager: EntityManager, jobs: readonly PromisedJob[]): Promise<string[]> {
    const traceparent = currentTraceparent() ?? null;
    const rows = jobs.map((job) => ({ id: randomUUID(), ...rowOf(job), traceparent }));
    await manager.insert(OutboxJob, rows);
    return rows.map(({ id }) => id);
  }

  /** Somebody waits on the line for what is promised about a row. @returns whether anything is promised and not done */
  async await(manager: EntityManager, queue: string, ref: string, seconds: number): Promise<boolean> {
    await manager.query(
      `UPDATE outbox_job SET awaited_until = greatest(awaited_until, now() + make_interval(secs => $3))
       WHERE ${OPEN_OF_REF} AND attempt = 0`,
      [queue, ref, seconds],
    );
    return (
      (await manager.query<unknown[]>(`SELECT 1 FROM outbox_job WHERE ${OPEN_OF_REF} LIMIT 1`, [queue, ref])).length > 0
    );
  }

  /** Nobody wants it any more: ended where it has not begun. One that begins at this moment finds out by itself. */
  async withdraw(manager: EntityManager, queue: string, ref: string): Promise<void> {
    await manager.query(
      `UPDATE outbox_job SET done_at = now()
       WHERE id IN (SELECT id FROM outbox_job WHERE ${OPEN_OF_REF} AND attempt = 0 FOR UPDATE SKIP LOCKED)`,
      [queue, ref],
    );
  }
}

function rowOf({ runAt, origin, awaitedSeconds, ...job }: PromisedJob) {
  const awaitedUntil = awaitedSeconds === undefined ? null : new Date(Date.now() + awaitedSeconds * 1000);
  return { ...job, ...(origin ?? NOBODY), runAt: runAt ?? null, awaitedUntil };
}
