import { Process, Processor } from '@nestjs/bull';
import type { Job } from 'bull';
import type { JobRef } from '../../common/jobs/queues.js';
import { Drawing } from './drawing.service.js';
import { CONCURRENCY } from './image-ledger.service.js';
import { DRAW_IMAGES, IMAGE_QUEUE } from '../tools.names.js';

@Processor(IMAGE_QUEUE)
export class ImageProcessor {
  constructor(private readonly drawing: Drawing) {}

  @Process({ name: DRAW_IMAGES, concurrency: CONCURRENCY })
  draw(job: Job<JobRef>): Promise<void> {
    return this.drawing.draw(job);
  }
}
