import { Process, Processor } from '@nestjs/bull';
import type { Job } from 'bull';
import type { JobRef } from '../../common/jobs/queues.js';
import { DESIGN_QUEUE, DRAPE, FILES_QUEUE, MAKE_DESIGN, MAKE_FILES, WORN_QUEUE } from '../design.jobs.js';
import { LateMaking } from './late-making.service.js';
import { Making } from './making.service.js';
import { WornMaking } from './worn-making.service.js';

@Processor(DESIGN_QUEUE)
export class DesignProcessor {
  constructor(private readonly making: Making) {}

  @Process({ name: MAKE_DESIGN, concurrency: 2 })
  make(job: Job<JobRef>): Promise<void> {
    return this.making.make(job);
  }
}

@Processor(FILES_QUEUE)
export class DesignFilesProcessor {
  constructor(private readonly making: LateMaking) {}

  @Process({ name: MAKE_FILES, concurrency: 1 })
  make(job: Job<JobRef>): Promise<void> {
    return this.making.make(job);
  }
}

@Processor(WORN_QUEUE)
export class WornProcessor {
  constructor(private readonly making: WornMaking) {}

  @Process({ name: DRAPE, concurrency: 1 })
  make(job: Job<JobRef>): Promise<void> {
    return this.making.make(job);
  }
}
