import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type pg from 'pg';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { pepperStandings } from '../auth/pepper-standing.js';
import { Peppers } from '../auth/peppers.js';
import { Readiness } from '../health/readiness.js';
import { QueueStats, type QueueCounts } from '../jobs/queue-stats.js';
import { registry } from './metrics.js';
import { inTime } from '../work/in-time.js';

const PATIENCE_MS = 500;
const MINUTE_MS = 60_000;
const STATES = ['waiting', 'active', 'delayed', 'failed'] as const;

interface OutboxStanding {
  unsent: number;
  open: number;
  lag: number;
  age: number;
}

/** How queues, outbox and connections stand when somebody scrapes; what does not answer in time is left out. */
@Injectable()
export class StandingMetrics implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly readiness: Readiness,
    private readonly queues: QueueStats,
    private readonly peppers: Peppers,
  ) {}

  onModuleInit(): void {
    this.showConnections(); // before the questions of the scrape itself take one
    this.showQueues();
    this.showOutbox();
    this.showServers();
    this.showPeppers();
  }

  private showQueues(): void {
    const ask = shared(() => this.queues.all());
    gauge('fyra_queue_jobs', 'Jobs in Redis, by queue and state.', ['queue', 'state'], async (set) => {
      for (const [queue, counts] of known(await ask()))
        for (const state of STATES) set(counts[state], { queue, state });
    });
    const help = 'Age of the job that waits longest in a queue; 0 when none does.';
    gauge('fyra_queue_oldest_waiting_seconds', help, ['queue'], async (set) => {
      for (const [queue, counts] of known(await ask())) set(counts.oldest_waiting_seconds ?? 0, { queue });
    });
  }

  private showOutbox(): void {
    const ask = shared(() => inTime(this.outbox(), PATIENCE_MS));
    const show = (name: string, help: string, valueOf: (standing: OutboxStanding) => number): void =>
      gauge(name, help, [], async (set) => {
        const standing = await ask();
        if (standing) set(valueOf(standing));
      });
    show('fyra_outbox_unsent_jobs', 'Jobs that are due and not yet handed to Redis.', ({ unsent }) => unsent);
    show('fyra_outbox_lag_seconds', 'For how long the oldest of them has been due.', ({ lag }) => lag);
    show('fyra_jobs_open', 'Jobs that are due and not done, wherever they are.', ({ open }) => open);
    show('fyra_jobs_oldest_open_seconds', 'For how long the oldest of them has been due.', ({ age }) => age);
  }

  private showConnections(): void {
    const help = 'Connections to PostgreSQL of this process: total, idle, and waiters (work without a connection).';
    gauge('fyra_database_pool', help, ['state'], (set) => {
      const pool = (this.db.driver as unknown as { master: pg.Pool }).master;
      set(pool.totalCount, { state: 'total' });
      set(pool.idleCount, { state: 'idle' });
      set(waitersOf(pool), { state: 'waiters' });
    });
  }

  private showServers(): void {
    gauge(
      'fyra_database_ready',
      '1 while PostgreSQL answers this process within half a second, else 0.',
      [],
      async (set) => set((await inTime(this.db.query('SELECT 1'), PATIENCE_MS)) === null ? 0 : 1),
    );
    gauge('fyra_redis_ready', '1 while Redis answers this process, else 0.', [], async (set) =>
      set((await this.readiness.answers('redis')) ? 1 : 0),
    );
  }

  /** Counted only while there are two, at most once a minute. */
  private showPeppers(): void {
    let counted: { at: number; keys: number } | undefined;
    const help = 'Keys in force that stand under KEY_PEPPER_ALSO, the pepper that goes, and were used within 30 days.';
    gauge('fyra_keys_under_old_pepper', help, [], async (set) => {
      const { retiring } = this.peppers;
      if (!retiring) return set(0);
      if (counted === undefined || performance.now() - counted.at > MINUTE_MS) {
        const standings = await inTime(pepperStandings(this.db.manager), PATIENCE_MS);
        const keys = standings?.find(({ name }) => name === retiring.name)?.keys_in_use;
        if (keys !== undefined) counted = { at: performance.now(), keys };
      }
      if (counted) set(counted.keys);
    });
  }

  private async outbox(): Promise<OutboxStanding> {
    const [standing] = await this.db.query<OutboxStanding[]>(
      `SELECT count(*) FILTER (WHERE sent_at IS NULL)::int AS unsent, count(*)::int AS open,
         coalesce(extract(epoch FROM now() - min(due) FILTER (WHERE sent_at IS NULL)), 0)::float AS lag,
         coalesce(extract(epoch FROM now() - min(due)), 0)::float AS age
       FROM (SELECT sent_at, coalesce(run_at, created_at) AS due FROM outbox_job WHERE done_at IS NULL) open
       WHERE due <= now()`,
    );
    return standing;
  }
}

type Set = (value: number, labels?: Record<string, string>) => void;

function gauge(name: string, help: string, labelNames: string[], show: (set: Set) => void | Promise<void>): void {
  registry.removeSingleMetric(name);
  new Gauge({
    name,
    help,
    labelNames,
    registers: [registry],
    async collect() {
      this.reset();
      if (labelNames.length === 0) this.remove();
      await show((value, labels = {}) => this.set(labels, value));
    },
  });
}

/** Work that has no connection and none to come: what has just asked stands in the queue for a moment, beside idle ones. */
const waitersOf = ({ waitingCount, idleCount, totalCount, options }: pg.Pool): number =>
  Math.max(0, waitingCount - idleCount - Math.max(0, options.max - totalCount));

const known = (all: Record<string, QueueCounts | null>): [string, QueueCounts][] =>
  Object.entries(all).filter((entry): entry is [string, QueueCounts] => entry[1] !== null);

/** Several gauges of one scrape ask once. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined;
  return () => (underWay ??= ask().finally(() => (underWay = undefined)));
}
