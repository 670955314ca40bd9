import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EventLog } from '../common/events/event-log.js';
import { currentRequest } from '../common/http/request-context.js';
import { Outbox } from '../common/jobs/outbox.js';
import { Quotas } from '../common/quota/quotas.js';
import { Webhooks } from '../common/webhooks/webhooks.js';
import { DESIGN_QUEUE, MAKE_DESIGN } from './design.jobs.js';
import type { SubmissionDto } from './dto/submission.dto.js';
import { DesignSubmission } from './entities/design-submission.entity.js';

/** What a submission writes beside its row. */
@Injectable()
export class SubmissionLedger {
  constructor(
    private readonly outbox: Outbox,
    private readonly events: EventLog,
    private readonly quotas: Quotas,
    private readonly webhooks: Webhooks,
  ) {}

  /** The row, its job and its event, in one transaction. @returns the secret of its webhook, where it has one */
  async record(manager: EntityManager, id: string, accountId: string, dto: SubmissionDto): Promise<string | undefined> {
    const { description, style, webhook_url, ...request } = dto;
    const webhook = await this.webhookOf(manager, accountId, webhook_url);
    await manager.insert(DesignSubmission, {
      id,
      accountId,
      description,
      style: style?.trim() || null,
      request,
      webhookId: webhook?.id ?? null,
      receipts: this.quotas.receiptsOf(currentRequest()?.charge),
    });
    await this.outbox.add(manager, { queue: DESIGN_QUEUE, name: MAKE_DESIGN, ref: id });
    await this.events.emit(manager, { type: 'job_queued', kind: 'design' });
    return webhook?.secret;
  }

  private webhookOf(manager: EntityManager, accountId: string, url: string | null | undefined) {
    return url ? this.webhooks.register(manager, { owner: `account:${accountId}`, url }) : undefined;
  }
}
