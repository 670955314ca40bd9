import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Queue } from 'bull';
import { DataSource } from 'typeorm';
import { tellTrouble } from '../db/trouble.js';
import { OutboxRelay } from './outbox.relay.js';
import { knownQueues, type JobRef } from './queues.js';

/** As long as jobs that are done stay. */
export const DONE_DAYS = 1;

const EVERY_MS = 5000;
const BATCH = 100;
/** Bull's states of a job that it will not work on. */
const NOT_COMING = new Set(['failed', 'completed', 'stuck']);

interface OpenJob {
  id: string;
  ticket: string;
  queue: string;
}

/** Finds jobs that Bull has lost or given up without our knowing, and has them sent again. */
@Injectable()
export class OutboxSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(OutboxSweeper.name);
  private queues = new Map<string, Queue<JobRef>>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly relay: OutboxRelay,
    private readonly modules: ModuleRef,
  ) {}

  onApplicationBootstrap(): void {
    this.queues = knownQueues(this.modules);
    if (this.queues.size > 0) this.timer = setInterval(() => void this.sweepQuietly(), EVERY_MS);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** One pass over the jobs that were looked at longest ago. */
  async sweep(): Promise<void> {
    const lost: string[] = [];
    for (const job of await this.longestUnseen()) if (await this.isLost(job)) lost.push(job.id);
    if (lost.length === 0) return;
    await this.db.query(
      'UPDATE outbox_job SET sent_at = NULL, claimed_until = NULL WHERE id = ANY($1::uuid[]) AND done_at IS NULL',
      [lost],
    );
    this.relay.kick();
  }

  private async sweepQuietly(): Promise<void> {
    await this.sweep().catch((error: unknown) => tellTrouble(this.log, 'cannot sweep jobs', error));
    await this.db
      .query(`DELETE FROM outbox_job WHERE done_at < now() - interval '${DONE_DAYS} days'`)
      .catch(() => undefined);
  }

  private async longestUnseen(): Promise<OpenJob[]> {
    const [rows] = await this.db.query<[OpenJob[], number]>(
      `UPDATE outbox_job SET swept_at = now() WHERE id IN (
         SELECT id FROM outbox_job
         WHERE done_at IS NULL AND sent_at < now() - interval '3 seconds' AND queue = ANY($1)
         ORDER BY swept_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
       ) RETURNING id, coalesce(ticket, id) AS ticket, queue`,
      [[...this.queues.keys()]],
    );
    return rows;
  }

  /**
   * Unknown to Bull, ended there while our row is open, or in none of its lists (Redis forgot it between two steps).
   * What Bull still keeps of it is removed, so that its id is free; Bull refuses that for a job being worked on.
   */
  private async isLost({ ticket, queue }: OpenJob): Promise<boolean> {
    const bull = this.queues.get(queue);
    if (!bull || bull.client.status !== 'ready') return false;
    const job = await bull.getJob(ticket);
    if (!job) return true;
    if (!NOT_COMING.has(await job.getState())) return false;
    return job.remove().then(
      () => true,
      () => false,
    );
  }
}
