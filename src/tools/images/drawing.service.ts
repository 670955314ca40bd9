import { Inject, Injectable } from '@nestjs/common';
import type { Job } from 'bull';
import { Fenced, JobRunner, type Attempt } from '../../common/jobs/job-runner.js';
import type { JobRef } from '../../common/jobs/queues.js';
import { ARTEFACTS, type Artefacts } from '../../common/storage/artefacts.js';
import type { ImageJob } from '../entities/image-job.entity.js';
import { Illustrator } from './illustrator.service.js';
import { Cancelled, ImageLedger } from './image-ledger.service.js';
import type { Refused } from './image.worker.js';

const STARTED_PERCENT = 10;
/** How often a job that is being drawn is looked at: whether it is still wanted. */
const LOOK_MS = 1000;
/** Half of the way to the next picture is gone after so long. */
const HALF_MS = 10_000;

/** Draws image jobs: at least one execution, at most one effect. */
@Injectable()
export class Drawing {
  constructor(
    private readonly runner: JobRunner,
    private readonly ledger: ImageLedger,
    private readonly illustrator: Illustrator,
    @Inject(ARTEFACTS) private readonly artefacts: Artefacts,
  ) {}

  draw(job: Job<JobRef>): Promise<void> {
    return this.runner.run(job, {
      work: (attempt) => this.work(attempt).catch((error: unknown) => this.stopped(attempt, error)),
      giveUp: (manager, ref) => this.ledger.failed(manager, ref, 'internal_error', 'The image could not be drawn.'),
    });
  }

  /** Pictures that an earlier execution has made stand. */
  private async work(attempt: Attempt): Promise<void> {
    const { ref: id } = attempt;
    const job = await attempt.transaction((manager) => this.ledger.progress(manager, id, STARTED_PERCENT));
    const { n } = job.request;
    let garment = '';
    for (let i = job.generatedBy.length; i < n; i++) {
      const drawn = await this.whileWanted(attempt, i, n, (signal) => this.illustrator.picture(job, i, signal));
      if (!drawn.ok) return this.refused(attempt, drawn);
      await this.artefacts.put(`image/${id}/${i + 1}.png`, drawn.png, 'image/png');
      garment = drawn.garment;
      await attempt.transaction((manager) =>
        this.ledger.drawn(manager, { id, percent: percentAt(i + 1, n), ...drawn }),
      );
    }
    garment ||= await this.garmentOf(job);
    await attempt.complete((manager) => this.ledger.completed(manager, id, garment));
  }

  private refused(attempt: Attempt, { code, message }: Refused): Promise<void> {
    return attempt.complete((manager) => this.ledger.failed(manager, attempt.ref, code, message));
  }

  /** Gives up at the next look when the job was cancelled or taken over, and moves its progress on. */
  private async whileWanted<T>(
    attempt: Attempt,
    i: number,
    n: number,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const leaving = new AbortController();
    const began = performance.now();
    let unwanted: unknown;
    const look = (): void => {
      const percent = percentAt(i + 1 - 0.5 ** ((performance.now() - began) / HALF_MS), n);
      attempt
        .transaction((manager) => this.ledger.progress(manager, attempt.ref, percent))
        .catch((error: unknown) => {
          if (!(error instanceof Cancelled || error instanceof Fenced)) return;
          unwanted = error;
          leaving.abort();
        });
    };
    const timer = setInterval(look, LOOK_MS);
    try {
      return await work(leaving.signal);
    } catch (error) {
      throw unwanted ?? error;
    } finally {
      clearInterval(timer);
    }
  }

  private async garmentOf(job: ImageJob): Promise<string> {
    const read = await this.illustrator.garment(job);
    return read.ok ? read.garment : 'other';
  }

  private async stopped(attempt: Attempt, error: unknown): Promise<void> {
    if (!(error instanceof Cancelled)) throw error;
    await attempt.complete(async () => undefined);
    await this.artefacts.removeAll(`image/${attempt.ref}`);
  }
}

/** @param done of `n` pictures, with fractions */
const percentAt = (done: number, n: number): number =>
  STARTED_PERCENT + Math.floor(((99 - STARTED_PERCENT) * done) / n);
