import { Process, Processor } from '@nestjs/bull';
import type { Job } from 'bull';
import type { JobRef } from '../jobs/queues.js';
import { MAIL_QUEUE, SEND_MAIL } from './mail.names.js';
import { MailSender } from './mail-sender.js';

@Processor(MAIL_QUEUE)
export class MailProcessor {
  constructor(private readonly sender: MailSender) {}

  @Process({ name: SEND_MAIL, concurrency: 4 })
  send(job: Job<JobRef>): Promise<void> {
    return this.sender.send(job);
  }
}
