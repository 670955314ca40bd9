import { Process, Processor } from '@nestjs/bull';
import type { Job } from 'bull';
import type { JobRef } from '../common/jobs/queues.js';
import { DESIGN_QUEUE, MAKE_DESIGN } from './design.jobs.js';
import { Making } from './making.service.js';

@Processor(DESIGN_QUEUE)
export class DesignProcessor {
  constructor(private readonly making: Making) {}

  @Process({ name: MAKE_DESIGN, concurrency: 2 })
  make(job: Job<JobRef>): Promise<void> {
    return this.making.make(job);
  }
}
