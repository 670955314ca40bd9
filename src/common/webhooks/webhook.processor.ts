import { Process, Processor } from '@nestjs/bull';
import type { Job } from 'bull';
import type { JobRef } from '../jobs/queues.js';
import { DELIVER, WEBHOOK_QUEUE } from './webhook.names.js';
import { WebhookSender } from './webhook-sender.js';

@Processor(WEBHOOK_QUEUE)
export class WebhookProcessor {
  constructor(private readonly sender: WebhookSender) {}

  /** Most of an attempt is waiting for the receiver. */
  @Process({ name: DELIVER, concurrency: 16 })
  deliver(job: Job<JobRef>): Promise<void> {
    return this.sender.deliver(job);
  }
}
