import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Queue } from 'bull';
import { DataSource } from 'typeorm';
import { knownQueues, takesTurns, type JobRef } from './queues.js';
import { inTime } from '../work/in-time.js';

export interface QueueCounts {
  waiting: number;
  active: number;
  delayed: number;
  completed: number;
  failed: number;
  oldest_waiting_seconds: number | null;
}

const PATIENCE_MS = 300;
const NOTHING: QueueCounts = {
  waiting: 0,
  active: 0,
  delayed: 0,
  completed: 0,
  failed: 0,
  oldest_waiting_seconds: null,
};

/** How the Bull queues of this process stand. */
@Injectable()
export class QueueStats implements OnApplicationBootstrap {
  private queues = new Map<string, Queue<JobRef>>();

  constructor(
    private readonly modules: ModuleRef,
    @InjectDataSource() private readonly db: DataSource,
  ) {}

  onApplicationBootstrap(): void {
    this.queues = knownQueues(this.modules);
  }

  /** By queue name; null where Redis does not answer in time. */
  async all(): Promise<Record<string, QueueCounts | null>> {
    const asked = [...this.queues].map(
      async ([name, queue]) => [name, await inTime(countsOf(queue), PATIENCE_MS)] as const,
    );
    const [ages, ...counts] = await Promise.all([inTime(this.agesOfTurns(), PATIENCE_MS), ...asked]);
    return Object.fromEntries(counts.map(([name, known]) => [name, aged(known, ages?.get(name))]));
  }

  /** Seconds for which the oldest job has waited, by queue, where Bull's jobs are tickets and tell nothing of it. */
  private async agesOfTurns(): Promise<Map<string, number>> {
    const rows = await this.db.query<{ queue: string; seconds: number }[]>(
      `SELECT queue, extract(epoch FROM now() - min(coalesce(run_at, created_at)))::int AS seconds FROM outbox_job
       WHERE queue = ANY($1) AND done_at IS NULL AND attempt = 0 AND coalesce(run_at, created_at) <= now() GROUP BY queue`,
      [[...this.queues.keys()].filter(takesTurns)],
    );
    return new Map(rows.map(({ queue, seconds }) => [queue, seconds]));
  }

  /** Processes that take jobs, by queue name; null where Redis does not answer in time. */
  async workers(): Promise<Record<string, number> | null> {
    const [any] = this.queues.values();
    const clients = any && (await inTime(any.client.client('LIST') as Promise<string>, PATIENCE_MS));
    if (!clients) return null;
    return Object.fromEntries([...this.queues].map(([name, queue]) => [name, namesakes(clients, queue)]));
  }
}

const aged = (counts: QueueCounts | null, seconds: number | undefined): QueueCounts | null =>
  counts && seconds !== undefined && counts.waiting > 0 ? { ...counts, oldest_waiting_seconds: seconds } : counts;

/** Bull gives the connection on which a process waits for jobs the name of its queue; other databases may have the same. */
function namesakes(clients: string, queue: Queue<JobRef>): number {
  const name = `name=${(queue as unknown as { clientName(): string }).clientName()}`;
  const db = `db=${queue.client.options.db ?? 0}`;
  return clients.split('\n').filter((line) => [name, db].every((part) => line.split(' ').includes(part))).length;
}

async function countsOf(queue: Queue<JobRef>): Promise<QueueCounts> {
  const { waiting, active, delayed, completed, failed } = await queue.getJobCounts();
  const [oldest] = waiting > 0 ? await queue.getWaiting(0, 0) : [];
  const oldest_waiting_seconds = oldest ? Math.max(0, Math.round((Date.now() - oldest.timestamp) / 1000)) : null;
  return { ...NOTHING, waiting, active, delayed, completed, failed, oldest_waiting_seconds };
}
