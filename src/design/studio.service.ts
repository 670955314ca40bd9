import { Injectable } from '@nestjs/common';
import { WorkerPool } from '../common/workers/worker-pool.js';
import type { DraftInput, DraftOutput, DrawInput, DrawOutput, ReadInput, ReadOutput } from './design.worker.js';

const WORKER = new URL('./design.worker.js', import.meta.url);

/** The steps of a design in worker threads; the thread that answers HTTP only waits for them. */
@Injectable()
export class Studio {
  constructor(private readonly pool: WorkerPool) {}

  read(input: ReadInput): Promise<ReadOutput> {
    return this.pool.run(WORKER, 'read', input);
  }

  draft(input: DraftInput): Promise<DraftOutput> {
    return this.pool.run(WORKER, 'draft', input);
  }

  draw(input: DrawInput): Promise<DrawOutput> {
    return this.pool.run(WORKER, 'draw', input);
  }
}
