import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../../common/config/env.js';
import { Webhooks } from '../../common/webhooks/webhooks.js';
import type { DesignSubmission } from '../entities/design-submission.entity.js';

export interface EndedDesign extends Pick<DesignSubmission, 'id' | 'webhookId'> {
  status: 'completed' | 'failed' | 'cancelled';
  /** Why it failed. */
  code?: string;
}

/** Tells a design's webhook of its end. */
@Injectable()
export class DesignNotices {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly webhooks: Webhooks,
  ) {}

  async ended(manager: EntityManager, { id, webhookId, status, code }: EndedDesign): Promise<void> {
    if (webhookId === null) return;
    const status_url = `${this.config.publicUrl}/api/design/${id}`;
    const data = { id, status, status_url, ...(code === undefined ? {} : { error: { code } }) };
    await this.webhooks.enqueue(manager, { endpoint: webhookId, type: `design.${status}`, data });
  }
}
