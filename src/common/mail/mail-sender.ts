import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Job } from 'bull';
import { DataSource } from 'typeorm';
import { tellTrouble } from '../db/trouble.js';
import { JobRunner, type Attempt } from '../jobs/job-runner.js';
import type { JobRef } from '../jobs/queues.js';
import { MailLedger } from './mail-ledger.js';
import { Postman, type Posted } from './postman.js';

const SWEEP_MS = 3_600_000;
const INTERRUPTED: Posted = { done: false, retry: true, code: 'interrupted' };

/** Makes one attempt per job; a further one is a job of its own. */
@Injectable()
export class MailSender implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Mail');
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly runner: JobRunner,
    private readonly ledger: MailLedger,
    private readonly postman: Postman,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), SWEEP_MS);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  send(job: Job<JobRef>): Promise<void> {
    return this.runner.run(job, {
      work: (attempt) => this.work(attempt),
      giveUp: (manager, ref) => this.ledger.record(manager, ref, INTERRUPTED),
    });
  }

  private async work(attempt: Attempt): Promise<void> {
    const letter = await attempt.transaction((manager) => this.ledger.due(manager, attempt.ref));
    if (!letter) return attempt.complete(async () => undefined);
    const posted = await this.postman.post(attempt.ref, letter);
    await attempt.complete((manager) => this.ledger.record(manager, attempt.ref, posted));
  }

  private async sweep(): Promise<void> {
    await this.ledger
      .sweep(this.db.manager)
      .catch((error: unknown) => tellTrouble(this.log, 'cannot forget old mails', error));
  }
}
