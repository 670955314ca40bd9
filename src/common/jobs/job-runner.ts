import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Job } from 'bull';
import { DataSource, type EntityManager } from 'typeorm';
import { isDatabaseOutage } from '../db/outage.js';
import { ArtefactsAway } from '../storage/artefacts.js';
import { jobSeconds } from '../telemetry/metrics.js';
import type { SpanWish } from '../telemetry/tracer.js';
import { runInTrace, traced } from '../telemetry/tracing.js';
import { OutboxRelay } from './outbox.relay.js';
import type { Origin } from './origin.js';
import { MAX_ATTEMPTS, MAX_EXECUTIONS, takesTurns, type JobRef } from './queues.js';
import { BEGUN, Turns, type Begun } from './turns.js';

/** How often, and in what distance, an excuse is offered to a database that is away. */
const EXCUSES = 60;
const EXCUSE_MS = 500;

/** Another execution of the same job has begun or finished: this one may write nothing. */
export class Fenced extends Error {}

/** One execution of a job; its number is the fencing token. */
export interface Attempt {
  ref: string;
  number: number;
  origin: Origin;
  /** A transaction that commits only while this is the job's current execution (progress, stages). */
  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;
  /** The final transaction: the job's effect and its being done, together and once. @throws Fenced */
  complete<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;
}

export interface JobSteps {
  /** Does the job and ends it with `attempt.complete`. */
  work(attempt: Attempt): Promise<void>;
  /** After the last attempt: writes the failure down. `reason` is for logs, not for clients. */
  giveUp(manager: EntityManager, ref: string, reason: string): Promise<void>;
}

/** Runs a Bull job at least once with an effect of at most once. */
@Injectable()
export class JobRunner implements OnApplicationShutdown {
  private readonly log = new Logger(JobRunner.name);
  private ended = false;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly relay: OutboxRelay,
    private readonly turns: Turns,
  ) {}

  /** From here on its threads and connections go: what is under way is cut off, which is nobody's failure. */
  onApplicationShutdown(): void {
    this.ended = true;
  }

  async run(job: Job<JobRef>, steps: JobSteps): Promise<void> {
    const begun = await this.begin(job);
    if (begun === null) return;
    await runInTrace(begun.traceparent, () =>
      traced(spanOf(job, begun), () => timed(job.queue.name, () => this.execute(job, begun, steps))),
    );
    this.relay.kick();
  }

  private async execute(job: Job<JobRef>, begun: Begun, steps: JobSteps): Promise<void> {
    const attempt = this.attempt(begun);
    const { counted } = begun;
    try {
      if (counted > MAX_EXECUTIONS) throw new Error(`given up after ${MAX_EXECUTIONS} executions`);
      await steps.work(attempt);
    } catch (error) {
      await this.failed(job, begun, attempt, error, steps);
    }
  }

  private async failed(job: Job, begun: Begun, attempt: Attempt, error: unknown, steps: JobSteps): Promise<void> {
    if (error instanceof Fenced) return;
    if (this.ended) throw error;
    const reason = reasonOf(error);
    const excused = error instanceof ArtefactsAway || isDatabaseOutage(error);
    const final = !excused && begun.counted >= MAX_ATTEMPTS;
    this.log.warn(lineOf(job, begun, reason, excused ? 'excused' : final ? 'given up' : 'tried again'));
    if (excused) await this.excuse(begun.id);
    else if (final) return this.giveUp(attempt, reason, steps);
    throw error;
  }

  private async giveUp(attempt: Attempt, reason: string, steps: JobSteps): Promise<void> {
    await attempt.complete((manager) => steps.giveUp(manager, attempt.ref, reason)).catch(ignoreFenced);
  }

  /** @returns the fencing token, and which execution it is of those that count; null when the job is done or unknown */
  private async begin({ id, queue }: Job): Promise<Begun | null> {
    if (takesTurns(queue.name)) return this.turns.take(queue.name, String(id));
    const [rows] = await this.db.query<[Begun[], number]>(
      `UPDATE outbox_job SET attempt = attempt + 1, started_at = now() WHERE id = $1 AND done_at IS NULL
       RETURNING ${BEGUN}`,
      [id],
    );
    return rows[0] ?? null;
  }

  /**
   * An outage is nobody's fault: the job waits it out, however long; the sweeper has it sent again when Bull gives up.
   * While the database is away, so is the place to write this down: tried again, for an excuse unheard counts as a failure.
   */
  private async excuse(id: string): Promise<void> {
    const write = (): Promise<unknown> =>
      this.db.query('UPDATE outbox_job SET excused = excused + 1 WHERE id = $1', [id]);
    for (let tries = 1; tries < EXCUSES; tries++) {
      if (await succeeds(write())) return;
      await sleep(EXCUSE_MS);
    }
    await write();
  }

  private attempt({ id, ref, attempt: number, network, address, payer, free }: Begun): Attempt {
    return {
      ref,
      number,
      origin: { network, address, payer, free },
      transaction: (work) => this.fenced('UPDATE outbox_job SET started_at = now()', id, number, work),
      complete: (work) => this.fenced('UPDATE outbox_job SET done_at = now()', id, number, work),
    };
  }

  private fenced<T>(
    update: string,
    id: string,
    number: number,
    work: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    return this.db.transaction(async (manager) => {
      const [rows] = await manager.query<[unknown[], number]>(
        `${update} WHERE id = $1 AND attempt = $2 AND done_at IS NULL RETURNING 1`,
        [id, number],
      );
      if (rows.length === 0) throw new Fenced();
      return work(manager);
    });
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof ArtefactsAway) return error.reason;
  return error instanceof Error ? error.message : String(error);
}

const lineOf = ({ name, queue }: Job, { id, ref, attempt }: Begun, reason: string, outcome: string): object => ({
  msg: 'a job failed',
  queue: queue.name,
  job: name,
  job_id: id,
  ref,
  attempt,
  outcome,
  reason,
});

async function timed(queue: string, work: () => Promise<void>): Promise<void> {
  const end = jobSeconds.startTimer({ queue });
  try {
    await work();
    end({ outcome: 'done' });
  } catch (error) {
    end({ outcome: 'failed' });
    throw error;
  }
}

const spanOf = ({ name, queue }: Job, { attempt }: Begun): SpanWish => ({
  name: `process ${queue.name}`,
  kind: 'consumer',
  attributes: {
    'messaging.system': 'bull',
    'messaging.destination.name': queue.name,
    'fyra.job': name,
    'fyra.attempt': attempt,
  },
});

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

function ignoreFenced(error: unknown): void {
  if (!(error instanceof Fenced)) throw error;
}
