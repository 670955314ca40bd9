import { Inject, Injectable } from '@nestjs/common';
import type { Job } from 'bull';
import { JobRunner, type Attempt } from '../common/jobs/job-runner.js';
import type { JobRef } from '../common/jobs/queues.js';
import { ARTEFACTS, type Artefacts } from '../common/storage/artefacts.js';
import { WorkerPool } from '../common/workers/worker-pool.js';
import type { ImageJob } from './entities/image-job.entity.js';
import { Cancelled, ImageLedger } from './image-ledger.service.js';
import type { DrawInput, DrawOutput } from './image.worker.js';

const WORKER = new URL('./image.worker.js', import.meta.url);
const STARTED_PERCENT = 10;

/** Draws image jobs: at least one execution, at most one effect. */
@Injectable()
export class Drawing {
  constructor(
    private readonly runner: JobRunner,
    private readonly ledger: ImageLedger,
    private readonly pool: WorkerPool,
    @Inject(ARTEFACTS) private readonly artefacts: Artefacts,
  ) {}

  draw(job: Job<JobRef>): Promise<void> {
    return this.runner.run(job, {
      work: (attempt) => this.work(attempt).catch((error: unknown) => this.stopped(attempt, error)),
      giveUp: (manager, ref) => this.ledger.failed(manager, ref, 'internal_error', 'The image could not be drawn.'),
    });
  }

  private async work(attempt: Attempt): Promise<void> {
    const { ref: id } = attempt;
    const job = await attempt.transaction((manager) => this.ledger.progress(manager, id, STARTED_PERCENT));
    let garment = '';
    for (let i = 0; i < job.request.n; i++) {
      const drawn = await this.drawOne(job, i);
      if (!drawn.ok) return attempt.complete((manager) => this.ledger.failed(manager, id, drawn.code, drawn.message));
      await this.artefacts.put(`image/${id}/${i + 1}.png`, drawn.png, 'image/png');
      garment = drawn.garment;
      const percent = STARTED_PERCENT + Math.floor(((99 - STARTED_PERCENT) * (i + 1)) / job.request.n);
      await attempt.transaction((manager) => this.ledger.progress(manager, id, percent));
    }
    await attempt.complete((manager) => this.ledger.completed(manager, id, garment));
  }

  private drawOne({ description, request, id }: ImageJob, i: number): Promise<DrawOutput> {
    const seed = ((request.seed ?? seedOf(id)) + i) % 2 ** 31;
    return this.pool.run<DrawOutput>(WORKER, 'draw', { description, request, seed } satisfies DrawInput);
  }

  private async stopped(attempt: Attempt, error: unknown): Promise<void> {
    if (!(error instanceof Cancelled)) throw error;
    await attempt.complete(async () => undefined);
    await this.artefacts.removeAll(`image/${attempt.ref}`);
  }
}

/** Without a seed every job looks its own way, and the same again when it is run twice. */
function seedOf(id: string): number {
  let hash = 7;
  for (const char of id) hash = (Math.imul(hash, 31) + char.charCodeAt(0)) >>> 1;
  return hash;
}
