import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EventLog } from '../../common/events/event-log.js';
import type { Origin } from '../../common/jobs/origin.js';
import { Outbox } from '../../common/jobs/outbox.js';
import type { QuotaReceipt } from '../../common/quota/quota.types.js';
import { Webhooks } from '../../common/webhooks/webhooks.js';
import { DESIGN_QUEUE, MAKE_DESIGN } from '../design.jobs.js';
import { DesignSubmission } from '../entities/design-submission.entity.js';

/** A design to be made. */
export interface Entry extends Pick<DesignSubmission, 'description' | 'style' | 'request'>, Partial<Revised> {
  webhookUrl: string | null | undefined;
}
type Revised = Pick<DesignSubmission, 'version' | 'parentId' | 'revisions' | 'base' | 'outfitId' | 'outfit'>;

/** What is known of a design once it is admitted. */
interface Admitted {
  id: string;
  origin: Origin;
  /** the use that pays for it */
  receipts: QuotaReceipt[];
  webhookId: string | null;
}

/** What a submission writes beside its row. */
@Injectable()
export class SubmissionLedger {
  constructor(
    private readonly outbox: Outbox,
    private readonly events: EventLog,
    private readonly webhooks: Webhooks,
  ) {}

  /** The row, its job and its event, in one transaction. */
  async record(manager: EntityManager, accountId: string, admitted: Admitted, entry: Entry): Promise<void> {
    const { id, origin, receipts, webhookId } = admitted;
    const { webhookUrl: _told, ...columns } = entry;
    await manager.insert(DesignSubmission, { id, accountId, ...columns, webhookId, receipts } as never);
    await this.outbox.add(manager, { queue: DESIGN_QUEUE, name: MAKE_DESIGN, ref: id, origin });
    await this.events.emit(manager, { type: 'job_queued', kind: 'design' });
  }

  /** The endpoint that is told of the ends, and its secret; undefined where nobody asked. */
  async webhookOf(manager: EntityManager, accountId: string, { webhookUrl: url }: Pick<Entry, 'webhookUrl'>) {
    return url ? this.webhooks.register(manager, { owner: `account:${accountId}`, url }) : undefined;
  }
}
