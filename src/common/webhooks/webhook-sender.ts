import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Job } from 'bull';
import { CONFIG, type Config } from '../config/env.js';
import { JobRunner, type Attempt } from '../jobs/job-runner.js';
import type { JobRef } from '../jobs/queues.js';
import { deliveries } from '../telemetry/metrics.js';
import { traced, traceHeaders } from '../telemetry/tracing.js';
import { postGuarded, resolveHost, type PostOutcome } from './post.js';
import { webhookHeaders } from './signature.js';
import { WebhookLedger, type DueDelivery } from './webhook-ledger.js';

const TIMEOUT_MS = 5000;

/** Makes one attempt per job; a further one is a job of its own. */
@Injectable()
export class WebhookSender {
  private readonly log = new Logger('Webhooks');

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly runner: JobRunner,
    private readonly ledger: WebhookLedger,
  ) {}

  deliver(job: Job<JobRef>): Promise<void> {
    return this.runner.run(job, {
      work: (attempt) => this.work(attempt),
      giveUp: async (manager, ref) => void (await this.ledger.record(manager, ref, { error: 'interrupted' })),
    });
  }

  private async work(attempt: Attempt): Promise<void> {
    const due = await attempt.transaction((manager) => this.ledger.due(manager, attempt.ref));
    if (!due) return attempt.complete(async () => undefined);
    const outcome = await traced({ name: 'POST webhook', kind: 'client' }, () => this.send(due));
    const status = await attempt.complete((manager) => this.ledger.record(manager, due.id, outcome));
    deliveries.inc({ outcome: status ?? 'gone' });
    if (status === 'failed' || status === 'disabled') {
      this.log.warn(`${due.id} to ${new URL(due.url).host}: ${status} (${Object.values(outcome).join('')})`);
    }
  }

  private send({ id, url, secret, body }: DueDelivery): Promise<PostOutcome> {
    const timestamp = Math.floor(Date.now() / 1000);
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'Fyra-Webhooks/1.0',
      ...traceHeaders(),
      ...webhookHeaders(secret, { id, timestamp, body }),
    };
    const { webhookAllowPrivate: allowPrivate } = this.config;
    return postGuarded({ url, headers, body }, { resolve: resolveHost, allowPrivate, timeoutMs: TIMEOUT_MS });
  }
}
