import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EventLog } from '../../common/events/event-log.js';
import { currentRequest } from '../../common/http/request-context.js';
import type { Origin } from '../../common/jobs/origin.js';
import { Outbox } from '../../common/jobs/outbox.js';
import { Quotas } from '../../common/quota/quotas.js';
import { Webhooks } from '../../common/webhooks/webhooks.js';
import { DESIGN_QUEUE, MAKE_DESIGN } from '../design.jobs.js';
import { DesignSubmission } from '../entities/design-submission.entity.js';

/** A design to be made. */
export interface Entry extends Pick<DesignSubmission, 'description' | 'style' | 'request'>, Partial<Revised> {
  webhookUrl: string | null | undefined;
}
type Revised = Pick<DesignSubmission, 'version' | 'parentId' | 'revisions' | 'base'>;

/** Whose a design is. */
interface Owner {
  accountId: string;
  origin: Origin;
}

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
  async record(
    manager: EntityManager,
    id: string,
    { accountId, origin }: Owner,
    entry: Entry,
  ): Promise<string | undefined> {
    const { webhookUrl, ...columns } = entry;
    const webhook = await this.webhookOf(manager, accountId, webhookUrl);
    await manager.insert(DesignSubmission, {
      id,
      accountId,
      ...columns,
      webhookId: webhook?.id ?? null,
      receipts: this.quotas.receiptsOf(currentRequest()?.charge),
    } as never);
    await this.outbox.add(manager, { queue: DESIGN_QUEUE, name: MAKE_DESIGN, ref: id, origin });
    await this.events.emit(manager, { type: 'job_queued', kind: 'design' });
    return webhook?.secret;
  }

  private webhookOf(manager: EntityManager, accountId: string, url: string | null | undefined) {
    return url ? this.webhooks.register(manager, { owner: `account:${accountId}`, url }) : undefined;
  }
}
