import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Peppers } from '../auth/peppers.js';
import { Outbox } from '../jobs/outbox.js';
import { WebhookDelivery, WebhookEndpoint, type DeliveryStatus } from './entities.js';
import type { PostOutcome } from './post.js';
import { retryDelayMs } from './retry.js';
import { DELIVER, SEALED_FOR, WEBHOOK_QUEUE } from './webhook.names.js';

/** A delivery whose turn it is. */
export interface DueDelivery {
  id: string;
  url: string;
  secret: string;
  body: string;
}

/** The process that tried has died, again and again. */
export interface NoOutcome {
  error: 'interrupted';
}

/** The states of deliveries as rows. */
@Injectable()
export class WebhookLedger {
  constructor(
    private readonly peppers: Peppers,
    private readonly outbox: Outbox,
  ) {}

  /** Null when it is delivered, given up, disabled or forgotten. */
  async due(manager: EntityManager, id: string): Promise<DueDelivery | null> {
    const row = await manager.findOne(WebhookDelivery, {
      where: { id, status: 'pending' },
      relations: { endpoint: true },
    });
    if (!row?.endpoint || row.endpoint.disabledAt) return null;
    const { id: endpointId, url, secret, pepper } = row.endpoint;
    const opened = this.peppers.unseal({ bytes: secret, pepper }, Buffer.from(endpointId), SEALED_FOR);
    return { id, url, secret: opened, body: JSON.stringify(row.body) };
  }

  /** What an attempt came to, and the promise of the next one where there is to be one. */
  async record(manager: EntityManager, id: string, outcome: PostOutcome | NoOutcome): Promise<DeliveryStatus | null> {
    const row = await manager.findOneBy(WebhookDelivery, { id, status: 'pending' });
    if (!row) return null;
    const attempts = row.attempts + 1;
    const status = statusAfter(outcome);
    const delay = status === 'pending' ? retryDelayMs(attempts, Math.random()) : null;
    const final = status === 'pending' && delay === null ? 'failed' : status;
    const nextAt = delay === null ? null : new Date(Date.now() + delay);
    await manager.update(WebhookDelivery, { id }, { ...traceOf(outcome), status: final, attempts, nextAt });
    if (nextAt) await this.outbox.add(manager, { queue: WEBHOOK_QUEUE, name: DELIVER, ref: id, runAt: nextAt });
    if (final === 'disabled') await this.disable(manager, row.endpointId);
    return final;
  }

  /** The receiver wants no more: nothing goes to this address of this owner, unless it is registered anew. */
  private async disable(manager: EntityManager, id: string): Promise<void> {
    const { owner, url } = await manager.findOneByOrFail(WebhookEndpoint, { id });
    await manager.update(WebhookEndpoint, { owner, url }, { disabledAt: () => 'now()' });
    await manager.query(
      `UPDATE webhook_delivery SET status = 'disabled', next_at = NULL
       WHERE status = 'pending' AND endpoint_id IN (SELECT id FROM webhook_endpoint WHERE owner = $1 AND url = $2)`,
      [owner, url],
    );
  }
}

/** 2xx is delivered, 410 is enough for ever, an address within our own walls is never tried again; all else is. */
function statusAfter(outcome: PostOutcome | NoOutcome): DeliveryStatus {
  if ('error' in outcome) return outcome.error === 'address_refused' ? 'failed' : 'pending';
  if (outcome.status >= 200 && outcome.status < 300) return 'delivered';
  return outcome.status === 410 ? 'disabled' : 'pending';
}

const traceOf = (outcome: PostOutcome | NoOutcome) =>
  'error' in outcome
    ? { lastStatus: null, lastError: outcome.error }
    : {
        lastStatus: outcome.status,
        lastError: null,
        ...(statusAfter(outcome) === 'delivered' ? { deliveredAt: () => 'now()' } : {}),
      };
