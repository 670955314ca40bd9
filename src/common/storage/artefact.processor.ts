import { Process, Processor } from '@nestjs/bull';
import type { Job } from 'bull';
import type { JobRef } from '../jobs/queues.js';
import { ARTEFACT_QUEUE, ArtefactRemoval, REMOVE } from './artefact-removal.js';

@Processor(ARTEFACT_QUEUE)
export class ArtefactProcessor {
  constructor(private readonly removal: ArtefactRemoval) {}

  @Process({ name: REMOVE, concurrency: 2 })
  remove(job: Job<JobRef>): Promise<void> {
    return this.removal.remove(job);
  }
}
