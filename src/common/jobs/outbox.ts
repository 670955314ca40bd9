import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { currentTraceparent } from '../telemetry/tracing.js';
import { OutboxJob } from './outbox.entity.js';

export interface PromisedJob {
  queue: string;
  name: string;
  /** Id of the row the job is about. */
  ref: string;
  /** Not before; at once when absent. */
  runAt?: Date;
}

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
    const rows = jobs.map((job) => ({ id: randomUUID(), ...job, runAt: job.runAt ?? null, traceparent }));
    await manager.insert(OutboxJob, rows);
    return rows.map(({ id }) => id);
  }
}
