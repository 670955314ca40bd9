import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import type { DomainEvent } from '../../common/events/domain-events.js';
import { EventLog } from '../../common/events/event-log.js';
import { Webhooks } from '../../common/webhooks/webhooks.js';
import type { ImageJob } from '../entities/image-job.entity.js';

export interface EndedJob extends Pick<ImageJob, 'id' | 'webhookId'> {
  status: 'completed' | 'failed' | 'cancelled';
  /** Why it failed. */
  code?: string;
}

/** Tells of image jobs: the diary, and the webhook of who ordered them. */
@Injectable()
export class ImageNotices {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly events: EventLog,
    private readonly webhooks: Webhooks,
  ) {}

  async note(manager: EntityManager, event: DomainEvent): Promise<void> {
    await this.events.emit(manager, event);
  }

  async ended(manager: EntityManager, { id, webhookId, status, code }: EndedJob): Promise<void> {
    if (webhookId === null) return;
    const status_url = `${this.config.publicUrl}/api/status/${id}`;
    const data = { job_id: id, status, status_url, ...(code === undefined ? {} : { error: { code } }) };
    await this.webhooks.enqueue(manager, { endpoint: webhookId, type: `image.${status}`, data });
  }
}
