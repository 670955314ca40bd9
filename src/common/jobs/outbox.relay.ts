import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Queue } from 'bull';
import { DataSource } from 'typeorm';
import { tellTrouble } from '../db/trouble.js';
import { traced } from '../telemetry/tracing.js';
import { knownQueues, type JobRef } from './queues.js';

const BATCH = 200;
const POLL_MS = 1000;
const CLAIM = '15 seconds';

interface Unsent {
  id: string;
  ticket: string;
  queue: string;
  name: string;
  ref: string;
  delay_ms: number;
  traceparent: string | null;
}

/** Carries promised jobs from their rows to Bull, in every process; a job sent twice is one job by its id. */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(OutboxRelay.name);
  private queues = new Map<string, Queue<JobRef>>();
  private timer: NodeJS.Timeout | undefined;
  private running = false;
  private again = false;
  private closing = false;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly modules: ModuleRef,
  ) {}

  onApplicationBootstrap(): void {
    this.queues = knownQueues(this.modules);
    this.kick();
  }

  beforeApplicationShutdown(): void {
    this.closing = true;
    clearTimeout(this.timer);
  }

  /** Something was committed: look now rather than at the next poll. */
  kick(): void {
    if (this.running) this.again = true;
    else if (!this.closing && this.queues.size > 0) void this.run();
  }

  private async run(): Promise<void> {
    this.running = true;
    clearTimeout(this.timer);
    do {
      this.again = false;
      await this.sendBatch().catch((error: unknown) => tellTrouble(this.log, 'cannot relay jobs', error));
    } while (this.again && !this.closing);
    this.running = false;
    if (!this.closing) this.timer = setTimeout(() => this.kick(), POLL_MS);
  }

  private async sendBatch(): Promise<void> {
    const batch = await this.claim();
    if (batch.length === BATCH) this.again = true;
    await Promise.all(batch.map((job) => this.send(job)));
    const ids = batch.map(({ id }) => id);
    if (ids.length > 0) await this.db.query('UPDATE outbox_job SET sent_at = now() WHERE id = ANY($1::uuid[])', [ids]);
  }

  private async send(job: Unsent): Promise<void> {
    if (job.traceparent === null) return this.add(job);
    await traced({ name: `send ${job.queue}`, kind: 'producer', parent: job.traceparent }, () => this.add(job));
  }

  private async add({ ticket, queue, name, ref, delay_ms }: Unsent): Promise<void> {
    await this.queues.get(queue)?.add(name, { ref }, { jobId: ticket, delay: Math.max(0, delay_ms) });
  }

  private async claim(): Promise<Unsent[]> {
    const [rows] = await this.db.query<[Unsent[], number]>(
      `UPDATE outbox_job SET claimed_until = now() + interval '${CLAIM}'
       WHERE id IN (
         SELECT id FROM outbox_job
         WHERE sent_at IS NULL AND done_at IS NULL AND (claimed_until IS NULL OR claimed_until < now()) AND queue = ANY($1)
         ORDER BY created_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
       )
       RETURNING id, coalesce(ticket, id) AS ticket, queue, name, ref, traceparent, coalesce(extract(epoch FROM run_at - now()) * 1000, 0)::int AS delay_ms`,
      [[...this.queues.keys()]],
    );
    return rows;
  }
}
