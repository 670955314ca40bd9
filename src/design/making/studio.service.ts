import { Injectable } from '@nestjs/common';
import { WorkerPool } from '../../common/workers/worker-pool.js';
import type { LateInput } from './late.worker.js';
import type { DraftInput, DraftOutput, DrawInput, DrawOutput, ReadInput, ReadOutput } from './design.worker.js';
import type { RevisionInput, RevisionOutput } from './revise.worker.js';
import { SecondReader } from './second-reader.js';

const WORKER = new URL('./design.worker.js', import.meta.url);

const LATE_WORKER = new URL('./late.worker.js', import.meta.url);
const REVISE_WORKER = new URL('./revise.worker.js', import.meta.url);

/** The steps of a design in worker threads; the thread that answers HTTP only waits for them. */
@Injectable()
export class Studio {
  constructor(
    private readonly pool: WorkerPool,
    private readonly second: SecondReader,
  ) {}

  async read(input: ReadInput): Promise<ReadOutput> {
    const isFirst = input.request.member === undefined || input.request.member.garment === input.request.member.of[0];
    const seen = isFirst ? await this.second.read(input.description, input.style) : null;
    return this.pool.run(WORKER, 'read', { ...input, ...seen });
  }

  revise(input: RevisionInput): Promise<RevisionOutput> {
    return this.pool.run(REVISE_WORKER, 'reviseDesign', input);
  }

  draft(input: DraftInput): Promise<DraftOutput> {
    return this.pool.run(WORKER, 'draft', input);
  }

  draw(input: DrawInput): Promise<DrawOutput> {
    return this.pool.run(WORKER, 'draw', input);
  }

  /** @returns the bytes of a file that is made after the design is completed */
  makeLate(input: LateInput): Promise<Uint8Array> {
    return this.pool.run(LATE_WORKER, 'makeLate', input);
  }
}
